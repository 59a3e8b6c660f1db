"""The message of a device page that has finished, in all the forms it is known to come in."""

import json
from typing import cast

DONE = "profile.completed"


def says_done(text: str) -> bool:
    """Look at the kind of message only: a `Status` of false, too, means that the page has finished."""
    try:
        message: object = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(message, dict) and cast("dict[object, object]", message).get("MessageType") == DONE
