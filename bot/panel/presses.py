"""The controls of the panel: what a press of theirs does, and showing the panel anew."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

import discord

from bot.context import Context
from bot.panel import boards, controls, panel, reading, standing, typed, typed_line
from bot.panel.answering import Misfit
from bot.panel.entries import Entry, check_of, leaves_unspent
from bot.panel.opened import OpenPanels, take_away
from bot.panel.reading import AskNumbers, Do, Show
from bot.panel.window import window
from bot.widgets import items, limits, numbers, places, reader, replies, saying
from bot.widgets.ids import ControlId, Place
from bot.widgets.managing import managed_server
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from bot.widgets.showing import Show as Filling
from bot.widgets.showing import Showing
from bot.widgets.words import Speech
from engine.core import NOTHING_FURTHER, Action, IllegalAction, steps_of
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_typed import BotTyped
from render.lang.language import Language
from tables.facts.errors import DamagedSave, NothingToUndo, NotSeated, Refusal, Stale
from tables.facts.guards import manages
from tables.facts.model import Acted, Moment, Position, Table
from tables.facts.panel_facts import PanelFacts

Led = Literal["nowhere", "on", "public"]
"""Where an action led: it was not carried out, it is a draft, or all know of it (perhaps later)."""


class PanelPresses:
    """Answers the controls of the panel, and shows it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._presses = context.presses
        self._showing = Showing()
        self._panels = OpenPanels()
        self.beside: Callable[[Interaction, Position], Awaitable[None]] | None = None
        """What is shown below a panel that somebody has opened, or looked at anew."""
        for op, handler in (
            ("panel", self._panel),
            ("undo", self._undo),
            ("restart", self._undo),
            ("look", self._look),
            ("turn", self._turn),
        ):
            context.presses.register(op, handler)

    async def _panel(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        if len(control.args) < 4:
            raise Refusal("choices_changed")
        tokens = tuple(values) or control.args[4:5]
        try:
            place = Place.parse(control.args[2])
            menu = int(control.args[3]) if control.args[3] else None
        except ValueError as error:
            raise Refusal("choices_changed") from error
        window_typed = interaction.type is discord.InteractionType.modal_submit
        if not window_typed and tokens == ("o",):
            # A window must be the first answer, so it cannot wait for an acknowledgement.
            await self._ask_number(interaction, control, menu)
            return
        await replies.acknowledge(interaction, fresh=False)
        async with self._presses.one_at_a_time(interaction):
            moment: Moment | None
            position, moment = await self._opened(interaction, control.table)
            menus = panel.menus_of(position)
            speech = Speech(position.table, reader.of(interaction))
            say = BotPanel(speech.language)
            answer: Do | Show | AskNumbers
            line = ""
            try:
                if not await self._is_current(position, menus, control):
                    answer = Show(Place(), say.moved_on())
                elif window_typed:
                    said = numbers.all_typed(interaction)
                    answer = reading.read_numbers(menus, menu, said, speech.plain, position.view)
                else:
                    asks = await self._asks(interaction, position, menus, menu, moment)
                    answer = reading.read(menus, place, menu, tokens, say, asks=asks)
            except Misfit:
                answer = Show(
                    place.top(), saying.sentence(Refusal("choices_changed"), speech.language)
                )
            if isinstance(answer, Do):
                position, note, moment, line = await self._carry_out(
                    interaction, position, answer.action, moment=moment
                )
                answer = Show(Place(), note)
        # The next press of this panel need not wait until this one has its picture.
        if isinstance(answer, Show):
            await self.show_panel(
                interaction,
                position,
                moment=moment,
                place=answer.place,
                note=answer.note,
                line=line,
            )

    async def _asks(
        self,
        interaction: Interaction,
        position: Position,
        menus: Sequence[Entry],
        menu: int | None,
        moment: Moment | None,
    ) -> bool:
        """Whether the user wants to be asked once more where something is left unspent."""
        if menu is None or menu >= len(menus) or not leaves_unspent(menus[menu]):
            return True
        return (await self._facts(interaction, position, moment)).user.asks

    async def act(
        self,
        interaction: Interaction,
        position: Position,
        action: Action,
        *,
        mark: bool = True,
        moment: Moment | None = None,
    ) -> tuple[Position, str | None, Moment | None]:
        """Carry out an action of the user; where that leads to, what to say about it, and the
        moment of that. Several at once go one after the other, as far as they are possible and
        nothing new comes to light between them.

        mark: a repeated delivery of this interaction is to change nothing. moment: that of the
        position.
        """
        position, note, moment, _ = await self._carry_out(
            interaction, position, action, mark=mark, moment=moment
        )
        return position, note, moment

    async def _carry_out(
        self,
        interaction: Interaction,
        position: Position,
        action: Action,
        *,
        mark: bool = True,
        moment: Moment | None = None,
    ) -> tuple[Position, str | None, Moment | None, str]:
        """The same, with what could have been typed for it; empty if nothing was done."""
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
                meant = (rules.renewed(d, part) for d in position.decisions)
                part = next((a for a in meant if a is not None), part)
            said = _said(interaction, position, part)
            unsaid = part == position.further.implied and len(left) > 1
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
        """Why one of several answers would not be possible behind those before it; None if all of
        them are, as far as that can be known, or if it is the first."""
        rules = self._service.rules(position.table.game)
        tried: list[tuple[Position, Action]] = []

        def choose(here: Position) -> Action | None:
            if len(tried) == len(actions):
                return None
            part = actions[len(tried)]
            meant = (rules.renewed(d, part) for d in here.decisions)
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
        """Carry out one action; and where it led."""
        table, user = position.table, interaction.user.id
        number = interaction.id if mark else None
        language = reader.of(interaction)
        try:
            acted = await self._service.playing.act(
                table.id, user, table.version, action, interaction=number, moment=moment
            )
        except Stale:
            position, moment = await self._opened(interaction, table.id)
            return position, BotPanel(language).moved_on(), moment, "nowhere"
        except IllegalAction as error:
            return position, Speech(table, language).rich.reason(error.reason), moment, "nowhere"
        led: Led = "public" if acted.published or acted.held else "on"
        if acted.repeated:
            led = "nowhere"
        return acted.position, done(acted, language), acted.moment, led

    async def _ask_number(
        self, interaction: Interaction, control: ControlId, menu: int | None
    ) -> None:
        position = await self._position(control.table, interaction.user.id)
        menus = panel.menus_of(position)
        if (
            menu is None
            or menu >= len(menus)
            or not await self._is_current(position, menus, control)
        ):
            await replies.acknowledge(interaction, fresh=False)
            note = BotPanel(reader.of(interaction)).moved_on()
            await self.show_panel(interaction, position, note=note)
            return
        texts = Speech(position.table, reader.of(interaction)).plain
        await replies.window(interaction, window(control, menus[menu], texts, position.view))

    async def _is_current(
        self, position: Position, menus: Sequence[Entry], control: ControlId
    ) -> bool:
        """Whether a control still means what it showed.

        Usually the table must be at the version the panel was made for. But steps of others raise
        it too, and where several are asked at once, or the user only waits, they must not make
        every press late: then it is enough that the menus are the same and that the user has not
        acted since.
        """
        assert position.viewer is not None
        check = check_of(menus)
        shown, _, step = control.args[1].partition(".")
        if shown != check or not step.isdecimal() or position.draft:
            return control.args[:2] == panel.stamp(position, menus)
        epoch, _, stamp = control.args[0].partition(".")
        if stamp == position.table.stamp:
            return True
        if epoch != position.table.epoch:
            return False
        user = position.table.seats[position.viewer].user_id
        try:
            since = await self._service.views.log(position.table.id, user, after=int(step))
        except DamagedSave:  # who cannot be sure plays on from the table as it is
            return False
        return all(entry.seat != position.viewer for entry in since)

    async def _undo(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        async with self._presses.one_at_a_time(interaction):
            user = interaction.user.id
            whole = control.op == "restart"
            take_back = self._service.playing.restart_turn if whole else self._service.playing.undo
            say = BotPanel(reader.of(interaction))
            note: str | None = say.restarted() if whole else say.undone()
            moment: Moment | None = None
            try:
                acted = await take_back(
                    control.table, user, control.text(0), interaction=interaction.id
                )
                position, moment = acted.position, acted.moment
            except Stale:
                position, note = await self._position(control.table, user), say.moved_on()
            except NothingToUndo as error:
                position = await self._position(control.table, user)
                note = saying.sentence(error, reader.of(interaction))
        await self.show_panel(interaction, position, moment=moment, note=note)

    async def _look(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        position, moment = await self._opened(interaction, control.table)
        await self._open(interaction, position, moment)

    async def _turn(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        await self.open_panel(interaction, control.table)

    async def open_panel(self, interaction: Interaction, table_id: int) -> None:
        """Fill an acknowledged answer with the user's panel."""
        try:
            position, moment = await self._opened(interaction, table_id)
            if await self._context.reminders.take_back(position.table, interaction.user.id):
                position, moment = await self._opened(interaction, table_id)
        except NotSeated:
            table = await self._service.views.table(table_id)
            names = Speech(table, reader.of(interaction)).names
            raise NotSeated("not_seated_watch", names=names, count=len(names)) from None
        await self._open(interaction, position, moment)

    async def _open(self, interaction: Interaction, position: Position, moment: Moment) -> None:
        await self.show_panel(interaction, position, moment=moment)
        if self.beside is not None:
            await self.beside(interaction, position)

    async def show_panel(
        self,
        interaction: Interaction,
        position: Position,
        *,
        moment: Moment | None = None,
        place: Place | None = None,
        note: str | None = None,
        line: str = "",
    ) -> None:
        """Put the panel of a position into an acknowledged answer (see `Showing`).

        moment: that of the position; without it, what the panel tells beside it is read now.
        line: what could have been typed for what was pressed.
        """
        show = self._showing.begin(interaction)
        if position.view is None:
            raise Refusal("not_begun")
        speech = Speech(position.table, reader.of(interaction))
        say = BotPanel(speech.language)
        lacking = ""
        if interaction.channel_id == position.table.channel_id:
            lacking = replies.lacking_here(interaction)
        if lacking:
            # The game goes on without public boards; whoever can mend that is told why.
            note = f"{note or ''} {say.no_board_here(permissions=lacking)}".strip()
        else:
            if await self.look_in(interaction, position.table):
                moment = None
        facts = await self._facts(interaction, position, moment)
        if not lacking:
            wrong = places.panel_note(speech, interaction.user.id, facts.board_lost)
            note = f"{note or ''} {wrong}".strip() or None
        if speech.meta.hands and interaction.user.id in self._context.closed:
            note = f"{note or ''} {say.no_letters()}".strip()
        stamp = panel.stamp(position, panel.menus_of(position))
        if place is None and replies.is_fresh(interaction) is not False:
            place = self._panels.place(interaction, position.table.id, stamp)
        older = self._panels.note(interaction, position.table.id, stamp, place or Place())
        standing = self._standing(position, speech, facts, place)
        picture = boards.drawn(
            self._context.pictures,
            speech,
            position,
            facts.user.pictures,
            table=place is not None and place.table,
            owner=interaction.user.id,
        )
        await show.fill(
            picture,
            lambda board: panel.panel(
                position,
                speech,
                board,
                facts.recent,
                place=place,
                note=note,
                line=line,
                outlook=facts.outlook,
                standing=standing,
                moving=_moving(interaction, position.table),
            ),
        )
        if older is not None:
            await take_away(older)

    async def _facts(
        self, interaction: Interaction, position: Position, moment: Moment | None
    ) -> PanelFacts:
        """What the panel tells beside the position, of the same moment if that is known."""
        if moment is None:
            _, moment = await self._service.panels.opened(position.table.id, interaction.user.id)
        return await self._service.panels.facts(moment)

    def _standing(
        self, position: Position, speech: Speech, facts: PanelFacts, place: Place | None
    ) -> standing.Parts:
        """What the panel shows of the viewer's standing orders."""
        table = position.table
        if table.status != "running" or position.viewer is None or facts.orders is None:
            return standing.NOTHING
        rules, opened = self._service.rules(table.game), place is not None and place.more
        return standing.panel_parts(
            position, speech, rules, facts.orders, facts.usual, opened=opened
        )

    def fill(self, interaction: Interaction) -> Filling:
        """From now on an acknowledged interaction fills its panel, and no older one does."""
        return self._showing.begin(interaction)

    async def _opened(self, interaction: Interaction, table_id: int) -> tuple[Position, Moment]:
        """The position of a seated user, and its moment. Raises `NotSeated`."""
        position, moment = await self._service.panels.opened(
            table_id, interaction.user.id, interaction.id
        )
        if position.viewer is None:
            raise NotSeated()
        return position, moment

    async def _position(self, table_id: int, user_id: int) -> Position:
        """The position of a seated user. Raises `NotSeated`."""
        position = await self._service.views.position(table_id, user_id)
        if position.viewer is None:
            raise NotSeated()
        return position

    async def look_in(self, interaction: Interaction, table: Table) -> bool:
        """Somebody is in the channel of a table: if that lets the bot write again, it does now.
        Whether there was need to."""
        here = interaction.channel_id == table.channel_id
        barred = here and table.place == "barred" and not replies.lacking_here(interaction)
        if barred:
            await self._service.places.look_in(table.channel_id)
        return barred


def _known(position: Position, actions: Sequence[Action]) -> bool:
    """Whether it is known already that answers can be given together: one, or what was proposed,
    perhaps behind what goes without saying."""
    further, left = position.further, tuple(actions)
    if left[0] == further.implied:
        further, left = further.then or NOTHING_FURTHER, left[1:]
    return len(left) < 2 or any(c.actions == left for c in further.compounds)


def _said(interaction: Interaction, position: Position, action: Action) -> str:
    """What an action is called in a sentence."""
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
    """That only the first of several actions were carried out. why: what the next one lacks; none
    if something new has come to light."""
    say = BotTyped(reader.of(interaction))
    first = say.stopped_at(action=rest[0], why=why) if why else say.something_new()
    left = rest[1:] if why else rest
    told = [say.played(actions="; ".join(done)), first]
    return " ".join((*told, say.not_played(actions="; ".join(left))) if left else told)


def done(acted: Acted, language: Language) -> str | None:
    """What to say after an action: the panel itself shows the rest. Of an answer that is held it
    says so for as long as that is true."""
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
    """That the turn of the viewer waits for answers of others."""
    names, say = Speech(position.table).rich.names, BotPanel(language)
    asked = dict.fromkeys(names[d.seat] for d in position.waiting)
    return say.waits_for_answers(who=say.listed(asked), count=len(asked))


def _moving(interaction: Interaction, table: Table) -> items.Control | None:
    """The way to bring a table that has lost its channel to the one of an interaction, for those
    who may do it."""
    if table.place not in ("gone", "barred") or not table.open:
        return None
    there = interaction.guild_id is not None and interaction.guild_id == table.guild_id
    if not there or interaction.channel_id == table.channel_id:
        return None
    may = interaction.user.id == table.host_id or manages(table, managed_server(interaction))
    return places.move_button(reader.of(interaction), table) if may else None
