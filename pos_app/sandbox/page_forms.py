"""What a page of ours sends back: a form of a few short fields."""

from urllib.parse import parse_qs

from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import ReceivedCall

_MOST_FIELDS = 10


def read_form(asked: ReceivedCall) -> dict[str, str]:
    """The first value of each field of an urlencoded form."""
    try:
        found = parse_qs(asked.body.decode(), keep_blank_values=True, max_num_fields=_MOST_FIELDS)
    except ValueError:
        raise RefusedCall(400, "The form cannot be read") from None
    return {name: values[0] for name, values in found.items()}
