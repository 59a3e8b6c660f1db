"""Paper from the screens."""
