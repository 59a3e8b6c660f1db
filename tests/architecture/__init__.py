"""The laws of the house, held by tools."""
