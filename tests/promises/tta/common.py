"""What all players share, in words: the row, decks, events and tactics, against the state."""

from __future__ import annotations

from collections import Counter

from engine.games.tta.editions import rules_of
from engine.games.tta.query import ratings
from tests.promises.case import Case, Sentence
from tests.promises.common import unlabelled
from tests.promises.letters import Beside
from tests.promises.tta.things import BOOK, goods, signed

B = "tta-table/"


@BOOK.promise(B + "row")
def row(case: Case, said: Sentence) -> None:
    """Cards by the price of their spaces, each with its age."""
    found: list[tuple[int, str, str]] = []
    price, last = None, None
    for piece in unlabelled(said.pieces("row")):
        if isinstance(piece, tuple) and piece[0] == "dearer":
            found.append((price or 0, *piece[1:3]))
            _dearer(case, *piece[1:])
        elif isinstance(piece, tuple):
            price = piece[1]
        elif not isinstance(piece, Beside):
            last = piece
        elif last is not None:
            found.append((price or 0, last, piece.strip(" ():,;").split(")")[0].strip()))
            last = None
    spaces = rules_of(case.state).board.row.prices
    wanted = [
        (p, c, rules_of(case.state).cards[c].age)
        for c, p in zip(case.state.row, spaces, strict=True)
        if c
    ]
    case.same("row", sorted(found), sorted(wanted))


@BOOK.thing(B + "dearer")
def dearer(said: Sentence) -> tuple[str, str, str, int]:
    card, age = said.pieces("card")
    return "dearer", card, age.strip(" ()"), signed(said.word("more"))


@BOOK.promise(B + "dearer")
def is_dearer(case: Case, said: Sentence) -> None:
    _dearer(case, *dearer(said)[1:])


def _dearer(case: Case, card: str, age: str, more: int) -> None:
    """What a card of the row costs the viewer beyond its space."""
    view = case.view
    found = [
        pays - price
        for c, price, pays in zip(view.row, view.row_prices, view.take_prices, strict=True)
        if c == card
    ]
    case.holds(f"{card} costs {found} more, not {more}", more in found)


@BOOK.thing(B + "row-empty")
def row_empty(said: Sentence) -> tuple[str, int]:
    return "nothing", 0


@BOOK.promise(B + "row-empty")
def row_is_empty(case: Case, said: Sentence) -> None:
    case.same("row", [], [c for c in case.state.row if c])


@BOOK.promise(B + "decks", B + "civil-decks")
def decks(case: Case, said: Sentence) -> None:
    case.same("civil deck", said.number("civil"), len(case.state.civil_deck.cards))
    if "military" in said:
        case.same("military deck", said.number("military"), len(case.state.military_deck.cards))


@BOOK.thing(B + "of-age")
def of_age(said: Sentence) -> tuple[str, int]:
    return said.word("age"), said.number("count")


@BOOK.promise(B + "current-events")
def events(case: Case, said: Sentence) -> None:
    s = case.state
    found = Counter(rules_of(s).cards[c].age for c in s.current_events.cards)
    case.same("events", goods(said.values("events")), dict(found))


@BOOK.thing(B + "prepared")
def prepared(said: Sentence) -> tuple[tuple[str, int], int]:
    return (said.word("age"), said.seat("who")), said.number("count")


@BOOK.promise(B + "future-events")
def future_events(case: Case, said: Sentence) -> None:
    pile = case.state.future_events
    ages = [rules_of(case.state).cards[c].age for c in pile.cards]
    found = Counter(zip(ages, pile.placed_by, strict=True))
    case.same("events", goods(said.values("events")), dict(found))


@BOOK.promise(B + "common-tactics")
def common_tactics(case: Case, said: Sentence) -> None:
    case.same("tactics", said.values("cards"), case.state.common_tactics)


@BOOK.promise(B + "past-event")
def past_event(case: Case, said: Sentence) -> None:
    last = case.state.last_event or case.state.past_events[-1]
    case.same("event", said.value("card"), last)


@BOOK.promise(B + "open-events", B + "offered-events")
def open_events(case: Case, said: Sentence) -> None:
    s = case.state
    found = s.open_events if said.id == B + "open-events" else s.offered
    case.same("events", said.values("cards"), list(found))


@BOOK.thing(B + "kept-by", B + "bonus-of")
def kept_by(said: Sentence) -> tuple[int, int]:
    return said.seat("who"), said.number("count" if "count" in said else "culture")


@BOOK.promise(B + "kept-events")
def kept_events(case: Case, said: Sentence) -> None:
    players = case.state.players
    found = {
        s: len(p.bonuses.cards) for s, p in enumerate(players) if p.bonuses and p.bonuses.cards
    }
    case.same("kept", dict(said.values("kept")), found)


@BOOK.promise(B + "final-bonus")
def final_bonus(case: Case, said: Sentence) -> None:
    s = case.state
    found = {seat: ratings.final_bonus(s, seat) for seat in s.order}
    case.same("bonuses", dict(said.values("bonuses")), found)
