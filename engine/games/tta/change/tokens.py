"""Blue tokens as money: which tokens move when food or resources are gained, paid or lost.

The owner may choose the layout by the rules (NS-14.21); here it is always the one that leaves most
tokens in the bank and among those the one that keeps larger tokens (INT-2). No other
layout makes a later payment possible that this one does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics
from engine.games.tta.query.production import stored, token_value

if TYPE_CHECKING:
    from engine.games.tta.state import State

Purse = list[tuple[int, int, bool]]
"""Ascending token values: (value, tokens there, whether tokens may be put there)."""


def rearranged(purse: Purse, total: int, room: int) -> list[int] | None:
    """Tokens of each value that make up `total` with the fewest tokens; None if `room` tokens do
    not suffice.

    Tokens never move up: there are never more tokens of a value or above than before, but for the
    lowest value (NS-11.2, INT-1). Taking the highest values first is optimal with the values of
    the cards.
    """
    counts = [0] * len(purse)
    above = used = 0
    for i in range(len(purse) - 1, 0, -1):
        value, there, open_ = purse[i]
        above += there
        n = min(total // value, above - used)
        if not open_:
            n = min(n, there)
        counts[i] = n
        used += n
        total -= n * value
    value, _, _ = purse[0]
    n, rest = divmod(total, value)
    counts[0] = n
    return None if rest or used + n > room else counts


def stores(s: State, seat: int, kind: str) -> tuple[str, ...]:
    """Kinds of cards onto which tokens may be put as food (`farm`) or resources (`mine`)."""
    if kind == "mine" and any(
        r.stores(s, seat, "lab") for r in basics.speakers_on(s, seat, "stores")
    ):
        return ("mine", "lab")
    return (kind,)


def purse_of(s: State, seat: int, kind: str) -> Purse:
    """The tokens of a civilization that are food (`farm`) or resources (`mine`)."""
    cards = rules_of(s).cards
    civ = s.players[seat]
    open_kinds = stores(s, seat, kind)
    found: dict[int, tuple[int, bool]] = {}
    for c in civ.workers:
        k = cards[c].kind
        if k in open_kinds or (k == "lab" and kind == "mine" and civ.blue.get(c)):
            value = token_value(s, c)
            n, open_ = found.get(value, (0, False))
            if value:
                found[value] = (n + civ.blue.get(c, 0), open_ or k in open_kinds)
    return [(v, *found[v]) for v in sorted(found)]


def take(s: State, seat: int, kind: str, amount: int) -> int:
    """Return tokens worth `amount` to the bank, everything if there is less; what really left is
    the answer. It is more than `amount` only for want of tokens to give change (INT-3, INT-4)."""
    have = stored(s, seat, kind)
    if amount <= 0 or not have:
        return 0
    purse = purse_of(s, seat, kind)
    civ = s.players[seat]
    tokens = sum(n for _, n, _ in purse)
    room = tokens + civ.blue_bank
    left = max(0, have - amount)
    counts = rearranged(purse, left, room)
    while counts is None:
        left -= 1
        counts = rearranged(purse, left, room)
    _lay_out(s, seat, kind, purse, counts)
    return have - left


def put(s: State, seat: int, kind: str, amount: int) -> int:
    """Move tokens from the bank onto cards, worth `amount` or as much as possible (NS-11.1); what
    was really gained is the answer."""
    civ = s.players[seat]
    cards = rules_of(s).cards
    open_kinds = stores(s, seat, kind)
    targets = sorted(
        (c for c in civ.workers if cards[c].kind in open_kinds),
        key=lambda c: (-token_value(s, c), cards[c].kind != kind),
    )
    gained = 0
    for c in targets:
        value = token_value(s, c)
        n = min((amount - gained) // value, civ.blue_bank) if value else 0
        if n > 0:
            civ.blue[c] = civ.blue.get(c, 0) + n
            civ.blue_bank -= n
            gained += n * value
    return gained


def produce_on(s: State, seat: int, plan: list[tuple[str, int]]) -> int:
    """Move one token per entry onto the cards of a plan, dearest first, as far as the bank goes;
    the answer is their worth."""
    civ = s.players[seat]
    made = 0
    for c, wanted in plan:
        n = min(wanted, civ.blue_bank)
        value = token_value(s, c)
        if n and value:
            civ.blue[c] = civ.blue.get(c, 0) + n
            civ.blue_bank -= n
            made += n * value
    return made


def _lay_out(s: State, seat: int, kind: str, purse: Purse, counts: list[int]) -> None:
    """Move the tokens of each value to the wanted number; labs give theirs up first and get some
    only where no mine has the value."""
    cards = rules_of(s).cards
    civ = s.players[seat]
    open_kinds = stores(s, seat, kind)
    for (value, before, _), after in zip(purse, counts, strict=True):
        change = after - before
        if not change:
            continue
        kinds = open_kinds if change > 0 else (kind, "lab" if kind == "mine" else kind)
        holders = [c for c in civ.workers if cards[c].kind in kinds and token_value(s, c) == value]
        holders.sort(key=lambda c: (cards[c].kind == kind) == (change < 0))
        for c in holders:
            there = civ.blue.get(c, 0)
            n = max(change, -there)
            if n:
                civ.blue[c] = there + n
                civ.blue_bank -= n
                change -= n
