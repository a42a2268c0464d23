"""Not possible because ...: what lacks lacks, and with it the reason is gone."""

from __future__ import annotations

from typing import Any

from engine.games.tta.cards.model import FARM_MINE
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production, ratings
from tests.promises.case import Case, Sentence
from tests.promises.tta.things import BOOK

R = "tta-reasons/"
AGES = ("A", "I", "II", "III", "IV")


def _why(case: Case, state: Any) -> str | None:
    """What stands in the way in another state; None if nothing does."""
    for decision in case.run.rules.decisions(state):
        if decision.seat == case.seat:
            reason = decision.refusal(case.action)
            return None if decision.accepts(case.action) or reason is None else str(reason.code)
    return "not asked"


def _stocked(case: Case, kind: str, amount: int) -> Any:
    """The same position with so much food or so many resources."""
    copy = case.copy()
    player = copy.players[case.seat]
    cards = rules_of(copy).cards
    found = [c for c in player.workers if cards[c].kind == kind]
    first = min(found, key=lambda c: cards[c].level)
    for card in found:
        player.blue[card] = 0
    for card in list(player.blue):
        if cards[card].kind not in FARM_MINE:
            player.blue[card] = 0
    player.blue[first] = amount
    return copy


def _with(case: Case, code: str, amount: int) -> Any:
    """The same position with so much of what lacks."""
    copy = case.copy()
    player = copy.players[case.seat]
    if code == "civil_actions":
        player.ca = amount
    elif code == "military_actions":
        player.ma = amount
    elif code == "science":
        player.science = amount
    elif code == "food":
        return _stocked(case, "farm", amount)
    else:
        return _stocked(case, "mine", amount)
    return copy


def _has(case: Case, code: str) -> int:
    player, seat = case.state.players[case.seat], case.seat or 0
    return int(
        {
            "civil_actions": player.ca,
            "military_actions": player.ma,
            "science": player.science,
            "food": production.food(case.state, seat),
            "resources": production.resources(case.state, seat),
        }[code]
    )


LACKS = {"civil_actions", "military_actions", "food", "resources", "science"}
FACTS = ("need", "have", "limit", "left", "most", "attack", "defence")


@BOOK.promise(R + "refusal-*")
def refusal(case: Case, said: Sentence) -> None:
    """Every fact is that of the reason, and the reason is true."""
    reason = case.reason
    assert reason is not None
    found = reason.facts
    case.same("code", said.code, reason.code)
    for name in FACTS:
        case.same(name, said.number(name), found.get(name, 0))
    for name in ("card", "source", "target"):
        told, fact = said.value(name), found.get(name)
        case.same(name, told, fact if isinstance(fact, str) else None)
    other = found.get("target") if isinstance(found.get("target"), int) else found.get("partner")
    case.same("who", said.seat("who"), other)
    case.same("kind", said.value("kind"), found.get("type"))
    case.same("age", said.word("age"), AGES[found.get("level", 0)])
    case.same("military", said.yes("military"), bool(found.get("military", False)))
    case.same("politics", said.yes("politics"), found.get("phase") == "politics")
    _true(case, said.code, said)


def _true(case: Case, code: str, said: Sentence) -> None:
    if code in LACKS:
        _lacks(case, code, said.number("need"), said.number("have"))
        return
    check = CHECKS.get(code)
    if check is not None:
        case.holds(f"{code} is not so", check(case, said))


def _lacks(case: Case, code: str, need: int, have: int) -> None:
    """With what is needed the same reason is gone, with one less it is not."""
    has = _has(case, code)
    case.holds(f"has {has}, told {have}", have == has or (have > has and _more(case, code, have)))
    case.holds("there is enough", need > have)
    if case.state.pacts or have != has:
        return
    case.holds("so much does not do", _why(case, _with(case, code, need)) != code)
    if need - 1 != have:
        case.same("with one less", _why(case, _with(case, code, need - 1)), code)


def _more(case: Case, code: str, have: int) -> bool:
    """What only military units may use comes on top, or another good that stands in."""
    player = case.state.players[case.seat]
    purse = player.purse + player.purse_science + 3
    return have <= _has(case, code) + purse + bool(case.state.pacts)


def _player(case: Case) -> Any:
    return case.state.players[case.seat]


def _named(case: Case, said: Sentence) -> Any:
    return said.value("card")


CHECKS: dict[str, Any] = {
    "no_unused_worker": lambda c, s: _player(c).idle == 0,
    "empty_yellow_bank": lambda c, s: _player(c).yellow_bank == 0,
    "no_worker_there": lambda c, s: not _player(c).workers.get(_named(c, s)),
    "not_in_row": lambda c, s: _named(c, s) not in c.state.row,
    "no_wonder": lambda c, s: _player(c).wonder is None,
    "wonder_unfinished": lambda c, s: _player(c).wonder == _named(c, s),
    "taken_this_turn": lambda c, s: _named(c, s) in _player(c).fresh,
    "hand_full": lambda c, s: (
        len(_player(c).civil.cards) >= s.number("limit") == basics.civil_hand_limit(c.state, c.seat)
    ),
    "already_have": lambda c, s: (
        _named(c, s)
        in (
            *_player(c).civil.cards,
            *_player(c).workers,
            *_player(c).specials,
            *_player(c).wonders,
            _player(c).government,
            _player(c).leader,
            _player(c).wonder,
        )
    ),
    "leader_age": lambda c, s: AGES.index(s.word("age")) in _player(c).leader_ages,
    "urban_limit": lambda c, s: (
        sum(
            n
            for card, n in _player(c).workers.items()
            if rules_of(c.state).cards[card].kind == s.value("kind")
        )
        >= s.number("limit")
    ),
    "stages_left": lambda c, s: s.number("left") < c.action.count,
    "stages_at_once": lambda c, s: (
        s.number("most")
        < getattr(c.action, "count", getattr(getattr(c.action, "then", None), "count", 0))
    ),
    "no_blue_token": lambda c, s: _player(c).blue_bank == 0 or c.action.kind != "build_stages",
    "tactic_done": lambda c, s: _player(c).tactic_done,
    "tactic_in_use": lambda c, s: _player(c).tactic == _named(c, s),
    "not_common": lambda c, s: _named(c, s) not in c.state.common_tactics,
    "ability_used": lambda c, s: _named(c, s) in (*_player(c).used, *_player(c).spent),
    "first_turn": lambda c, s: _player(c).turns == 0,
    "last_round": lambda c, s: 0 < c.state.last_round <= c.state.round + 1,
    "last_round_units": lambda c, s: 0 < c.state.last_round <= c.state.round,
    "attacked_already": lambda c, s: c.state.players[s.seat("who")].marker_with not in (-1, c.seat),
    "pact_forbids": lambda c, s: any({p.a, p.b} == {c.seat, s.seat("who")} for p in c.state.pacts),
    "no_events": lambda c, s: not c.state.current_events.cards,
    "no_military_cards": lambda c, s: not c.state.military_deck.cards,
    "not_weaker": lambda c, s: (
        s.number("attack") <= s.number("defence")
        and s.seat("who") == c.action.target
        and s.number("defence") >= ratings.strength(c.state, s.seat("who")) - 9
    ),
    "no_target": lambda c, s: True,
}
"""What a reason says of the position."""
