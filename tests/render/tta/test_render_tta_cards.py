"""Cards are drawn in every size without cutting a text, and kinds differ by more than colour."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.games.tta.cards.model import Card
from engine.games.tta.cards.table import card_table
from render import fonts, icons
from render.board.tta import handface, handsheet, minis, words
from render.board.tta.faces import face
from render.board.tta.minis import Extras
from render.board.tta.painter import compose_card
from render.board.tta.scene import Scene
from render.board.tta.style import (
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
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.lang.language import ENGLISH, Language
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

EDITIONS = ("new_story", "first_edition")
WORDS = words.board_words("new_story")
SAID = Words("new_story")
CARDS = WORDS.cards
IDS = tuple((edition, card) for edition in EDITIONS for card in card_table(edition))


def test_all_cards_are_there() -> None:
    assert Counter(edition for edition, _ in IDS) == {"new_story": 236, "first_edition": 244}


def held(edition: str, card: str, language: Language = ENGLISH) -> None:
    """A card has as much room as it needs in a hand, beside another one or alone."""
    said = words.board_words(edition, language)
    for wide in (519, 1048):
        for size in (48, 36):
            high = handface.height(said, said.cards[card], wide, size)
            c = Canvas(wide, high, SLATE)
            handface.draw(c, said, (0, 0, wide, high), said.cards[card], "M10", (size,))
            assert c.cut == [], (wide, size)


@pytest.mark.sliced(5)
@pytest.mark.parametrize(("edition", "card"), IDS)
def test_no_face_is_cut(edition: str, card: str) -> None:
    assert compose_card(card, edition).cut == [], "alone"
    held(edition, card)


@pytest.mark.sliced(5)
@pytest.mark.parametrize(("edition", "card"), IDS)
def test_cards_have_room_for_every_language(edition: str, card: str) -> None:
    said = words.board_words(edition, PSEUDO)
    assert compose_card(card, edition, PSEUDO).cut == [], "alone"
    found, c = said.cards[card], Canvas(600, 700, SLATE)
    held(edition, card, PSEUDO)
    for w, k, extras in ((380.0, 1.0, Extras()), (561.0, 1.3, Extras(13, 3, shop=True))):
        h = minis.slip_height(said, found, w, k, extras, True)
        minis.slip(c, said, (0, 0, w, h), found, k, extras, "note")
    minis.mini(c, said, (0, 0, 252, 118), found, Extras(shop=True))
    assert c.cut == []


@pytest.mark.sliced(5)
@pytest.mark.parametrize(("edition", "card"), IDS)
def test_no_slip_is_cut(edition: str, card: str) -> None:
    """Lying across, as in the row and in play, with all that may be added."""
    said = words.board_words(edition)
    found = said.cards[card]
    for w, k, extras, note in (
        (380.0, 1.0, Extras(stages=1), ""),
        (380.0, 1.0, Extras(), "ability used"),
        (380.0, 1.0, Extras(), "exclusive"),
        (561.0, 1.3, Extras(13, 3, shop=True, players=2), ""),
    ):
        h = minis.slip_height(said, found, w, k, extras, bool(note))
        c = Canvas(600, 400, SLATE)
        minis.slip(c, said, (0, 0, w, h), found, k, extras, note)
        assert c.cut == []
        assert h <= 330


@pytest.mark.sliced(5)
@pytest.mark.parametrize(("edition", "card"), IDS)
def test_no_small_card_is_cut(edition: str, card: str) -> None:
    said = words.board_words(edition)
    found = said.cards[card]
    c = Canvas(300, 130, SLATE)
    for players in (2, 3, 4):
        minis.mini(c, said, (0, 0, 252, 118), found, Extras(shop=True, players=players))
        extra = 6 if found.kind == "wonder" else 0
        extras = Extras(13, extra, shop=True, players=players)
        minis.mini(c, said, (0, 0, 262, 118), found, extras)
    if found.takes_workers:
        for workers, tokens in ((0, 0), (2, 9), (12, 14)):
            minis.tile(c, said, (0, 0, *minis.TILE), found, workers, tokens)
    assert c.cut == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tenth", range(25))
def test_no_hand_is_cut(tenth: int, edition: str) -> None:
    """Every card in some hand of ten."""
    cards = tuple(card_table(edition))[10 * tenth : 10 * tenth + 10]
    seen = replace(HAND, edition=edition, current_seen=(), future_seen=())
    view = with_civ(seen, 1, civil=cards[:5], military=cards[5:])
    assert handsheet.compose(Scene.of(view, NAMES), 1).cut == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_fonts_have_every_character_of_the_cards(edition: str) -> None:
    said = words.board_words(edition)
    for card in said.cards.values():
        shown = {BOLD: "".join(said.names(card)), MEDIUM: said.text(card)}
        for font, text in shown.items():
            missing = {c for c in text if not fonts.has(c, font)}
            assert not missing, (card.id, missing)


@pytest.mark.sliced(10)
def test_widths_of_letters_add_up() -> None:
    """As the fonts would measure whole texts."""
    for size in (18, 25, 31):
        for text in [*map(SAID.text, CARDS), *NAMES, "AVATAR. To Yo 'f'ffi"]:
            whole = fonts.font(size, MEDIUM).getlength(text) / 2
            assert fonts.width(text, size, MEDIUM) == pytest.approx(whole)


@pytest.mark.parametrize("edition", EDITIONS)
def test_signs_and_sentences_say_everything(edition: str) -> None:
    """A card without symbols has words, and words are left out only where symbols replace them."""
    shown, said = words.board_words(edition), Words(edition)
    for card in shown.cards.values():
        signs = (
            words.outputs(card)
            or words.kept(card)
            or words.units(card)
            or card.bonus
            or card.kind == "government"
        )
        assert signs or shown.sentences(card), card.id
        whole = words.tidy(said.text(card.id))
        assert shown.sentences(card)[1:] in whole, card.id


@pytest.mark.parametrize("edition", EDITIONS)
def test_short_names_belong_to_cards_and_stay_different(edition: str) -> None:
    shown, said = words.board_words(edition), Words(edition)
    names = {said.name(card.id): shown.short(card) for card in shown.cards.values()}
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


@pytest.mark.sliced(10)
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
