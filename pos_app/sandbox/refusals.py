"""A call that is not taken, and the sentence that goes back."""


class RefusedCall(Exception):  # noqa: N818  # a fact, as the house names errors
    """What was asked is refused; `fields` name what was wrong, where it was a field, and `why` says what with it."""

    def __init__(self, status: int, message: str, *, fields: tuple[str, ...] = (), why: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.fields = fields
        self.why = why
