"""The parts of the Sandbox screen."""

__audience__ = "back office"
