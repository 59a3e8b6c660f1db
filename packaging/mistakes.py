"""What can go wrong with a command, told in one sentence."""

from enum import IntEnum


class ExitCode(IntEnum):
    FAILED = 1
    YOUR_TURN = 2
    """Nothing was tried, or no more can be: the sentence says what to do first."""
    STOPPED = 130


class MistakeError(Exception):
    """Ends the command with its sentence and its exit code; never with a traceback."""

    def __init__(self, sentence: str, code: ExitCode = ExitCode.FAILED) -> None:
        super().__init__(sentence)
        self.code = code
