"""The manual, shown in the program."""
