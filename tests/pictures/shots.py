"""Pictures of every screen and state, in both sizes and in both themes or in high contrast, without a display."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QStackedWidget

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.merchant import MerchantView
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.sentence import Sentence
from pos_app.domain.start_step import StartStep
from pos_app.system.paths import resources
from pos_app.ui.card.entry_screen import TakePaymentScreen, TakePaymentView
from pos_app.ui.card.open_payments import open_payments_screen
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.frame.application import build_app
from pos_app.ui.frame.start_page import StartPage, StartPageView, view_of_step
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.tasks import run, sleep_precisely
from pos_app.ui.kit.text_size import NORMAL
from pos_app.ui.kit.theme import Mode, Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.practice.screen import PracticeDesk, SandboxScreen
from pos_app.ui.settings.service_setup import ServiceSetupScreen
from tests.pictures import samples, samples_payment, samples_progress
from tests.pictures.component_sheet import ComponentSheet
from tests.pictures.shots_activity import ACTIVITY_STATES
from tests.pictures.shots_hand import press, settle
from tests.pictures.shots_help import HELP_STATES
from tests.pictures.shots_history import HISTORY_STATES
from tests.pictures.shots_people import PEOPLE_STATES
from tests.pictures.shots_printing import PRINTING_STATES
from tests.pictures.shots_settings import SETTINGS_STATES
from tests.pictures.shots_shift import SHIFT_STATES
from tests.pictures.shots_tv import TV_STATES

SIZES = (QSize(1366, 768), QSize(1024, 768))
MODES = (Mode.LIGHT, Mode.DARK)
_LONGER_THAN_A_BLINK = 400  # milliseconds, after which a screen says that it is loading


@dataclass(frozen=True, slots=True)
class Shot:
    """One state of one screen: what stands around it, how it is made, and what is done before the picture."""

    name: str
    shell: ShellView
    fill: Callable[[Theme, TillWindow], None]
    then: Callable[[TillWindow], Awaitable[None]] | None = None
    sizes: tuple[QSize, ...] = SIZES


def render_all(
    folder: Path, *, text_size: int = NORMAL, in_contrast: bool = False, names: Collection[str] = ()
) -> list[Path]:
    """Draw every picture (or those of the states named) into the folder; the same program draws the same pictures."""
    made: list[Path] = []
    app = build_app(["kaunta"], environment=Environment.SANDBOX, theme=Mode.LIGHT.value, resources=resources())
    app.theme.hold_still()
    app.theme.use_text_size(text_size)
    app.theme.use_contrast(high=in_contrast)
    drawn = [shot for shot in shots_in(text_size) if not names or shot.name in names]

    async def draw(_: QApplication) -> int:
        for mode in MODES:
            app.theme.choose(mode)
            for shot in drawn:
                async for window, size in staged(app.theme, shot):
                    name = picture_name(shot, mode, size, text_size=text_size, in_contrast=in_contrast)
                    made.append(_save(window, folder / name))
        return 0

    folder.mkdir(parents=True, exist_ok=True)
    run(draw)
    return made


def shots_in(text_size: int) -> Sequence[Shot]:
    """Return what is drawn with letters of this size: the sheet of components only in the normal one."""
    return SHOTS if text_size == NORMAL else [shot for shot in SHOTS if shot.sizes == SIZES]


def picture_name(shot: Shot, mode: Mode, size: QSize, *, text_size: int = NORMAL, in_contrast: bool = False) -> str:
    """Return the file's name: the state, and how it was looked at."""
    contrast = "contrast-" if in_contrast else ""
    size_of_text = "" if text_size == NORMAL else f".{text_size}"
    return f"{shot.name}.{contrast}{mode.value}.{size.width()}{size_of_text}.png"


async def staged(theme: Theme, shot: Shot) -> AsyncGenerator[tuple[TillWindow, QSize]]:
    """Put the state on a stage, in one size after the other, and take the stage away."""
    window = TillWindow(theme, shot.shell, now=lambda: samples.NOW)
    shot.fill(theme, window)
    window.resize(shot.sizes[0])
    first = next((screen.first_focus() for screen in window.findChildren(Screen)), None)
    (first or window).setFocus(Qt.FocusReason.OtherFocusReason)
    window.show()
    try:
        await settle()
        if shot.then is not None:
            await shot.then(window)
        for size in shot.sizes:
            window.resize(size)
            await settle()
            yield window, size
    finally:
        window.hide()
        window.deleteLater()
        await settle()


def _save(window: TillWindow, path: Path) -> Path:
    if not window.grab().save(str(path)):
        raise KnownError(Sentence.recorded(f"The picture {path} cannot be written."))
    return path


def _sandbox(desk: PracticeDesk) -> Callable[[Theme, TillWindow], None]:
    def fill(theme: Theme, window: TillWindow) -> None:
        item = RailItem("sandbox", "Sandbox", "flask", "F7", at_foot=True, tone=Tone.SANDBOX)
        window.add_screen(item, SandboxScreen(theme, desk, window.dialogs))

    return fill


def _service(view: MerchantView) -> Callable[[Theme, TillWindow], None]:
    def fill(theme: Theme, window: TillWindow) -> None:
        item = RailItem("settings", "Settings", "sliders", "F6", at_foot=True)
        window.add_screen(item, ServiceSetupScreen(theme, samples.StillKeys(view)))

    return fill


def _opening(view: StartPageView) -> Callable[[Theme, TillWindow], None]:
    def fill(theme: Theme, window: TillWindow) -> None:
        opening = StartPage(theme)
        window.show_instead(opening)
        opening.show_opening(view)

    return fill


async def _after_a_blink(_: TillWindow) -> None:
    await sleep_precisely(_LONGER_THAN_A_BLINK)


def _payment(
    view: TakePaymentView, type_in: Callable[[TakePaymentScreen], None] = lambda _: None
) -> tuple[Callable[[Theme, TillWindow], None], Callable[[TillWindow], Awaitable[None]]]:
    def fill(theme: Theme, window: TillWindow) -> None:
        desk = samples_payment.StillPayDesk()
        screen = TakePaymentScreen(theme, desk, window.dialogs, today=lambda: samples_payment.TODAY)
        window.add_screen(RailItem("card", "Card", "card", "F1"), screen)
        screen.show_payment(view)

    async def type_then(window: TillWindow) -> None:
        type_in(next(iter(window.findChildren(TakePaymentScreen))))
        await settle()

    return fill, type_then


def _progress(
    view: PaymentView,
    seconds: float,
    *,
    has_page: bool = False,
    is_in_own_window: bool = False,
    slip: SlipHead = samples_progress.SLIP,
) -> Callable[[Theme, TillWindow], None]:
    def fill(theme: Theme, window: TillWindow) -> None:
        stage = QStackedWidget()
        page = samples_progress.StillPage(theme, stage, is_in_own_window=is_in_own_window) if has_page else None
        screen = PaymentScreen(
            theme,
            samples_progress.StillPayments((view,)),
            samples_progress.StillPages(page),
            stage=stage,
            slip=slip,
            sounds=samples_progress.Silence(),
            now=lambda: samples_progress.after(seconds),
        )
        window.add_screen(RailItem("card", "Card", "card", "F1"), screen)
        screen.show_payment(view)

    return fill


def _open_payments(theme: Theme, window: TillWindow) -> None:
    desk = samples_progress.StillPayments(samples_progress.LEFT_OPEN)
    screen = open_payments_screen(theme, desk, now=lambda: samples_progress.after(0))
    window.add_screen(RailItem("card", "Card", "card", "F1"), screen)
    screen.show_open(samples_progress.LEFT_OPEN)


def _sheet(theme: Theme, window: TillWindow) -> None:
    window.add_screen(RailItem("sheet", "Sheet", "flask", "F1"), ComponentSheet(theme))
    window.count("sheet", 3)


async def _wait_for_skeleton(_window: TillWindow) -> None:
    await sleep_precisely(_LONGER_THAN_A_BLINK)


async def _show_toast(window: TillWindow) -> None:
    window.toast(ToastView("Practice data cleared", "A new practice book begins", "check", "paid_text"))


SHOTS = (
    Shot("01a-take-payment", samples.SANDBOX_SHELL, *_payment(samples_payment.PAYMENT, samples_payment.fill_in)),
    Shot("01a-take-payment-empty", samples.SANDBOX_SHELL, *_payment(samples_payment.PAYMENT)),
    Shot("01a-another-card", samples.SANDBOX_SHELL, *_payment(samples_payment.AGAIN)),
    Shot(
        "01b-take-payment-errors",
        samples.OFFLINE_SHELL,
        *_payment(samples_payment.OFFLINE, samples_payment.fill_in_wrongly),
    ),
    Shot("01d-take-payment-closed", samples.LIVE_SHELL, *_payment(samples_payment.CLOSED)),
    Shot("01d-clock-slow", samples.SANDBOX_SHELL, *_payment(samples_payment.SLOW_CLOCK, samples_payment.fill_in)),
    Shot("01d-clock-of-another-day", samples.SANDBOX_SHELL, *_payment(samples_payment.CLOCK_OF_ANOTHER_DAY)),
    Shot("02-in-progress", samples.SANDBOX_SHELL, _progress(samples_progress.BANK_CHECK, 10.6)),
    Shot("02-slow", samples.SANDBOX_SHELL, _progress(samples_progress.BANK_CHECK, 16.0)),
    Shot("02-cancel-asked", samples.SANDBOX_SHELL, _progress(samples_progress.CANCEL_ASKED, 10.6)),
    Shot("02-stopping", samples.SANDBOX_SHELL, _progress(samples_progress.STOPPING, 9.0)),
    Shot("02-deciding", samples.SANDBOX_SHELL, _progress(samples_progress.DECIDING, 43.0)),
    Shot("02-page-left-open", samples.SANDBOX_SHELL, _progress(samples_progress.PAGE_LEFT_OPEN, 43.0)),
    Shot("03-customer-approval", samples.SANDBOX_SHELL, _progress(samples_progress.APPROVAL, 39.4, has_page=True)),
    Shot("03-taking-long", samples.SANDBOX_SHELL, _progress(samples_progress.APPROVAL, 350.0, has_page=True)),
    Shot(
        "03-own-window",
        samples.SANDBOX_SHELL,
        _progress(samples_progress.APPROVAL, 39.4, has_page=True, is_in_own_window=True),
    ),
    Shot("04a-paid", samples.SANDBOX_SHELL, _progress(samples_progress.PAID, 60.0)),
    Shot(
        "04a-paid-live",
        samples.LIVE_SHELL,
        _progress(samples_progress.PAID_AT_ONCE, 60.0, slip=samples_progress.LIVE_SLIP),
    ),
    Shot("04b-declined", samples.SANDBOX_SHELL, _progress(samples_progress.DECLINED, 60.0)),
    Shot("04c-not-sure", samples.SANDBOX_SHELL, _progress(samples_progress.NOT_SURE, 920.0)),
    Shot("04c-never-asked", samples.SANDBOX_SHELL, _progress(samples_progress.NEVER_ASKED, 920.0)),
    Shot("04c-closed", samples.SANDBOX_SHELL, _progress(samples_progress.CLOSED, 920.0)),
    Shot("04d-not-charged", samples.SANDBOX_SHELL, _progress(samples_progress.NOT_CHARGED, 60.0)),
    Shot("04e-other-money", samples.SANDBOX_SHELL, _progress(samples_progress.OTHER_MONEY, 920.0)),
    Shot("04e-denied", samples.SANDBOX_SHELL, _progress(samples_progress.DENIED, 100.0)),
    Shot("04e-paid-after-all", samples.SANDBOX_SHELL, _progress(samples_progress.LATE, 100.0)),
    Shot("04f-still-open", samples.SANDBOX_SHELL, _open_payments),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in TV_STATES),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in ACTIVITY_STATES),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in SHIFT_STATES),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in PRINTING_STATES),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in PEOPLE_STATES),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in HISTORY_STATES),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in SETTINGS_STATES),
    *(Shot(state.name, state.shell, state.fill, state.then) for state in HELP_STATES),
    Shot("11-sandbox", samples.SANDBOX_SHELL, _sandbox(samples.StillDesk())),
    Shot("11-sandbox-loading", samples.SANDBOX_SHELL, _sandbox(samples.SilentDesk()), _wait_for_skeleton),
    Shot("11-sandbox-no-answer", samples.OFFLINE_SHELL, _sandbox(samples.DeafDesk())),
    Shot(
        "11-sandbox-notice", samples.SANDBOX_SHELL, _sandbox(samples.StillDesk()), press("SendNotice", "Same one twice")
    ),
    Shot(
        "11-sandbox-others",
        samples.SANDBOX_SHELL,
        _sandbox(samples.StillDesk()),
        press("NextPaymentPanel", "Something else"),
    ),
    Shot(
        "11-sandbox-clear",
        samples.SANDBOX_SHELL,
        _sandbox(samples.StillDesk()),
        press("SandboxScreen", "Clear practice data"),
    ),
    Shot("11-sandbox-toast", samples.SANDBOX_SHELL, _sandbox(samples.StillDesk()), _show_toast),
    Shot("09a-service-missing", samples.TEST_SHELL, _service(samples.NO_KEYS)),
    Shot("09a-service-kept", samples.LIVE_SHELL, _service(samples.KEYS), press("SetupSheet", "Test connection")),
    Shot("09a-service-this-start", samples.TEST_SHELL, _service(samples.KEYS_FOR_NOW)),
    Shot("14-waiting-for-keys", samples.TEST_SHELL, _opening(view_of_step(StartStep.KEYS)), _after_a_blink),
    Shot("14-cannot-be-opened", samples.SANDBOX_SHELL, _opening(samples.CANNOT_OPEN)),
    Shot("13-components", samples.SANDBOX_SHELL, _sheet, sizes=(QSize(1366, 1104),)),
)
