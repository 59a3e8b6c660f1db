"""What surrounds every screen: strip, top bar, rail, toasts, the ring of the keyboard."""
