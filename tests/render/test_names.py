"""Names of people on pictures: drawn in the script they are written in, and unlike each other."""

from __future__ import annotations

import unicodedata
from itertools import groupby

import pytest

from engine import registry
from render import fonts, names, shaping
from render.board.tta.style import PLAYERS
from render.canvas import Canvas, short
from render.fonts import BOLD, MEDIUM
from render.phone import HEADLINE, TYPE, headline
from render.registry import presentation

each_face = pytest.mark.parametrize("face", [MEDIUM, BOLD])


def drawn(*said: str) -> tuple[str, ...]:
    return names.numbered(said, MEDIUM)


@each_face
@pytest.mark.parametrize(
    "name",
    [
        "李小龍",
        "张伟",
        "王芳",
        "さくら",
        "サトウ",
        "김민준",
        "Дмитрий",
        "Ελένη",
        "สมชาย",
        "გიორგი",
        "Արամ",
    ],
)
def test_names_of_other_scripts_are_drawn_as_they_are(name: str, face: str) -> None:
    (shown,) = names.numbered([name], face)
    assert shown == unicodedata.normalize("NFKC", name)
    assert all(fonts.drawn_in(c, face) for c in shown)
    mask, _, _ = fonts.mask(shown, 48, face)
    assert mask.width >= 40


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("𝕭𝖔𝖘𝖘", "Boss"),
        ("Ａｎｎ", "Ann"),
        ("ᴀɴɴ", "ANN"),
        ("🅰🅽🅽", "ANN"),
        ("ⓐⓝⓝ", "ann"),
        ("Ann🔥", "Ann"),
        ("Ann❄", "Ann❄"),
        ("♥Ann♥", "♥Ann♥"),
        ("Ann\u200b\ufe0f", "Ann"),
        ("O\u030bszi", "Őszi"),
        ("Ann🇩🇪", "AnnDE"),
        ("a\u0323\u0306b", "ặb"),
        ("Ḁnn", "Ann"),
    ],
)
def test_ornaments_become_common_letters_or_go(name: str, shown: str) -> None:
    assert drawn(name) == (shown,)


@pytest.mark.parametrize("name", ["🔥🔥", "देवनागरी", "ab\u1200", "\u200b", "", "\U00012000" * 4])
def test_a_name_of_which_a_third_is_lost_is_replaced_whole(name: str) -> None:
    assert drawn("Bob", name) == ("Bob", "Player 2")


def test_names_that_lose_their_difference_are_told_apart() -> None:
    assert drawn("Ann🔥", "Ann💥", "ann") == ("Ann", "Ann (2)", "ann (3)")
    assert drawn("🔥", "Player 1") == ("Player 1", "Player 1 (2)")
    assert drawn("𝕭𝖔𝖘𝖘", "Boss") == ("Boss", "Boss (2)")


# --- from right to left --------------------------------------------------------------------------


def test_arabic_letters_are_joined_and_stand_in_order_from_the_left() -> None:
    """Meem, Hah, Meem, Dal: initial, medial, medial, final, seen from the right."""
    assert shaping.visual("محمد") == "\ufeaa\ufee4\ufea4\ufee3"
    # Alef joins nothing behind it; Lam and Alef are one letter.
    assert shaping.visual("سلام") == "\ufee1\ufefc\ufeb3"
    assert shaping.visual("م\u0640م") == "\ufee2\u0640\ufee3"
    assert shaping.visual("م\u200cم") == "\ufee1\ufee1", "kept apart"
    assert shaping.visual("مُحَمَّد") == shaping.visual("محمد"), "vowel marks go"


def test_all_shapes_that_unicode_names_are_in_the_font() -> None:
    """Those of the letters of Arabic, Persian and Urdu."""
    letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىةپچژگکیٹڈڑںھہے"
    shapes = {s for letter in letters for s in shaping._forms().get(letter, {}).values()}
    assert len(shapes) > 120
    assert [s for s in shapes if fonts.drawn_in(s, MEDIUM) != "NotoSansArabic-Bold"] == []


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("שלום", "םולש"),
        ("שלום (2)", "(2) םולש"),
        ("שלום 42", "42 םולש"),
        ("Ann שלום", "Ann םולש"),
        ("Ann שלום Bob", "Ann םולש Bob"),
        ("שלום Ann", "Ann םולש"),
        ("Ann", "Ann"),
        ("42", "42"),
    ],
)
def test_letters_stand_in_the_order_in_which_they_are_seen(name: str, seen: str) -> None:
    assert shaping.visual(name) == seen


def test_a_name_is_cut_at_its_end_on_whichever_side_that_is() -> None:
    room = fonts.width("אבגדהוז", 48, BOLD)
    right = short(shaping.visual("אבגדהוזחטיכלמ"), 48, BOLD, room)
    assert right.startswith("…")
    assert right.endswith("גבא")
    marked = short(shaping.visual("אבגדהוזחטיכלמ (2)"), 48, BOLD, room)
    assert marked.startswith("(2) …")
    assert marked.endswith("א")
    assert short("Bartholomew (2)", 48, BOLD, 200).endswith("… (2)")
    assert short("李小龍" * 9, 48, BOLD, 300).endswith("…")


# --- room ----------------------------------------------------------------------------------------


def inked(c: Canvas) -> tuple[int, int]:
    """The first and the last row with anything on it."""
    box = c.image.convert("L").point(lambda v: 255 if v > 40 else 0).getbbox()
    assert box is not None
    return box[1], box[3]


@pytest.mark.parametrize("name", ["Őszi", "Áron", "Ůžis", "Élise"])
def test_accents_of_capitals_keep_off_what_stands_above(name: str) -> None:
    """A line whose capitals are centred reaches less far up with an accent than it would."""
    size, middle = 52, 100
    c = Canvas(600, 200, (0, 0, 0))
    c.mid(10, middle, name, size, (255, 255, 255), BOLD, "l")
    top, _ = inked(c)
    over, _ = fonts.beyond(name, size, BOLD)
    assert over > 0
    assert top >= middle - size * fonts.CAP[BOLD] / 2 - over * 0.7 - 1


@pytest.mark.parametrize("name", ["Ann", "Bob–Eve", "müller", "Zoë"])
def test_common_names_stand_where_they_did(name: str) -> None:
    assert fonts.beyond(name, 52, BOLD) == (0, 0)


@pytest.mark.parametrize("name", ["Ő" * 4, "李小龍", "김민준", "محمد علي", "ÅÄÖ", "שלום"])
def test_a_headline_stays_in_its_room_in_every_script(name: str) -> None:
    (shown,) = drawn(name)
    c = Canvas(1080, 200, (0, 0, 0))
    said, size = headline(c, lambda who: f"{who} to play", shown, 1000)
    c.mid(10, 100, said, size, (255, 255, 255), BOLD, "l")
    top, bottom = inked(c)
    plain = Canvas(1080, 200, (0, 0, 0))
    plain.mid(10, 100, "Ápg to play", HEADLINE, (255, 255, 255), BOLD, "l")
    assert top >= 100 - HEADLINE * 0.57
    assert bottom <= 100 + HEADLINE * 0.62
    assert size >= TYPE


@pytest.mark.parametrize("name", ["Ősz", "Ůžis", "Åsa"])
def test_on_a_phone_no_accent_runs_into_the_sign_of_the_seat(name: str) -> None:
    """Between the two there is a row of nothing but the colour of the player."""
    rules = registry.rules("tta-new-story")
    view = rules.view(rules.setup(rules.options(), 4, 1).state, None)
    painter = presentation("tta-new-story").painter
    assert painter is not None
    image = painter.paint(view, "phone", ["Ann", name, "Cid", "Dan"]).convert("RGB")
    colour = PLAYERS[1][0]
    found = [
        (x, y) for y in range(180, 340) for x in range(1080) if image.getpixel((x, y)) == colour
    ]
    left, top, bottom = min(found)[0] + 14, min(y for _, y in found), max(y for _, y in found)
    rows = [
        any(image.getpixel((x, y)) != colour for x in range(left, left + 46))
        for y in range(top + 4, bottom - 2)
    ]
    inked_runs = [inked for inked, _ in groupby(rows)]
    assert inked_runs.count(True) >= 2, "the sign, and the name apart from it"
