"""Whole journeys: payments from Pay to the result, through crashes, faults and second thoughts."""
