"""The file of a journal: its writer, its chain, its copies, on disks that fail."""
