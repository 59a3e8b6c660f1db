"""The sheets of "About and support": licences, what a support bundle gives away, what a file of settings changes."""

__audience__ = "back office"

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from pos_app.domain.settings_transfer import SettingChange, SettingsImport
from pos_app.system.licences import Licence
from pos_app.ui.activity.raw_text import safe_lines
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.settings.printer.choice import ChoiceField
from pos_app.ui.settings.support_desk import BundleLike

_ROW: Final = 36
_LOW_ROW: Final = 28
_WIDE: Final = 760
_READING: Final = 300


class LicencesDialog(Dialog):
    """Every part of others, with its version and its licence."""

    def __init__(self, theme: Theme, parts: Sequence[Licence]) -> None:
        super().__init__(theme, self.tr("Licences"), leave=self.tr("Close"))
        self.setFixedWidth(theme.px(_WIDE))
        about = self.tr(
            "Kaunta is under the MIT licence. These parts of others are inside it; their texts come with it."
        )
        self.setAccessibleDescription(about)
        self.body.addWidget(Text(theme, about, ink="text_muted", wraps=True))
        rows = FactRows(theme, row=theme.px(_ROW))
        rows.show_facts([Fact(f"{each.name} {each.version}", each.licence) for each in parts])
        self.body.addWidget(rows)


class BundleDialog(Dialog):
    """Every text that would be given away can be read here first; the answer is `save` or None."""

    SAVE: Final = "save"

    def __init__(self, theme: Theme, bundle: BundleLike) -> None:
        super().__init__(theme, self.tr("What would be given away"), leave=self.tr("Save nothing"))
        self.setFixedWidth(theme.px(_WIDE))
        about = self.tr(
            "No journal, no key, no card and no customer is in it. It is searched once more before it is saved."
        )
        self.setAccessibleDescription(about)
        self._texts = {each.name: each.text for each in bundle.sheets}
        self.choice = ChoiceField(theme, name=self.tr("Text"))
        said = self.tr("{name} ({lines} lines)")
        counts = {name: text.count("\n") for name, text in self._texts.items()}
        self.choice.offer([(name, said.format(name=name, lines=lines)) for name, lines in counts.items()])
        self.reading = QPlainTextEdit()
        without_menus(self.reading)
        self.reading.setReadOnly(True)
        self.reading.setFrameShape(QFrame.Shape.NoFrame)
        self.reading.setFont(theme.mono(Type.CAPTION))
        self.reading.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.reading.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.reading.setFixedHeight(theme.px(_READING))
        self.reading.setAccessibleName(self.tr("Text"))
        for widget in (Text(theme, about, ink="text_muted", wraps=True), self.choice, self.reading):
            self.body.addWidget(widget)
        self.choice.chosen.connect(self._show)
        first = next(iter(self._texts), "")
        self.choice.choose(first)
        self._show(first)
        self.add_choice(
            Button(theme, self.tr("Save it"), ButtonKind.PRIMARY, icon="download", key="F9", large=True), self.SAVE
        )

    def _show(self, name: str) -> None:
        self.reading.setPlainText(safe_lines(self._texts.get(name, "")))


class ImportDialog(Dialog):
    """What would change, from what to what; the answer is `take` or None."""

    TAKE: Final = "take"

    def __init__(self, theme: Theme, carried: SettingsImport) -> None:
        title = self.tr("Settings of {file}").format(file=carried.file)
        super().__init__(theme, title, leave=self.tr("Leave it as it is"))
        self.setFixedWidth(theme.px(_WIDE))
        stays = self.tr("The name of this till and what its references begin with stay as they are.")
        many = self.tr("{many} would change.").format(many=len(carried.changes))
        said = many if carried.changes else self.tr("Nothing would change.")
        self.setAccessibleDescription(f"{said} {stays}")
        self.body.addWidget(Text(theme, f"{said} {stays}", ink="text_muted", wraps=True))
        for change in carried.changes:
            self._add_change(theme, change)
        take = Button(theme, self.tr("Take them"), ButtonKind.PRIMARY, icon="check", key="F9", large=True)
        take.setEnabled(bool(carried.changes))
        self.add_choice(take, self.TAKE)

    def _add_change(self, theme: Theme, change: SettingChange) -> None:
        before, after = (text or self.tr("nothing") for text in (change.before, change.after))
        rows = FactRows(theme, row=theme.px(_LOW_ROW))
        rows.show_facts([Fact(self.tr("Now"), before), Fact(self.tr("Then"), after)])
        self.body.addSpacing(theme.tokens.space.x1)
        self.body.addWidget(Text(theme, change.says, kind=Type.LABEL, weight=600, wraps=True))
        self.body.addWidget(rows)
