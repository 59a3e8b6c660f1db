"""The window, its parts and its screens, driven by real keys and clicks."""
