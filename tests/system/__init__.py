"""The till's place on this computer, tried with real files, real processes and a real keyring."""
