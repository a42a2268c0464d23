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
    licences = {
        "FiraSans": "OFL-FiraSans.txt",
        "SourceSans3": "OFL-SourceSans3.txt",
        "NotoSans": "OFL-Noto.txt",
    }
    files = sorted(f for f in folder.iterdir() if f.suffix != ".txt")
    assert {f.stem for f in files} == {*FACES, *fonts.SCRIPTS}
    for file in files:
        (licence,) = (text for family, text in licences.items() if file.stem.startswith(family))
        assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / licence).read_text("utf-8")


def test_fonts_for_names_stay_small() -> None:
    files = (fonts.ASSETS / "fonts").glob("NotoSans*")
    assert sum(file.stat().st_size for file in files) < 2_300_000


def test_fonts_come_from_the_package_and_use_the_basic_layout() -> None:
    for face in (*FACES, *fonts.SCRIPTS):
        font = fonts.font(20, face)
        assert font.layout_engine is ImageFont.Layout.BASIC
        assert str(font.path).startswith(str(fonts.ASSETS))


def test_text_is_wrapped_at_spaces_only() -> None:
    text = "Up to two legions go into the recruitment box"
    rows = fonts.wrap(text, 20, fonts.MEDIUM, 150)
    assert " ".join(rows) == text
    assert len(rows) > 1
    assert all(fonts.width(row, 20, fonts.MEDIUM) <= 150 for row in rows)
    assert fonts.wrap("Halikarnassos", 20, fonts.MEDIUM, 10) == ("Halikarnassos",)
