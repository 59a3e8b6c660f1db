"""What every kind of transaction shows alike, over descriptions of what differs: a card payment, a TV order."""
