"""How the texts of the program are found, and how translations outlive a change of it."""

import ast
from pathlib import Path

import pytest
import translations
from translation_sources import SENTENCE, Found, LostTextError, all_texts, sentences, shown_texts

from pos_app.system.settings import Language


def shown(source: str) -> set[tuple[str, str]]:
    return {(one.context, one.source) for one in shown_texts(ast.parse(source), "pos_app/ui/x.py")}


def told(source: str) -> set[str]:
    found = list(sentences(ast.parse(source), "pos_app/services/x.py"))
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


def test_sentences_are_found_by_their_templates() -> None:
    assert told("raise KnownError(Sentence('There is no such shift.'))") == {"There is no such shift."}
    assert told("_X: Final = Sentence('The {0} cannot be {1}.', book, Sentence('read'))") == {
        "The {0} cannot be {1}.",
        "read",
    }
    assert told("Sentence('Only {0} of {{}}. ' 'Try it again.', x)") == {"Only {0} of {{}}. Try it again."}


@pytest.mark.parametrize("source", ["Sentence('{0} {1}', one, other)", "Sentence('')", "x = 'There is no such shift.'"])
def test_what_has_no_words_or_is_no_sentence_is_not_translated(source: str) -> None:
    assert told(source) == set()


@pytest.mark.parametrize(
    "source", ["Sentence(text)", "Sentence(f'The {book}.')", "Sentence('a' if x else 'b')", "Sentence()"]
)
def test_a_sentence_whose_template_is_not_written_out_is_a_mistake(source: str) -> None:
    with pytest.raises(LostTextError, match=r"^pos_app/services/x\.py:1: it cannot be told"):
        told(source)


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
    met, other = Found("A", "One", "pos_app/ui/a.py"), Found("B", "Two", "pos_app/ui/b.py", is_for_cashiers=False)
    assert translations.wanted_in(Language.FRENCH, [met, other]) == [met, other]
    assert translations.wanted_in(Language.HAUSA, [met, other]) == [met]


def test_a_module_or_its_package_says_that_cashiers_do_not_meet_it(tmp_path: Path) -> None:
    marked = '__audience__ = "back office"\n'
    files = {
        "a.py": marked + "Sentence('Here.')\nSentence('In both.')",
        "b.py": "Sentence('At the counter.')\nSentence('In both.')",
        "setup/__init__.py": marked,
        "setup/deep/c.py": "Sentence('Below it.')",
    }
    for name, source in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source, "utf-8")
    met = {one.source: one.is_for_cashiers for one in all_texts(tmp_path)}
    assert met == {"At the counter.": True, "Below it.": False, "Here.": False, "In both.": True}
