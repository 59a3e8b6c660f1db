; The Windows installer: for one user or for all, silent if asked, in place over an older version, and never half done.
;
;   makensis -DVERSION=1.2.3 -DPAYLOAD=dist/kaunta/* -DSIZE_KB=390000 -DOUT=kaunta-1.2.3-setup.exe installer.nsi
;
; kaunta-setup.exe [/S] [/CurrentUser | /AllUsers] [/D=C:\...\Kaunta]     the last one without quotes, and last
;
; The new version is laid out beside the old one and then exchanged with it by two renames: whatever happens before,
; a full disk or a kill, the old version is whole; whatever happens after, the new one is. What a shop wrote down lies in
; the user's own folder (%LOCALAPPDATA%\Kaunta) and is touched by neither the installer nor the uninstaller.
; Exit codes: 0 done, 1 stopped by a person, 2 refused; %TEMP%\kaunta-setup.log has the sentence.

; NSIS for Windows, as its makers publish it, writes installers of 32 bits only; the program that they install has 64.
!ifndef TARGET
  !define TARGET amd64-unicode
!endif
Target ${TARGET}
Unicode true
!ifndef COMPRESSION
  !define COMPRESSION "/SOLID lzma"
!endif
SetCompressor ${COMPRESSION}
Name "Kaunta"
OutFile "${OUT}"
BrandingText "Kaunta ${VERSION}"
ManifestDPIAware true
ManifestSupportedOS all
AllowSkipFiles off

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "Kaunta"
!define MULTIUSER_USE_PROGRAMFILES64
!include MultiUser.nsh
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include x64.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kaunta"

!define MUI_ICON "${NSISDIR}\Contrib\Graphics\Icons\modern-install.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Kaunta.exe"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Kaunta"
VIAddVersionKey /LANG=1033 "FileDescription" "Kaunta, the till: setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT licence"

; One sentence, on the screen or in the log, and nothing done.
!macro Refuse sentence
  FileOpen $9 "$TEMP\kaunta-setup.log" w
  FileWrite $9 "${sentence}$\r$\n"
  FileClose $9
  MessageBox MB_OK|MB_ICONSTOP "${sentence}" /SD IDOK
  SetErrorLevel 2
  Quit
!macroend
!define Refuse "!insertmacro Refuse"

; A program that runs cannot be opened for writing. It is never ended from here: a payment may be open in it.
!macro RefuseWhileOpen un
Function ${un}RefuseWhileOpen
  StrCpy $1 "Kaunta.exe"
  Call ${un}RefuseWhileThisRuns
  StrCpy $1 "pos-app.exe"
  Call ${un}RefuseWhileThisRuns
FunctionEnd

Function ${un}RefuseWhileThisRuns
  ${If} ${FileExists} "$INSTDIR\$1"
    ClearErrors
    FileOpen $0 "$INSTDIR\$1" a
    ${If} ${Errors}
      ${Refuse} "Kaunta is open ($1), and a payment may be. Finish it, close the till, then start this again."
    ${EndIf}
    FileClose $0
  ${EndIf}
FunctionEnd
!macroend
!insertmacro RefuseWhileOpen ""
!insertmacro RefuseWhileOpen "un."

Function .onInit
  ${IfNot} ${RunningX64}
    ${Refuse} "Kaunta needs a Windows of 64 bits."
  ${EndIf}
  SetRegView 64
  StrCpy $3 $INSTDIR ; what /D= said; MultiUser would overwrite it
  !insertmacro MULTIUSER_INIT
  ${If} $MultiUser.InstallMode == "CurrentUser"
  ${AndIf} $INSTDIR == "$LOCALAPPDATA\Kaunta"
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Kaunta" ; beside, not in, the folder of the shop's data
  ${EndIf}
  ReadRegStr $0 SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
    StrCpy $INSTDIR $0
  ${EndIf}
  ${If} $3 != ""
    StrCpy $INSTDIR $3
  ${EndIf}
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Only a folder of our own is ever exchanged or removed.
Function RefuseForeignFolder
  ${GetFileName} $INSTDIR $0
  ${If} $0 != "Kaunta"
    ${Refuse} "The folder $INSTDIR is not called Kaunta. Choose one that is."
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\*.journal"
    ${Refuse} "The folder $INSTDIR holds what a shop wrote down. Choose another one."
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\*.*"
  ${AndIfNot} ${FileExists} "$INSTDIR\SHA256SUMS"
    ${Refuse} "The folder $INSTDIR holds other things. Choose another one."
  ${EndIf}
FunctionEnd

Function RefuseLittleSpace
  ${GetRoot} $INSTDIR $0
  ${DriveSpace} "$0\" "/D=F /S=K" $1
  ${If} $1 != ""
  ${AndIf} $1 < ${SIZE_KB}
    IntOp $2 ${SIZE_KB} / 1024
    ${Refuse} "The disk $0 is too full: Kaunta needs $2 MB of free space. Nothing was changed."
  ${EndIf}
FunctionEnd

; What a kill between the two renames leaves: the old version under its other name.
Function FinishWhatWasCut
  ${IfNot} ${FileExists} "$INSTDIR\*.*"
  ${AndIf} ${FileExists} "$INSTDIR.old\SHA256SUMS"
    Rename "$INSTDIR.old" "$INSTDIR"
  ${EndIf}
  RMDir /r "$INSTDIR.new"
FunctionEnd

Section "Kaunta"
  Call RefuseForeignFolder
  Call FinishWhatWasCut
  Call RefuseWhileOpen
  Call RefuseLittleSpace
  SetOutPath "$INSTDIR.new"
  ClearErrors
  File /r "${PAYLOAD}"
  WriteUninstaller "$INSTDIR.new\uninstall.exe"
  ${If} ${Errors}
    SetOutPath "$TEMP"
    RMDir /r "$INSTDIR.new"
    ${Refuse} "The new version could not be written. Is the disk full? Nothing was changed."
  ${EndIf}
  SetOutPath "$TEMP" ; a folder that is somebody's current one cannot be renamed
  Call RefuseWhileOpen
  ${If} ${FileExists} "$INSTDIR\*.*"
    RMDir /r "$INSTDIR.old"
    ClearErrors
    Rename "$INSTDIR" "$INSTDIR.old"
    ${If} ${Errors}
      RMDir /r "$INSTDIR.new"
      ${Refuse} "The older version is in use. Close the till, then start this again. Nothing was changed."
    ${EndIf}
  ${EndIf}
  ClearErrors
  Rename "$INSTDIR.new" "$INSTDIR"
  ${If} ${Errors}
    Rename "$INSTDIR.old" "$INSTDIR"
    RMDir /r "$INSTDIR.new"
    ${Refuse} "The new version could not be put in its place. The older one stays."
  ${EndIf}
  RMDir /r "$INSTDIR.old"

  CreateShortcut "$SMPROGRAMS\Kaunta.lnk" "$INSTDIR\Kaunta.exe" "run"
  CreateShortcut "$SMPROGRAMS\Kaunta (real money).lnk" "$INSTDIR\Kaunta.exe" "run --environment live"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Kaunta"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Kaunta.exe"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The Kaunta project"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  FileOpen $9 "$TEMP\kaunta-setup.log" w
  FileWrite $9 "Kaunta ${VERSION} is installed in $INSTDIR.$\r$\n"
  FileClose $9
SectionEnd

; A write that fails in the middle of a file, as on a full disk, ends here.
Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR.new"
  FileOpen $9 "$TEMP\kaunta-setup.log" w
  FileWrite $9 "The new version could not be written. Is the disk full? Nothing was changed.$\r$\n"
  FileClose $9
  SetErrorLevel 2
FunctionEnd

Section "Uninstall"
  Call un.RefuseWhileOpen
  ${IfNot} ${FileExists} "$INSTDIR\SHA256SUMS"
    ${Refuse} "The folder $INSTDIR is not as it was installed. Nothing was removed."
  ${EndIf}
  Delete "$SMPROGRAMS\Kaunta.lnk"
  Delete "$SMPROGRAMS\Kaunta (real money).lnk"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR"
  RMDir /r "$INSTDIR.new"
  RMDir /r "$INSTDIR.old"
  FileOpen $9 "$TEMP\kaunta-setup.log" w
  FileWrite $9 "Kaunta was removed. What the shop wrote down stays in $LOCALAPPDATA\Kaunta.$\r$\n"
  FileClose $9
SectionEnd
