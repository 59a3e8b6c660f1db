"""Figures: ours beside something known, measured in one run."""
