"""The preview of an end of turn is what happens, at every one of random games (NS-6, NS-14.22)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta import RULES, events, preview
from engine.games.tta.actions import EndTurn
from engine.games.tta.options import TtaOptions
from engine.games.tta.query.production import Preview
from engine.selfplay import walk
from tests.games.tta.table import MakeTable
from tests.witnesses import witnessed

GAMES = [(players, seed) for players in (2, 3, 4) for seed in (11, 12)]
AFTER_THE_TURN = ("turn_began", "event_revealed", "game_ended")
PRODUCED = ("science", "culture", "corruption", "food", "consumption", "famine", "resources")


def happened(seat: int, discard: int, news: list[Any]) -> dict[str, Any]:
    """What the news of an end of turn tell of its seat, under the names of the preview."""
    later = (i for i, e in enumerate(news) if e.kind in AFTER_THE_TURN)
    news = news[: next(later, len(news))]
    own = [e for e in news if getattr(e, "seat", None) == seat]
    made = next((e for e in own if isinstance(e, events.Produced)), events.Produced(seat))
    after = own[own.index(made) + 1 :] if made in own else own
    # Bill Gates scores at the end of the game, which may follow at once.
    changed = [e for e in after if isinstance(e, events.Changed) and e.why != "bill_gates"]
    return {
        "uprising": any(isinstance(e, events.Uprising) for e in own),
        **{name: getattr(made, name) for name in PRODUCED},
        "draw": sum(e.count for e in own if isinstance(e, events.Drew)),
        "discard": discard,
        "ending": tuple((e.why, e.amount) for e in changed),
    }


def said(preview: Preview) -> dict[str, Any]:
    found = {name: getattr(preview, name) for name in PRODUCED}
    return found | {
        name: getattr(preview, name) for name in ("uprising", "draw", "discard", "ending")
    }


def seen_by_all(s: Any, seat: int) -> Preview:
    """The preview, which every viewer is shown alike."""
    found = preview.preview(s, seat)
    assert all(RULES.view(s, x).preview == found for x in (*range(len(s.players)), None))
    return found


@pytest.mark.sliced
@pytest.mark.rule("NS-6.1", "NS-6.2", "NS-6.3", "NS-6.4", "NS-6.6", "NS-6.8", "NS-14.22")
def test_every_end_of_a_turn_was_foreseen() -> None:
    """With all lines of it, losses and discards included; each of them is there in some game."""
    shown: set[str] = set()
    for players, seed in GAMES:
        foreseen: Preview | None = None
        discard, news = 0, list[Any]()
        for ply in walk(RULES, TtaOptions(), players, seed):
            if isinstance(ply.action, EndTurn):
                foreseen = seen_by_all(ply.state, ply.seat)
                discard, news = 0, []
            if foreseen is None:
                continue
            news += [n.event for n in ply.step.news]
            if isinstance(ply.action, EndTurn) and any(
                d.kind == "discard" and d.facts["card"] == "hand_limit" for d in ply.step.decisions
            ):
                discard = int(str(ply.step.decisions[0].facts["count"]))
                continue
            promised, real = said(foreseen), happened(ply.seat, discard, news)
            assert real == promised, f"{players} players, seed {seed}, decision {ply.number}"
            shown.update(name for name, n in real.items() if n)
            foreseen = None
    witnessed(
        shown,
        "lines of the end of a turn",
        f"{GAMES} (players, seed)",
        every={*PRODUCED, "uprising", "draw", "discard", "ending"},
    )


@pytest.mark.rule("INT-8", "NS-6.8")
@pytest.mark.parametrize(("deck", "pile", "draw"), [(0, 0, 0), (1, 0, 1), (1, 1, 2), (2, 2, 2)])
def test_no_more_cards_are_promised_than_there_are(
    table: MakeTable, deck: int, pile: int, draw: int
) -> None:
    """Cards of an older age do not come back."""
    t = table(2, age=2)
    t.s.military_deck.cards = ["spy"] * deck
    t.s.discards.cards = ["annex"] * pile + ["raid_i"] * 3
    t.seat(0, ma=2)
    assert preview.preview(t.s, 0).draw == draw
    t.act(0, EndTurn())
    assert len(t.civ(0).military.cards) == draw
