"""The web room, with the real Chromium and real pages on the loopback."""
