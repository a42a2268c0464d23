"""What stands first in the menus of a turn."""

from __future__ import annotations

from engine.core import Decision, Pick
from engine.games.tta import RULES
from engine.games.tta.actions import Build, BuildStages, EndTurn, PlayLeader, Take
from tests.games.tta.table import MakeTable, Table

MENUS = (
    Pick("take", (Take("iron", 0), Take("homer", 12))),
    Pick("leader", (PlayLeader("homer"), PlayLeader("joan_of_arc"))),
    Pick("build", (Build("agriculture"), Build("bronze"), Build("religion"))),
    Pick("build_unit", (Build("warriors"),)),
    Pick("wonder", (BuildStages(1), BuildStages(2))),
    Pick("end_turn", (EndTurn(),), ends_step=True),
)


def shown(t: Table) -> dict[str, tuple[object, ...]]:
    """The menus of the first seat as they stand, each with its answers."""
    found = RULES.arranged(RULES.view(t.s, 0), Decision(0, "actions", MENUS))
    return {m.verb: tuple(m.every()) for m in found.menus}


def test_a_leader_and_what_lies_ready_come_first(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, food=4)
    menus = shown(t)
    assert list(menus) == ["leader", "build", "take", "wonder", "build_unit", "end_turn"]
    assert menus["leader"][0] == PlayLeader("joan_of_arc"), "the newer one"
    assert menus["wonder"][0] == BuildStages(2)
    assert menus["take"] == tuple(MENUS[0].every()), "the row stays as it lies"
    assert menus["build"][0] == Build("bronze")


def test_units_come_first_for_the_weakest(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, leader="homer")
    t.seat(1, workers={"warriors": 4})
    assert list(shown(t))[:2] == ["build_unit", "build"]
