"""The parts of the screen that shows one card payment, from Pay to its result."""
