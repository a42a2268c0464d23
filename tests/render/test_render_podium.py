"""The podium of a finished game: who came where, what the points came from, and the curve."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from engine import registry
from render.fonts import BOLD
from render.lang.catalogue.belfort import Belfort
from render.lang.catalogue.tta_scores import TtaScores
from render.lang.catalogue.tzolkin import Tzolkin
from render.lang.language import ENGLISH, Language
from render.names import numbered
from render.phone import HIGHEST, IN_A_CARD, LOWEST, SEEN, WIDTH
from render.picture import encode
from render.podium import chart, page, words
from render.podium.facts import PARTS, Finish, Podium, number, sources
from render.podium.stroke import PATTERNS, dashes
from render.registry import listing, presentation
from render.standing import Curve, Figure, Standing, curve
from render.text.base import ALT
from render.theme import INK, SLATE, seats
from tests.conformance.cases import translations
from tests.render.lang.pseudo import PSEUDO
from tests.render.legibility import PIXELS, written
from tests.render.podium_tables import ENDS, NAMES, ended
from tests.render.sight import contrast

MOST = max(max(registry.rules(key).meta.seats) for key in tuple(registry.keys()))
EVERY = [
    ended(players, gone=range(gone), sources=parts, rounds=rounds)
    for players in range(2, MOST + 1)
    for gone, parts, rounds in ((0, 5, 19), (1, 7, 3), (players, 2, 150))
]


def texts(podium: Podium, language: Language = ENGLISH) -> Counter[str]:
    return Counter(
        str(mark.value) for mark in page.compose(podium, language).marks if mark.what == "text"
    )


@pytest.mark.parametrize(
    "language", [ENGLISH, PSEUDO, *translations()], ids=lambda language: language.code
)
@pytest.mark.parametrize("podium", EVERY)
def test_nothing_is_cut_and_a_phone_shows_it_whole(podium: Podium, language: Language) -> None:
    c = page.compose(podium, language)
    assert c.cut == []
    wide, high = c.size
    assert wide == WIDTH
    assert LOWEST <= high <= HIGHEST


@pytest.mark.parametrize("language", translations(), ids=lambda language: language.code)
def test_what_points_came_from_has_room_in_every_language(language: Language) -> None:
    named = [
        *map(TtaScores(language).culture_from, TtaScores.FAMILIES["culture_from"]),
        *map(Tzolkin(language).source, Tzolkin.FAMILIES["source"]),
        *map(Belfort(language).source, Belfort.FAMILIES["source"]),
    ]
    assert len(named) > 15
    for first in range(0, len(named), PARTS):
        some = dict.fromkeys(named[first : first + PARTS], 5)
        podium = ended(MOST)
        finishes = tuple(replace(one, parts=some) for one in podium.finishes)
        assert page.compose(replace(podium, finishes=finishes), language).cut == []


@pytest.mark.parametrize("podium", EVERY)
def test_every_text_can_be_read_on_a_phone(podium: Podium) -> None:
    with written() as found:
        page.compose(podium)
    assert [one.text for one in found if one.pixels(WIDTH, SEEN) < PIXELS] == []


@pytest.mark.parametrize("podium", ENDS.values(), ids=ENDS)
def test_places_and_totals_can_be_read_in_a_card(podium: Podium) -> None:
    with written() as found:
        page.compose(podium)
    seen = Counter(one.text for one in found if one.pixels(WIDTH, IN_A_CARD) >= PIXELS)
    wanted = Counter(str(finish.place) for finish in podium.finishes)
    wanted += Counter(number(finish.total or 0) for finish in podium.finishes)
    assert wanted <= seen


@pytest.mark.parametrize("podium", ENDS.values(), ids=ENDS)
def test_everybody_is_there_with_place_sign_and_points(podium: Podium) -> None:
    marks = page.compose(podium).marks
    own, rest = sources(podium.finishes, PARTS - any(f.gone for f in podium.finishes))
    said = texts(podium)
    assert {*own, "Total", "Culture after each round"} <= set(said)
    assert ("other" in said) == bool(rest)
    assert ("gave up" in said) == any(finish.gone for finish in podium.finishes)
    for seat, finish in enumerate(podium.finishes):
        here = [mark for mark in marks if mark.place == f"seat.{seat}"]
        told = [mark.value for mark in here if mark.what == "text"]
        parts = finish.parts or {}
        points = [number(parts[source]) for source in own]
        if rest:
            points.append(number(sum(parts[source] for source in rest)))
        assert [told[0], *told[2:]] == [str(finish.place), number(finish.total or 0), *points]
        name = numbered(NAMES[: len(podium.finishes)], BOLD)[seat]
        assert str(told[1]).split("…")[0] in name
        icons = [mark.value for mark in here if mark.what == "icon"]
        crown = ["podium_crown"] * (finish.place == 1)
        assert icons == [*crown, podium.look[seat][1], *["flag"] * finish.gone]


@pytest.mark.parametrize("podium", ENDS.values(), ids=ENDS)
def test_each_line_of_the_curve_is_named_with_its_sign(podium: Podium) -> None:
    marks = [mark for mark in page.compose(podium).marks if mark.place == "curve.0"]
    named = numbered(NAMES[: len(podium.finishes)], BOLD)
    for seat, name in enumerate(named):
        colour, sign = podium.look[seat]
        drawn = [mark for mark in marks if mark.what == "icon" and mark.value == sign]
        assert len(drawn) >= 2, "on the line and beside the name"
        assert all(mark.tone == colour for mark in drawn)
        [beside] = [
            mark
            for mark in marks
            if mark.what == "text" and str(mark.value).split("…")[0].strip(". ") in name
            and len(str(mark.value)) > 2
        ]  # fmt: skip
        assert abs(beside.y - max(drawn, key=lambda mark: mark.x).y) < 12
    assert len(set(PATTERNS)) == len(PATTERNS) >= MOST, "nor do colours tell lines apart alone"


@pytest.mark.parametrize("podium", ENDS.values(), ids=ENDS)
def test_signs_on_the_lines_cover_no_number_of_a_round(podium: Podium) -> None:
    """The rounds are written below the lowest line, and signs stand on it."""
    marks = [mark for mark in page.compose(podium).marks if mark.place == "curve.0"]
    last = max(mark.y for mark in marks if mark.what == "text")
    rounds = [mark for mark in marks if mark.what == "text" and mark.y == last]
    assert len(rounds) >= 2
    assert all(str(mark.value).isdecimal() for mark in rounds)
    lowest = max(mark.y for mark in marks if mark.what == "icon")
    assert last - lowest >= chart.MARK / 2 + 16, "half a sign, half a digit"


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_title_stands_beside_the_blocks(key: str, seats: int) -> None:
    c = page.compose(ended(seats, title=listing(key).title()))
    [when] = [mark for mark in c.marks if mark.value == "round 19"]
    [total] = [mark for mark in c.marks if mark.value == "Total"]
    assert c.cut == []
    assert total.y - when.y > 80, "a line is between them"


def test_names_beside_the_curve_keep_their_distance() -> None:
    level = ended(5)
    assert level.curve is not None
    last = level.curve.last
    same = replace(last, figures=(Figure("Points after each round", (7,) * 5),))
    podium = replace(level, curve=Curve((replace(same, number=0), same)))
    marks = page.compose(podium).marks
    signs = {sign for _, sign in podium.look}
    ends = sorted(
        mark.y
        for mark in marks
        if mark.place == "curve.0" and mark.what == "icon" and mark.value in signs
    )[-5:]
    assert all(two - one >= 48 for one, two in pairwise(ends))


def test_a_second_figure_is_drawn_where_there_is_room() -> None:
    shown = {
        name: "Strength after each round" in texts(podium)
        for name, podium in {"few": ended(2, sources=1), "many": ended(4, sources=6)}.items()
    }
    assert shown == {"few": True, "many": False}


def test_a_game_without_points_and_without_a_course() -> None:
    finishes = tuple(Finish(name, 1) for name in NAMES[:2])
    podium = Podium("Antike Duellum", finishes, seats("podium", 5))
    assert texts(podium) == {"Antike Duellum": 1, "Ann": 1, "Zsófia Kőműves": 1, "1": 2}
    assert words.alt(podium) == "Podium of Antike Duellum. 1. Ann. 1. Zsófia Kőműves."


def test_files_are_small() -> None:
    for podium in ENDS.values():
        assert len(encode(page.paint(podium), "podium").data) < 100_000


@pytest.mark.parametrize("key", registry.keys())
def test_colours_of_seats_can_be_written_on_and_seen(key: str) -> None:
    rules, painter = registry.rules(key), presentation(key).painter
    assert painter is not None
    count = max(rules.meta.seats)
    view = rules.view(rules.setup(rules.options(), count, 1).state, None)
    look = painter.look(view)[:count]
    assert len({sign for _, sign in look}) == len({colour for colour, _ in look}) == count
    for colour, _ in look:
        assert contrast(colour, INK) >= 4.5
        assert contrast(colour, SLATE) >= 3


# --- how a line is drawn --------------------------------------------------------------------------


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_goes_on_round_bends(pattern: tuple[int, ...]) -> None:
    points = [(0.0, 0.0), (100.0, 0.0), (100.0, 70.0), (400.0, 70.0)]
    found = list(dashes(points, pattern))
    drawn = sum(math.dist(one, two) for dash in found for one, two in pairwise(dash))
    share = sum(pattern[::2]) / sum(pattern) if pattern else 1.0
    assert drawn == pytest.approx(470 * share, abs=max(pattern, default=0) + 1)
    assert found[0][0] == points[0]
    if not pattern:
        assert found == [points]


# --- the curve ------------------------------------------------------------------------------------


def at(number: int, *values: int, gone: tuple[int, ...] = ()) -> Standing:
    return Standing(number, f"round {number}", (Figure("Points", values),), frozenset(gone))


def test_of_a_round_the_first_standing_counts_and_of_the_game_the_last() -> None:
    found = curve([at(0, 0, 0), at(0, 9, 0), at(1, 5, 4), at(1, 6, 4), at(2, 7, 7), at(2, 8, 9)])
    assert found == Curve((at(0, 0, 0), at(1, 5, 4), at(2, 8, 9)))
    assert curve([]) is None


def test_the_line_of_somebody_who_gave_up_ends_there() -> None:
    found = Curve((at(0, 0, 0), at(2, 3, 4), at(3, 5, 4, gone=(1,)), at(4, 9, 4, gone=(1,))))
    assert found.line(0) == ((0, 0), (2, 3), (3, 5), (4, 9))
    assert found.line(1) == ((0, 0), (2, 4), (3, 4))


# --- in words -------------------------------------------------------------------------------------


def told(*moments: Standing, places: tuple[int, ...] = (1, 2)) -> str:
    finishes = tuple(
        Finish(name, place, 0) for name, place in zip(("Ann", "Bob"), places, strict=True)
    )
    return " ".join(words.course(Podium("A", finishes, (), Curve(moments))))


@pytest.mark.parametrize(
    ("moments", "places", "said"),
    [
        (
            (at(0, 0, 0), at(1, 3, 1), at(2, 5, 4)),
            (1, 2),
            "Nobody was ever ahead of Ann. After round 1: Ann 3 and Bob 1.",
        ),
        (
            (at(0, 0, 0), at(1, 3, 4), at(2, 6, 4), at(3, 8, 4)),
            (1, 2),
            (
                "From round 2 on, nobody was ahead of Ann. The lead changed once."
                " After round 2: Ann 6 and Bob 4."
            ),
        ),
        (
            (at(0, 0, 0), at(1, 3, 4), at(2, 5, 4), at(3, 5, 6), at(4, 8, 7)),
            (1, 2),
            (
                "Ann went ahead only at the end. The lead changed 3 times."
                " After round 2: Ann 5 and Bob 4."
            ),
        ),
        ((at(0, 0, 0), at(1, 3, 1), at(2, 5, 5)), (1, 1), "After round 1: Ann 3 and Bob 1."),
        (
            (at(0, 0, 0), at(1, 3, 1), at(2, 5, -4, gone=(0,))),
            (2, 1),
            "After round 1: Ann 3 and Bob 1.",
        ),
        ((at(0, 0, 0), at(1, 3, 1)), (1, 2), ""),
    ],
    ids=["always", "from then on", "at the end", "a tie", "gave up while ahead", "too short"],
)
def test_how_a_game_went(moments: tuple[Standing, ...], places: tuple[int, ...], said: str) -> None:
    assert told(*moments, places=places) == said


def test_the_text_in_place_of_the_picture_has_all_of_it() -> None:
    said = words.alt(ENDS["four"])
    assert said.startswith("Podium of Through the Ages: A New Story of Civilization, over in round")
    for finish in ENDS["four"].finishes:
        who = f"{finish.name} (gave up)" if finish.gone else finish.name
        assert f"{finish.place}. {who}: {number(finish.total or 0)} (" in said
    assert "prepared events" in said
    assert "After round 10: " in said


def test_it_has_room_with_the_longest_names_too() -> None:
    podium = ended(5, sources=7)
    finishes = tuple(replace(f, name=f"{'M' * 30}{i}") for i, f in enumerate(podium.finishes))
    said = words.alt(replace(podium, finishes=finishes))
    assert len(said) <= ALT
    assert said.endswith(".")
    assert all(finish.name in said for finish in finishes)


def test_parts_are_told_by_weight_and_the_small_ones_together() -> None:
    parts = {"a": 1, "b": -30, "c": 0, "d": 7}
    finishes = (Finish("Ann", 1, 9, parts), Finish("Bob", 2, 9, {"a": 1, "d": 2}))
    assert sources(finishes) == (["b", "d", "a"], [])
    assert sources(finishes, 2) == (["b"], ["d", "a"])
    assert sources((Finish("Ann", 1, 9, {"a": 9}),)) == ([], []), "that is the total"
