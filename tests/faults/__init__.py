"""The client against the played service, fault by fault."""
