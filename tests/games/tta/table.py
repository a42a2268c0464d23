"""The language of scenarios: place cards, act, assert.

A table starts in the action phase of seat 0 in round 3 of age I, with everybody in the starting
position and empty hands. Every action is checked against the offered answers, so a test that
forgets a choice fails; `done` (called at the end of every test) refuses a table that still waits
for something other than the main question of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import pytest

from engine.core import Action, Decision, IllegalAction, Reason, Turn, settle
from engine.games.tta import RULES, TtaRules, turn
from engine.games.tta.change import choices, row
from engine.games.tta.editions import rules_of
from engine.games.tta.frames import politics
from engine.games.tta.query import armies, basics, prices, production, ratings
from engine.games.tta.state import Civ, PactInPlay, State

MAIN = ("actions", "politics")


class Table:
    """One game in the middle of it, with the seats 0, 1, 2 … in turn order. rules: its edition."""

    rules: ClassVar[TtaRules] = RULES
    now: int
    """The seat whose turn it is in a line-up (`line_ups`)."""

    def __init__(
        self, players: int = 2, *, age: int = 1, round_: int = 3, seed: int = 1, **chosen: Any
    ) -> None:
        options = {"order": "fixed", **chosen}
        step = self.rules.setup(self.rules.options.model_validate(options), players, seed)
        self.s: State = step.state
        self.news: list[Any] = []
        self.open_end = False
        s = self.s
        s.round = round_
        if 0 < age < 4:
            s.age = age
            row.build_decks(s, age)
        elif age == 4:
            s.age = 4
            s.civil_deck.cards = []
            s.military_deck.cards = []
            s.last_round = round_
        for civ in s.players:
            civ.turns = round_ - 1
            civ.ca, civ.ma = civ.ca_total, civ.ma_total
        self.phase("actions")

    # ------------------------------------------------------------------------- arranging

    def seat(
        self,
        seat: int,
        *,
        civil: Iterable[str] = (),
        military: Iterable[str] = (),
        workers: Mapping[str, int] | None = None,
        only_workers: Mapping[str, int] | None = None,
        food: int | None = None,
        resources: int | None = None,
        ca: int | None = None,
        ma: int | None = None,
        pact: None = None,
        **fields: Any,
    ) -> Civ:
        """Arrange one civilization. workers: added to the starting cards (or instead of their
        numbers); only_workers: nothing else has workers. food, resources: tokens of value 1.
        ca, ma: available actions, otherwise all. Other names are fields of `Civ`."""
        civ = self.s.players[seat]
        civ.civil.cards += list(civil)
        civ.military.cards += list(military)
        if only_workers is not None:
            civ.workers = dict.fromkeys(civ.workers, 0)
            workers = only_workers
        civ.workers.update(workers or {})
        for name, value in fields.items():
            if not hasattr(civ, name):
                raise AttributeError(f"a civilization has no {name}")
            setattr(civ, name, list(value) if isinstance(value, (list, tuple)) else value)
        if food is not None:
            civ.blue["agriculture"] = food
        if resources is not None:
            civ.blue["bronze"] = resources
        if civ.tactic is not None and not civ.exclusive:
            self.s.common_tactics.append(civ.tactic)
        self._settle_totals()
        civ.ca = civ.ca_total if ca is None else ca
        civ.ma = civ.ma_total + civ.ma_extra if ma is None else ma
        return civ

    def _settle_totals(self) -> None:
        s = self.s
        for x, civ in enumerate(s.players):
            full = (civ.ca == civ.ca_total, civ.ma == civ.ma_total)
            civ.ca_total, civ.ma_total = basics.action_totals(s, x)
            civ.blue_cards, civ.yellow_cards = basics.card_tokens(s, x)
            civ.ca = civ.ca_total if full[0] else civ.ca
            civ.ma = civ.ma_total if full[1] else civ.ma

    def pact(self, card: str, owner: int, a: int, b: int) -> None:
        """A pact in force."""
        self.s.pacts.append(PactInPlay(card, owner, a, b))
        self._settle_totals()

    def row(self, *cards: str | None, **spaces: str) -> None:
        """The card row from space 1 on, or single spaces as `s6="taj_mahal"`; the rest is empty."""
        self.s.row = [c or "" for c in cards] + [""] * (13 - len(cards))
        for name, card in spaces.items():
            self.s.row[int(name[1:]) - 1] = card

    def phase(self, name: str, seat: int = 0) -> None:
        """Go on at a point of a seat's turn, as the rules lay it out: start (which `go` begins),
        politics, actions or end."""
        agenda = self.s.agenda
        agenda.clear()
        turn.take_turn(Turn(self.s), seat)
        if name == "start":
            return
        firsts = {"politics": "open_politics", "actions": "action_phase", "end": "end_sequence"}
        while agenda[-1].kind != firsts[name]:
            agenda.pop()
        self.go()

    def go(self) -> None:
        """Run what needs no answer."""
        t = Turn(self.s)
        settle(t)
        self._heard(t)

    # ---------------------------------------------------------------------------- acting

    def act(self, seat: int, *actions: Action) -> None:
        """The seat is asked and answers; every answer must be offered."""
        for action in actions:
            step = self.rules.apply(self.s, seat, action)
            self.s = step.state
            self.news = [n.event for n in step.news]

    def refused(self, seat: int, action: Action) -> Reason:
        """The action is refused and changes nothing; the answer is the reason."""
        before = self.rules.state_codec.dump_json(self.s)
        with pytest.raises(IllegalAction) as caught:
            self.rules.apply(self.s, seat, action)
        assert self.rules.state_codec.dump_json(self.s) == before
        return caught.value.reason

    def event(self, card: str, current: int = 0) -> None:
        """Reveal and resolve an event or territory in the politics phase of a seat."""
        s = self.s
        s.current = current
        s.current_events.cards.append(card)
        s.current_events.placed_by.append(-1)
        s.agenda.append(politics.RevealEvent(current))
        self.go()

    def change(self, *work: Any) -> None:
        """Put frames on the agenda and run what needs no answer."""
        t = Turn(self.s)
        t.todo(*work)
        settle(t)
        self._heard(t)

    def produce(self, seat: int) -> Any:
        """One production phase."""
        self.change(choices.ProduceNow(seat, list(rules_of(self.s).production)))
        return self.heard("produced")[-1]

    def _heard(self, t: Turn[State]) -> None:
        self.news = [n.event for n in t.news]

    # ---------------------------------------------------------------------------- asking

    def civ(self, seat: int) -> Civ:
        """A civilization."""
        return self.s.players[seat]

    def figures(self, card: str) -> Any:
        """The figures of a card."""
        return basics.card_of(self.s, card)

    @property
    def decision(self) -> Decision:
        """The one open question."""
        (only,) = self.rules.decisions(self.s)
        return only

    def offers(self, kind: str | None = None) -> list[Any]:
        """The answers of the open question, or those of one kind."""
        return [a for a in self.decision.every() if kind in (None, a.kind)]

    def food(self, seat: int) -> int:
        return production.food(self.s, seat)

    def resources(self, seat: int) -> int:
        return production.resources(self.s, seat)

    def science(self, seat: int) -> int:
        """Science rating."""
        return ratings.science(self.s, seat)

    def culture(self, seat: int) -> int:
        """Culture rating."""
        return ratings.culture(self.s, seat)

    def strength(self, seat: int) -> int:
        """Strength rating."""
        return ratings.strength(self.s, seat)

    def happiness(self, seat: int) -> int:
        return ratings.happiness(self.s, seat)

    def colonization(self, seat: int) -> int:
        """Colonisation modifier."""
        return ratings.colonization(self.s, seat)

    def discontent(self, seat: int) -> int:
        return ratings.discontent(self.s, seat)

    def armies(self, seat: int) -> int:
        """Tactic strength of all units."""
        return armies.army_strength(self.s, seat, self.civ(seat).workers)

    def build_price(self, seat: int, card: str) -> int:
        return prices.build_price(self.s, seat, card)

    def upgrade_price(self, seat: int, source: str, target: str) -> int:
        return prices.upgrade_price(self.s, seat, source, target)

    def science_price(self, seat: int, card: str, revolution: bool = False) -> int:
        return prices.develop_price(self.s, seat, card, revolution)

    def take_price(self, seat: int, space: int) -> int:
        """Price of the card in a space (1 to 13)."""
        return prices.take_price(self.s, seat, space - 1)

    def heard(self, kind: str) -> list[Any]:
        """What the last act told, of one kind."""
        return [e for e in self.news if e.kind == kind]

    def done(self) -> None:
        """Nothing is open but the main question of a turn."""
        kinds = {d.kind for d in self.rules.decisions(self.s)}
        assert self.open_end or kinds <= set(MAIN), f"unanswered: {kinds}"


MakeTable = Callable[..., Table]
"""Makes a table of so many players; the other arguments are those of `Table`."""
