"""Paper from the screens: the button that prints, what became of it in words, and the system's own printers."""
