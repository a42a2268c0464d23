"""The pages about seats that change hands: the invitation, the private question, leaving."""

from __future__ import annotations

from bot.features.closing.pages import open_button
from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.links import link, when
from bot.widgets.words import Speech
from render.lang.catalogue.bot_seats import BotSeats
from render.lang.language import Language
from tables.model.invitations import Invitation
from tables.model.table import Table

ACCEPT, DECLINE, KEEP, LET_GO, WITHDRAW = "takeseat", "noseat", "keepseat", "giveseat", "unseat"
OPS = (ACCEPT, DECLINE, KEEP, LET_GO, WITHDRAW)
LEAVE, RESIGN = "standup", "giveup"


def _who(say: BotSeats, table: Table, user: int | None) -> str:
    """A user of an invitation, who may have been forgotten since."""
    if user is None:
        return say.a_computer()
    return words.mention(table, user, say.language) if user else say.former_player()


def _people(say: BotSeats, table: Table, found: Invitation) -> tuple[str, str, str]:
    """Who is invited, who sits there, and who has invited."""
    new, old, by = found.new_user, found.old_user, found.by_user
    return _who(say, table, new), _who(say, table, old), _who(say, table, by)


def invitation_page(speech: Speech, found: Invitation, now: float, note: str = "") -> Page:
    """An invitation as everybody may see it, or what came of it; with buttons while it is open.

    note: a remark for the user who is shown a copy.
    """
    say = BotSeats(speech.language)
    new, old, by = _people(say, speech.table, found)
    lines = [f"-# {say.head(title=speech.title(), seat=found.seat + 1)}"]
    if note:
        lines.append(f"> {note}")
    if found.new_user is None:
        lines.append(say.wants_computer(by=by, old=old))
    else:
        lines.append(say.invites(by=by, new=new, old=old))
    if found.outcome is not None:
        lines.append(_ending(say, speech.table, found, hands=speech.has_hands))
        return items.page(items.text("\n".join(lines)), accent=COLOUR_WAITING)
    if found.new_user is not None:
        sees = say.will_see_hand() if speech.has_hands else say.will_see_shown()
        lines.append(f"-# {sees}")
    may_keep = found.old_user is not None and found.keep_until > now
    if found.accepted_at is None:
        lines.append(say.may_accept(who=new, when=when(found.lapses_at, "f")))
        if may_keep:
            lines.append(say.may_keep(who=old, when=when(found.keep_until, "f")))
    elif found.new_user is None:
        lines.append(say.computer_takes(when=when(found.keep_until), old=old))
    else:
        lines.append(say.accepted_takes(new=new, when=when(found.keep_until), old=old))
    return items.page(
        items.text("\n".join(lines)),
        items.row(*_answers(speech, found)),
        accent=COLOUR_ASKED,
    )


def _ending(say: BotSeats, table: Table, found: Invitation, *, hands: bool) -> str:
    new = _who(say, table, found.new_user)
    match found.outcome:
        case "done" if found.new_user is None:
            return say.done_computer()
        case "done":
            return say.done_sees_hand(who=new) if hands else say.done_sees_shown(who=new)
        case "declined":
            return say.declined(who=new)
        case "kept":
            return say.kept(who=_who(say, table, found.old_user))
        case "withdrawn":
            return say.withdrawn()
        case "lapsed":
            return say.lapsed(who=new)
        case _:
            return say.seat_has_changed()


def _answers(speech: Speech, found: Invitation) -> list[Control]:
    say = BotSeats(speech.language)

    def answer(op: str, label: str, style: str = "secondary") -> Control:
        return items.button(label, ControlId(op, found.table_id, (str(found.id),)), style)

    made = []
    if found.new_user is not None:
        made += [answer(ACCEPT, say.accept(), "success"), answer(DECLINE, say.decline())]
    if found.old_user is not None:
        made.append(answer(KEEP, say.keep_my_seat(), "danger"))
    return [*made, answer(WITHDRAW, speech.say.withdraw())]


def asked_page(speech: Speech, found: Invitation, mark: str) -> Page:
    """Asks the player in the seat. All of it is public, so the channel may show it, too."""
    say, table = BotSeats(speech.language), speech.table
    new, old, by = _people(say, table, found)
    if found.new_user is None:
        plan = say.wants_computer_for_you(old=old, by=by)
    elif speech.has_hands:
        plan = say.wants_to_give_hand(old=old, by=by, new=new)
    else:
        plan = say.wants_to_give_shown(old=old, by=by, new=new)
    said = (
        f"-# {_head(speech)}",
        plan,
        say.if_you_do_nothing(when=when(found.keep_until, "f")),
    )
    number = (str(found.id),)
    return items.page(
        items.text("\n".join(said)),
        items.row(
            items.button(say.keep_my_seat(), ControlId(KEEP, table.id, number), "danger"),
            items.button(say.let_it_go(), ControlId(LET_GO, table.id, number)),
            items.button(speech.say.board_in_words(), ControlId("words", table.id, (mark,))),
        ),
        accent=COLOUR_ASKED,
    )


def answered(language: Language, op: str, found: Invitation) -> str:
    """What to tell the one who has answered."""
    say = BotSeats(language)
    if found.outcome == "done":
        return say.you_play_now() if op == ACCEPT else say.all_done()
    return say.answer(op)


def _head(speech: Speech) -> str:
    """Which table a question is about, with the way to it."""
    if speech.table.by_message:
        return speech.title()
    return BotSeats(speech.language).asked_head(title=speech.title(), link=link(speech.table))


def invited_words(language: Language, table: Table, found: Invitation, now: float) -> str:
    """What to tell the host who has invited somebody."""
    say = BotSeats(language)
    if found.outcome == "done":
        return say.now_played_by(
            table=table.id, seats=say.listed(words.who(table, s, say.language) for s in table.seats)
        )
    if found.new_user is None:
        said = [say.computer_will_take()]
    else:
        who, channel = _who(say, table, found.new_user), f"<#{table.channel_id}>"
        said = [say.is_invited(who=who, channel=channel, when=when(found.lapses_at, "f"))]
    if found.keep_until > now:
        old = _who(say, table, found.old_user)
        said.append(say.is_told(who=old, when=when(found.keep_until, "f")))
    return " ".join(said)


def took_over(language: Language, table: Table, new: str, old: str, *, sees: bool) -> str:
    """A line of the log: that somebody has taken a seat over; sees: and learns what it knows."""
    say = BotSeats(language)
    if not sees:
        return say.takes_over(new=new, old=old)
    if Speech(table).has_hands:
        return say.takes_over_sees_hand(new=new, old=old)
    return say.takes_over_sees_shown(new=new, old=old)


def now_plays(language: Language, table: Table, new: str, old: str, *, sees: bool) -> str:
    """The same in the channel."""
    say = BotSeats(language)
    if not sees:
        return say.now_plays(new=new, old=old)
    if Speech(table).has_hands:
        return say.now_plays_sees_hand(new=new, old=old)
    return say.now_plays_sees_shown(new=new, old=old)


def leave_page(speech: Speech, *, may_resign: bool, closes: bool, asks: bool) -> Page:
    """Asks how somebody wants to leave a running game. closes: nobody else plays in person. asks:
    its players can close it together."""
    say, table = BotSeats(speech.language), speech.table
    lines = [f"### {say.leave_title(title=speech.title())}"]
    lines.append(say.may_resign() if may_resign else say.may_not_resign())
    if closes:
        lines.append(say.closes_rated() if table.rated else say.closes())
        label = say.close_the_table()
    else:
        for_good = table.by_message
        lines.append(say.computer_plays_for_good() if for_good else say.computer_can_play())
        lines += [say.can_ask_to_close()] if asks else []
        label = say.let_computer_play()
    buttons = [items.button(say.resign(), ControlId(RESIGN, table.id))] if may_resign else []
    return items.page(
        items.text("\n".join(lines)),
        items.row(
            *buttons,
            items.button(label, ControlId(LEAVE, table.id), "danger"),
            *([open_button(speech.language, table)] if asks and not closes else []),
            items.button(say.stay(), ControlId("close", table.id)),
        ),
    )
