"""The fonts are ours to ship, know the letters we promise, and are set the same everywhere."""

from __future__ import annotations

import pytest
from PIL import ImageFont

from render import fonts

FACES = (fonts.MEDIUM, fonts.BOLD, fonts.ITALIC)
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΪΫϊϋΐΰ"
POLYTONIC = "ἀἁἂἄὰᾶᾳῃῳἠῆὠῶΰἈἘἩὙ"
HUNGARIAN = "ÁÉÍÓÖŐÚÜŰáéíóöőúüű"
SIGNS = "0123456789+/·×…−–’“”,.:;!?"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("letters", [GREEK, POLYTONIC, HUNGARIAN, SIGNS])
def test_the_promised_letters_are_in_every_face(face: str, letters: str) -> None:
    assert [c for c in letters if not fonts.has(c, face)] == []


@pytest.mark.parametrize("face", FACES)
def test_a_missing_letter_is_noticed(face: str) -> None:
    assert not fonts.has("\U0001f600", face)
    assert not fonts.has("漢", face)
    assert fonts.has(" ", face)


def test_every_font_file_has_its_licence_beside_it() -> None:
    folder = fonts.ASSETS / "fonts"
    licences = {"FiraSans": "OFL-FiraSans.txt", "SourceSans3": "OFL-SourceSans3.txt"}
    files = sorted(folder.glob("*.ttf"))
    assert {f.stem for f in files} == set(FACES)
    for file in files:
        (licence,) = (text for family, text in licences.items() if file.stem.startswith(family))
        assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / licence).read_text("utf-8")


def test_fonts_come_from_the_package_and_use_the_basic_layout() -> None:
    for face in FACES:
        font = fonts.font(20, face)
        assert font.layout_engine is ImageFont.Layout.BASIC
        assert str(font.path).startswith(str(fonts.ASSETS))


def test_names_lose_only_what_cannot_be_drawn() -> None:
    assert fonts.printable("  Ζωή \U0001f600 Őszi ", fonts.MEDIUM, "-") == "Ζωή Őszi"
    assert fonts.printable("O\u030bszi", fonts.MEDIUM, "-") == "Őszi", "composed letters"
    assert fonts.printable("漢字\n\u202e", fonts.MEDIUM, "Romans") == "Romans"


def test_text_is_wrapped_at_spaces_only() -> None:
    text = "Up to two legions go into the recruitment box"
    rows = fonts.wrap(text, 20, fonts.MEDIUM, 150)
    assert " ".join(rows) == text
    assert len(rows) > 1
    assert all(fonts.width(row, 20, fonts.MEDIUM) <= 150 for row in rows)
    assert fonts.wrap("Halikarnassos", 20, fonts.MEDIUM, 10) == ("Halikarnassos",)
