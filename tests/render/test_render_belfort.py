"""The pictures of Belfort: everything has its place and can be read where it is seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any, TypeVar

import pytest
from PIL import ImageChops

from engine.games.belfort.components import BUILDINGS, GUILDS, SYMBOLS
from engine.games.belfort.goods import DISTRICT_IDS, Goods
from engine.games.belfort.view import BelfortView
from render.board.belfort import CARDS as BOOK
from render.board.belfort import PAINTER, hand, quarter
from render.board.belfort.changed import changed
from render.board.belfort.city import SPOTS
from render.board.belfort.marks import DOUBT, guild_sign
from render.board.belfort.style import COLOURS, SEATS, WIDTH, height
from render.board.belfort.words import Words, in_front
from render.canvas import Canvas
from render.lang.language import ENGLISH, Language
from render.phone import HIGHEST, IN_A_CARD, SEEN
from render.phone import WIDTH as PHONE
from render.picture import encode
from render.sheetnames import PARTS
from render.text.belfort import TEXTS, table
from render.theme import INK, NOW, PANEL, SLATE
from tests.render.belfort_tables import LEAST_FIGURES, NAMES, crowded, is_name, views
from tests.render.lang.pseudo import PSEUDO
from tests.render.legibility import PIXELS, written
from tests.witnesses import witnessed

T = TypeVar("T")
JOINTS = {"\u2013", "/", "?"}


def drawn(view: BelfortView, picture: str, language: Language = ENGLISH) -> Canvas:
    return PAINTER.composed(view, picture, NAMES[: len(view.players)], language)


SHOWN = "`views` of belfort_tables.py with five players"
TABLES = [(seats, n) for seats in (2, 3, 4, 5) for n in range(0, 7, 2)]


@pytest.mark.sliced
@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_cut(seats: int, language: Language) -> None:
    for view in positions(seats):
        for picture in PAINTER.pictures(view):
            assert drawn(view, picture, language).cut == [], picture


@pytest.mark.parametrize(("seats", "n"), TABLES)
def test_pictures_have_the_promised_size(seats: int, n: int) -> None:
    view = views(seats)[n]
    assert PAINTER.parts(view, "desk") == ("board",) == PAINTER.pictures(view)[:1]
    assert drawn(view, "board").image.size == (WIDTH, height(seats))
    for part in PAINTER.parts(view, "phone"):
        wide, high = drawn(view, part).image.size
        assert wide == PHONE
        assert wide * 7 <= high * 11, "no wider than a client shows"
        assert high <= HIGHEST, part


@pytest.mark.sliced(5)
def test_files_are_small() -> None:
    view = crowded()
    for picture in PAINTER.pictures(view):
        most = 350_000 if picture == "board" else 150_000
        assert len(encode(PAINTER.paint(view, picture, NAMES), picture).data) <= most, picture


def positions(seats: int) -> tuple[BelfortView, ...]:
    """An early, a middle and a late one, and one in which everything is crowded."""
    found = views(seats)
    return found[0], found[3], found[-2], found[-1], crowded(seats)


def shown_on_phones(view: BelfortView) -> Iterator[tuple[str, Callable[[], object]]]:
    """All pictures for phones, and the hand."""
    single = ("market", *quarter.names(view), *(f"seat-{p.seat + 1}" for p in view.players))
    for picture in (*PARTS, *single):
        yield picture, partial(drawn, view, picture)
    names = NAMES[: len(view.players)]
    yield "hand", partial(hand.compose, view, names, Words())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_text_can_be_read_on_a_phone(seats: int) -> None:
    for view in positions(seats):
        for picture, draw in shown_on_phones(view):
            with written() as found:
                draw()
            small = [
                (one.text, one.size)
                for one in found
                if one.text not in JOINTS
                and one.pixels(PHONE, SEEN) < PIXELS
                and not (one.size >= LEAST_FIGURES and not any(c.islower() for c in one.text))
                and not is_name(one.text)
            ]
            assert small == [], picture


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_counts_can_be_read_in_a_card(seats: int) -> None:
    """Who is to play, everybody's points, and what each district would score now."""
    view = crowded(seats)
    with written() as found:
        drawn(view, "phone")
    assert found[0].pixels(PHONE, IN_A_CARD) >= PIXELS, "the headline"
    seen = Counter(one.text for one in found if one.pixels(PHONE, IN_A_CARD) >= PIXELS)
    wanted = Counter(str(player.score) for player in view.players)
    wanted += Counter(str(n) for district in view.districts for n in district.markers)
    wanted += Counter(f"+{n}" for district in view.districts for n in district.points)
    wanted += Counter(f"+{n}" for n in table.scores_now(view))
    assert wanted <= seen


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hand_is_not_cut_and_not_too_high(seats: int, language: Language) -> None:
    for view in positions(seats):
        c = hand.compose(view, NAMES[:seats], Words(language))
        assert c.cut == []
        assert c.image.height <= 1.75 * c.image.width


def test_every_symbol_has_its_own_place() -> None:
    assert set(SPOTS) == set(SYMBOLS)
    places = [spot.at for spot in SPOTS.values()]
    for i, (x, y) in enumerate(places):
        for u, v in places[:i]:
            assert (x - u) ** 2 + (y - v) ** 2 >= 60**2


def test_colours_of_areas_are_exact() -> None:
    for colour in (SLATE, PANEL, INK, NOW, *(colour for colour, _ in SEATS)):
        assert colour in COLOURS


def test_a_new_marker_and_another_leader_are_outlined() -> None:
    view = views(5)[4]
    at = next(i for i, s in enumerate(view.symbols) if s.owner is None and s.kind == "wall")
    mark = replace(view.symbols[at], owner=3)
    symbols = (*view.symbols[:at], mark, *view.symbols[at + 1 :])
    markers = (0, 0, 0, 12, 0)
    district = replace(view.districts[0], markers=markers)
    after = replace(view, symbols=symbols, districts=(district, *view.districts[1:]))
    found = changed(view, after)
    assert found == {mark.id, f"{DISTRICT_IDS[0]}.3"}
    assert found <= set(drawn(view, "board").spots)
    assert changed(view, view) == set()


def test_cards_that_can_be_looked_up() -> None:
    """Costs that nobody has confirmed are told as such."""
    assert set(BOOK.names()) == {*BUILDINGS, *GUILDS}
    for card in BOOK.names():
        assert BOOK.picture(card) is not None
        assert "not confirmed" in BOOK.text(card)


@pytest.mark.rule("BF-2.5")
@pytest.mark.parametrize("district", [f"d{n}" for n in range(1, 6)])
def test_a_district_is_shown_with_every_site(district: str) -> None:
    """What is free has its price, what is built its marker; the words say the same."""
    view = views(4)[3]
    own = [s for s in view.symbols if s.district == district and s.kind != "guild"]
    with written() as found:
        c = drawn(view, f"district-{district}")
    assert {s.id for s in own} <= set(c.spots)
    texts = [one.text for one in found]
    assert texts.count("Wall") == sum(s.kind == "wall" for s in own)
    assert f"District {district[1]}" in texts
    assert f"District {district[1]}, " in TEXTS(NAMES).alt(view, f"district-{district}")


@pytest.mark.parametrize("picture", ["board", "market"])
def test_doubtful_prices_are_marked_wherever_they_stand(picture: str) -> None:
    """Once for each price that nobody has confirmed; the words say what the mark means."""
    view = views(5)[3]
    texts = TEXTS(NAMES)
    post = [name for name in view.uncertain if name.startswith(("purchases.", "sales."))]
    doubtful = [card for card in view.display if f"buildings.{card}" in view.uncertain]
    witnessed(post, "prices of the market that nobody has confirmed", SHOWN)
    witnessed(doubtful, "buildings whose price nobody has confirmed", SHOWN)
    with written() as found:
        drawn(view, picture)
    assert sum(one.text == DOUBT for one in found) == len(post) + len(doubtful)
    assert "(?)" in texts.alt(view, picture)
    sure = replace(view, uncertain=())
    with written() as found:
        drawn(sure, picture)
    assert DOUBT not in [one.text for one in found]
    assert "(?)" not in texts.alt(sure, picture)


def test_who_leads_a_district_is_told_without_colours() -> None:
    """Its number stands on the sign of whoever leads it."""
    view = views(5)[3]
    first = view.districts[0]

    def led(markers: tuple[int, ...]) -> BelfortView:
        return replace(view, districts=(replace(first, markers=markers), *view.districts[1:]))

    for picture in ("board", "phone", "phone-more"):
        one, two = (
            ImageChops.difference(
                drawn(led(markers), picture).image.convert("L"),
                drawn(led((0, 0, 0, 0, 0)), picture).image.convert("L"),
            )
            for markers in ((2, 0, 0, 0, 0), (0, 0, 2, 0, 0))
        )
        assert one.getbbox() is not None
        assert ImageChops.difference(one, two).getbbox() is not None


@pytest.mark.sliced(5)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_outlines_have_their_place_on_the_picture(seats: int) -> None:
    for view in positions(seats):
        for picture in PAINTER.pictures(view):
            c = drawn(view, picture)
            for name, (x, y, w, h) in c.spots.items():
                if name.startswith("track."):  # never outlined: where a mark stands
                    continue
                assert min(x, y) >= 0, name
                assert x + w <= c.image.width, name
                assert y + h <= c.image.height, name


def of_player(view: BelfortView, seat: int) -> tuple[Canvas, list[str]]:
    """The picture of a player, and the signs that were drawn on it."""
    signs: list[str] = []
    icon = Canvas.icon

    def noted(self: Canvas, name: str, *args: Any) -> None:
        signs.append(name)
        icon(self, name, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "icon", noted)
        return drawn(view, f"seat-{seat + 1}"), signs


@pytest.mark.parametrize("seats", [2, 5])
def test_the_picture_of_a_player_has_their_buildings_by_district(seats: int) -> None:
    view = views(seats)[-1]
    for player in view.players:
        bare = replace(view, symbols=tuple(
            replace(s, owner=None) if s.owner == player.seat else s for s in view.symbols
        ), districts=tuple(
            replace(d, owner=None if d.owner == player.seat else d.owner) for d in view.districts
        ))  # fmt: skip
        (c, with_them), (_, without) = (of_player(v, player.seat) for v in (view, bare))
        assert c.cut == []
        theirs = [s for s in view.symbols if s.owner == player.seat and s.kind != "guild"]
        guilds = [d.guild for d in view.districts if d.owner == player.seat]
        found = Counter(with_them)
        found.subtract(without)
        wanted = Counter(f"bf_{s.kind}" for s in theirs) + Counter(map(guild_sign, guilds))
        assert +found == wanted
        districts = [c.spots[f"{d.id}.{player.seat}"] for d in view.districts]
        assert len({y for _, y, _, _ in districts}) == 1, "one beside the other"


def test_where_somebody_has_a_building_is_seen() -> None:
    """The same building in another district makes another picture."""
    one, two = (
        drawn(replace(BASE, symbols=tuple(
            replace(s, owner=1 if s.id == place else None) for s in BASE.symbols
        )), "seat-2").image
        for place in [s.id for s in BASE.symbols if s.kind == "pub"][:2]
    )  # fmt: skip
    assert ImageChops.difference(one, two).getbbox() is not None


def test_a_card_without_a_neighbour_has_the_whole_width() -> None:
    """So half of the picture is never empty."""
    for count in (1, 3, 12):
        built = crowded(5).players[1].built[:count]
        c = drawn(of(1, built=built), "seat-2")
        last = c.spots[f"built.1.{built[-1].card}"]
        assert last[2] == (1048 if count % 2 else 519)
        assert c.image.height <= 1.3 * c.image.width


def test_outlined_figures_of_players_do_not_share_their_room() -> None:
    """On a phone an outline goes round a sign with its figure, and round nothing else."""
    spots = drawn(crowded(5), "phone").spots
    mine = [box for name, box in spots.items() if name.startswith("0.")]
    for (x, y, w, h), (u, v, a, b) in combinations(mine, 2):
        assert x + w <= u or u + a <= x or y + h <= v or v + b <= y


BASE = views(5)[3]


def of(seat: int, **facts: object) -> BelfortView:
    """The ordinary position with something else in front of a seat."""
    players = [replace(p, **facts) if p.seat == seat else p for p in BASE.players]  # type: ignore[arg-type]
    return replace(BASE, players=tuple(players))


def first(row: tuple[T, ...], **facts: object) -> tuple[T, ...]:
    """A row with its first thing changed."""
    return (replace(row[0], **facts), *row[1:])  # type: ignore[type-var]


NEXT = (BASE.mover + 1) % 5
FACTS = {
    "mover": replace(BASE, mover=NEXT, awaited=((NEXT, "actions"),)),
    "round": replace(BASE, round=BASE.round + 1),
    "gnomes left": replace(BASE, gnomes=BASE.gnomes - 1),
    "order": replace(BASE, order=tuple(reversed(BASE.order))),
    "symbol": replace(BASE, symbols=first(BASE.symbols, owner=4)),
    "markers": replace(BASE, districts=first(BASE.districts, markers=(0, 0, 0, 7, 0))),
    "points of a district": replace(BASE, districts=first(BASE.districts, points=(5, 5, 5, 5, 4))),
    "guild": replace(BASE, districts=first(BASE.districts, guild="spies")),
    "owner of a guild": replace(BASE, districts=first(BASE.districts, owner=4)),
    "majority": replace(BASE, majorities=first(BASE.majorities, counts=(9, 1, 1, 1, 1))),
    "plank of a guild": replace(BASE, guilds=first(BASE.guilds, seat=3, worker="elf")),
    "desk": replace(BASE, desk=first(BASE.desk, seat=2, worker="elf")),
    "camp": replace(BASE, camp=first(BASE.camp, seat=2, worker="elf")),
    "area": replace(BASE, areas=first(BASE.areas, workers=((("elf", 4),), (), (), (), ()))),
    "deck": replace(BASE, deck=BASE.deck + 1),
    "display": replace(BASE, display=("keep", "keep", "keep")),
    "discards": replace(BASE, discards=(*BASE.discards, "pub")),
    "prices": replace(BASE, prices=tuple((good, 7) for good, _ in BASE.prices)),
    "costs": replace(BASE, building_costs=tuple((b, Goods(7)) for b, _ in BASE.building_costs)),
    "doubt": replace(BASE, uncertain=()),
    "points": of(1, score=39),
    "goods": of(1, goods=Goods(8, 7, 6, 9)),
    "workers": of(1, workers=(("elf", 0), ("dwarf", 0), ("master_elf", 0), ("master_dwarf", 0))),
    "gnomes": of(1, gnomes=8),
    "hand": of(1, hand=9),
    "built": of(1, built=crowded(5).players[1].built),
    "income": of(1, income=9),
    "tax": of(1, tax=9),
    "crest": of(1, crest=9),
    "resigned": of(1, resigned=True),
}
"""What changes the picture of the table."""
ELSEWHERE = {
    "round",
    "deck",
    "discards",
    "display",
    "prices",
    "costs",
    "doubt",
    "built",
    "income",
    "tax",
}
"""Not in the pictures that a phone shows at once, but in those beside them."""


@pytest.mark.parametrize("fact", list(FACTS))
def test_every_fact_is_seen(fact: str) -> None:
    one, two = (drawn(view, "board").image for view in (BASE, FACTS[fact]))
    assert ImageChops.difference(one, two).getbbox() is not None


@pytest.mark.parametrize("fact", sorted({*FACTS} - ELSEWHERE - {"gnomes left", "order"}))
def test_every_fact_is_seen_on_a_phone(fact: str) -> None:
    pairs = ((drawn(BASE, part).image, drawn(FACTS[fact], part).image) for part in PARTS)
    assert any(
        one.size != two.size or ImageChops.difference(one, two).getbbox() for one, two in pairs
    )


def test_in_collection_the_headline_names_who_is_first_at_the_camp() -> None:
    """BF-7.6: only who stands there is asked, in the order of the planks."""
    camp = tuple(
        replace(plank, seat={1: 3, 2: 0}.get(n), worker="elf") for n, plank in enumerate(BASE.camp)
    )
    view = replace(BASE, phase="collection", mover=0, camp=camp, awaited=())
    for picture in ("board", "phone"):
        with written() as found:
            drawn(view, picture)
        assert any(one.text.startswith(NAMES[3][:4]) and ":" in one.text for one in found)
    assert in_front(view) == 3


@pytest.mark.parametrize(("showing", "front"), [((1, 3), None), ((3,), 3)])
def test_while_cards_are_shown_the_headline_is_of_who_is_asked(
    showing: tuple[int, ...], front: int | None
) -> None:
    """BF-14.12: not the one whose turn it is, who waits for the others."""
    awaited = tuple((seat, "show_cards") for seat in showing)
    view = replace(BASE, phase="actions", mover=0, showing=showing, awaited=awaited)
    for picture in ("board", "phone"):
        with written() as found:
            drawn(view, picture)
        said = "Cards for the Spies" if front is None else ": show a card"
        assert any(said in one.text for one in found)
    assert in_front(view) == front


def test_when_the_game_is_over_no_points_are_still_to_come() -> None:
    view = views(5)[-1]
    assert view.outcome is not None
    sums = {f"+{n}" for n in table.scores_now(view)}
    several = {text for text in sums if int(text) > 5}
    witnessed(several, "points beyond those of a single majority", SHOWN)
    with written() as found:
        drawn(view, "board")
    assert not several & {one.text for one in found}
