"""Values and rules of the counter: standard library only, no I/O, no clock, no Qt."""
