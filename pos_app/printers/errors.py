"""Why a slip is not on paper."""

from pos_app.domain.printing import PrintTrouble


class NotPrinted(Exception):  # noqa: N818  # a fact, as the house names errors
    """Nothing of the slip has reached the printer."""

    def __init__(self, trouble: PrintTrouble, detail: str = "") -> None:
        super().__init__(detail or trouble.value)
        self.trouble = trouble


class MaybePrinted(Exception):  # noqa: N818  # a fact, as the house names errors
    """Some of the slip has reached the printer, or all of it and nobody says what became of it."""

    def __init__(self, trouble: PrintTrouble, detail: str = "") -> None:
        super().__init__(detail or trouble.value)
        self.trouble = trouble
