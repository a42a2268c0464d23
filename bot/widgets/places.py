"""Words for tables whose channel is gone or closed, for resting tables, and for moving."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.words import AWAITS, Speech
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_places import BotPlaces
from render.lang.language import Language
from render.text.base import shorten
from tables.model.competitions import NO_HOST
from tables.model.table import Position, Table


def state_words(say: BotPlaces, table: Table) -> str:
    """What is wrong with the channel of a table, as a sentence; empty if nothing is."""
    fine = table.place == "there" or table.by_message
    return "" if fine else say.state(table.place)


def how_words(say: BotPlaces, table: Table, user_id: int) -> str:
    """What can be done about it, as a sentence; empty if nothing can."""
    if table.place not in ("barred", "gone") or table.by_message or not table.open:
        return ""
    if user_id == table.host_id:
        return say.you_move(table=table.id)
    if table.host_id == NO_HOST:
        return say.manager_moves(table=table.id)
    return say.host_moves(host=words.mention(table, table.host_id, say.language), table=table.id)


def brief(say: BotPlaces, table: Table) -> list[str]:
    """The same as a field in a list of tables; none if nothing is wrong."""
    fine = table.place == "there" or table.by_message
    return [] if fine else [say.field(table.place)]


def why_words(say: BotPlaces, table: Table, why: str, *, told: bool = False) -> str:
    """Why a user gets a direct message, as small text; empty where all messages are such. told: it
    tells that the channel was deleted; later it is enough to say where the posts are."""
    if table.by_message:
        return ""
    channel = f"<#{table.channel_id}>"
    if told:
        return f"-# {say.why_gone(table=table.id)}"
    if table.place == "gone" or why == "gone":
        return f"-# {say.posts_come_here(table=table.id)}"
    if why == "refused":
        return f"-# {say.why_refused(table=table.id, channel=channel)}"
    return f"-# {say.why_barred(channel=channel)}"


def moving_words(say: BotPlaces, table: Table, user_id: int) -> str:
    """What can be done, as small text."""
    said = how_words(say, table, user_id)
    return f"-# {said}" if said else ""


def asked_words(position: Position, user_id: int, reader: Language) -> list[str]:
    """What is asked of a user; empty if nothing is. A direct message is heard without a mention."""
    seat, speech = position.table.seat_of(user_id), Speech(position.table, reader)
    said = [
        shorten(speech.rich.awaits(position.view, d), AWAITS)
        for d in position.waiting
        if d.seat == seat
    ]
    if not said and any(d.seat == seat for d in position.coming):
        said = [BotPlaces(reader).then_it_comes_to_you()]
    return said


def private_page(
    speech: Speech,
    said: Sequence[str],
    mark: str,
    *,
    question: str = "",
    more: Sequence[Control] = (),
) -> Page:
    """A direct message that replaces one in the channel. mark: identifies it. question: what its
    button does that leads to the question it tells of. more: what else can be pressed."""
    table, head = speech.table, f"-# {speech.title()}"
    running = table.status == "running"
    see = BotPlaces(speech.language).see_question()
    buttons = [
        *more,
        items.button(see, ControlId(question, table.id), "primary") if question else None,
        items.button(speech.say.take_my_turn(), ControlId("turn", table.id), "success")
        if running
        else None,
        items.button(speech.say.board_in_words(), ControlId("words", table.id, (mark,))),
    ]
    return items.page(
        items.text("\n".join([head, *said])),
        items.row(*[b for b in buttons if b is not None]),
        accent=COLOUR_ASKED if running else COLOUR_WAITING,
    )


def move_button(reader: Language, table: Table) -> Control:
    """Brings a table into the channel in which it is pressed, after a question."""
    return items.button(BotPlaces(reader).move_here(), ControlId("move", table.id), "primary")


def panel_note(speech: Speech, user_id: int, lost: str | None) -> str:
    """What a panel says about the place of its table; empty where all is well.

    lost: why the newest board is not in the channel, if it is not.
    """
    table, say = speech.table, BotPlaces(speech.language)
    if not table.open:
        return ""
    if table.place != "there":
        return " ".join(filter(None, (state_words(say, table), how_words(say, table, user_id))))
    if lost is not None:
        return say.newest_board_lost()
    return ""


def confirm_page(reader: Language, table: Table, *, in_thread: bool) -> Page:
    """Asks whether a table should really come here."""
    say = BotPlaces(reader)
    asked = say.bring_to_thread(table=table.id) if in_thread else say.bring_here(table=table.id)
    op = "movethread" if in_thread else "movehere"
    return items.page(
        items.text(asked),
        items.row(
            items.button(say.yes_move(), ControlId(op, table.id), "primary"),
            items.button(Bot(reader).go_back(), ControlId("close", table.id)),
        ),
    )


def moved_words(say: BotPlaces, user: int, old: int) -> str:
    """The line under which a table begins again in another channel."""
    return say.moved(who=f"<@{user}>", channel=f"<#{old}>")


def goodbye_words(table: Table) -> str:
    """The line that is left in the channel a table has gone from."""
    speech = Speech(table)
    title = words.harmless(speech.title())
    return BotPlaces(speech.language).has_moved(title=title, channel=f"<#{table.channel_id}>")
