"""The file of a journal: its writer thread, its reader, its hash chain, and its copies."""
