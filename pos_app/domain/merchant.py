"""Which merchant the till speaks for: addresses and keys, as far as they may be shown."""

from dataclasses import dataclass

from pos_app.domain.sentence import Sentence


@dataclass(frozen=True, slots=True)
class MerchantView:
    """What is set and what is missing; of a key no more than tells it from another."""

    base_url: str  # '' while none is set
    s2s_base_url: str
    profile_file: str  # where the addresses are written
    has_secret: bool
    has_public: bool
    vault_sentence: Sentence  # where keys are kept on this computer
    paying_closed_because: Sentence | None  # why nothing can be paid; None when it can
    is_for_this_start: bool = False  # the keys are in memory only: gone when the till closes
    masked: tuple[str, str] = ("", "")  # secret and public: dots, and the last letters of a long one
    is_fixed: bool = False  # practice: the played service has its own
