"""Written by tools/sentences.py from render/lang/en/bot-seats.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotSeats(Sentences):
    """All that render/lang/en/bot-seats.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-seats"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "answer": (
            "takeseat",
            "noseat",
            "keepseat",
            "giveseat",
            "unseat",
        ),
    }

    def a_computer(self) -> str:
        """a computer"""
        return self._say("a-computer")

    def former_player(self) -> str:
        """a former player"""
        return self._say("former-player")

    def head(self, *, title: str, seat: int) -> str:
        """{title} · seat {seat}"""
        return self._say("head", title=title, seat=seat)

    def wants_computer(self, *, by: str, old: str) -> str:
        """{by} wants a computer to play on for {old}."""
        return self._say("wants-computer", by=by, old=old)

    def invites(self, *, by: str, new: str, old: str) -> str:
        """{by} invites {new} to play on for {old}."""
        return self._say("invites", by=by, new=new, old=old)

    def will_see_hand(self) -> str:
        """Whoever takes the seat sees the hand of that seat and all that was shown to it."""
        return self._say("will-see-hand")

    def will_see_shown(self) -> str:
        """Whoever takes the seat sees all that was shown to that seat."""
        return self._say("will-see-shown")

    def may_accept(self, *, who: str, when: str) -> str:
        """{who} may accept until {when}."""
        return self._say("may-accept", who=who, when=when)

    def may_keep(self, *, who: str, when: str) -> str:
        """{who} may keep the seat, until {when} at least."""
        return self._say("may-keep", who=who, when=when)

    def computer_takes(self, *, when: str, old: str) -> str:
        """A computer takes the seat {when}, unless {old} keeps it."""
        return self._say("computer-takes", when=when, old=old)

    def accepted_takes(self, *, new: str, when: str, old: str) -> str:
        """{new} has accepted and takes the seat {when}, unless {old} keeps it."""
        return self._say("accepted-takes", new=new, when=when, old=old)

    def done_computer(self) -> str:
        """**Done.** A computer plays on."""
        return self._say("done-computer")

    def done_sees_hand(self, *, who: str) -> str:
        """**Done.** {who} plays on and sees the hand of that seat and all that was shown to i…"""
        return self._say("done-sees-hand", who=who)

    def done_sees_shown(self, *, who: str) -> str:
        """**Done.** {who} plays on and sees all that was shown to that seat."""
        return self._say("done-sees-shown", who=who)

    def declined(self, *, who: str) -> str:
        """**Declined** by {who}."""
        return self._say("declined", who=who)

    def kept(self, *, who: str) -> str:
        """{who} **keeps the seat**."""
        return self._say("kept", who=who)

    def withdrawn(self) -> str:
        """**Withdrawn.**"""
        return self._say("withdrawn")

    def lapsed(self, *, who: str) -> str:
        """**Over:** {who} has not accepted in time."""
        return self._say("lapsed", who=who)

    def seat_has_changed(self) -> str:
        """**Over:** the seat is not what it was."""
        return self._say("seat-has-changed")

    def accept(self) -> str:
        """Accept"""
        return self._say("accept")

    def decline(self) -> str:
        """Decline"""
        return self._say("decline")

    def keep_my_seat(self) -> str:
        """Keep my seat"""
        return self._say("keep-my-seat")

    def let_it_go(self) -> str:
        """Let it go"""
        return self._say("let-it-go")

    def asked_head(self, *, title: str, link: str) -> str:
        """{title} · [the table]({link})"""
        return self._say("asked-head", title=title, link=link)

    def wants_computer_for_you(self, *, old: str, by: str) -> str:
        """{old}: {by} wants to let a computer play on for you."""
        return self._say("wants-computer-for-you", old=old, by=by)

    def wants_to_give_hand(self, *, old: str, by: str, new: str) -> str:
        """{old}: {by} wants to give your seat to {new}, who then sees the hand of that seat a…"""
        return self._say("wants-to-give-hand", old=old, by=by, new=new)

    def wants_to_give_shown(self, *, old: str, by: str, new: str) -> str:
        """{old}: {by} wants to give your seat to {new}, who then sees all that was shown to t…"""
        return self._say("wants-to-give-shown", old=old, by=by, new=new)

    def if_you_do_nothing(self, *, when: str) -> str:
        """If you do nothing, that may happen from {when} on."""
        return self._say("if-you-do-nothing", when=when)

    def you_play_now(self) -> str:
        """You play in this seat now; /turn shows what is asked."""
        return self._say("you-play-now")

    def all_done(self) -> str:
        """Done."""
        return self._say("all-done")

    def now_played_by(self, *, table: int, seats: str) -> str:
        """Table {table} is now played by {seats}."""
        return self._say("now-played-by", table=table, seats=seats)

    def computer_will_take(self) -> str:
        """A computer will take the seat."""
        return self._say("computer-will-take")

    def is_invited(self, *, who: str, channel: str, when: str) -> str:
        """{who} is invited in {channel} and may accept there until {when}."""
        return self._say("is-invited", who=who, channel=channel, when=when)

    def is_told(self, *, who: str, when: str) -> str:
        """{who} is told in private and may keep the seat until {when}."""
        return self._say("is-told", who=who, when=when)

    def you_left(self, *, table: int) -> str:
        """You left table {table}."""
        return self._say("you-left", table=table)

    def leave_title(self, *, title: str) -> str:
        """Leave {title}?"""
        return self._say("leave-title", title=title)

    def may_resign(self) -> str:
        """You can **resign** now: then the rules say what becomes of your side."""
        return self._say("may-resign")

    def may_not_resign(self) -> str:
        """You cannot resign at this moment; `/rules resign` tells when."""
        return self._say("may-not-resign")

    def closes(self) -> str:
        """Nobody else plays here in person, so the table would be **closed**: the game ends w…"""
        return self._say("closes")

    def close_the_table(self) -> str:
        """Close the table"""
        return self._say("close-the-table")

    def computer_can_play(self) -> str:
        """**A computer can play on** in your place, from now on. Only the host can invite you…"""
        return self._say("computer-can-play")

    def let_computer_play(self) -> str:
        """Let a computer play on"""
        return self._say("let-computer-play")

    def resign(self) -> str:
        """Resign"""
        return self._say("resign")

    def stay(self) -> str:
        """No, stay"""
        return self._say("stay")

    def left_computer_plays(self, *, table: int) -> str:
        """You have left table {table}; a computer plays on in your place."""
        return self._say("left-computer-plays", table=table)

    def left_closed(self, *, table: int) -> str:
        """You have left table {table}. It is closed: nobody else played there."""
        return self._say("left-closed", table=table)

    def now_plays(self, *, new: str, old: str) -> str:
        """**{new}** now plays instead of **{old}**."""
        return self._say("now-plays", new=new, old=old)

    def now_plays_sees_hand(self, *, new: str, old: str) -> str:
        """**{new}** now plays instead of **{old}** and sees the hand of that seat and all tha…"""
        return self._say("now-plays-sees-hand", new=new, old=old)

    def now_plays_sees_shown(self, *, new: str, old: str) -> str:
        """**{new}** now plays instead of **{old}** and sees all that was shown to that seat."""
        return self._say("now-plays-sees-shown", new=new, old=old)

    def takes_over(self, *, new: str, old: str) -> str:
        """{new} takes over from {old}."""
        return self._say("takes-over", new=new, old=old)

    def takes_over_sees_hand(self, *, new: str, old: str) -> str:
        """{new} takes over from {old} and sees the hand of that seat and all that was shown t…"""
        return self._say("takes-over-sees-hand", new=new, old=old)

    def takes_over_sees_shown(self, *, new: str, old: str) -> str:
        """{new} takes over from {old} and sees all that was shown to that seat."""
        return self._say("takes-over-sees-shown", new=new, old=old)

    def answer(self, op: str) -> str:
        """what is told to the one who has answered"""
        return self._say(f"answer-{op}")
