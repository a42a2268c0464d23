"""Every language that there is keeps to English and to its limits."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import sentences, translation
from tools.sentences import Fault, catalogues, parsed, texts

pytestmark = [pytest.mark.xdist_group("catalogues"), pytest.mark.always]

ROOT = sentences.LANG.parents[1]
CODES = sorted({path.parent.name for path in sentences.LANG.rglob("*.ftl")} - {"en"})
"""Every translation, also one that is not offered yet."""
WHOLE = ("el", "hu")
"""Languages in which nothing is missing: each new message comes in them, too."""
ENGLISH = """### Words.
### max 60

# $a
# max 20
one = { $a }
two = Two
# $own (bool)
three = { $own ->
    [yes] Mine
   *[no] Not mine
}

## caption(verb): what a menu is for
## max 10
## $n (int)

caption-pay = Pay { $n }
caption-end = End
"""


@pytest.mark.sliced(5)
@pytest.mark.parametrize("code", CODES)
def test_a_translation_keeps_to_english(code: str) -> None:
    assert translation.problems(code) == []


@pytest.mark.parametrize("code", WHOLE)
def test_nothing_that_players_read_is_missing(code: str) -> None:
    assert translation.missing(code) == {}


def test_english_keeps_its_own_limits() -> None:
    found = [
        f"{name}: {message.id}: {text}"
        for name, catalogue in catalogues().items()
        for message in catalogue.messages.values()
        if message.limit is not None
        for text in texts(message.pattern)
        if translation.length(text, catalogue.facts(message)) > message.limit
    ]
    assert found == []


def test_weblate_finds_every_file_that_is_translated() -> None:
    """And no other; what hosts read stays English."""
    found = json.loads((ROOT / "deploy/weblate/discovery.json").read_text("utf-8"))
    pattern = re.compile(found["match"])
    files = {path.relative_to(ROOT).as_posix() for path in sentences.LANG.rglob("*.ftl")}
    read = {name for name in files if pattern.fullmatch(name)}
    hosts = {name for name in files if Path(name).stem in translation.HOSTS}
    assert read == files - hosts
    for name in read:
        match = pattern.fullmatch(name)
        assert match is not None
        base = found["base_file_template"].replace("{{ component }}", match["component"])
        assert (ROOT / base).is_file()


def test_limits_are_read_where_they_stand() -> None:
    english = parsed("x", ENGLISH)
    assert {m.id: m.limit for m in english.messages.values()} == {
        "one": 20,
        "two": 60,
        "three": 60,
        "caption-pay": 10,
        "caption-end": 10,
    }
    assert english.families["caption"].about == "what a menu is for"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of languages with a small English one."""
    monkeypatch.setattr(sentences, "LANG", tmp_path)
    monkeypatch.setattr(translation, "LANG", tmp_path)
    for code in ("en", "el"):
        (tmp_path / code).mkdir()
    (tmp_path / "en" / "x-choices.ftl").write_text(ENGLISH, "utf-8")
    return tmp_path


def problems(made: Path, text: str, name: str = "x-choices") -> list[str]:
    (made / "el" / f"{name}.ftl").write_text(text, "utf-8")
    catalogues.cache_clear()
    try:
        return translation.problems("el")
    finally:
        catalogues.cache_clear()


@pytest.mark.parametrize("text", [
    "one = Το { $a }",
    "two = { $grammar ->\n    [acc] τα δύο\n   *[plain] Δύο\n}",
    "caption-end = Τέλος",
    "caption-pay = { $n ->\n    [one] Ένα { $n }\n   *[other] Τα { $n }\n}",
    "caption-end = Τα { $n }",
    "one = Το { FORM($a, \"acc\") }\ntwo = { $grammar ->\n    [acc] τα δύο\n   *[plain] Δύο\n}",
    "three = { $own ->\n    [yes] Ναι\n   *[other] Όχι\n}",
])  # fmt: skip
def test_a_translation_needs_no_comments(made: Path, text: str) -> None:
    assert problems(made, text) == []


@pytest.mark.parametrize(("text", "wrong"), [
    ("four = Τρία", "four is not in English"),
    ("one = Ένα", "uses []"),
    ("two = Δύο { $a }", "uses ['a']"),
    ("one = Το { HAVE($a) }", "cannot be said: Unknown function: HAVE"),
    ("two = Δύο; Τρία", "has a semicolon"),
    ("two = Τι\u037e", "has a semicolon"),
    ("two = Δύo", "two scripts in a word: 'Δύo'"),
    ("one = Μια πολύ μεγάλη { $a }", "characters of 20"),
    ("caption-end = Τέλος του γύρου", "has 15 characters of 10"),
    ("one = Το { FORM($a, \"akk\") }", "asks for the form 'akk', which nothing has yet"),
    ("three = { $own ->\n    [jo] Ναι\n   *[no] Όχι\n}", "[jo], but $own is one of: yes, no"),
    ("caption-pay = { $n ->\n    [ena] { $n }\n   *[other] { $n }\n}", "[ena], but $n is a number"),
    (f"two = {'Δύο ' * 16}", "characters of 60"),
])  # fmt: skip
def test_what_is_wrong_is_found(made: Path, text: str, wrong: str) -> None:
    found = problems(made, text)
    assert len(found) == 1
    assert wrong in found[0]


def test_a_translation_may_add_short_names(made: Path) -> None:
    """Of what has a name in English, and without facts."""
    names = "## name(card)\n\nname-a = Alpha\n\n## short(card)\n\nshort-b = B"
    (made / "en" / "x-names.ftl").write_text(names, "utf-8")
    assert problems(made, "short-a = Άλφ", "x-names") == []
    for text in ("short-c = Γ", "brief-a = Α", "short-a = { $x }"):
        assert len(problems(made, text, "x-names")) == 1


def test_files_that_english_does_not_have_are_wrong(made: Path) -> None:
    assert problems(made, "one = Ένα", "y") == ["y: one is not in English"]


@pytest.mark.parametrize(("text", "wrong"), [
    ("one = { $a", "cannot be read"), ("two = Δύο\ntwo = Δύο", "said twice"),
    ("two = Δύο (", "piece of a sentence"), ("two = Δύο\n    .x = y", "no attributes"),
])  # fmt: skip
def test_faults_are_those_of_english(made: Path, text: str, wrong: str) -> None:
    with pytest.raises(Fault, match=wrong):
        problems(made, text)


def test_a_folder_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str], made: Path) -> None:
    assert translation.main("xx") == 1
    assert f"There is no folder {made / 'xx'}" in capsys.readouterr().err


def test_greek_questions_end_in_their_mark() -> None:
    """Elsewhere a semicolon at the end is what a piece of a sentence has."""
    for mark in (";", "\u037e"):
        assert sentences.translated("x", f"two = Ποιος παίζει{mark}", "el").messages
    with pytest.raises(Fault, match="piece of a sentence"):
        sentences.translated("x", "two = Ki játszik;", "hu")


def test_what_is_missing_is_counted_without_what_hosts_read(made: Path) -> None:
    (made / "en" / "faults.ftl").write_text("one = One", "utf-8")
    assert problems(made, "two = Δύο") == []
    assert translation.missing("el") == {"x-choices": 4}
    catalogues.cache_clear()
