"""Commands to take a turn: the panel, typed actions, undo."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.playing import trial
from bot.features.undo.handlers import UndoVoteHandlers
from bot.panel import panel, typed, typed_line
from bot.panel.acting import Acting
from bot.panel.entries import Entry
from bot.panel.finding import my_table, table_choices
from bot.panel.player_panel import PlayerPanel
from bot.panel.typed import Candidate, Impossible, Unclear, Understood
from bot.panel.typed_line import NotUnderstood
from bot.widgets import items, limits, reader, replies, saying, spelling
from bot.widgets.described import described
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.items import Page
from bot.widgets.meaning import Meanings, meanings
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from bot.widgets.words import AWAITS, Speech
from engine.core import IllegalAction
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_typed import BotTyped
from render.lang.forms import joined
from render.lang.language import Language
from render.text.base import shorten
from tables.model.errors import NothingToUndo, NotSeated, UserError
from tables.model.table import Moment, Position, Table
from tables.store import receipt

KEPT_LISTS = 50
TOLD = 1_200
"""Characters about the parts of a line, if its panel cannot be shown."""


class PlayingCog(commands.Cog):
    """Commands that act for a seat."""

    def __init__(
        self, context: Context, panel: PlayerPanel, acting: Acting, consent: UndoVoteHandlers
    ) -> None:
        self._context = context
        self._panel = panel
        self._acting = acting
        self._consent = consent
        self.service = context.service
        # While a user types, each keystroke requests the same list.
        self._lists: OrderedDict[
            tuple[int, int, int, str, str], tuple[Position | None, tuple[Candidate, ...]]
        ] = OrderedDict()

    @app_commands.command(description=described(BotCommands.turn))
    @everywhere
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def turn(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._table(interaction, table)
        await self._panel.open(interaction, found.id)

    @app_commands.command(description=described(BotCommands.undo))
    @everywhere
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._table(interaction, table)
        await self._take_back(interaction, found, whole=False)

    async def _take_back(self, interaction: Interaction, found: Table, *, whole: bool) -> None:
        """Take back a step, or the whole draft of the turn; without a draft, offer to ask the
        others."""
        user = interaction.user.id
        say = BotPanel(reader.of(interaction))
        note = say.restarted() if whole else say.undone()
        take_back = self.service.playing.restart_turn if whole else self.service.playing.undo
        try:
            acted = await take_back(found.id, user, None, interaction=interaction.id)
            position = acted.position
        except NothingToUndo as error:
            note = saying.sentence(error, reader.of(interaction))
            if await self._consent.open_instead(interaction, found.id, note):
                return
            position = await self._position(found, user)
        await self._panel.show(interaction, position, note=note)

    @app_commands.command(description=described(BotCommands.play))
    @everywhere
    @app_commands.describe(
        text=described(BotCommands.play_text), table=described(BotCommands.table)
    )
    @app_commands.autocomplete(table=table_choices)
    async def play(
        self, interaction: Interaction, text: typed_line.Line, table: int | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        parts = typed_line.parts(text) or [text]
        found = await self._table(interaction, table)
        position = await self._position(found, interaction.user.id)
        language = reader.of(interaction)
        say = BotTyped(language)
        if len(parts) > 1 and not await self._possible(interaction, position, text, parts):
            return
        done: list[str] = []
        moment: Moment | None = None
        for number, part in enumerate(parts):
            menus = panel.menus_of(position)
            speech = Speech(position.table, language)
            asked = panel.questions(position)
            answer = typed.read(part, menus, asked, speech.plain, position.view)
            if not isinstance(answer, Understood):
                if len(parts) == 1 and (whole := _taking_back(part, language)) is not None:
                    await self._take_back(interaction, found, whole=whole)
                    return
                rest = parts[number + 1 :]
                page = stopped_page(
                    position, menus, speech, done, part, answer, rest, self._commands(part)
                )
                await replies.show(interaction, page)
                return
            chosen = answer.candidate
            if answer.again:
                alone = len(parts) == 1
                parts[number + 1 : number + 1] = answer.again
                if alone and not await self._possible(interaction, position, text, parts):
                    return
            if menus[chosen.menu].menu.confirm:
                place = PanelState(more=True, menu=chosen.menu, sure=max(chosen.index, 0))
                both = (_told(say, done), _left(say, parts[number + 1 :]))
                note = " ".join(filter(None, both)) or None
                await self._panel.show(interaction, position, place=place, note=note)
                return
            before = position.table.version
            # Discord's number of the command marks its first action, so that a repeated delivery
            # changes nothing: it ends here, because nothing happened.
            position, refused, moment = await self._acting.act(
                interaction, position, chosen.action, mark=not done, moment=moment
            )
            if position.table.version == before:
                why = say.stopped_at(action=chosen.said, why=refused) if refused else ""
                left = _left(say, parts[number + 1 :])
                note = " ".join(filter(None, (_told(say, done), why, left))) or None
                await self._panel.show(interaction, position, moment=moment, note=note)
                return
            done.append(chosen.said)
            if len(parts) > 1:
                told = f"{_told(say, done)} {_left(say, parts[number + 1 :])}".strip()
                receipt.here().tell(shorten(told, TOLD))
        told = _told(say, done)
        await self._panel.show(interaction, position, moment=moment, note=told, acted=True)

    async def _possible(
        self, interaction: Interaction, position: Position, line: str, parts: Sequence[str]
    ) -> bool:
        """Whether a whole line can be carried out, as far as one can know; if not, says so."""
        user, language = interaction.user.id, reader.of(interaction)
        stop = await trial.tried(self.service, position, user, parts, language)
        if stop is not None:
            more = _elsewhere(BotTyped(language), stop.part, self._commands(stop.part))
            await replies.show(interaction, trial.page(stop, line, language, more))
        return stop is None

    def _commands(self, said: str) -> list[str]:
        """The command that is called so; if there is none, those called so within a group."""
        wanted = spelling.plain(said)
        found = [
            c
            for c in self._context.client.tree.walk_commands()
            if isinstance(c, app_commands.Command)
        ]
        names = [c.qualified_name for c in found if c.name == wanted]
        return [wanted] if any(c.qualified_name == wanted for c in found) else names

    @play.autocomplete("text")
    async def _actions(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            number = interaction.namespace.table
            found = await my_table(self._context, interaction, number)
            position = await self._position(found, interaction.user.id)
        except UserError:
            return []
        head, tail = typed_line.split(current[: typed_line.LONGEST_LINE])
        try:
            listed = await self._listed(interaction, position, head, tail)
        except (IllegalAction, UserError, NotUnderstood):
            listed = ()
        return typed_line.suggestions(current, listed, _known(position, reader.of(interaction)))

    async def _listed(
        self, interaction: Interaction, position: Position, head: str, tail: str
    ) -> tuple[Candidate, ...]:
        """The possible answers after the actions typed before; cached, unless the typed words
        themselves make some. Raises `NotUnderstood`, `IllegalAction`."""
        table = position.table
        language = reader.of(interaction)
        key = (table.id, interaction.user.id, table.version, head, language.code)
        known = self._lists.get(key)
        if known is None:
            ahead: Position | None = position
            if head.strip():
                ahead = await self._ahead(interaction, position, head)
            known = self._lists[key] = (ahead, _candidates(language, ahead))
            while len(self._lists) > KEPT_LISTS:
                self._lists.popitem(last=False)
        ahead, found = known
        return _candidates(language, ahead, tail) if any(c.isdigit() for c in tail) else found

    async def _ahead(
        self, interaction: Interaction, position: Position, head: str
    ) -> Position | None:
        """Where the typed actions would lead; None if that cannot be known yet."""
        choose = typed_line.follow(head, panel.menus_of, reader.of(interaction))
        return await self.service.playing.preview(position.table.id, interaction.user.id, choose)

    async def _position(self, table: Table, user: int) -> Position:
        position = await self.service.views.position(table.id, user)
        if position.viewer is None:
            raise NotSeated()
        if position.view is None:
            raise UserError("not_begun")
        return position

    async def _table(self, interaction: Interaction, number: int | None) -> Table:
        """The table to act at. Acting ends the user's absence."""
        found = await my_table(self._context, interaction, number, "turn")
        await self._context.reminders.take_back(found, interaction.user.id)
        return found


def _known(position: Position, language: Language) -> Meanings:
    """The other words of a table's game."""
    return meanings(type(Speech(position.table, language).plain).VOCABULARY, language)


def _candidates(
    language: Language, position: Position | None, said: str = ""
) -> tuple[Candidate, ...]:
    if position is None:
        return ()
    texts = Speech(position.table, language).plain
    return typed.candidates(panel.menus_of(position), texts, position.view, said)


def _told(say: BotTyped, done: Sequence[str]) -> str:
    return say.played(actions=shorten(say.language.clauses(done), TOLD)) if done else ""


def _left(say: BotTyped, rest: Sequence[str]) -> str:
    return say.not_played(actions=harmless(say.language.clauses(rest))) if rest else ""


def stopped_page(
    position: Position,
    menus: Sequence[Entry],
    speech: Speech,
    done: Sequence[str],
    part: str,
    answer: Unclear | Impossible,
    rest: Sequence[str] = (),
    commands: Sequence[str] = (),
) -> Page:
    """Where a typed turn stopped and why, and what may have been meant, as buttons.

    commands: those that are called as what was typed.
    """
    say, said = BotTyped(speech.language), harmless(shorten(part, 100))
    head = [_told(say, done)] if done else []
    if not menus or not position.decisions:
        head.append(say.did_not_play(said=said, why=_awaited(say, position, speech)))
    elif isinstance(answer, Impossible):
        why = speech.rich.reason(answer.reason)
        head.append(say.stopped_impossible(said=said, action=answer.said, why=why))
        if answer.likely:
            head.append(say.did_you_mean_this())
    elif answer.likely:
        meant = say.several_mean if answer.several else say.did_you_mean_one
        head.append(meant(said=said))
    else:
        head.append(typed_line.not_found(part, position, menus, speech.language))
    head += _elsewhere(say, part, commands)
    if rest:
        head.append(_left(say, [shorten(r, 60) for r in rest]))
    buttons = [_button(position, menus, c) for c in answer.likely if c.index >= 0]
    rows = [items.row(b) for b in buttons]
    opening = items.button(speech.say.open_panel(), ControlId("look", position.table.id))
    content = shorten("\n".join(head), 3_000)
    return items.page(items.text(content), *rows, items.row(opening))


def _elsewhere(say: BotTyped, said: str, commands: Sequence[str]) -> list[str]:
    """Says that these words are a command instead of an action, or must be the whole line."""
    if commands:
        return [say.own_command(commands=say.either(f"`/{name}`" for name in commands))]
    return [say.goes_alone()] if _taking_back(said, say.language) is not None else []


def _taking_back(said: str, language: Language) -> bool | None:
    """Whether these words take back the whole turn; False: a step of it; None: neither, where no
    action is called so. English is understood everywhere."""
    wanted = spelling.heard(said)
    for say in (BotTyped(language), BotTyped()):
        for words, whole in ((say.undo_words(), False), (say.restart_words(), True)):
            if wanted in map(spelling.plain, words.split(",")):
                return whole
    return None


def _awaited(say: BotTyped, position: Position, speech: Speech) -> str:
    """Why nothing can be played now: whom the table waits for, and for what."""
    if position.table.status != "running":
        return say.this_game_is_over()
    awaits = speech.rich.awaits
    asked = [shorten(awaits(position.view, d), AWAITS) for d in position.waiting]
    return joined("\n", asked) if asked else say.nothing_asked_of_you()


def _button(position: Position, menus: Sequence[Entry], candidate: Candidate) -> items.Control:
    where = (*panel.stamp(position, menus), str(PanelState()), str(candidate.menu))
    control = ControlId("panel", position.table.id, (*where, f"a{candidate.index}"))
    return items.button(shorten(candidate.label, limits.BUTTON_LABEL), control)
