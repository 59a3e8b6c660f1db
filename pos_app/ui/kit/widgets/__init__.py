"""The controls that the screens are made of."""
