"""The gateway against real sockets."""
