"""The pictures of Antike Duellum: they change only on purpose, and show every fact of the view.

Snapshots are small copies of whole pictures. After an intended change draw them again with
`AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render` and look at them before you commit.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.core import Outcome
from engine.games.antike.components import BOX, KNOW_HOW
from engine.games.antike.view import AntikeView, Phase, PurseView, UnitsView
from render.board.antike import PAINTER, words
from render.board.antike.style import (
    BORDERS,
    CASING,
    COAST,
    FIELDS,
    GOODS,
    HEIGHT,
    LAND,
    SEA,
    SEA_TEXT,
    SHALLOW,
    SIDES,
    WIDTH,
)
from render.lang.catalogue.antike_news import AntikeNews
from render.lang.catalogue.antike_picture import AntikePicture
from render.picture import encode
from render.sheetnames import page_of
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, RGB, SLATE, TEXT, WELL
from tests.render.antike_tables import (
    ALL_CARDS,
    EAST,
    NAMES,
    OPENING,
    OVER,
    POSITIONS,
    WEST,
    with_nation,
    with_region,
)
from tests.render.lang.pseudo import PSEUDO

SNAPSHOTS = Path(__file__).parent / "snapshots"
REDUCED = 4
UNNOTICED = 5
"""Pixels of a snapshot that another version of Pillow may draw otherwise."""


def small(view: AntikeView) -> Image.Image:
    """A copy of a quarter of the width, in few colours so that the files stay small."""
    whole = PAINTER.paint(view, "board", NAMES).convert("RGB")
    return ImageOps.posterize(whole.reduce(REDUCED), 4)


def apart(one: Image.Image, two: Image.Image, more_than: int = 32) -> int:
    """Pixels that differ by more than so much in some channel."""
    bands = ImageChops.difference(one, two).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[more_than + 1 :])


@pytest.mark.parametrize("name", list(POSITIONS))
def test_pictures_look_as_they_did(name: str) -> None:
    file = SNAPSHOTS / f"antike-{name}.png"
    now = small(POSITIONS[name])
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert apart(before.convert("RGB"), now) <= UNNOTICED, f"compare with {file.name}"


@pytest.mark.sliced(5)
@pytest.mark.parametrize("name", list(POSITIONS))
def test_pictures_have_the_promised_size(name: str) -> None:
    view = POSITIONS[name]
    assert PAINTER.pictures(view)[0] == "board"
    for picture in PAINTER.pictures(view):
        image = PAINTER.paint(view, picture, NAMES)
        assert len(encode(image, picture).data) <= 1 << 20
        if picture == "board":
            assert image.size == (WIDTH, HEIGHT)
        elif page_of(picture) is None:
            assert 2 * image.width <= 2 * HEIGHT, "parts are for a phone held upright"
            assert image.height >= image.width
    assert PAINTER.hand(view, NAMES) is None


@pytest.mark.sliced
def test_parts_are_cut_from_the_board() -> None:
    board = PAINTER.paint(WEST, "board", NAMES).convert("RGB")
    wide = 0
    for picture in ("map", "tables"):
        part = PAINTER.paint(WEST, picture, NAMES).convert("RGB")
        wide += part.width
        found = [
            x
            for x in range(0, board.width - part.width + 1, 4)
            if not apart(board.crop((x, 0, x + part.width, HEIGHT)), part, 0)
        ]
        assert len(found) == 1, picture
    assert wide >= WIDTH - 16, "together they show everything"
    with pytest.raises(KeyError):
        PAINTER.paint(WEST, "hand", NAMES)


def test_equal_views_give_equal_pictures_whoever_looks() -> None:
    first = PAINTER.paint(WEST, "board", NAMES).tobytes()
    for viewer in (None, 0, 1):
        assert PAINTER.paint(replace(WEST, viewer=viewer), "board", NAMES).tobytes() == first


@pytest.mark.sliced
def test_another_process_draws_the_same_picture() -> None:
    code = (
        "import hashlib; from render.board.antike import PAINTER; "
        "from tests.render.antike_tables import EAST, NAMES; "
        "print(hashlib.sha256(PAINTER.paint(EAST, 'board', NAMES).tobytes()).hexdigest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    PAINTER.warm(WEST)
    for view in (WEST, OPENING, OVER):
        PAINTER.paint(view, "board", NAMES)
    here = hashlib.sha256(PAINTER.paint(EAST, "board", NAMES).tobytes()).hexdigest()
    assert done.stdout.strip() == here


def purse(view: AntikeView, **changes: int) -> AntikeView:
    return with_nation(view, 0, purse=replace(view.nations[0].purse, **changes))


ROMA = WEST.region("roma")
FACTS: dict[str, AntikeView] = {
    "owner": with_region(WEST, "roma", owner=0),
    "resource": with_region(WEST, "roma", resource="iron"),
    "temple": with_region(WEST, "roma", temple=False),
    "wall": with_region(WEST, "roma", wall=False),
    "defence": with_region(WEST, "roma", defence=ROMA.defence + 1),
    "no city": with_region(WEST, "roma", owner=None, resource=None),
    "legions": with_region(WEST, "roma", units=(UnitsView(), UnitsView(legion=1))),
    "galleys": with_region(WEST, "roma", units=(UnitsView(galley=1), UnitsView())),
    "number": with_region(WEST, "massilia", units=(UnitsView(), UnitsView(legion=4))),
    "no General": with_region(WEST, "saguntum", units=(UnitsView(legion=2), UnitsView())),
    "lone Admiral": with_region(WEST, "corsica", units=(UnitsView(), UnitsView(galley=1))),
    "marble": purse(WEST, marble=9),
    "iron": purse(WEST, iron=9),
    "gold": purse(WEST, gold=9),
    "coins": purse(WEST, coin=9),
    "box": with_nation(WEST, 0, box=UnitsView(legion=3, galley=1)),
    "General in the box": with_nation(WEST, 0, box=UnitsView(legion=3, galley=2, general=1)),
    "supply": with_nation(WEST, 0, supply=UnitsView(legion=4, galley=5)),
    "walls": with_nation(WEST, 0, walls=2),
    "hand": with_nation(WEST, 0, hand=("fortress", "storm")),
    "rondel": with_nation(WEST, 0, rondel="aurum"),
    "not yet on the rondel": with_nation(WEST, 0, rondel=None),
    "personages": with_nation(WEST, 0, personages=WEST.nations[0].personages[:-1]),
    "track": with_nation(WEST, 0, track=4),
    "goals": with_nation(WEST, 0, goals=tuple(replace(g, have=0) for g in WEST.nations[0].goals)),
    "resigned": with_nation(WEST, 0, resigned=True),
    "mover": replace(WEST, mover=0),
    "turn": replace(WEST, turn=18),
    "turn limit": replace(WEST, turn_limit=40),
    "phase": replace(WEST, phase="founding"),
    "prices": replace(WEST, prices=()),
    "know-how": replace(WEST, know_how=(replace(WEST.know_how[0], by=(0,)), *WEST.know_how[1:])),
    "stacks": replace(WEST, stacks=(replace(WEST.stacks[0], left=0), *WEST.stacks[1:])),
    "row": replace(WEST, row=WEST.row[::-1]),
    "short row": replace(WEST, row=WEST.row[:1]),
    "pile": replace(WEST, pile=11),
    "discards": replace(WEST, discards=()),
    "bank coins": replace(WEST, bank=replace(WEST.bank, coins=0)),
    "bank temples": replace(WEST, bank=replace(WEST.bank, temples=0)),
    "city tokens": replace(
        WEST, bank=replace(WEST.bank, tokens=tuple((kind, 0) for kind, _ in WEST.bank.tokens))
    ),
    "changed": replace(WEST, changed=("roma",)),
    "movable units": replace(
        WEST, phase="rondel", unmoved=(("massilia", UnitsView(legion=1)),)
    ),
    "draw offer": replace(WEST, draw_offer=0),
    "home": replace(WEST, homes=WEST.homes[:-1]),
    "doubt": replace(WEST, reconstructed=WEST.row[:1]),
    "asked": replace(WEST, awaited=((0, "fortress"),)),
    "first to know": replace(
        WEST, know_how=(replace(WEST.know_how[0], by=(0, 1)), *WEST.know_how[1:])
    ),
    "price": replace(WEST, know_how=(*WEST.know_how[:-1], replace(WEST.know_how[-1], price=6))),
    "outcome": replace(WEST, outcome=Outcome((1, 2), "personages")),
}  # fmt: skip

ONLY_ON_PHONES = {"bank walls": replace(WEST, bank=replace(WEST.bank, walls=0))}
"""What only the pictures for phones show, and the words."""


@pytest.mark.parametrize("fact", list(FACTS))
def test_every_fact_is_seen(fact: str) -> None:
    """And a snapshot would notice it, be it one figure."""
    assert apart(small(WEST), small(FACTS[fact])) > UNNOTICED


def test_names_of_players_are_seen() -> None:
    other = PAINTER.paint(WEST, "board", ("Zsófia", NAMES[1])).convert("RGB")
    assert apart(PAINTER.paint(WEST, "board", NAMES).convert("RGB"), other) > 100


CAUSES = AntikePicture.FAMILIES["ended"]
FULL: dict[str, AntikeView] = {
    **POSITIONS,
    **{f"phase {phase}": replace(WEST, phase=phase) for phase in get_args(Phase)},
    **{
        f"over by {cause} {places}": replace(EAST, phase="over", outcome=Outcome(places, cause))
        for cause in CAUSES
        for places in ((1, 2), (2, 1), (1, 1))
    },
    "huge stocks": with_nation(
        with_nation(EAST, 0, purse=PurseView(88, 88, 88, 24), hand=ALL_CARDS, cities=28),
        1,
        purse=PurseView(100, 200, 300, 99),
        hand=(*ALL_CARDS, "fortress", "academy"),
        box=UnitsView(12, 12, admiral=1),
        supply=UnitsView(12, 12),
        walls=6,
        goals=tuple(replace(goal, have=26, goal=30) for goal in EAST.nations[1].goals),
        resigned=True,
    ),
    "long game": replace(WEST, turn=1000, turn_limit=1000, draw_offer=0),
    **{
        f"cards {ALL_CARDS[i]}": replace(
            EAST, row=ALL_CARDS[i : i + 3], pile=22, reconstructed=ALL_CARDS
        )
        for i in range(0, len(ALL_CARDS), 3)
    },
}


@pytest.mark.parametrize("name", list(FULL))
def test_no_text_is_cut(name: str) -> None:
    """Not even where every word is 40 % longer than in English."""
    assert PAINTER.composed(FULL[name], "board", NAMES).cut == []
    assert PAINTER.composed(FULL[name], "board", NAMES, PSEUDO).cut == []


def test_there_is_a_word_for_every_code() -> None:
    codes = AntikePicture.FAMILIES
    assert set(codes["ended"]) == set(AntikeNews.FAMILIES["ended"])
    assert set(codes["doing"]) == {"rondel", *codes["at_field"]} == set(get_args(Phase))
    assert set(codes["note"]) == set(KNOW_HOW)
    assert set(codes["stack"]) == set(codes["condition"]) == {s.kind for s in BOX.stacks}


@pytest.mark.always
def test_the_language_of_a_picture_is_seen() -> None:
    """In the board, its parts and its outlines."""
    for name in PAINTER.pictures(WEST):
        plain = PAINTER.paint(WEST, name, NAMES).convert("RGB")
        other = PAINTER.paint(WEST, name, NAMES, PSEUDO).convert("RGB")
        assert apart(plain, other) > 100, name
    plain = PAINTER.changes(EAST, EAST, "board", NAMES, "changed").convert("RGB")
    other = PAINTER.changes(EAST, EAST, "board", NAMES, "changed", PSEUDO).convert("RGB")
    assert apart(plain, other) > 100


@pytest.mark.parametrize("names", [("A" * 40, "Ω" * 32), ("漢字", "\U0001f600"), ("", " ")])
def test_any_name_can_be_drawn(names: tuple[str, str]) -> None:
    assert PAINTER.composed(WEST, "board", names).cut == []


def test_equal_cards_are_named_once() -> None:
    held = words.Words().hand(replace(WEST.nations[0], hand=("fortress", "levy", "fortress")))
    assert held == "Fortress\u00a0×2, Levy"


def luminance(colour: RGB) -> float:
    parts = [c / 255 for c in colour]
    r, g, b = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: RGB, two: RGB) -> float:
    """By WCAG 2.2: 4.5 is enough for text, 3 for lines and large signs."""
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


BROWN, BEIGE = SIDES["brown"], SIDES["beige"]
TEXTS: list[tuple[Any, ...]] = [
    ("text on a panel", TEXT, PANEL),
    ("text in a well", TEXT, WELL),
    ("text on the table", TEXT, SLATE),
    ("second text on a panel", MUTED, PANEL),
    ("second text in a well", MUTED, WELL),
    ("card", INK, PAPER),
    ("changed", INK, NOW),
    ("brown token", BROWN.text, BROWN.fill),
    ("beige token", BEIGE.text, BEIGE.fill),
    ("name on free land", INK, LAND),
    ("name on brown land", INK, BROWN.land),
    ("name on beige land", INK, BEIGE.land),
    ("name on water", INK, SHALLOW),
    ("name of a sea", SEA_TEXT, SEA),
    ("price", INK, GOODS["gold"]),
    *((f"rondel {kind}", INK, ground) for kind, ground in FIELDS.items()),
]
LINES: list[tuple[Any, ...]] = [
    ("land border", BORDERS["land"], CASING),
    ("sea border at sea", BORDERS["sea"], SEA),
    ("sea border at the coast", BORDERS["sea"], SHALLOW),
    ("coast", COAST, LAND),
    ("turn", NOW, SLATE),
    ("iron", GOODS["iron"], CASING),
    ("the two sides", BROWN.fill, BEIGE.fill),
    ("goal", NOW, LINE),
]


@pytest.mark.parametrize(("what", "ink", "ground"), TEXTS)
def test_texts_can_be_read(what: str, ink: RGB, ground: RGB) -> None:
    assert contrast(ink, ground) >= 4.5, what


@pytest.mark.parametrize(("what", "ink", "ground"), LINES)
def test_lines_can_be_seen(what: str, ink: RGB, ground: RGB) -> None:
    assert contrast(ink, ground) >= 3, what


def test_sides_and_goods_differ_without_colour() -> None:
    assert BROWN.shape != BEIGE.shape
    assert BROWN.round != BEIGE.round
    for one, two in combinations((LAND, BROWN.land, BEIGE.land), 2):
        assert abs(luminance(one) - luminance(two)) > 0.1
