"""Puts the till together: the process, the services, the screens, and what starts and ends with them."""
