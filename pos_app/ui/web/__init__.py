"""The web pages of a payment; nothing of WebEngine is imported before the first of them (or the warm-up) is wanted."""
