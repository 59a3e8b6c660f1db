"""What a cashier or manager can do."""
