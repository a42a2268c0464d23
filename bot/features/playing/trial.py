"""Tries a typed line to its end before any of it is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.panel import panel, typed, typed_line
from bot.panel.typed import Impossible, Unclear, Understood
from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.names import harmless
from bot.widgets.words import Speech
from engine.core import Action, IllegalAction
from render.lang.catalogue.bot_typed import BotTyped
from render.lang.language import Language
from render.text.base import shorten
from tables.model.table import Position
from tables.service import TableService

SHOWN = 300
"""Characters of a line that are shown again."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a line would stop too early. position: as it would be then."""

    position: Position
    part: str
    answer: Unclear | Impossible


async def tried(
    service: TableService, position: Position, user: int, parts: Sequence[str], reader: Language
) -> Stop | None:
    """The first part of a line, after its very first, that would not be possible or is not
    understood, as far as one can know; None if there is none. Unknown is what depends on chance,
    hidden cards, other players or a confirmation."""
    stops: list[Stop] = []
    left, first = list(parts), True

    def choose(here: Position) -> Action | None:
        nonlocal first
        if not left:
            return None
        part, begins, first = left.pop(0), first, False
        menus = panel.menus_of(here)
        texts = Speech(here.table, reader).plain
        answer = typed.read(part, menus, panel.questions(here), texts, here.view)
        if isinstance(answer, Understood):
            left[:0] = () if left[: len(answer.again)] == [*answer.again] else answer.again
            return None if menus[answer.candidate.menu].menu.confirm else answer.candidate.action
        if not begins:  # the first part stops by itself
            stops.append(Stop(here, part, answer))
        return None

    try:
        await service.playing.preview(position.table.id, user, choose)
    except IllegalAction:  # the code that carries it out tells the user
        return None
    return stops[0] if stops else None


def page(stop: Stop, line: str, reader: Language, more: Sequence[str] = ()) -> Page:
    """Says that nothing of a line was carried out, and why. more: further remarks."""
    speech = Speech(stop.position.table, reader)
    say, said = BotTyped(reader), harmless(shorten(stop.part, 100))
    answer = stop.answer
    head = [say.nothing_played(line=shorten(line, SHOWN).replace("`", ""))]
    likely = say.did_you_mean(actions=say.either(c.said for c in answer.likely[:3]))
    if isinstance(answer, Impossible):
        why = speech.rich.reason(answer.reason)
        head.append(say.stopped_impossible(said=said, action=answer.said, why=why))
        head += [likely] if answer.likely else []
    elif answer.likely:
        head.append(say.did_not_understand(said=said, why=likely))
    else:
        menus = panel.menus_of(stop.position)
        head.append(typed_line.not_found(stop.part, stop.position, menus, reader))
    head += more
    opening = items.button(speech.say.open_panel(), ControlId("look", stop.position.table.id))
    return items.page(items.text(shorten("\n".join(head), 3_000)), items.row(opening))
