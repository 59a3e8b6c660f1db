"""The parts of the screen where cable TV is renewed: the choice, the summary, and the order up to its result."""
