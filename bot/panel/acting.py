"""Carries out what a player answers: one action, or several as far as they are possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.context import Context
from bot.panel import controls, panel, typed, typed_line
from bot.panel.player_panel import PlayerPanel
from bot.widgets import limits, reader
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from engine.core import NO_LOOKAHEAD, Action, IllegalAction, steps_of
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_typed import BotTyped
from render.lang.language import Language
from tables.model.errors import Stale
from tables.model.table import Acted, Moment, Position

Led = Literal["nowhere", "on", "public"]
"""Where an action led: it was not carried out, it is a draft, or it is public (perhaps after a
delay)."""


class Acting:
    """Carries out what players answer. panel: shows a late player the current state."""

    def __init__(self, context: Context, panel: PlayerPanel) -> None:
        self._service = context.service
        self._panel = panel

    async def act(
        self,
        interaction: Interaction,
        position: Position,
        action: Action,
        *,
        mark: bool = True,
        moment: Moment | None = None,
    ) -> tuple[Position, str | None, Moment | None]:
        """Carry out an action of the user. Returns the position it leads to, what to say about it,
        and the moment of the position. Several actions run in order, until one is not possible or
        reveals something new.

        mark: makes a repeated delivery of this interaction change nothing. moment: that of the
        position.
        """
        position, note, moment, _ = await self.carry_out(
            interaction, position, action, mark=mark, moment=moment
        )
        return position, note, moment

    async def carry_out(
        self,
        interaction: Interaction,
        position: Position,
        action: Action,
        *,
        mark: bool = True,
        moment: Moment | None = None,
    ) -> tuple[Position, str | None, Moment | None, str]:
        """Like `act`, and also returns what could have been typed for it; empty if nothing was
        done."""
        rules = self._service.rules(position.table.game)
        note: str | None = None
        done: list[str] = []
        line: list[str | None] = []
        left = list(steps_of(action))
        if not _known(position, left):
            refused = await self._refused(interaction, position, left)
            if refused is not None:
                return position, refused, moment, ""
        while left:
            part = left[0]
            if done:  # what is meant may lie elsewhere by now
                meant = (rules.rebase_action(d, part) for d in position.decisions)
                part = next((a for a in meant if a is not None), part)
            said = _said(interaction, position, part)
            unsaid = part == position.lookahead.implied and len(left) > 1
            short = [] if unsaid else [_short(interaction, position, part)]
            position, note, moment, led = await self._act(
                interaction, position, part, mark=mark and not done, moment=moment
            )
            if led != "nowhere":
                done.append(said)
                line += short
                left.pop(0)
            if done and left and led != "on":
                rest = [_said(interaction, position, a) for a in left]
                note = _part_way(interaction, done, rest, note if led == "nowhere" else "")
            if led != "on":
                break
        return position, note, moment, typed_line.joined([part or "" for part in line])

    async def _refused(
        self, interaction: Interaction, position: Position, actions: Sequence[Action]
    ) -> str | None:
        """Why one of several answers would not be possible after those before it; None if all are,
        as far as one can know, or if it is the first."""
        rules = self._service.rules(position.table.game)
        tried: list[tuple[Position, Action]] = []

        def choose(here: Position) -> Action | None:
            if len(tried) == len(actions):
                return None
            part = actions[len(tried)]
            meant = (rules.rebase_action(d, part) for d in here.decisions)
            tried.append((here, next((a for a in meant if a is not None), part)))
            return tried[-1][1]

        table, user = position.table, interaction.user.id
        try:
            await self._service.playing.preview(table.id, user, choose)
        except IllegalAction as error:
            if len(tried) > 1:
                language = reader.of(interaction)
                said = _said(interaction, *tried[-1])
                why = Speech(table, language).rich.reason(error.reason)
                return BotTyped(language).nothing_done(action=said, why=why)
        return None

    async def _act(
        self,
        interaction: Interaction,
        position: Position,
        action: Action,
        *,
        mark: bool,
        moment: Moment | None,
    ) -> tuple[Position, str | None, Moment | None, Led]:
        """Carry out one action, and say where it led."""
        table, user = position.table, interaction.user.id
        number = interaction.id if mark else None
        language = reader.of(interaction)
        try:
            acted = await self._service.playing.act(
                table.id, user, table.version, action, interaction=number, moment=moment
            )
        except Stale:
            position, moment = await self._panel.opened(interaction, table.id)
            return position, BotPanel(language).moved_on(), moment, "nowhere"
        except IllegalAction as error:
            return position, Speech(table, language).rich.reason(error.reason), moment, "nowhere"
        led: Led = "public" if acted.published or acted.held else "on"
        if acted.repeated:
            led = "nowhere"
        return acted.position, done(acted, language), acted.moment, led


def _known(position: Position, actions: Sequence[Action]) -> bool:
    """Whether we know already that answers can be given together: a single one, or what was
    proposed, perhaps after an implied one."""
    lookahead, left = position.lookahead, tuple(actions)
    if left[0] == lookahead.implied:
        lookahead, left = lookahead.then or NO_LOOKAHEAD, left[1:]
    return len(left) < 2 or any(c.actions == left for c in lookahead.batches)


def _said(interaction: Interaction, position: Position, action: Action) -> str:
    """The words for an action in a sentence."""
    texts = Speech(position.table, reader.of(interaction)).plain
    return harmless(controls.label(texts, position.view, action, limits.OPTION_LABEL))


def _short(interaction: Interaction, position: Position, action: Action) -> str | None:
    """What may be typed for an action."""
    texts = Speech(position.table, reader.of(interaction)).plain
    menus = panel.menus_of(position)
    return typed.shortest(action, menus, panel.questions(position), texts, position.view)


def _part_way(
    interaction: Interaction, done: Sequence[str], rest: Sequence[str], why: str | None
) -> str:
    """Says that only the first of several actions were carried out. why: the reason why the next
    one was not; None if something new was revealed."""
    say = BotTyped(reader.of(interaction))
    first = say.stopped_at(action=rest[0], why=why) if why else say.something_new()
    left = rest[1:] if why else rest
    told = [say.played(actions=say.language.clauses(done)), first]
    return " ".join((*told, say.not_played(actions=say.language.clauses(left))) if left else told)


def done(acted: Acted, language: Language) -> str | None:
    """What to say after an action; the panel itself shows the rest. While an answer is held back,
    this says so."""
    say = BotPanel(language)
    match acted.left:
        case "over":
            return say.done()
        case "waits":
            return waits_for(acted.position, language)
        case "answer":
            return say.answered()
        case "aside":
            return say.beside()
        case _:
            return None


def waits_for(position: Position, language: Language) -> str:
    """Says that the viewer's turn waits for answers of others."""
    names, say = Speech(position.table).rich.names, BotPanel(language)
    asked = dict.fromkeys(names[d.seat] for d in position.waiting)
    return say.waits_for_answers(who=say.listed(asked), count=len(asked))
