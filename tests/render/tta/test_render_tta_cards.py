"""Cards are drawn in every size without cutting a text, and kinds differ by more than colour."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.tta.cards.model import Card
from render import fonts, icons
from render.board.tta import handsheet, minis, words
from render.board.tta.faces import face
from render.board.tta.look import (
    BLUE,
    CELLS,
    CIVIL,
    COLOURS,
    COLUMNS,
    CYAN_TAB,
    KINDS,
    MILITARY,
    ON_PAPER,
    ON_SLATE,
    PLAYERS,
    YELLOW,
)
from render.board.tta.minis import Extras
from render.board.tta.painter import compose_card
from render.board.tta.scene import Scene
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.text.tta.words import Words
from render.theme import (
    ALARM,
    INK,
    INK_2,
    MUTED,
    NOW,
    PANEL,
    PAPER,
    PAPER_2,
    RGB,
    SLATE,
    TEXT,
    WELL,
)
from tests.render.lang.pseudo import PSEUDO
from tests.render.tta.tables import HAND, NAMES, with_civ

WORDS = words.board_words("new_story")
SAID = Words("new_story")
PSEUDO_WORDS = words.board_words("new_story", PSEUDO)
CARDS = WORDS.cards
IDS = tuple(CARDS)


def test_all_cards_are_there() -> None:
    assert len(IDS) == 236


@pytest.mark.parametrize("card", IDS)
def test_no_face_is_cut(card: str) -> None:
    assert compose_card(card).cut == [], "alone"
    c = Canvas(260, 440, SLATE)
    face(c, WORDS, (0, 0, 260, 440), CARDS[card], 1.0, "M10")
    assert c.cut == [], "in a high hand"


@pytest.mark.parametrize("card", IDS)
def test_cards_have_room_for_every_language(card: str) -> None:
    assert compose_card(card, language=PSEUDO).cut == [], "alone"
    found, c = CARDS[card], Canvas(600, 700, SLATE)
    face(c, PSEUDO_WORDS, (0, 0, 260, 660), found, 1.0, "M10")
    assert c.cut == [], "in the highest hand"
    for w, k, extras in ((380.0, 1.0, Extras()), (561.0, 1.3, Extras(13, 3, shop=True))):
        h = minis.slip_height(PSEUDO_WORDS, found, w, k, extras, True)
        minis.slip(c, PSEUDO_WORDS, (0, 0, w, h), found, k, extras, "note")
    minis.mini(c, PSEUDO_WORDS, (0, 0, 252, 118), found, Extras(shop=True))
    assert c.cut == []


@pytest.mark.parametrize("card", IDS)
def test_no_slip_is_cut(card: str) -> None:
    """Lying across, as in the row and in play, with all that may be added."""
    found = CARDS[card]
    for w, k, extras, note in (
        (380.0, 1.0, Extras(stages=1), ""),
        (380.0, 1.0, Extras(), "ability used"),
        (380.0, 1.0, Extras(), "exclusive"),
        (561.0, 1.3, Extras(13, 3, shop=True, players=2), ""),
    ):
        h = minis.slip_height(WORDS, found, w, k, extras, bool(note))
        c = Canvas(600, 400, SLATE)
        minis.slip(c, WORDS, (0, 0, w, h), found, k, extras, note)
        assert c.cut == []
        assert h <= 330


@pytest.mark.parametrize("card", IDS)
def test_no_small_card_is_cut(card: str) -> None:
    found = CARDS[card]
    c = Canvas(300, 130, SLATE)
    for players in (2, 3, 4):
        minis.mini(c, WORDS, (0, 0, 252, 118), found, Extras(shop=True, players=players))
        extra = 6 if found.kind == "wonder" else 0
        extras = Extras(13, extra, shop=True, players=players)
        minis.mini(c, WORDS, (0, 0, 262, 118), found, extras)
    if found.takes_workers:
        for workers, tokens in ((0, 0), (2, 9), (12, 14)):
            minis.tile(c, WORDS, (0, 0, 130, 114), found, workers, tokens)
    assert c.cut == []


@pytest.mark.parametrize("first", range(0, len(IDS), 10))
def test_no_hand_is_cut(first: int) -> None:
    """Every card in some hand of ten."""
    cards = IDS[first : first + 10]
    view = with_civ(HAND, 1, civil=cards[:5], military=cards[5:])
    assert handsheet.compose(Scene.of(view, NAMES), 1).cut == []


def test_fonts_have_every_character_of_the_cards() -> None:
    for card in CARDS.values():
        shown = {BOLD: "".join(WORDS.names(card)), MEDIUM: WORDS.text(card)}
        for font, text in shown.items():
            missing = {c for c in text if not fonts.has(c, font)}
            assert not missing, (card.id, missing)


def test_widths_of_letters_add_up() -> None:
    """As the fonts would measure whole texts."""
    for size in (18, 25, 31):
        for text in [*map(SAID.text, CARDS), *NAMES, "AVATAR. To Yo 'f'ffi"]:
            whole = fonts.font(size, MEDIUM).getlength(text) / 2
            assert fonts.width(text, size, MEDIUM) == pytest.approx(whole)


def test_signs_and_sentences_say_everything() -> None:
    """A card without symbols has words, and words are left out only where symbols replace them."""
    for card in CARDS.values():
        signs = (
            words.outputs(card)
            or words.kept(card)
            or words.units(card)
            or card.bonus
            or card.kind == "government"
        )
        assert signs or WORDS.sentences(card), card.id
        whole = words.tidy(SAID.text(card.id))
        assert WORDS.sentences(card)[1:] in whole, card.id


def test_short_names_belong_to_cards_and_stay_different() -> None:
    names = {SAID.name(card.id): WORDS.short(card) for card in CARDS.values()}
    assert len(set(names.values())) == len(names)
    assert all(len(short) <= len(name) for name, short in names.items())


def test_a_kind_and_a_level_name_one_technology() -> None:
    """The tableau of the overview shows technologies without their names."""
    kinds = Counter((c.kind, c.level) for c in CARDS.values() if c.takes_workers)
    assert set(kinds.values()) == {1}
    assert {kind for kind, _ in kinds} == set(COLUMNS)


def test_every_kind_has_a_look_of_its_own() -> None:
    assert {card.kind for card in CARDS.values()} == set(KINDS)
    known = icons.names()
    for kind, look in KINDS.items():
        assert f"kind_{kind}" in known
        assert f"badge_{look.badge}" in known
    shapes = {kind: icons.mask(f"kind_{kind}", 40).tobytes() for kind in KINDS}
    assert len(set(shapes.values())) == len(KINDS), "kinds differ without colour"
    assert len({symbol for _, symbol in PLAYERS}) == len(PLAYERS) == 4


def cut_corners(card: Card) -> bool:
    c = Canvas(260, 360, SLATE)
    face(c, WORDS, (0, 0, 260, 360), card)
    return c.image.getpixel((4, 8)) == SLATE


def test_military_cards_have_cut_corners() -> None:
    for card in CARDS.values():
        assert cut_corners(card) == (card.deck == "military"), card.id


def test_colours_fit_one_palette() -> None:
    assert len(set(COLOURS)) <= 256
    for colour in (SLATE, PANEL, PAPER, INK, NOW, *(look.fill for look in KINDS.values())):
        assert colour in COLOURS


def luminance(colour: RGB) -> float:
    parts = [c / 255 for c in colour]
    r, g, b = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: RGB, two: RGB) -> float:
    """By WCAG 2.2: 4.5 is enough for text, 3 for lines and large signs."""
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


TEXTS: list[tuple[str, RGB, RGB]] = [
    *((f"name of a {kind}", look.text, look.fill) for kind, look in KINDS.items()),
    *((f"{good} on a card", colour, PAPER) for good, colour in ON_PAPER.items()),
    *((f"{good} on the table", colour, PANEL) for good, colour in ON_SLATE.items()),
    *((f"player {i}", INK, colour) for i, (colour, _) in enumerate(PLAYERS)),
    *((f"symbol {i}", colour, PANEL) for i, (colour, _) in enumerate(PLAYERS)),
    ("text", TEXT, PANEL),
    ("text in a well", TEXT, WELL),
    ("second text", MUTED, PANEL),
    ("loss", ALARM, PANEL),
    ("loss in a well", ALARM, WELL),
    ("card", INK, PAPER),
    ("second text of a card", INK_2, PAPER),
    ("band of costs", INK_2, PAPER_2),
    ("science price", INK, CYAN_TAB),
    ("number on a yellow token", INK, YELLOW),
    ("number on a blue token", CIVIL, BLUE),
    ("what applies now", INK, NOW),
]
SIGNS: list[tuple[str, RGB, RGB]] = [
    ("number on a shield", CIVIL, MILITARY),
    *((f"changed {kind}", NOW, colour) for kind, colour in CELLS.items()),
]


@pytest.mark.parametrize(("what", "ink", "ground"), TEXTS)
def test_texts_can_be_read(what: str, ink: RGB, ground: RGB) -> None:
    assert contrast(ink, ground) >= 4.5, what


@pytest.mark.parametrize(("what", "ink", "ground"), SIGNS)
def test_signs_can_be_seen(what: str, ink: RGB, ground: RGB) -> None:
    assert contrast(ink, ground) >= 2.5, what
