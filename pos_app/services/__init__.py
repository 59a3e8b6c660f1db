"""What a cashier or manager can do: asyncio, no Qt, no SQL, no HTTP."""
