"""Goes through the lessons of a game with one learner."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

import discord

from bot.context import Context
from bot.features.course import learner, pages
from bot.features.course.learner import Sight
from bot.panel import boards, reading
from bot.panel.answering import InvalidChoice
from bot.panel.boards import Board
from bot.panel.reading import AskNumbers, Do, Show
from bot.panel.window import window
from bot.widgets import numbers, reader, replies, saying
from bot.widgets.course import COURSE
from bot.widgets.ids import BadId, ControlId, PanelState
from bot.widgets.replies import Interaction
from bot.widgets.showing import Showing
from bot.widgets.words import user_ref
from engine import course
from engine.core import IllegalAction
from render.lang.catalogue.bot_course import BotCourse
from render.lang.catalogue.bot_panel import BotPanel
from tables.model.errors import UserError
from tables.model.formats import Format
from tables.operations.courses import Learning


class CourseHandlers:
    """Answers the controls of courses."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._courses = context.service.courses
        self._showing = Showing()
        for op, handler in (
            (COURSE, self._open),
            ("goon", self._go_on),
            ("lessons", self._lessons),
            ("lesson", self._lesson),
            ("attempt", self._attempted),
        ):
            context.presses.register(op, handler)

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """A course where its learner stopped, in a message of its own."""
        await replies.acknowledge(interaction, fresh=True)
        learning = await self._courses.open(interaction.user.id, control.text(0))
        await self._show(interaction, learning)

    async def _go_on(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The same in the message with the button."""
        await replies.acknowledge(interaction, fresh=False)
        learning = await self._courses.open(interaction.user.id, control.text(0))
        await self._show(interaction, learning)

    async def _lessons(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The list of all lessons, or the one that was chosen from it."""
        await replies.acknowledge(interaction, fresh=False)
        user, game = interaction.user.id, control.text(0)
        if values:
            await self._show(interaction, await self._courses.begin(user, game, values[0]))
            return
        lessons = course.course(game)
        if lessons is None:
            raise UserError("no_course")
        progress = await self._courses.progress(user, game)
        page = pages.lessons_page(reader.of(interaction), game, lessons, progress)
        show = self._showing.begin(interaction)
        await show.fill(None, lambda _: page)

    async def _lesson(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Begin a lesson, mark what to press in it, or take its last answer back."""
        await replies.acknowledge(interaction, fresh=False)
        user, (game, code, how) = interaction.user.id, (control.text(n) for n in range(3))
        marked = control.text(3) == "1"
        async with self._context.presses.one_at_a_time(interaction):
            match how:
                case learner.BEGIN:
                    learning = await self._courses.begin(user, game, code)
                case learner.SHOW:
                    learning = await self._courses.open(user, game, code)
                    if learning.attempt.next is None:
                        learning = await self._courses.begin(user, game, code)
                case learner.UNDO:
                    learning = await self._courses.open(user, game, code)
                    learning = await self._courses.back(user, learning)
                case _:
                    raise BadId(f"{control} does nothing with a lesson")
        await self._show(interaction, learning, marked=marked)

    async def _attempted(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Answer a question of a lesson, or turn a page of it."""
        if len(control.args) < 6:
            raise BadId(f"{control} answers nothing")
        marked, tokens = control.args[3] == "1", tuple(values) or control.args[6:7]
        menu = int(control.args[5]) if control.args[5].isdecimal() else None
        if tokens == ("o",) and interaction.type is not discord.InteractionType.modal_submit:
            # A window must be the first answer, so it cannot follow an acknowledgement.
            await self._ask_numbers(interaction, control, menu)
            return
        await replies.acknowledge(interaction, fresh=False)
        async with self._context.presses.one_at_a_time(interaction):
            learning, sight = await self._sight(interaction, control)
            language = reader.of(interaction)
            if sight is None:
                note = BotCourse(language).moved_on()
                found: Do | Show | AskNumbers = Show(PanelState(), note)
            else:
                found = _read(interaction, sight, menu, tokens)
            if isinstance(found, Do):
                learning, found = await self._answered(interaction, learning, found)
        if isinstance(found, Show):
            await self._show(
                interaction, learning, marked=marked, place=found.place, note=found.note or ""
            )

    async def _answered(
        self, interaction: Interaction, learning: Learning, found: Do
    ) -> tuple[Learning, Show]:
        user = interaction.user.id
        try:
            return await self._courses.answer(user, learning, found.action), Show(PanelState())
        except IllegalAction as error:
            sight = learner.sight(learning, user_ref(interaction.user), reader.of(interaction))
            return learning, Show(PanelState(), sight.speech.rich.reason(error.reason))

    async def _sight(
        self, interaction: Interaction, control: ControlId
    ) -> tuple[Learning, Sight | None]:
        """The lesson of a control, and what its learner saw; None if the lesson has gone on."""
        game, code, stamp = (control.text(n) for n in range(3))
        try:
            place = PanelState.parse(control.text(4))
        except ValueError as error:
            raise BadId(f"{control} is at no place") from error
        learning = await self._courses.open(interaction.user.id, game)
        sight = learner.sight(
            learning, user_ref(interaction.user), reader.of(interaction), place=place
        )
        same = sight.where == (game, code) and sight.stamp == stamp
        return learning, sight if same else None

    async def _ask_numbers(
        self, interaction: Interaction, control: ControlId, menu: int | None
    ) -> None:
        learning, sight = await self._sight(interaction, control)
        if sight is None or menu is None or menu >= len(sight.menus):
            await replies.acknowledge(interaction, fresh=False)
            note = BotCourse(reader.of(interaction)).moved_on()
            await self._show(interaction, learning, note=note)
            return
        asked, texts = sight.menus[menu], sight.speech.plain
        await replies.window(interaction, window(control, asked, texts, sight.position.view))

    async def _show(
        self,
        interaction: Interaction,
        learning: Learning,
        *,
        marked: bool = False,
        place: PanelState | None = None,
        note: str = "",
    ) -> None:
        """Show a lesson as far as it has come."""
        show = self._showing.begin(interaction)
        sight = learner.sight(
            learning,
            user_ref(interaction.user),
            reader.of(interaction),
            marked=marked,
            place=place,
            note=note,
        )
        shape = (await self._context.reminders.user(interaction.user.id)).pictures
        picture = self._drawn(sight, shape, interaction.user.id)
        await show.fill(picture, lambda board: pages.lesson_page(sight, board))

    def _drawn(self, sight: Sight, shape: Format, user: int) -> Coroutine[Any, Any, Board | None]:
        if sight.outlines:
            return self._outlined(sight, shape, user)
        return boards.drawn(
            self._context.pictures,
            sight.speech,
            sight.position,
            shape,
            table=sight.place.table,
            owner=user,
        )

    async def _outlined(self, sight: Sight, shape: Format, user: int) -> Board | None:
        """The table with what the next answer changes outlined."""
        attempt, speech, painter = sight.learning.attempt, sight.speech, sight.speech.painter
        following = attempt.next
        if shape == "words" or painter is None or following is None:
            return None
        view, then = sight.position.view, attempt.after(following)
        legend = BotCourse(speech.language).outlined()
        names = painter.parts(view, shape)
        drawn = await self._context.pictures.all_changes(
            speech, then, view, legend, names, said=legend, ahead=True, owner=user
        )
        return Board(drawn) if drawn else None


def _read(
    interaction: Interaction, sight: Sight, menu: int | None, tokens: Sequence[str]
) -> Do | Show | AskNumbers:
    """What a press means."""
    say, view = BotPanel(sight.speech.language), sight.position.view
    try:
        if interaction.type is discord.InteractionType.modal_submit:
            typed = numbers.all_typed(interaction)
            return reading.read_numbers(sight.menus, menu, typed, sight.speech.plain, view)
        return reading.read(sight.menus, sight.place, menu, tokens, say)
    except InvalidChoice:
        note = saying.sentence(UserError("choices_changed"), sight.speech.language)
        return Show(sight.place.top(), note)
