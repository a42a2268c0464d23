"""The pages about seats that change hands: the invitation, the private question, leaving."""

from __future__ import annotations

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.links import link, when
from bot.widgets.words import Speech
from tables.facts.invitations import Invitation
from tables.facts.model import Table

ACCEPT, DECLINE, KEEP, LET_GO, WITHDRAW = "takeseat", "noseat", "keepseat", "giveseat", "unseat"
OPS = (ACCEPT, DECLINE, KEEP, LET_GO, WITHDRAW)
LEAVE, RESIGN = "standup", "giveup"


def _who(user: int | None) -> str:
    """A user of an invitation, who may have been forgotten since."""
    if user is None:
        return "a computer"
    return f"<@{user}>" if user else "a former player"


def sees(table: Table) -> str:
    """What a new player gets to see."""
    if Speech(table).has_hands:
        return "sees the hand of that seat and all that was shown to it"
    return "sees all that was shown to that seat"


def invitation_page(table: Table, found: Invitation, now: float, note: str = "") -> Page:
    """An invitation as everybody may see it, or what became of it; buttons while it is open.

    note: a remark for whoever is shown a copy.
    """
    new, old, number = _who(found.new_user), _who(found.old_user), found.seat + 1
    lines = [f"-# {Speech(table).title()} · seat {number}"]
    if note:
        lines.append(f"> {note}")
    if found.new_user is None:
        lines.append(f"{_who(found.by_user)} wants a computer to play on for {old}.")
    else:
        lines.append(f"{_who(found.by_user)} invites {new} to play on for {old}.")
    if found.outcome is not None:
        lines.append(_ending(table, found))
        return items.page(items.text("\n".join(lines)), accent=COLOUR_WAITING)
    if found.new_user is not None:
        lines.append(f"-# Whoever takes the seat {sees(table)}.")
    may_keep = found.old_user is not None and found.keep_until > now
    if found.accepted_at is None:
        lines.append(f"{new} may accept until {when(found.lapses_at, 'f')}.")
        if may_keep:
            lines.append(f"{old} may keep the seat, until {when(found.keep_until, 'f')} at least.")
    else:
        does = "A computer takes" if found.new_user is None else f"{new} has accepted and takes"
        lines.append(f"{does} the seat {when(found.keep_until)}, unless {old} keeps it.")
    return items.page(
        items.text("\n".join(lines)),
        items.row(*_answers(found)),
        accent=COLOUR_ASKED,
    )


def _ending(table: Table, found: Invitation) -> str:
    new = _who(found.new_user)
    match found.outcome:
        case "done" if found.new_user is None:
            return "**Done.** A computer plays on."
        case "done":
            return f"**Done.** {new} plays on and {sees(table)}."
        case "declined":
            return f"**Declined** by {new}."
        case "kept":
            return f"{_who(found.old_user)} **keeps the seat**."
        case "withdrawn":
            return "**Withdrawn.**"
        case "lapsed":
            return f"**Over:** {new} has not accepted in time."
        case _:
            return "**Over:** the seat is not what it was."


def _answers(found: Invitation) -> list[Control]:
    def answer(op: str, label: str, style: str = "secondary") -> Control:
        return items.button(label, ControlId(op, found.table_id, (str(found.id),)), style)

    made = []
    if found.new_user is not None:
        made += [answer(ACCEPT, "Accept", "success"), answer(DECLINE, "Decline")]
    if found.old_user is not None:
        made.append(answer(KEEP, "Keep my seat", "danger"))
    return [*made, answer(WITHDRAW, "Withdraw")]


def asked_page(table: Table, found: Invitation, mark: str) -> Page:
    """Asks whoever sits there; all of it is public, so it may also stand in the channel."""
    plan = (
        "let a computer play on for you"
        if found.new_user is None
        else f"give your seat to {_who(found.new_user)}, who then {sees(table)}"
    )
    said = (
        f"-# {Speech(table).title()} · [the table]({link(table)})\n"
        f"{_who(found.old_user)}: {_who(found.by_user)} wants to {plan}.\n"
        f"If you do nothing, that may happen from {when(found.keep_until, 'f')} on."
    )
    number = (str(found.id),)
    return items.page(
        items.text(said),
        items.row(
            items.button("Keep my seat", ControlId(KEEP, table.id, number), "danger"),
            items.button("Let it go", ControlId(LET_GO, table.id, number)),
            items.button("Board in words", ControlId("words", table.id, (mark,))),
        ),
        accent=COLOUR_ASKED,
    )


ANSWERS = {
    ACCEPT: "You have accepted; the seat is yours as soon as nobody may object any more.",
    DECLINE: "You have declined.",
    KEEP: "You keep your seat.",
    LET_GO: "Your seat changes hands as soon as the invitation is accepted.",
    WITHDRAW: "The invitation is withdrawn.",
}


def answered(op: str, found: Invitation) -> str:
    """What to tell the one who has answered."""
    if found.outcome == "done":
        return "You play in this seat now; /turn shows what is asked." if op == ACCEPT else "Done."
    return ANSWERS[op]


def invited_words(table: Table, found: Invitation, now: float) -> str:
    """What to tell the host who has invited somebody."""
    seated = words.listed([words.who(s) for s in table.seats])
    if found.outcome == "done":
        return f"Table {table.id} is now played by {seated}."
    wait = ""
    if found.keep_until > now:
        wait = (
            f" {_who(found.old_user)} is told in private and may keep the seat until "
            f"{when(found.keep_until, 'f')}."
        )
    if found.new_user is None:
        return f"A computer will take the seat.{wait}"
    return (
        f"{_who(found.new_user)} is invited in <#{table.channel_id}> and may accept there until "
        f"{when(found.lapses_at, 'f')}.{wait}"
    )


def leave_page(table: Table, *, may_resign: bool, closes: bool) -> Page:
    """Asks how somebody wants to leave a running game. closes: nobody else plays in person."""
    title = Speech(table).title()
    lines = [f"### Leave {title}?"]
    if may_resign:
        lines.append("You can **resign** now: then the rules say what becomes of your side.")
    else:
        lines.append("You cannot resign at this moment; `/rules resign` tells when.")
    if closes:
        lines.append(
            "Nobody else plays here in person, so the table would be **closed**: the game ends "
            "without a result."
        )
        label = "Close the table"
    else:
        lines.append(
            "**A computer can play on** in your place, from now on. Only the host can invite you "
            "back then. Your turn, if you have begun one, your orders and plans are thrown away."
        )
        label = "Let a computer play on"
    buttons = [items.button("Resign", ControlId(RESIGN, table.id))] if may_resign else []
    return items.page(
        items.text("\n".join(lines)),
        items.row(
            *buttons,
            items.button(label, ControlId(LEAVE, table.id), "danger"),
            items.button("No, stay", ControlId("close", table.id)),
        ),
    )
