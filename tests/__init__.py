"""The specification of the till, as sentences that run."""
