"""Settings: the list on the left, one page of it on the right."""
