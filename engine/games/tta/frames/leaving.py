"""A player leaves the game (NS-4.8, NS-14.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Reason, Resign, Turn, Verb, record
from engine.games.tta import events
from engine.games.tta.acts.act import register_action
from engine.games.tta.acts.means import Standing
from engine.games.tta.change import economy, hand, pacts
from engine.games.tta.editions import rules_of
from engine.games.tta.frames.political import Political
from engine.games.tta.query import basics
from engine.games.tta.state import NOBODY

if TYPE_CHECKING:
    from engine.games.tta.state import State


class GiveUp(Political[Resign]):
    """A player leaves the game; the turn is over at once."""

    says = Resign
    verbs = (Verb("resign", collapsed=True),)

    def candidates(self, m: Standing, verb: str) -> tuple[Resign, ...]:
        return (Resign(),)

    def not_candidate(self, m: Standing, action: Resign) -> Reason | None:
        return None

    def obstacle(self, m: Standing, action: Resign) -> Reason | None:
        late = m.rules.resigns_ahead or basics.decks_are_out(m.s)
        return Reason("no_resigning") if late else None

    def do(self, t: Turn[State], seat: int, action: Resign) -> None:
        s = t.state
        del s.agenda[1:]  # the end of the turn is left
        t.emit(events.Resigned(seat))
        prize = rules_of(s).board.figures.resignation_culture
        for other in basics.clockwise(s, seat):
            enemy = s.players[other]
            if enemy.war is not None and enemy.war_on == seat:
                hand.discard_military(s, [enemy.war])
                enemy.war, enemy.war_on = None, -1
                economy.change(t, other, "culture", prize, "resigned")
        for pact in basics.pacts_of(s, seat):
            pacts.end(t, pact, "resigned")
        release_markers(s, seat)
        _clear_area(s, seat)
        s.players[seat].out = True


RESIGN = register_action(GiveUp())


def release_markers(s: State, seat: int) -> None:
    """Whom a seat has attacked may be attacked by others again (OR-7.9)."""
    for civ in s.players:
        if civ.marker_with == seat:
            civ.marker_with = NOBODY


@record
class Leave(Automatic):
    """A player who has said so leaves as their turn begins (OR-5.13, OR-9.10)."""

    seat: int
    kind: Literal["leave"] = "leave"

    def run(self, t: Turn[State]) -> None:
        if t.state.players[self.seat].leaves:
            RESIGN.do(t, self.seat, Resign())


def _clear_area(s: State, seat: int) -> None:
    """Everything of a player who resigns leaves play; the tokens go back to the box."""
    civ = s.players[seat]
    cards = rules_of(s).cards
    own = [*civ.workers, *civ.specials, civ.government, *civ.wonders, *civ.civil.cards]
    own += [c for c in (civ.leader, civ.wonder) if c is not None]
    if resting := basics.under_wonder(s, civ):
        own.append(resting.card)
    s.gone.extend(own)
    military = [*civ.military.cards, *civ.colonies]
    if civ.exclusive and civ.tactic is not None:
        military.append(civ.tactic)
    if civ.war is not None:
        military.append(civ.war)
    hand.discard_military(s, [c for c in military if cards[c].deck == "military"])
    workers = civ.idle + sum(civ.workers.values())
    s.yellow_box -= civ.yellow_bank + workers
    s.blue_box -= civ.blue_bank + sum(civ.blue.values()) + civ.stages
    fresh = type(civ)(
        civil=civ.civil,
        military=civ.military,
        workers={},
        blue={},
        government=civ.government,
        idle=0,
        yellow_bank=0,
        blue_bank=0,
        ca=0,
        ma=0,
        ca_total=0,
        ma_total=0,
        science=civ.science,
        culture=civ.culture,
        turns=civ.turns,
        bonuses=civ.bonuses,  # unseen by the others for good; nobody scores it any more
    )
    fresh.civil.cards = []
    fresh.military.cards = []
    s.players[seat] = fresh
