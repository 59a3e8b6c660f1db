"""The parts of the screen where a card payment is entered."""
