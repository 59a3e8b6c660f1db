"""A guarded HTTP server, and the endpoint that webhooks arrive at."""

__audience__ = "back office"
