"""Every made-up state of every screen, and the drawing of it: pictures for those who make the till."""
