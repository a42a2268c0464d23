"""What the view calls changed: the cards that the news of this and of the last turn named; and what
the last event did to whom."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import PrepareEvent
from engine.games.tta.changes import DONE
from engine.games.tta.events import Changed, EventRevealed, TurnBegan
from engine.selfplay import walk
from tests.games.tta.table import MakeTable
from tests.witnesses import witnessed


def test_cards_of_the_news_are_kept_for_two_turns() -> None:
    turns: list[set[tuple[int, str]]] = [set()]
    seen = 0
    for ply in walk(RULES, RULES.options(), 3, 11):
        for item in ply.step.news:
            if item.to is not None:
                continue
            if isinstance(item.event, TurnBegan):
                turns.append(set())
            for name in ("card", "target", "wonder"):
                card = getattr(item.event, name, None)
                if isinstance(card, str) and hasattr(item.event, "seat"):
                    turns[-1].add((item.event.seat, card))
        expected = set().union(*turns[-2:])
        for viewer in (None, 0):
            assert set(RULES.view(ply.step.state, viewer).changed) == expected
        seen += len(expected)
    witnessed(seen, "cards of the news", "3 players, seed 11")


def test_what_the_last_event_did_is_kept(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["crusades"], food=3)
    t.seat(1, food=1)
    t.s.current_events.cards = ["rats", "development_of_crafts"]
    t.s.current_events.placed_by = [-1, -1]
    t.phase("politics")
    t.act(0, PrepareEvent("crusades"))
    done = {(0, "resources", 2), (1, "resources", 2)}
    assert (t.s.last_event, t.s.event_runs) == ("development_of_crafts", False)
    assert set(t.s.event_effects) == done, "not the culture for the card that was placed"


@pytest.mark.sliced
def test_what_events_did_is_what_their_news_say() -> None:
    """Of the events of some games of which nothing but gains and losses is told."""
    seen: set[str] = set()
    for seed in range(4):
        told: Counter[tuple[int, str]] = Counter()
        plain = False
        for ply in walk(RULES, RULES.options(), 3, seed):
            s = ply.step.state
            for item in ply.step.news:
                event = item.event
                if isinstance(event, EventRevealed):
                    told, plain = Counter(), True
                elif isinstance(event, Changed) and event.why == s.last_event:
                    told[event.seat, event.what] += event.amount
                elif event.kind in DONE and s.event_runs and event.kind != "changed":
                    plain = False
            top = s.agenda[-1].kind if s.agenda else "action_phase"
            assert not (s.event_runs and top in ("action_phase", "politics"))
            kept = {(seat, what): n for seat, what, n in s.event_effects}
            assert all(n == kept[at] for at, n in told.items() if plain and n)
            seen |= {what for _, what in kept}
            view = RULES.view(s, None)
            assert [(e.seat, e.what, e.amount) for e in view.event_effects] == s.event_effects
    witnessed(
        seen,
        "gains and losses by events",
        "3 players, seeds 0 to 3",
        every={"food", "resources", "culture", "science", "population"},
    )


def test_a_colony_is_the_last_event_although_it_is_no_past_one() -> None:
    seen = 0
    for seed in range(6):
        for ply in walk(RULES, RULES.options(), 3, seed):
            s = ply.step.state
            for item in ply.step.news:
                if item.event.kind == "colonized" and item.event.why == "force":
                    assert s.last_event == item.event.territory
                    assert (item.event.seat, item.event.territory, 1) in s.event_effects
                    seen += 1
    witnessed(seen, "a colony won by force", "3 players, seeds 0 to 5")


def test_an_event_of_an_older_save_is_known_without_what_it_did(table: MakeTable) -> None:
    t = table(2)
    t.s.past_events.append("rats")
    view = RULES.view(t.s, None)
    assert (view.last_event, view.event_effects) == ("rats", ())
