"""The payment service, played: every operation of the contract, with made-up money."""
