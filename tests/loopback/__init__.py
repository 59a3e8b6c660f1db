"""HTTP to ourselves."""
