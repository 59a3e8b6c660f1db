"""The parts of the Sandbox screen."""
