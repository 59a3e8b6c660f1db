"""HTTP to ourselves: a guarded server, and the endpoint that notices arrive at."""
