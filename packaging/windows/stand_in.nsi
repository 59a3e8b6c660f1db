; A program that does nothing for a while: it stands in for the till where that cannot be frozen, to try the installer.
Target amd64-unicode
Unicode true
RequestExecutionLevel user
SilentInstall silent
OutFile "${OUT}"
Name "Stand-in"
Section
  Sleep 120000
SectionEnd
