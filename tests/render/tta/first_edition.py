"""Invented positions of the first edition: all of it that A New Story does not have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.games.tta.cards.table import card_table
from engine.games.tta.editions import EDITIONS
from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.view import CivView, View
from tests.render.tta.tables import LATE, MIDDLE, OPENING, civ, with_civ

CARDS = card_table(FIRST_EDITION.key)
BONUSES = tuple(c for c in CARDS if c.startswith("impact_of"))


UNKNOWN = frozenset(card_table("new_story")) - frozenset(CARDS)


def _known(cards: Iterable[str | None], instead: str) -> tuple[str | None, ...]:
    return tuple(c if c is None or c in CARDS else instead for c in cards)


def _civ(p: CivView) -> CivView:
    leader = p.leader if p.leader in CARDS else None
    colonies = tuple(dict.fromkeys(c for c in p.colonies if c in CARDS))
    return replace(
        p,
        leader=leader,
        homer=None,
        colonies=colonies,
        civil=_known(p.civil, "iron"),
        military=_known(p.military, "rats"),
        fresh=(),
        culture_rating=min(p.culture_rating, 30),
        strength=min(p.strength, 60),
        science=min(p.science, 40),
        strength_lines=tuple(x for x in p.strength_lines if x[0] in CARDS),
        culture_lines=tuple(x for x in p.culture_lines if x[0] in CARDS),
        war=p.war if p.war in CARDS else "holy_war" if p.war else None,
    )


def first(view: View, *changes: str) -> View:
    """A position on the cards of the first edition, with some of its variants."""
    key = "/".join((FIRST_EDITION.key, *(("+".join(changes),) if changes else ())))
    assert EDITIONS[key].edition == FIRST_EDITION.key
    return replace(
        view,
        edition=key,
        players=tuple(map(_civ, view.players)),
        row=_known(view.row, "iron"),
        past_events=tuple(c for c in view.past_events if c in CARDS) or ("rats",),
        last_event=view.last_event if view.last_event in CARDS else "rats",
        event_effects=tuple(e for e in view.event_effects if e.what not in UNKNOWN),
        current_seen=(),
        future_seen=(),
        common_tactics=(),
        pacts=tuple(p for p in view.pacts if p.card in CARDS),
        changed=(),
    )


FULL = with_civ(
    with_civ(
        with_civ(
            first(MIDDLE, "no_ganging_up"),
            0,
            culture_rating=30,
            strength=60,
            science=40,
            marker_with=2,
            blue_bank=3,
            purse=3,
            purse_science=2,
        ),
        1,
        leaves=True,
        owes_politics=True,
        blue_bank=21,
        purse=2,
        yellow_bank=20,
    ),
    2,
    owes_politics=True,
)
"""All limits reached, a marker, two who announce something, banks with more than their slots."""
ENDING = first(LATE)
ADVANCED = replace(
    with_civ(first(MIDDLE, "advanced", "easier"), 0, yellow_bank=19), open_events=BONUSES[:4]
)
"""Four events lie open; the yellow bank has a slot more."""
SIMPLE = replace(
    first(OPENING, "simple"),
    players=tuple(
        civ(
            seat,
            military_limit=0,
            discontent=0,
            required=0,
            corruption=0,
            final_bonus=14 + 9 * seat,
            wonders=("pyramids",) if seat else (),
            leader="moses",
        )
        for seat in range(len(OPENING.players))
    ),
    round=5,
    age=1,
    military_deck=0,
    current_events=(0,) * 6,
    past_events=("development_of_religion",),
    last_event="development_of_religion",
)
"""No military cards, politics, discontent and corruption; an event each round."""
CHOOSING = replace(
    with_civ(with_civ(first(OPENING, "open_choice"), 0, bonuses=(None, None)), 1, bonuses=(None,)),
    open_events=BONUSES[:2],
    offered=BONUSES[2:],
)
"""Events to choose from, and, as no table has them besides, some that are kept face down."""
POSITIONS = {
    "full": FULL,
    "ending": ENDING,
    "advanced": ADVANCED,
    "simple": SIMPLE,
    "choosing": CHOOSING,
}
CASES = (
    ("marker", FULL, with_civ(FULL, 0, marker_with=3)),
    ("leaves", FULL, with_civ(FULL, 1, leaves=False)),
    ("politics given up", FULL, with_civ(FULL, 2, owes_politics=False)),
    ("end of a track", FULL, with_civ(FULL, 0, strength=59)),
    ("science for units", FULL, with_civ(FULL, 0, purse_science=0)),
    ("tactic of one's own", FULL, with_civ(FULL, 3, tactic="legion")),
    ("bonus now", SIMPLE, with_civ(SIMPLE, 1, final_bonus=7)),
    ("events to come", SIMPLE, replace(SIMPLE, current_events=(0, 0))),
    ("events that score", ADVANCED, replace(ADVANCED, open_events=BONUSES[:3])),
    ("on offer", CHOOSING, replace(CHOOSING, offered=BONUSES[3:])),
    ("kept", CHOOSING, with_civ(CHOOSING, 1, bonuses=())),
)
"""Facts with a position before and after they change."""
