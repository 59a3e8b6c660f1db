"""Where releases are announced, and the key that announcements are signed with; both are empty until there are any.

`packaging/signing/announce.py new-key` makes the key and says what belongs here. Whoever changes these lines changes
whom every till believes.
"""

from typing import Final

ADDRESS: Final = ""  # https, of the announcement
KEY: Final = ""  # Ed25519, 64 hex digits
