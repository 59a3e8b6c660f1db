"""The page of the printer in Settings: what a person sets is what comes back, and a test page tries it unsaved."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from pos_app.domain.printing import PrinterConfig, PrinterConnection, PrintOutcome, PrintResult, PrintTrouble
from pos_app.system.settings import Printer, Settings, Signs
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.settings.printer.choice import ChoiceField
from pos_app.ui.settings.printer.section import PrinterSection
from tests.pictures import samples
from tests.pictures import samples_printing as printing
from tests.ui.documents.fake_printer import Paperwork
from tests.ui.finding import button, the, words
from tests.ui.hands import click, write


def a_section(qtbot: QtBot, theme: Theme, desk: Paperwork, settings: Settings = printing.NETWORK) -> PrinterSection:
    section = PrinterSection(theme, desk, now=lambda: samples.NOW, names=lambda: printing.PRINTERS)
    qtbot.addWidget(section)
    section.resize(900, 700)
    section.show()
    section.load(settings)
    qtbot.waitUntil(lambda: choice(section, "Model").isEnabled())
    return section


def choice(section: PrinterSection, name: str) -> ChoiceField:
    found = [each for each in section.findChildren(ChoiceField) if each.accessibleName().startswith(f"{name},")]
    assert len(found) == 1
    return found[0]


def take(one: ChoiceField, words: str) -> None:
    """Open the list and press the line with these words."""
    click(one)
    menu = the(QMenu, one)
    assert menu.isVisible()
    next(each for each in menu.actions() if each.text() == words).trigger()
    menu.close()


@pytest.mark.parametrize(
    "settings",
    [
        printing.NETWORK,
        printing.NOT_SET,
        printing.OF_THE_SYSTEM,
        replace(printing.NETWORK, printer=Printer.FILE, printer_address="/dev/usb/lp0", paper_width=58, drawer=False),
    ],
)
def test_what_was_set_comes_back_as_it_was(qtbot: QtBot, theme: Theme, settings: Settings) -> None:
    section, changes = a_section(qtbot, theme, Paperwork(), settings), list[bool]()
    section.changed.connect(lambda: changes.append(True))
    assert replace(settings, **section.value()) == settings
    assert changes == []


def test_a_printer_is_set_up_by_hand(qtbot: QtBot, theme: Theme) -> None:
    section, changes = a_section(qtbot, theme, Paperwork(), Settings()), list[bool]()
    section.changed.connect(lambda: changes.append(True))
    take(choice(section, "Printer"), "Receipt printer, network")
    the(QLineEdit, section).setFocus(Qt.FocusReason.OtherFocusReason)
    write(section, "10.0.0.9")
    take(choice(section, "Model"), "TM-T88III")
    take(choice(section, "Letters"), "CP858")
    click(button(section, "58 mm"))
    for words_of in ("Customer copy", "Merchant copy", "Slips", "As picture"):
        click(button(section, words_of))
    click(the(Switch, section))
    assert section.value() == {
        "printer": Printer.NETWORK,
        "printer_address": "10.0.0.9",
        "printer_profile": "TM-T88III",
        "printer_code_page": "CP858",
        "paper_width": 58,
        "print_paid": True,
        "print_merchant": True,
        "print_slips": True,
        "currency_signs": Signs.PICTURE,
        "drawer": True,
    }
    assert len(changes) == len("10.0.0.9") + 9
    Settings(**section.value())  # type: ignore[arg-type]  # takes them all


def test_a_model_brings_code_pages_of_its_own(qtbot: QtBot, theme: Theme) -> None:
    section = a_section(qtbot, theme, Paperwork(), replace(printing.NETWORK, printer_code_page="CP1252"))
    take(choice(section, "Model"), "TM-T88III")
    assert section.value()["printer_code_page"] == "CP437"


def test_a_printer_of_this_computer_is_found_by_name(qtbot: QtBot, theme: Theme) -> None:
    section = a_section(qtbot, theme, Paperwork(), replace(printing.OF_THE_SYSTEM, printer_address=""))
    click(button(section, "Find"))
    take(choice(section, "Printers of this computer"), "Office")
    assert section.value()["printer_address"] == "Office"


def test_another_way_has_another_address(qtbot: QtBot, theme: Theme) -> None:
    section = a_section(qtbot, theme, Paperwork())
    take(choice(section, "Printer"), "Receipt printer, USB")
    assert section.value()["printer_address"] == ""
    assert "Vendor and product, as in 04b8:0e15" in words(section)


def test_a_test_page_tries_what_is_not_saved_yet(qtbot: QtBot, theme: Theme) -> None:
    desk, said = Paperwork(), list[ToastView]()
    section = a_section(qtbot, theme, desk)
    section.told.connect(said.append)
    click(button(section, "58 mm"))
    click(button(section, "Print a test page"))
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].title == "Test page printed"
    assert desk.machines == [
        PrinterConfig(PrinterConnection.NETWORK, "192.168.1.50", "default", "CP437", 58, has_drawer=True)
    ]
    assert "TEST PAGE" in [line.left for line in desk.printed[0].lines]


def test_a_dead_printer_is_said_at_the_button_and_in_the_page(qtbot: QtBot, theme: Theme) -> None:
    dead = PrintOutcome(PrintResult.NOT_PRINTED, PrintTrouble.NO_ANSWER)
    desk, said = Paperwork(dead, replace(printing.READY, last=dead)), list[ToastView]()
    section = a_section(qtbot, theme, desk)
    section.told.connect(said.append)
    click(button(section, "Print a test page"))
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].title == "Printer does not answer"
    qtbot.waitUntil(lambda: "Printer does not answer" in words(section))


def test_the_page_shows_how_a_slip_will_look(qtbot: QtBot, theme: Theme) -> None:
    section = a_section(qtbot, theme, Paperwork())
    paper = the(ReceiptSlip, section)
    assert "80 mm" in paper.text()
    assert "Last print 14:31:52. Nothing waiting." in words(section)
    click(button(section, "58 mm"))
    assert "58 mm" in paper.text()
    click(button(section, "As picture"))
    assert "₦12,500.00" in paper.text()
