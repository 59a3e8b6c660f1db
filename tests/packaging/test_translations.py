"""How the texts of the program are found, and how translations outlive a change of it."""

import ast
from pathlib import Path

import pytest
import translations
from translation_sources import SENTENCE, Found, LostTextError, shown_texts, told_sentences

from pos_app.system.settings import Language


def shown(source: str) -> set[tuple[str, str]]:
    return {(one.context, one.source) for one in shown_texts(ast.parse(source), "pos_app/ui/x.py")}


def told(source: str) -> set[str]:
    found = list(told_sentences(ast.parse(source), "pos_app/services/x.py"))
    assert {one.context for one in found} <= {SENTENCE}
    return {one.source for one in found}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("class A:\n  def f(self): self.tr('One')", {("A", "One")}),
        ("class A:\n  def f(self): return self.tr('One'), lambda: self.tr('Two')", {("A", "One"), ("A", "Two")}),
        ("class A:\n  def f(self): self.tr('One ' 'two')", {("A", "One two")}),
        ("class A:\n  def f(self): self.tr('One' if x else 'Two')", {("A", "One"), ("A", "Two")}),
        ("class A:\n  def f(self): self._window.tr('One')", {("TillWindow", "One")}),
        ("def f(owner):\n  tr = owner.tr\n  tr('One')", {("QWidget", "One")}),
        ("def f(): QCoreApplication.translate('c', 'One')", {("c", "One")}),
        ("_C: Final = 'c'\ndef f(): QCoreApplication.translate(_C, 'One')", {("c", "One")}),
        ("def f():\n  say = QCoreApplication.translate\n  say('c', 'One')", {("c", "One")}),
        ("def f():\n  say, x = QCoreApplication.translate, 1\n  say('c', 'One')", {("c", "One")}),
        ("_C = 'c'\n_say = partial(QCoreApplication.translate, _C)\ndef f(): _say('One')", {("c", "One")}),
        ("def f(): _tr('One')\ndef _tr(s): return QCoreApplication.translate('c', s)", {("c", "One")}),
    ],
)
def test_a_text_is_found_with_its_context(source: str, found: set[tuple[str, str]]) -> None:
    assert shown(source) == found


@pytest.mark.parametrize(
    "source",
    [
        "class A:\n  def f(self): self.tr(self.text)",
        "class A:\n  def f(self): self.tr(f'One {x}')",
        "class A:\n  def f(self): self._other.tr('One')",
        "def f(): QCoreApplication.translate(context(), 'One')",
        "def f(): tr('One')",
        "_say = partial(QCoreApplication.translate, 'c')\nONE = _say('One')",
    ],
)
def test_a_text_that_cannot_be_followed_is_a_mistake(source: str) -> None:
    with pytest.raises(LostTextError, match=r"^pos_app/ui/x\.py:\d+: it cannot be told"):
        shown(source)


def test_a_text_for_a_number_of_things_has_forms() -> None:
    (found,) = shown_texts(ast.parse("class A:\n  def f(self): self.tr('%n slip(s)', '', 2)"), "pos_app/ui/x.py")
    assert found.is_plural


def test_sentences_below_the_screens_are_templates() -> None:
    assert told("raise KnownError('There is no such shift.')") == {"There is no such shift."}
    assert told("raise KnownError(f'The {book} cannot be {doing!r}.')") == {"The {0} cannot be {1}."}
    assert told("x = f'Only {1} of {{}} and {y:>3}. ' f'Try it again.'") == {"Only {0} of {{}} and {1}. Try it again."}


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of a module."""',
        "log.warning('It was not written: %s.', x)",
        "raise ValueError('A mistake of ours is this.')",
        "x = 'UPDATE sale SET state = 1 WHERE number = ?.'",
        "x = f'{a} {b}.'",
        "x = 'no_sentence'",
    ],
)
def test_what_nobody_is_shown_is_no_sentence(source: str) -> None:
    assert told(source) == set()


def test_a_translation_outlives_a_new_reading(tmp_path: Path) -> None:
    path = tmp_path / "kaunta_fr.ts"
    texts = [Found("A", "One", "pos_app/ui/a.py"), Found("B", "%n slip(s)", "pos_app/ui/b.py", is_plural=True)]
    known = {("A", "One"): ("Un",), ("B", "%n slip(s)"): ("%n ticket", "%n tickets"), ("C", "Gone"): ("Parti",)}
    counted = translations.write(path, Language.FRENCH, texts, known)
    assert (counted.texts, counted.translated) == (2, 2)
    again = translations.read(path)
    assert again == {key: known[key] for key in list(known)[:2]}
    moved = [Found("Other", "One", "pos_app/ui/c.py"), Found("Other", "New", "pos_app/ui/c.py")]
    assert translations.write(path, Language.FRENCH, moved, again).translated == 1
    assert translations.read(path) == {("Other", "One"): ("Un",)}


def test_a_language_without_settings_and_the_like_has_a_file_of_what_cashiers_meet() -> None:
    met, other = Found("A", "One", "pos_app/ui/card/a.py"), Found("B", "Two", "pos_app/ui/settings/page.py")
    assert translations.wanted_in(Language.FRENCH, [met, other]) == [met, other]
    assert translations.wanted_in(Language.HAUSA, [met, other]) == [met]
