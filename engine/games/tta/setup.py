"""Setting the game up (NS-1)."""

from __future__ import annotations

from engine.core import Chance, Pile, Turn
from engine.games.tta import turn
from engine.games.tta.cards.model import AGES, Gain, for_players
from engine.games.tta.change import row
from engine.games.tta.editions import rules_for
from engine.games.tta.editions.ruleset import Ruleset
from engine.games.tta.frames import bonuses
from engine.games.tta.options import AnyOptions
from engine.games.tta.position import Position
from engine.games.tta.query import basics
from engine.games.tta.state import Civ, State


def begin(edition: str, options: AnyOptions, seats: int, rng: Chance) -> Turn[State]:
    """A new table with the first player's turn begun."""
    rules = rules_for(edition, options.changes())
    order = list(range(seats))
    if options.order == "random":
        rng.shuffle(order)
    if options.start_seat is not None:
        first = order.index(options.start_seat)
        order = order[first:] + order[:first]
    s = Position(
        edition=rules.key,
        peaceful=options.no_attacks(),
        open_hands=options.hands == "open",
        order=order,
        start=order[0],
        current=order[0],
        round=1,
        age=0,
        last_round=0,
        players=[_civ(rules, seat, order.index(seat), options) for seat in range(seats)],
        row=[""] * len(rules.board.row.prices),
        civil_deck=Pile(),
        military_deck=Pile(),
        discards=Pile(),
        current_events=Pile(),
        future_events=Pile(),
        past_events=[],
        common_tactics=[],
        pacts=[],
        gone=[],
        duplicates=[],
        built_for=[0] * len(AGES),
        rng=rng,
    )
    for seat in range(seats):
        civ = s.players[seat]
        civ.ca_total, civ.ma_total = basics.action_totals(s, seat)
    _age_a(s, rules, seats)
    t: Turn[State] = Turn(s)
    turn.take_turn(t, order[0])
    bonuses.prepare(t)
    return t


def _civ(rules: Ruleset, seat: int, place: int, options: AnyOptions) -> Civ:
    start = rules.board.start
    return Civ(
        civil=Pile(sight="everyone" if options.hands == "open" else "owner", owner=seat),
        military=Pile(sight="owner", owner=seat),
        workers=dict(start.workers),
        blue={},
        government=start.government,
        idle=start.unused_workers,
        yellow_bank=start.yellow_bank,
        blue_bank=start.blue_bank,
        ca=start.civil_actions[place],
        ma=start.military_actions,
        ca_total=0,
        ma_total=0,
    )


def _age_a(s: State, rules: Ruleset, seats: int) -> None:
    """The age A decks: the first row, and the first events (NS-1.4, NS-1.7)."""
    row.build_decks(s, 0)
    for slot in range(len(s.row)):
        s.row[slot] = s.civil_deck.cards.pop()
    if not rules.military:
        useless = [c for c in s.military_deck.cards if _draws(rules, c)]
        s.military_deck.cards = [c for c in s.military_deck.cards if c not in useless]
        s.discards.cards += useless
    n = for_players(rules.board.start.events, seats) if rules.military else len(s.military_deck)
    s.current_events.cards = [s.military_deck.cards.pop() for _ in range(n)]
    s.current_events.placed_by = [-1] * n
    s.discards.cards += s.military_deck.cards
    s.military_deck.cards = []


def _draws(rules: Ruleset, card: str) -> bool:
    """Whether an event lets people draw military cards."""
    gains = (e for e in rules.cards[card].effects if isinstance(e, Gain))
    return any("military_cards" in gain.goods for gain in gains)
