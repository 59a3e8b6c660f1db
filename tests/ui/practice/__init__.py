"""The Sandbox screen."""
