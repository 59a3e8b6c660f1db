"""The till's place on this computer: folders, settings, keys, logs, crash reports, one instance."""

__audience__ = "back office"
