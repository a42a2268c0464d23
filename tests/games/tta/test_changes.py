"""What the view calls changed: the cards that the news of this and of the last turn named."""

from __future__ import annotations

from engine.games.tta import RULES
from engine.games.tta.events import TurnBegan
from engine.selfplay import walk


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
    assert seen, "something happened"
