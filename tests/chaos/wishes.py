"""What a person wanted with a press: the answers it stands for, one by one.

What was pressed or typed is known; what it means is read in the position in which it was carried
out, as the panel reads it. How often the bot did it is another matter: that is in the diary.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.panel import reading, typed, typed_line
from bot.panel.answering import InvalidChoice
from bot.panel.entries import Entry, entries_of
from bot.widgets.ids import ControlId, PanelState, unmarked
from bot.widgets.names import called
from engine.core import Action, Decision, Rules, lookahead, steps_of
from engine.core.lookahead import Lookahead
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.language import ENGLISH
from render.registry import presentation
from render.text.base import Texts
from tests.kernel import look, toy

TYPED = "typed"
"""The first value of what was typed into a window."""


@dataclass(slots=True)
class Wish:
    """What a press was for: whose it was and what it pressed.

    values: what was chosen in the control, or typed into its window. line: what was typed behind
    `/play`. answers: those it gives, where they need not be read.
    """

    user: int
    op: str
    control: ControlId | None = None
    values: tuple[str, ...] = ()
    line: str = ""
    answers: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat is asked in the panel of a position."""

    rules: Rules[Any]
    decisions: tuple[Decision, ...]
    menus: tuple[Entry, ...]
    further: Lookahead
    view: Any
    texts: Texts[Any]


def asked(
    rules: Rules[Any], names: Sequence[str], seat: int, head: Any, public: Any, open_: Any
) -> Asked:
    """head: the state as the seat has it, with its own unpublished steps; public: as all have it.
    open_: the questions that are open in the former."""
    view = rules.view(head, seat)
    mine = tuple(rules.arranged(view, d) for d in open_ if d.seat == seat)
    more = lookahead(rules, head, seat, open_)
    menus = entries_of(mine, rules.anytime_actions(public, seat), seat, more)
    key = rules.meta.key
    words = look.TEXTS if key == toy.RULES.meta.key else presentation(key).texts
    texts = words([called(name, ENGLISH) for name in names], ENGLISH)
    return Asked(rules, mine, menus, more, view, texts)


@dataclass(slots=True)
class Following:
    """What a press still stands for, the next one first."""

    answers: list[Action]
    parts: list[str] = field(default_factory=list)
    """What was typed behind that: it means something only in the position it leads to."""
    begun: bool = False

    def next(self, here: Asked) -> Action | None:
        """The answer that has to be given now; None if there is none any more."""
        if not self.answers and self.parts:
            self.answers, again = _read(self.parts.pop(0), here)
            self.parts[:0] = again
            self.begun = False
        if not self.answers:
            return None
        answer = self.answers.pop(0)
        if self.begun:  # what is meant may lie elsewhere by now
            renewed = (here.rules.rebase_action(decision, answer) for decision in here.decisions)
            answer = next((found for found in renewed if found is not None), answer)
        self.begun = True
        return answer

    def goes_on(self, here: Asked, action: Action) -> bool:
        """Whether the next answer is this one; if not, it is still to come."""
        ahead = replace(self, answers=[*self.answers], parts=[*self.parts])
        if ahead.next(here) != action:
            return False
        self.answers, self.parts, self.begun = ahead.answers, ahead.parts, ahead.begun
        return True


def following(wish: Wish, here: Asked) -> Following:
    """All that a wish stands for in the position in which it is carried out."""
    if wish.line:
        return Following([], typed_line.parts(wish.line) or [wish.line])
    return Following(list(wish.answers) or _pressed(wish, here))


def _pressed(wish: Wish, here: Asked) -> list[Action]:
    control, values = wish.control, wish.values
    if control is None or len(control.args) < 4:
        return []
    menu = int(control.args[3]) if control.args[3] else None
    found: reading.Do | reading.Show | reading.AskNumbers
    try:
        if values[:1] == (TYPED,):
            found = reading.read_numbers(here.menus, menu, values[1:], here.texts, here.view)
        else:
            tokens = tuple(map(unmarked, values)) or control.args[4:5]
            place = PanelState.parse(control.args[2])
            say = BotPanel(ENGLISH)
            found = reading.read(here.menus, place, menu, tokens, say, asks=False)
    except InvalidChoice:
        return []
    return list(steps_of(found.action)) if isinstance(found, reading.Do) else []


def _read(part: str, here: Asked) -> tuple[list[Action], Sequence[str]]:
    """What a typed part stands for, and what is to be read behind it."""
    questions = (*here.decisions, *here.further.decisions)
    found = typed.read(part, here.menus, questions, here.texts, here.view)
    if not isinstance(found, typed.Understood):
        return [], ()
    return list(steps_of(found.candidate.action)), found.again
