"""The played service, judged by the contract and by a browser."""
