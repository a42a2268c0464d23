"""The pictures for phones: every card in every place can be read, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.games.tta.cards.table import card_table
from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.view import AskedView, EventEffect, PactView, View
from render import outline
from render.board.tta import PAINTER
from render.board.tta.changed import changed
from render.board.tta.phone import columns, own
from render.board.tta.scene import Scene
from render.canvas import Canvas
from render.lang.catalogue.tta_phone import TtaPhone
from render.lang.catalogue.tta_questions import TtaQuestions
from render.phone import HIGHEST, IN_A_CARD, KEY, SEEN, TYPE, WIDTH
from render.picture import encode
from render.sheetnames import LOWER, UPPER, WHOLE
from render.text.base import ALT
from render.text.tta import TEXTS
from render.text.tta.upright import PICTURES, shown
from tests.render.legibility import PIXELS, Written, written
from tests.render.tta.tables import CARDS, LATE, MIDDLE, NAMES, OVER, POSITIONS, civ, with_civ
from tests.render.tta.test_render_tta import ALL, CIVIL_FACTS, TABLE_FACTS, apart, compared, small

WIDEST = 11 / 7
"""Clients show a single picture in a box of this shape."""
NARROW = 7.5
"""With four players names of cards may be so high; the design grants 6.9."""
LONG = ("Maximiliane Anna", "Bo", "Christophoros W", "Wolfgang-Theodor")
KINDS = TtaPhone.FAMILIES["asked"]


EDITIONS = (NEW_STORY.key, FIRST_EDITION.key)


def of(kind: str, edition: str = NEW_STORY.key) -> list[str]:
    return [c.id for c in card_table(edition).values() if c.kind == kind]


def seated(count: int, edition: str = NEW_STORY.key) -> View:
    """The middle of a game for so many players."""
    return replace(
        MIDDLE,
        edition=edition,
        players=MIDDLE.players[:count],
        order=tuple(range(count)),
        pacts=(),
        future_events=((2, 0), (2, 1)),
    )


def asking(view: View, kind: str, seat: int = 0, **facts: Any) -> View:
    return replace(view, asked=(AskedView(seat, kind, tuple(facts.items())),))


def drawn(view: View, picture: str, names: tuple[str, ...] = NAMES) -> tuple[Canvas, list[Written]]:
    with written((own, "token")) as found:
        c = PAINTER.composed(view, picture, names[: len(view.players)])
    return c, found


def too_small(found: list[Written], least: float = PIXELS) -> set[tuple[str, int]]:
    return {(w.text, w.size) for w in found if w.text and w.pixels(WIDTH, SEEN) < least}


# ------------------------------------------------------------------------- every card, every place


def effects(i: int, count: int, edition: str) -> tuple[EventEffect, ...]:
    """What an event did: the same to all, one thing each, a production of everybody, lost cards."""
    cards = [*of("leader", edition), *of("wonder", edition), *of("territory", edition)]
    found: tuple[list[tuple[str, int]], ...]
    found = (
        [("science", 2), ("food", 1), ("resources", 1)],
        [("culture", -12)],
        [("food", 14), ("resources", 25), ("culture", -8)],
        [("population", -1)],
    )
    each = 3 * (i % len(found)) % 10
    own = found[i % len(found)]
    done = [EventEffect(s, what, n + s * (each // 3)) for s in range(count) for what, n in own]
    return (*done, EventEffect(i % count, cards[i % len(cards)], -1))


def every_card(count: int, edition: str = NEW_STORY.key) -> Iterator[View]:
    """Views in which together every card lies wherever it may lie, with figures of all lengths."""
    base, table = seated(count, edition), card_table(edition)
    kinds = ("government", "leader", "wonder", "tactic")
    governments, leaders, wonders, tactics = (of(kind, edition) for kind in kinds)
    ends = tuple(c for c in table if c.startswith("impact_of") and edition != NEW_STORY.key)
    most = table.board.figures.max_strength or 112
    civil = [c.id for c in table.values() if c.deck == "civil"]
    specials, events = of("special", edition), [*of("event", edition), *of("territory", edition)]
    workers = [c.id for c in table.values() if c.takes_workers]
    for i in range(len(events)):
        players = tuple(
            replace(
                player,
                government=governments[(i + seat) % len(governments)],
                leader=leaders[(i + seat) % len(leaders)],
                wonder=wonders[(i + seat) % len(wonders)],
                tactic=tactics[(i + seat) % len(tactics)],
                stages=(i + seat) % 4,
                exclusive=bool((i + seat) % 3),
                culture=(7, 64, 247)[(i + seat) % 3],
                culture_rating=(0, 9, 36)[i % 3],
                strength=min((3, 24, 112)[(i + seat) % 3], most),
                marker_with=(i + seat + 1) % count if i % 4 == 1 else -1,
                leaves=not (i + seat) % 5,
                owes_politics=not (i + seat) % 3,
                science=(0, 19, 104)[i % 3],
                science_rating=(1, 31)[i % 2],
                happiness=i % 9,
                required=8 - i % 9,
                discontent=max(0, 8 - 2 * (i % 9)),
                specials=tuple(specials[(i + k) % len(specials)] for k in range(i % 5)),
                workers=tuple((card, (i + k) % 11) for k, card in enumerate(workers[i % 10 :: 2])),
                build_prices=tuple((card, 2 + (i + k) % 12) for k, card in enumerate(workers)),
            )
            for seat, player in enumerate(base.players)
        )
        row = tuple(civil[(13 * i + k) % len(civil)] for k in range(13))
        dear = (0, 2, 4)[i % 3]
        yield replace(
            base,
            players=players,
            current=i % count,
            age=i % 4,
            row=row,
            take_prices=tuple(
                price + (dear if table[card].kind == "wonder" else 0)
                for price, card in zip(base.row_prices, row, strict=True)
            ),
            last_event=events[i],
            event_effects=effects(i, count, edition),
            common_tactics=tuple(tactics[: i % 9]),
            future_events=tuple((2, k % count) for k in range(i % 11)),
            open_events=ends[i % 9 :][: i % 6],
        )


@pytest.mark.sliced
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_card_in_every_place_can_be_read(count: int, edition: str) -> None:
    cut: set[str] = set()
    small_ones: set[tuple[str, int]] = set()
    for view in every_card(count, edition):
        for picture in (UPPER, LOWER):
            c, found = drawn(view, picture)
            cut |= set(c.cut)
            assert c.image.height <= HIGHEST, picture
            small_ones |= too_small(found, NARROW if count == 4 and picture == UPPER else PIXELS)
    assert cut == set()
    assert small_ones == set()


@pytest.mark.sliced(10)
def test_with_four_players_only_names_of_cards_are_smaller() -> None:
    """And what stands beside them."""
    beside = {"own", *(f"{n}/{of_}" for n in range(5) for of_ in range(5))}
    for view in every_card(4):
        scene = Scene.of(view, NAMES)
        names = {row for line in columns.Columns(scene).rulers for r in line if r for row in r.rows}
        _, found = drawn(view, UPPER)
        assert {text for text, _ in too_small(found)} <= names | beside


def test_a_card_is_seen_in_every_place() -> None:
    """Else not every card was looked at."""
    seen: dict[str, set[str]] = {
        kind: set() for kind in ("leader", "wonder", "tactic", "row", "last")
    }
    for view in every_card(3):
        for player in view.players:
            for kind in ("leader", "wonder", "tactic"):
                seen[kind].add(getattr(player, kind))
        seen["row"] |= set(filter(None, view.row))
        seen["last"].add(view.last_event)
    for kind in ("leader", "wonder", "tactic"):
        assert seen[kind] == set(of(kind))
    assert seen["row"] == {c.id for c in CARDS.values() if c.deck == "civil"}
    assert seen["last"] == {*of("event"), *of("territory")}


@pytest.mark.parametrize("name", list(ALL))
@pytest.mark.parametrize("picture", PICTURES)
def test_no_text_is_cut(name: str, picture: str) -> None:
    for names in (NAMES, LONG, ("A" * 40,) * 4):
        c, _ = drawn(ALL[name], picture, names)
        assert c.cut == []


# ------------------------------------------------------------------------------ who is asked, what


def questions(kind: str) -> Iterator[dict[str, Any]]:
    """The facts of questions of a kind, with every card that may ask."""
    match kind:
        case "actions" | "politics":
            yield {}
        case "bid" | "send_force":
            for card in of("territory"):
                yield {"territory": card, "high": 0, "bid": 18}
                yield {"territory": card, "high": 18, "bid": 3}
        case "defend" | "annex" | "infiltrate" | "plunder" | "raid":
            for card in of("aggression"):
                yield {"card": card, "from": 3, "attack": 112, "defence": 104}
        case "answer_pact":
            for card in of("pact"):
                yield {"card": card, "from": 2, "side": "a"}
        case "steal":
            for card in of("war"):
                yield {"card": card, "target": 3, "advantage": 12}
        case "discard":
            yield {"card": "hand_limit", "count": 11}
            yield {"card": "hand_limit", "count": 1}
        case _:
            for card in of("event"):
                yield {"card": card, "target": 3, "left": 4}


@pytest.mark.sliced
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_can_be_read(kind: str) -> None:
    """In large type even within a card of Discord, whatever the players are called. Long
    names and the last round take turns with short ones and others."""
    ways = [(names, last) for names in (LONG, NAMES) for last in (19, 0)]
    for number, facts in enumerate(questions(kind)):
        names, last = ways[number % len(ways)]
        view = replace(asking(MIDDLE, kind, seat=0, **facts), last_round=last)
        c, found = drawn(view, UPPER, names)
        assert c.cut == []
        head = [w for w in found if w.y < 186]
        assert too_small(head) == set()
        asked = max((w for w in head if w.x > 220), key=lambda w: w.size)
        assert asked.pixels(WIDTH, IN_A_CARD) >= PIXELS, asked


def test_every_kind_of_question_has_a_headline() -> None:
    assert set(KINDS) == set(TtaQuestions.FAMILIES["awaits"])


def test_the_head_is_about_who_is_asked() -> None:
    """Not about whose turn it is; the frame stays with the latter."""
    _, found = drawn(
        asking(MIDDLE, "defend", 0, card="raid_ii", attack=17, defence=12, **{"from": 1}), UPPER
    )
    said = {w.text for w in found}
    assert {"Ariadne: defend", "Raid (II)", "Benedek", "17 to 12"} <= said
    assert not any("civil" in text for text in said)
    _, found = drawn(MIDDLE, UPPER)
    assert {"Benedek to play", "3 of 6", "2 of 4"} <= {w.text for w in found}


def test_several_who_are_asked_are_all_named() -> None:
    two = tuple(AskedView(seat, "pick_good", (("card", "rats"),)) for seat in (0, 2))
    _, found = drawn(replace(MIDDLE, asked=two), UPPER, ("Ann", "Bob", "Cy", "Di"))
    assert "Ann and Cy: choose a gain" in {w.text for w in found}
    c, _ = drawn(replace(MIDDLE, asked=two), UPPER, LONG)
    assert c.cut == []


@pytest.mark.sliced(10)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_key_figures_can_be_read_within_a_card(count: int) -> None:
    """Culture and strength of everybody."""
    for view in every_card(count):
        _, found = drawn(view, UPPER)
        for player in view.players:
            for number in (player.culture, player.strength):
                largest = max((w for w in found if w.text == str(number)), key=lambda w: w.size)
                assert largest.pixels(WIDTH, IN_A_CARD) >= PIXELS


def test_ranks_are_by_culture_and_none_where_all_are_level() -> None:
    _, found = drawn(seated(3), UPPER)
    assert {"1st", "2nd", "3rd"} <= {w.text for w in found}
    level = replace(seated(3), players=tuple(replace(p, culture=5) for p in seated(3).players))
    _, found = drawn(level, UPPER)
    assert not {"1st", "2nd", "3rd"} & {w.text for w in found}


# ---------------------------------------------------------------------------------- whose is shown


def test_ones_own_civilization_is_shown_or_that_of_whoever_is_asked() -> None:
    assert shown(replace(MIDDLE, viewer=2)).seat == 2
    assert shown(MIDDLE).seat == MIDDLE.current == 1
    assert shown(asking(MIDDLE, "bid", 3, territory="vast_territory_i", high=0)).seat == 3
    gone = replace(with_civ(MIDDLE, 2, out=True), viewer=2)
    assert shown(gone).seat == 1
    assert shown(OVER).seat == 0


def test_the_upper_part_holds_nothing_of_hands_and_is_one_for_all() -> None:
    public = PAINTER.public(MIDDLE, UPPER)
    for viewer in range(4):
        one = replace(MIDDLE, viewer=viewer, take_prices=MIDDLE.row_prices)
        assert PAINTER.public(one, UPPER) == public
    assert all(set(p.civil) <= {None} and not p.fresh for p in public.players)
    assert PAINTER.public(replace(MIDDLE, viewer=2), LOWER).viewer == 2


def test_who_is_asked_is_left_out_where_it_is_not_said() -> None:
    own, asked = (
        asking(MIDDLE, kind, seat, territory="vast_territory_i", high=0)
        for kind, seat in (("actions", MIDDLE.current), ("bid", 3))
    )
    for picture in ("board", "row", "seat-1"):
        assert PAINTER.public(own, picture) == PAINTER.public(MIDDLE, picture)
    assert PAINTER.public(asked, "row") == PAINTER.public(MIDDLE, "row")
    assert PAINTER.public(asked, "board") != PAINTER.public(MIDDLE, "board")
    assert PAINTER.public(asked, UPPER) != PAINTER.public(MIDDLE, UPPER)


# ---------------------------------------------------------------------------------- form and bytes


@pytest.mark.parametrize("name", list(ALL))
def test_parts_are_neither_much_wider_nor_much_higher_than_clients_show(name: str) -> None:
    view = ALL[name]
    assert PAINTER.parts(view, "phone") == (UPPER, LOWER)
    assert PAINTER.parts(view, "desk") == ("board",)
    for part in PAINTER.parts(view, "phone"):
        c, _ = drawn(view, part)
        assert c.image.width == WIDTH
        assert c.image.width / c.image.height <= WIDEST, c.image.size
        assert c.image.height <= HIGHEST


def test_a_part_with_little_on_it_is_not_wider_than_clients_show() -> None:
    poor = replace(
        OVER,
        players=tuple(civ(p.seat, out=p.out) for p in OVER.players),
        common_tactics=(),
        future_events=(),
    )
    c, _ = drawn(poor, LOWER)
    assert c.image.width / c.image.height <= WIDEST


@pytest.mark.parametrize("count", [1, 2, 3])
def test_those_who_have_resigned_are_named(count: int) -> None:
    view = MIDDLE
    for seat in range(count):
        view = with_civ(view, seat, out=True)
    view = replace(view, current=3, cause="resigned" if count == 3 else "")
    for names in (NAMES, LONG):
        c, found = drawn(view, UPPER, names)
        assert c.cut == []
        said = [w.text for w in found]
        assert all(any(w.startswith(names[seat][:2]) for w in said) for seat in range(count))
        assert said.count("resigned") == 1
        assert too_small(found) == set()


@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_upper_part_is_small(name: str) -> None:
    view = POSITIONS[name]
    picture = encode(PAINTER.paint(view, UPPER, NAMES[: len(view.players)]), UPPER)
    assert len(picture.data) <= 100_000


ROBBED = replace(
    asking(MIDDLE, "defend", 0, card="raid_ii", attack=24, defence=13, **{"from": 1}), viewer=0
)
LOOKS: dict[str, tuple[View, str]] = {
    **{f"phone-{name}": (view, UPPER) for name, view in POSITIONS.items() if name != "shared"},
    "phone-asked": (ROBBED, UPPER),
    "phone-more-middle": (MIDDLE, LOWER),
    "phone-more-late": (LATE, LOWER),
    "phone-more-over": (OVER, LOWER),
    "phone-whole": (ROBBED, WHOLE),
}


@pytest.mark.parametrize("name", list(LOOKS))
def test_pictures_for_phones_look_as_they_did(name: str) -> None:
    view, picture = LOOKS[name]
    compared(name, small(PAINTER.paint(view, picture, NAMES[: len(view.players)])))


# ------------------------------------------------------------------------------------ what is seen


UPPER_FACTS = (
    *("government", "leader", "no leader", "wonder", "stages", "colonies", "tactic", "exclusive"),
    *("war", "civil actions", "military actions", "all civil actions", "all military actions"),
    *("discontent", "science", "culture", "science rating", "culture rating", "strength"),
    *("happiness", "happiness wanted", "colonization", "resigned", "cards in hand"),
)
UPPER_TABLE_FACTS = (
    *("military cards", "whose turn", "order", "round", "age", "last round", "pacts", "over"),
)
LOWER_FACTS = (
    *("workers", "technologies", "specials", "purse", "unused workers", "yellow bank"),
    *("blue bank", "food", "resources", "food made", "resources made", "consumption", "corruption"),
    "price of a worker",
)
LOWER_TABLE_FACTS = (
    *("whose turn", "age", "row", "empty space", "prices", "civil deck", "military deck"),
    *("current events", "ages of events", "future events", "who prepared", "last event"),
    *("no event", "tactics", "no tactics"),
)
FACTS = [
    *((UPPER, fact, CIVIL_FACTS[fact]) for fact in UPPER_FACTS),
    *((UPPER, fact, TABLE_FACTS[fact]) for fact in UPPER_TABLE_FACTS),
    *((LOWER, fact, CIVIL_FACTS[fact]) for fact in LOWER_FACTS),
    *((LOWER, fact, TABLE_FACTS[fact]) for fact in LOWER_TABLE_FACTS),
    (LOWER, "price of a building", with_civ(MIDDLE, 1, build_prices=())),
    (UPPER, "who is asked", asking(MIDDLE, "politics", 0)),
    (UPPER, "what is asked", asking(MIDDLE, "politics", 1)),
    (LOWER, "who is asked", asking(MIDDLE, "politics", 0)),
    (LOWER, "who looks", replace(MIDDLE, viewer=3)),
]


@pytest.mark.parametrize(
    ("picture", "fact", "after"), FACTS, ids=[f"{p}: {f}" for p, f, _ in FACTS]
)
def test_every_fact_is_seen(picture: str, fact: str, after: View) -> None:
    one, two = (PAINTER.composed(view, picture, NAMES).image for view in (MIDDLE, after))
    assert apart(one, two) > 20


@pytest.mark.parametrize("name", list(POSITIONS))
def test_spots_lie_on_the_picture(name: str) -> None:
    view = POSITIONS[name]
    for picture in PICTURES:
        c, _ = drawn(view, picture)
        for x, y, w, h in c.spots.values():
            assert 0 <= x < x + w <= c.image.width, picture
            assert 0 <= y < y + h <= c.image.height, picture


def test_there_is_a_place_for_what_changes() -> None:
    """But for technologies of others, which their own pictures show."""
    start = replace(
        MIDDLE, players=tuple(civ(seat) for seat in range(4)), row=(None,) * 13, pacts=()
    )
    for viewer in range(4):
        view = replace(MIDDLE, viewer=viewer)
        spots = set(drawn(view, WHOLE)[0].spots)
        others = {
            f"card-{p.seat}-{card}"
            for p in view.players
            if p.seat != viewer
            for card in (*dict(p.workers), *p.specials)
        }
        elsewhere = {f"stock-{p.seat}" for p in view.players if p.seat != viewer}
        elsewhere |= {f"banks-{p.seat}" for p in view.players if p.seat != viewer}
        held = {name for name in changed(start, view) if name.startswith("held-")}
        assert changed(start, view) - spots - others - elsewhere - held == set()


def test_outlines_are_thin_and_said_below() -> None:
    before = with_civ(MIDDLE, 2, culture=1)
    plain = PAINTER.paint(replace(MIDDLE, changed=()), UPPER, NAMES)
    marked = PAINTER.changes(before, MIDDLE, UPPER, NAMES, "outlined: changed")
    assert marked.size == (WIDTH, plain.height + outline.LEGEND)
    box = drawn(MIDDLE, UPPER)[0].spots["culture-2"]
    above = marked.crop((0, 0, plain.width, plain.height)).convert("RGB")
    assert 0 < apart(plain.convert("RGB"), above) < 2 * (box[2] + box[3] + 40) * 9


# ---------------------------------------------------------------------------------------- in words


@pytest.mark.parametrize("name", list(ALL))
@pytest.mark.parametrize("picture", PICTURES)
def test_descriptions_are_whole(name: str, picture: str) -> None:
    view = ALL[name]
    texts = TEXTS(NAMES[: len(view.players)])
    for viewer in (None, 0):
        said = texts.alt(replace(view, viewer=viewer), picture)
        assert len(said) <= ALT
        assert not said.endswith("…")


def test_a_description_says_who_is_asked_what() -> None:
    said = TEXTS(NAMES).alt(ROBBED, UPPER)
    assert "Ariadne: defend." in said
    assert "Ariadne, Monarchy: culture 46 (+4)" in said
    said = TEXTS(NAMES).alt(ROBBED, LOWER)
    assert "Ariadne in full: Food 3 (+4 −3)" in said
    assert "Alchemy 2" in said
    assert "Last event: Good Harvest." in said
    assert TEXTS(NAMES).alt(MIDDLE, UPPER).count("left.") == 1


def test_parts_have_titles() -> None:
    titles = [TEXTS(NAMES).picture(part) for part in PICTURES]
    assert len(set(titles)) == len(titles)


def test_pacts_and_wars_take_a_line_where_they_do_not_fit_beside_colonies() -> None:
    bound = tuple(PactView("peace_treaty", 0, 0, other) for other in (1, 2))
    two, many = (Scene.of(replace(seated(3), pacts=p), NAMES[:3]) for p in (bound[:1], bound))
    assert "relation" not in columns.Columns(two).heights
    wars = replace(
        many.view,
        players=tuple(
            replace(p, war="war_over_culture", war_on=(p.seat + 1) % 3, colonization=3)
            for p in many.view.players
        ),
    )
    assert "relation" in columns.Columns(Scene.of(wars, NAMES[:3])).heights


def test_sizes_agree_with_the_look() -> None:
    """The smallest type is nine pixels high on a phone, key figures fourteen within a card."""
    assert Written("x", TYPE, "FiraSansCondensed-Medium", 0, 0).pixels(WIDTH, SEEN) >= PIXELS
    assert Written("0", KEY, "FiraSansCondensed-Bold", 0, 0).pixels(WIDTH, IN_A_CARD) >= 14


def test_the_last_event_is_told_with_what_it_did() -> None:
    done = (EventEffect(0, "food", 3), EventEffect(2, "food", -1), EventEffect(2, "iron", 1))
    view = replace(MIDDLE, event_effects=done)
    told = "Last event: Good Harvest. Ariadne gains 3 food. Νίκη gains Iron. Νίκη loses 1 food."
    texts = TEXTS(NAMES)
    assert told in texts.alt(view, "board")
    assert told in texts.board(view)
    assert "Last event: Good Harvest. Ariadne gains 3 food." in texts.alt(view, LOWER)
