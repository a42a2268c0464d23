"""A lesson as its learner sees it: a position like that of a table, with what happened there."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.panel.entries import Entry, check_of, leads_on
from bot.panel.panel import menus_of
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.words import Speech
from engine.core import lookahead
from render.lang.language import Language
from tables.model.courses import learning_table
from tables.model.table import LogEntry, Position, UserRef
from tables.operations.courses import Learning

BEGIN, SHOW, UNDO = "b", "s", "u"
"""What a button of a lesson does besides answering: begin it again, mark what to press, take the
last answer back."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a page of a lesson is made of.

    marked: what to press is marked. place: the opened pages and groups. note: what to say of the
    last press.
    """

    learning: Learning
    position: Position
    speech: Speech
    marked: bool = False
    place: PanelState = field(default_factory=PanelState)
    note: str = ""

    @property
    def menus(self) -> tuple[Entry, ...]:
        """What can be answered."""
        return menus_of(self.position)

    @property
    def outlines(self) -> bool:
        """Whether the picture shows what the marked answer changes. One that only goes on, such as
        the end of a turn, changes nothing of one's own."""
        following = self.learning.attempt.next
        goes_on = any(
            leads_on(entry) and entry.menu.accepts(following)
            for entry in self.menus
            if following is not None
        )
        return self.marked and not goes_on

    @property
    def where(self) -> tuple[str, str]:
        """The game and the lesson, as controls name them."""
        attempt = self.learning.attempt
        return attempt.game, attempt.lesson.code

    @property
    def stamp(self) -> str:
        """How far the lesson was when its page was made."""
        return f"{len(self.learning.attempt.answers)}.{check_of(self.menus)}"

    def control(self, menu: int | None, token: str | None = None) -> ControlId:
        """The control of a menu."""
        which = "" if menu is None else str(menu)
        args = (*self.where, self.stamp, mark(self.marked), str(self.place), which)
        return ControlId("attempt", 0, args if token is None else (*args, token))

    def steer(self, how: str, *, marked: bool = False) -> ControlId:
        """The control that does something else with the lesson."""
        return ControlId("lesson", 0, (*self.where, how, mark(marked)))

    def told(self) -> list[LogEntry]:
        """What happened since the learner was asked before."""
        attempt = self.learning.attempt
        first = len(attempt.answers) - len(attempt.told)
        return [
            LogEntry(first + n, step.seat, 0.0, step.events) for n, step in enumerate(attempt.told)
        ]


def mark(marked: bool) -> str:
    """Whether something is marked, in an id."""
    return "1" if marked else "0"


def sight(
    learning: Learning,
    user: UserRef,
    language: Language,
    *,
    marked: bool = False,
    place: PanelState | None = None,
    note: str = "",
) -> Sight:
    """What the learner sees of a lesson."""
    attempt = learning.attempt
    scene, rules, seat = attempt.begins.scene, attempt.rules, attempt.seat
    table = learning_table(attempt.game, scene.options, scene.seats, seat, user)
    view, asked = attempt.view, () if attempt.over else attempt.asked
    position = Position(
        table,
        seat,
        view,
        decisions=tuple(rules.arranged(view, decision) for decision in asked),
        lookahead=lookahead(rules, attempt.step.state, seat, asked),
        outcome=(attempt.step.decisions == () and rules.outcome(attempt.step.state)) or None,
    )
    shown = (marked or attempt.lesson.marked) and attempt.next is not None
    speech = Speech(table, language)
    return Sight(learning, position, speech, shown, place or PanelState(), note)
