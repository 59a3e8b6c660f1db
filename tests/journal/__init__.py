"""The journal and the inbox, on real files."""
