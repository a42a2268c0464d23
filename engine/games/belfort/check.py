"""The invariants of a game state; each defect has a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.belfort.components import BOX, CARDS, DECK, SEATS, SYMBOLS
from engine.games.belfort.goods import GOODS, WORKERS
from engine.games.belfort.locks import printed
from engine.games.belfort.parts import MASTERS, NEUTRALS
from engine.games.belfort.state import Belfort


def defects(state: Belfort) -> list[str]:
    """Everything that cannot be; empty when the state is sane."""
    return [*_workers(state), *_goods(state), *_gnomes(state), *_cards(state), *_board(state)]


def _workers(state: Belfort) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        for sort in WORKERS:
            if state.count(seat, sort) + player.reserve[sort] != BOX.workers:
                yield f"workers lost or won: seat {seat} has not {BOX.workers} of type {sort}"
            masters = sum(n for kind, n in state.standing(seat) if kind == MASTERS[sort])
            if masters > BOX.masters:
                yield f"too many masters: seat {seat}"
        if any(n < 0 for n in (*player.workers.values(), *player.reserve.values())):
            yield f"negative workers: seat {seat}"


def _goods(state: Belfort) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        for good in GOODS:
            if player.purse.of(good) < 0:
                yield f"negative {good}: seat {seat}"
        if player.score < 0 or player.score != sum(player.scored.values()):
            yield f"score: seat {seat}"


def _gnomes(state: Belfort) -> Iterator[str]:
    locked = sum(player.gnomes for player in state.players)
    if state.gnomes < 0 or state.gnomes + locked != SEATS[len(state.players)].gnomes:
        yield f"gnomes: {state.gnomes} left, {locked} on cards"
    for seat, player in enumerate(state.players):
        for built in player.built:
            if not 0 <= built.gnomes <= len(printed(built.card).locks):
                yield f"gnomes on {built.card}: seat {seat}"


def _cards(state: Belfort) -> Iterator[str]:
    shown = [
        card
        for frame in state.agenda
        if frame.kind == "show_cards"
        for pile in frame.chosen
        for card in pile.cards
    ]
    seen: Counter[str] = Counter([*state.deck.cards, *state.display, *state.discards.cards, *shown])
    for player in state.players:
        built = (CARDS[card.card] for card in player.built)
        seen.update([*player.hand.cards, *player.dropped.cards, *built])
    if seen != Counter(DECK):
        missing = sorted((Counter(map(str, DECK)) - seen).elements())
        yield f"cards: {missing} missing, {seen.total()} in all"


def _board(state: Belfort) -> Iterator[str]:
    owners = {*range(len(state.players)), *NEUTRALS[: SEATS[len(state.players)].neutrals]}
    for symbol, owner in state.marks.items():
        if symbol not in SYMBOLS or owner not in owners:
            yield f"a marker of {owner} on {symbol}"
    if sorted(state.crests) != list(range(1, len(state.players) + 1)):
        yield f"crests: {state.crests}"
    if len(set(state.guilds.values())) != len(state.guilds):
        yield "a guild twice"
