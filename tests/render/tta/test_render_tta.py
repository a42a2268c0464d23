"""The pictures of Through the Ages: they change only on purpose, and show every fact of the view.

Snapshots are small copies of whole pictures. After an intended change draw them again with
`AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render` and look at them before you commit.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.games.tta.query.production import Preview
from engine.games.tta.view import EventEffect, PactView, View
from render.board.tta import PAINTER, card_picture, civsheet, handsheet, head, reasons, strips
from render.board.tta.scene import Scene
from render.board.tta.words import board_words
from render.phone import SEEN
from render.phone import WIDTH as PHONE
from render.picture import encode
from render.text.tta import TEXTS
from render.theme import PANEL, SLATE
from tests.render.lang.pseudo import PSEUDO
from tests.render.legibility import written
from tests.render.tta.tables import (
    CARDS,
    HAND,
    LATE,
    MIDDLE,
    NAMES,
    OPENING,
    OVER,
    POSITIONS,
    SHARED,
    pairs,
    with_civ,
)

SNAPSHOTS = Path(__file__).parent / "snapshots"
REDUCED = 4
UNNOTICED = 5
"""Pixels of a snapshot that another version of Pillow may draw otherwise."""


def names(view: View) -> tuple[str, ...]:
    return NAMES[: len(view.players)]


@cache
def drawn(view: View, picture: str) -> Image.Image:
    """A public picture, or "hand" for the viewer's own."""
    if picture != "hand":
        return PAINTER.paint(view, picture, names(view))
    image = PAINTER.hand(view, names(view))
    assert image is not None
    return image


def small(image: Image.Image) -> Image.Image:
    """A copy of a quarter of the width, in few colours so that the files stay small."""
    return ImageOps.posterize(image.convert("RGB").reduce(REDUCED), 4)


def apart(one: Image.Image, two: Image.Image, more_than: int = 32) -> int:
    """Pixels that differ by more than so much in some channel; all of them if sizes differ."""
    if one.size != two.size:
        return one.width * one.height
    bands = ImageChops.difference(one, two).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[more_than + 1 :])


def compared(name: str, now: Image.Image) -> None:
    """Compare with a snapshot, or draw it again."""
    file = SNAPSHOTS / f"{name}.png"
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        SNAPSHOTS.mkdir(exist_ok=True)
        now.save(file, optimize=True)
    with Image.open(file) as before:
        assert apart(before.convert("RGB"), now) <= UNNOTICED, f"compare with {file.name}"


LOOKS: dict[str, tuple[View, str]] = {
    **{f"overview-{name}": (view, "board") for name, view in POSITIONS.items()},
    "row-opening": (OPENING, "row"),
    "row-middle": (MIDDLE, "row"),
    "player-opening": (OPENING, "seat-1"),
    "player-middle": (MIDDLE, "seat-2"),
    "player-late": (LATE, "seat-1"),
    "player-resigned": (LATE, "seat-2"),
    "hand": (HAND, "hand"),
}


@pytest.mark.parametrize("name", list(LOOKS))
def test_pictures_look_as_they_did(name: str) -> None:
    view, picture = LOOKS[name]
    compared(name, small(drawn(view, picture)))


SHOWN = [
    "leonardo_da_vinci",
    "st_peters_basilica",
    "theocracy",
    "trade_routes_agreement",
    "war_over_culture",
    "classic_army",
    "vast_territory_ii",
    "bread_and_circuses",
    "rats",
    "defense_colonization_iii",
    "air_forces",
    "engineering",
    "kremlin",
    "wave_of_nationalism",
    "raid_ii",
    "coal",
]


def test_cards_look_as_they_did() -> None:
    """One of every kind, side by side."""
    faces = [card_picture(card).convert("RGB") for card in SHOWN]
    w, h = faces[0].size
    sheet = Image.new("RGB", (4 * w, 4 * h))
    for i, one in enumerate(faces):
        sheet.paste(one, (i % 4 * w, i // 4 * h))
    compared("cards", small(sheet))


@pytest.mark.sliced(5)
@pytest.mark.parametrize("name", list(POSITIONS))
def test_pictures_are_named_and_can_be_sent(name: str) -> None:
    view = POSITIONS[name]
    pictures = PAINTER.pictures(view)
    seats = range(1, len(view.players) + 1)
    table = ("board", "row", *(f"seat-{seat}" for seat in seats), "phone-whole")
    assert pictures == (*table, "legend", "legend-2", "legend-3")
    for picture in pictures:
        image = drawn(view, picture)
        assert image.mode == "P"
        assert max(image.size) <= 4096
        assert len(encode(image, picture).data) <= 400_000
    assert drawn(view, "board").width == 2000
    row = drawn(view, "row")
    if any(view.row):
        assert row.height > row.width, "made for a phone held upright"


@pytest.mark.parametrize("picture", ["", "overview", "seat-0", "seat-5", "hand"])
def test_other_pictures_do_not_exist(picture: str) -> None:
    with pytest.raises(KeyError):
        PAINTER.paint(MIDDLE, picture, NAMES)


def test_a_spectator_has_no_hand() -> None:
    assert PAINTER.hand(MIDDLE, NAMES) is None


def test_a_single_card_has_a_picture() -> None:
    homer = encode(card_picture("homer"), "card")
    assert (homer.width, homer.height) == (448, 608)
    assert len(homer.data) <= 60_000
    with pytest.raises(KeyError):
        card_picture("nobody")


@pytest.mark.parametrize("picture", [*PAINTER.pictures(MIDDLE)[:-4], "phone"])
def test_public_pictures_are_the_same_for_everybody(picture: str) -> None:
    """Whoever looks, and whatever the faces of hidden cards are."""
    first = drawn(MIDDLE, picture).tobytes()
    assert drawn(HAND, picture).tobytes() == first
    for viewer in range(4):
        assert drawn(replace(MIDDLE, viewer=viewer), picture).tobytes() == first


@pytest.mark.sliced
def test_another_process_draws_the_same_pictures() -> None:
    code = (
        "import hashlib; from render.board.tta import PAINTER; "
        "from tests.render.tta.tables import HAND, MIDDLE, NAMES; "
        "images = [PAINTER.paint(MIDDLE, 'board', NAMES), PAINTER.hand(HAND, NAMES)]; "
        "print(hashlib.sha256(b''.join(image.tobytes() for image in images)).hexdigest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[3],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    PAINTER.warm(OPENING)
    for view in (LATE, OVER):
        drawn(view, "board")
    images = drawn(MIDDLE, "board").tobytes() + drawn(HAND, "hand").tobytes()
    assert done.stdout.strip() == hashlib.sha256(images).hexdigest()


# -------------------------------------------------------------------------- every fact is seen


def benedek(**changes: Any) -> View:
    return with_civ(MIDDLE, 1, **changes)


_WORKERS = MIDDLE.players[1].workers
_IRON = tuple((card, 3 if card == "iron" else n) for card, n in _WORKERS)
CIVIL_FACTS: dict[str, View] = {
    "government": benedek(government="communism"),
    "leader": benedek(leader="bill_gates"),
    "no leader": benedek(leader=None),
    "wonder": benedek(wonder="internet"),
    "stages": benedek(stages=3),
    "wonders": benedek(wonders=("colossus", "pyramids")),
    "ruins": benedek(ruins=("great_wall",)),
    "Homer": benedek(homer=None),
    "workers": benedek(workers=_IRON),
    "technologies": benedek(workers=(*_WORKERS, ("computers", 0))),
    "blue tokens": benedek(blue=pairs("agriculture:1 irrigation:2 bronze:1 iron:4")),
    "blue tokens on a lab": benedek(blue=pairs("iron:3 alchemy:1")),
    "specials": benedek(specials=("strategy", "masonry")),
    "colonies": benedek(colonies=("inhabited_territory_i",)),
    "tactic": benedek(tactic="phalanx"),
    "exclusive": benedek(exclusive=False),
    "war": benedek(war="war_over_culture", war_on=0),
    "civil actions": benedek(ca=2),
    "military actions": benedek(ma=1),
    "all civil actions": benedek(ca_total=7),
    "all military actions": benedek(ma_total=5),
    "purse": benedek(purse=0),
    "unused workers": benedek(idle=0),
    "yellow bank": benedek(yellow_bank=6),
    "blue bank": benedek(blue_bank=9),
    "food": benedek(food=9),
    "resources": benedek(resources=12),
    "food made": benedek(food_made=8),
    "resources made": benedek(resources_made=8),
    "consumption": benedek(consumption=4),
    "corruption": benedek(corruption=4),
    "discontent": benedek(discontent=1),
    "price of a worker": benedek(price=7),
    "science": benedek(science=19),
    "culture": benedek(culture=171),
    "science rating": benedek(science_rating=8),
    "culture rating": benedek(culture_rating=3),
    "strength": benedek(strength=48),
    "happiness": benedek(happiness=8),
    "happiness wanted": benedek(required=2),
    "colonization": benedek(colonization=0),
    "resigned": benedek(out=True),
    "politics given up": benedek(owes_politics=True),
    "cards in hand": benedek(civil=MIDDLE.players[1].civil[:3]),
}
"""Seen in the overview and in the picture of the player."""
TABLE_FACTS: dict[str, View] = {
    "military cards": benedek(military=(None,)),
    "whose turn": replace(MIDDLE, current=0),
    "start player": replace(MIDDLE, start=1),
    "order": replace(MIDDLE, order=(3, 0, 1, 2)),
    "round": replace(MIDDLE, round=11),
    "age": replace(MIDDLE, age=3),
    "last round": replace(MIDDLE, last_round=17),
    "row": replace(MIDDLE, row=(*MIDDLE.row[:12], "republic")),
    "empty space": replace(MIDDLE, row=(None, *MIDDLE.row[1:])),
    "prices": replace(MIDDLE, take_prices=MIDDLE.row_prices),
    "civil deck": replace(MIDDLE, civil_deck=31),
    "military deck": replace(MIDDLE, military_deck=42),
    "current events": replace(MIDDLE, current_events=(1, 2, 2)),
    "ages of events": replace(MIDDLE, current_events=(1, 1, 1, 2)),
    "future events": replace(MIDDLE, future_events=MIDDLE.future_events[1:]),
    "who prepared": replace(MIDDLE, future_events=((1, 0), (2, 0), (2, 1))),
    "last event": replace(MIDDLE, last_event="rats"),
    "no event": replace(MIDDLE, past_events=(), last_event=""),
    "what an event did": replace(MIDDLE, event_effects=(EventEffect(1, "food", 3),)),
    "tactics": replace(MIDDLE, common_tactics=MIDDLE.common_tactics[:-1]),
    "no tactics": replace(MIDDLE, common_tactics=()),
    "pacts": replace(MIDDLE, pacts=()),
    "side of a pact": replace(MIDDLE, pacts=(PactView("promise_of_military_protection", 0, 3, 0),)),
    "what has changed": replace(MIDDLE, changed=()),
    "over": replace(MIDDLE, cause="last_round"),
    "rank": with_civ(MIDDLE, 2, culture=70),
    "what a tactic gives": benedek(strength_lines=pairs("napoleonic_army:4")),
}
assert MIDDLE.preview is not None
LAST_WORDS = replace(MIDDLE.preview, ending=(("winston_churchill", 3),))
PLAYER_FACTS: dict[str, View] = {
    "hand": benedek(civil=(*MIDDLE.players[1].civil[:4], "opera")),
    "hidden hand": benedek(civil=(None,) * 5),
    "new cards": benedek(fresh=()),
    "limit of civil cards": benedek(civil_limit=5),
    "limit of military cards": benedek(military_limit=5),
    "ability used": benedek(used=()),
    "price of a building": benedek(build_prices=()),
    "price of a technology": benedek(develop_prices=()),
    "science for units": benedek(purse_science=3),
    "parts of science": benedek(science_lines=pairs("alchemy:3")),
    "parts of culture": benedek(culture_lines=pairs("drama:8")),
    "parts of strength": benedek(strength_lines=pairs("cannon:24")),
    "parts of happiness": benedek(happiness_lines=pairs("religion:6")),
    "preview": replace(MIDDLE, preview=Preview(True, 3, 0, 0, 0, 0, 0, 0, 0, draw=0, discard=0)),
    "what a card scores last": replace(MIDDLE, preview=LAST_WORDS),
    "whose turn": replace(MIDDLE, current=0, preview=None),
    "what has changed": replace(MIDDLE, changed=()),
    "pacts": replace(MIDDLE, pacts=(PactView("peace_treaty", 1, 1, 0),)),
}
ROW_FACTS = ("whose turn", "round", "age", "row", "empty space", "prices", "civil deck")
HAND_FACTS: dict[str, View] = {
    "civil cards": replace(HAND, players=benedek(civil=("opera",)).players),
    "military cards": replace(HAND, players=benedek(military=("raid_iii",)).players),
    "civil limit": with_civ(HAND, 1, civil_limit=9),
    "military limit": with_civ(HAND, 1, military_limit=3),
    "events known": replace(HAND, future_seen=()),
    "other events": replace(HAND, current_seen=((2, "rats"),)),
}
FACTS: list[tuple[str, str, View, View]] = [
    *(("board", fact, MIDDLE, view) for fact, view in CIVIL_FACTS.items()),
    *(
        ("seat-2", fact, MIDDLE, view)
        for fact, view in CIVIL_FACTS.items()
        if fact not in ("food made", "resources made")  # the preview says it better
    ),
    ("seat-1", "food made", MIDDLE, with_civ(MIDDLE, 0, food_made=8)),
    ("seat-1", "resources made", MIDDLE, with_civ(MIDDLE, 0, resources_made=8)),
    *(("board", fact, MIDDLE, view) for fact, view in TABLE_FACTS.items()),
    *(("seat-2", fact, MIDDLE, view) for fact, view in PLAYER_FACTS.items()),
    *(("row", fact, MIDDLE, TABLE_FACTS[fact]) for fact in ROW_FACTS),
    *(("hand", fact, HAND, view) for fact, view in HAND_FACTS.items()),
]


@pytest.mark.parametrize(
    ("picture", "fact", "before", "after"), FACTS, ids=[f"{p}: {f}" for p, f, *_ in FACTS]
)
def test_every_fact_is_seen(picture: str, fact: str, before: View, after: View) -> None:
    one, two = (drawn(view, picture).convert("RGB") for view in (before, after))
    assert apart(one, two) > 20


def test_the_ledger_counts_what_a_card_scores_last() -> None:
    assert MIDDLE.preview is not None
    one, two = (drawn(replace(MIDDLE, preview=p), "seat-2") for p in (MIDDLE.preview, LAST_WORDS))
    assert apart(one.convert("RGB"), two.convert("RGB")) > 20


def test_names_of_players_are_seen() -> None:
    other = ("Zoltán", *NAMES[1:])
    for picture in ("board", "seat-1"):
        one = PAINTER.paint(MIDDLE, picture, NAMES).convert("RGB")
        two = PAINTER.paint(MIDDLE, picture, other).convert("RGB")
        assert apart(one, two) > 100


def holding(civil: int, military: int) -> View:
    """The hand of Benedek with so many cards, those with the longest texts first."""
    table = {
        deck: sorted(
            (card for card in CARDS.values() if card.deck == deck),
            key=lambda card: -len(board_words("new_story").text(card)),
        )
        for deck in ("civil", "military")
    }
    hands = {deck: tuple(card.id for card in cards) for deck, cards in table.items()}
    return with_civ(HAND, 1, civil=hands["civil"][:civil], military=hands["military"][:military])


@pytest.mark.parametrize(
    ("civil", "military"), [(0, 0), (1, 0), (0, 1), (1, 1), (4, 3), (9, 8), (12, 14)]
)
def test_a_hand_has_two_columns_as_high_as_they_need(civil: int, military: int) -> None:
    """For a phone: cards stand side by side, nothing overlaps, and both columns end at one height;
    a single card has the whole width."""
    view = holding(civil, military)
    c = handsheet.compose(Scene.of(view, NAMES), 1)
    assert c.cut == []
    assert c.image.width == PHONE
    assert c.image.height <= (4_096 if civil + military < 20 else 5_400)
    for deck, count in (("C", civil), ("M", military)):
        boxes = [c.spots[f"{deck}{n + 1}"] for n in range(count)]
        assert {round(w) for _, _, w, _ in boxes} <= ({1048} if count == 1 else {519})
        for (x, y, w, h), (u, v, p, q) in combinations(boxes, 2):
            assert x + w <= u or u + p <= x or y + h <= v or v + q <= y
        for left in {x for x, *_ in boxes}:
            column = [y + h for x, y, _, h in boxes if x == left]
            assert max(column) == pytest.approx(max(y + h for _, y, _, h in boxes), abs=1)


def test_a_hand_is_not_dark_and_can_be_read_on_a_phone() -> None:
    with written() as found:
        c = handsheet.compose(Scene.of(HAND, NAMES), 1)
    least = min(found, key=lambda one: one.size)
    assert least.size >= 36, least
    assert [one for one in found if one.pixels(PHONE, SEEN) < 6.8 and one.text.islower()] == []
    small = c.image.convert("RGB").reduce(4)
    colours = small.getcolors(small.width * small.height) or []
    ground = sum(n for n, colour in colours if colour in (SLATE, PANEL))
    assert ground < small.width * small.height / 5


@pytest.mark.parametrize("name", ["opening", "middle", "late"])
def test_lines_of_a_civilization_are_full(name: str) -> None:
    """Only lines that have cards are drawn, and each reaches from one edge to the other."""
    view = POSITIONS[name]
    for civ in view.players:
        if civ.out:
            continue
        c = PAINTER.composed(view, f"seat-{civ.seat + 1}", names(view))
        boxes = [box for spot, box in c.spots.items() if spot.startswith(f"card-{civ.seat}-")]
        lines: dict[int, list[float]] = {}
        for x, y, w, _ in boxes:
            lines.setdefault(round(y), []).append(x + w)
        ends = [max(right) for _, right in sorted(lines.items())]
        assert {round(end) for end in ends[:-1]} == {c.image.width - 24}
        whole = round(ends[-1]) == c.image.width - 24
        assert whole or reasons_beside(view, civ.seat), "only reasons stand beside the last one"


def reasons_beside(view: View, seat: int) -> bool:
    scene = Scene.of(view, names(view))
    cards = len(civsheet.standing(scene, view.players[seat])) % 4
    return 0 < cards <= 2


def test_a_few_technologies_take_one_line() -> None:
    """And however many there are, no line has one of its own."""
    assert drawn(OPENING, "seat-1").height < 800
    assert [len(row) for row in civsheet.evenly(range(5), 7)] == [5]
    assert [len(row) for row in civsheet.evenly(range(15), 7)] == [5, 5, 5]
    assert civsheet.evenly((), 7) == []


def test_winners_are_named() -> None:
    assert apart(small(drawn(OVER, "board")), small(drawn(SHARED, "board"))) > 100


# --------------------------------------------------------------------------- no text is cut


def extremes() -> dict[str, View]:
    """Positions with more of everything than a game is likely to see."""
    rich = {
        "culture": 412,
        "science": 188,
        "strength": 199,
        "culture_rating": 61,
        "science_rating": 44,
        "food": 88,
        "resources": 120,
        "food_made": 30,
        "resources_made": 41,
        "ca": 11,
        "ca_total": 11,
        "ma": 9,
        "ma_total": 9,
        "yellow_bank": 22,
        "blue_bank": 24,
        "idle": 14,
        "purse": 15,
        "colonization": 16,
        "civil_limit": 12,
        "military_limit": 11,
        "civil": MIDDLE.players[1].civil * 2,
        "military": (None,) * 14,
    }
    everybody = LATE
    for seat in (0, 2):
        everybody = with_civ(everybody, seat, **rich)
    rising = {"discontent": 6, "idle": 2, "happiness": 2, "required": 8}
    return {
        "rich": everybody,
        "uprising": with_civ(LATE, 0, **rising),
        "long ago": replace(MIDDLE, round=99, last_round=100),
        "all against one": with_civ(
            with_civ(MIDDLE, 0, war="war_over_technology", war_on=2),
            1,
            war="war_over_culture",
            war_on=2,
        ),
        "all resigned but one": replace(
            with_civ(with_civ(LATE, 2, out=True), 1, out=True), cause="resigned", current=0
        ),
    }


ALL = {**POSITIONS, **extremes()}


@pytest.mark.parametrize("name", list(ALL))
def test_no_text_is_cut(name: str) -> None:
    view = ALL[name]
    for picture in PAINTER.pictures(view):
        assert PAINTER.composed(view, picture, names(view)).cut == [], picture


@pytest.mark.sliced(10)
@pytest.mark.parametrize(
    "typed",
    [("A" * 40,) * 4, ("Ω" * 32,) * 4, ("漢字", "\U0001f600", "", " "), ("i", "W", "ő", "x")],
)
def test_any_name_can_be_drawn(typed: tuple[str, ...]) -> None:
    for view in (MIDDLE, LATE, OVER, SHARED):
        for picture in PAINTER.pictures(view):
            assert PAINTER.composed(view, picture, typed[: len(view.players)]).cut == []
    for one in (HAND, replace(HAND, viewer=0)):
        assert PAINTER.hand(one, typed) is not None


def test_what_few_words_say_takes_little_room() -> None:
    """Reasons stand beside few cards in play, all ratings in one line, and zero needs no words."""
    scene = Scene.of(OPENING, NAMES[: len(OPENING.players)])
    poor = replace(OPENING.players[0], culture_lines=(), happiness_lines=())
    assert reasons.words(scene, poor.culture_lines) == ""
    assert len(reasons.layout(scene, poor, 1552).lines) == 1
    rich = Scene.of(LATE, NAMES[: len(LATE.players)])
    assert len(reasons.layout(rich, LATE.players[0], 1552).lines) == 2
    beside, below = drawn(OPENING, "seat-1"), drawn(LATE, "seat-1")
    assert beside.height < 920 < below.height


def test_the_field_of_the_actions_is_as_wide_as_they_are() -> None:
    few, many = (replace(OPENING.players[0], ca_total=n, ma_total=n) for n in (2, 9))
    assert head.actions_width(few) < head.actions_width(many) <= 668


@pytest.mark.always
def test_the_language_of_a_picture_is_seen() -> None:
    """In each picture, in a hand and under outlines."""
    for name in PAINTER.pictures(LATE):
        if LATE.players[int(name[-1]) - 1 if name[-1].isdigit() else 0].out:
            continue
        other = PAINTER.paint(LATE, name, names(LATE), PSEUDO).convert("RGB")
        assert apart(drawn(LATE, name).convert("RGB"), other) > 100, name
    hand = PAINTER.hand(HAND, names(HAND), PSEUDO)
    assert hand is not None
    assert apart(drawn(HAND, "hand").convert("RGB"), hand.convert("RGB")) > 100
    plain = PAINTER.changes(LATE, LATE, "board", names(LATE), "changed").convert("RGB")
    other = PAINTER.changes(LATE, LATE, "board", names(LATE), "changed", PSEUDO).convert("RGB")
    assert apart(plain, other) > 100


def test_lines_of_the_row_without_a_card_are_low() -> None:
    bare = replace(OPENING, row=(None,) * len(OPENING.row))
    assert drawn(bare, "row").height < drawn(OPENING, "row").height * 2 / 3


def test_what_a_tactic_gives_and_what_is_added_to_colonizing_stand_beside_the_strength() -> None:
    civ = MIDDLE.players[1]
    assert [said for _, _, said in strips.military_parts(civ)] == ["+7", "+3"]
    without = replace(civ, strength_lines=(), colonization=0)
    assert [said for _, _, said in strips.military_parts(without)] == ["+0"]
    assert strips.military_parts(replace(without, tactic=None)) == []


def test_rows_show_ranks_by_culture_unless_all_are_level() -> None:
    scene = Scene.of(MIDDLE, NAMES)
    assert [scene.rank(civ) for civ in MIDDLE.players] == ["3rd", "2nd", "1st", "4th"]
    level = Scene.of(OPENING, NAMES[:2])
    assert {level.rank(civ) for civ in OPENING.players} == {""}


def test_a_war_is_not_told_in_tiny_letters() -> None:
    war = strips.Entry("war", "War: Technology", "war_over_technology", brief="Technology")
    assert strips.words(war, 150) == "War: Technology"
    assert strips.words(war, 99) == "Technology"
    assert strips.words(replace(war, brief=""), 99) == "War: Technology"


@pytest.mark.parametrize("name", list(POSITIONS))
def test_no_description_is_cut(name: str) -> None:
    """Those who hear a picture hear all of it, the last line too."""
    view = POSITIONS[name]
    texts = TEXTS(names(view))
    said = {picture: texts.alt(view, picture) for picture in PAINTER.pictures(view)}
    assert {picture for picture, text in said.items() if text.endswith("…")} == set()
    assert "happiness" in said["board"]
