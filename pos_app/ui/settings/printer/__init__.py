"""The page of the printer in Settings: how slips reach paper, a test page, and how a slip will look."""

__audience__ = "back office"
