"""The window onto the till: everything that knows Qt."""
