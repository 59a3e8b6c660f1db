"""The shift: the drawer, what was taken since the last Z, and the Z itself."""
