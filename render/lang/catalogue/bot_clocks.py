"""Written by tools/sentences.py from render/lang/en/bot-clocks.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotClocks(Sentences):
    """All that render/lang/en/bot-clocks.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-clocks"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "fallback": (
            "none",
            "replace",
            "caretaker",
        ),
        "pauses": (
            "all",
            "quiet",
            "none",
        ),
    }

    def the_board(self, *, link: str) -> str:
        """[the board]({link})"""
        return self._say("the-board", link=link)

    def channel_was_deleted(self) -> str:
        """the channel of this table was deleted"""
        return self._say("channel-was-deleted")

    def reminder(self, *, title: str) -> str:
        """{title} · reminder"""
        return self._say("reminder", title=title)

    def asked(self, *, when: str) -> str:
        """asked {when}"""
        return self._say("asked", when=when)

    def your_time_is_out(self, *, when: str) -> str:
        """your time is out {when}"""
        return self._say("your-time-is-out", when=when)

    def time_is_out(self, *, when: str) -> str:
        """time is out {when}"""
        return self._say("time-is-out", when=when)

    def it_is_your_turn(self) -> str:
        """It is your turn"""
        return self._say("it-is-your-turn")

    def with_others(self, *, others: str) -> str:
        """with {others}"""
        return self._say("with-others", others=others)

    def and_more(self, *, count: int) -> str:
        """and {count} more"""
        return self._say("and-more", count=count)

    def no_table_waits(self) -> str:
        """No table waits for you."""
        return self._say("no-table-waits")

    def waited_for(self) -> str:
        """**The table waited for**"""
        return self._say("waited-for")

    def former_player(self) -> str:
        """a former player"""
        return self._say("former-player")

    def waited_once(self, *, who: str, total: str) -> str:
        """{who}: {total} in all, once"""
        return self._say("waited-once", who=who, total=total)

    def waited_often(self, *, who: str, total: str, times: int, longest: str) -> str:
        """{who}: {total} in all, {times} times, longest {longest}"""
        return self._say("waited-often", who=who, total=total, times=times, longest=longest)

    def time_of_is_out(self, *, who: str, when: str) -> str:
        """the time of {who} is out {when}"""
        return self._say("time-of-is-out", who=who, when=when)

    def caretaker_plays_for(self, *, who: str) -> str:
        """A caretaker plays for {who}."""
        return self._say("caretaker-plays-for", who=who)

    def idle(self) -> str:
        """There is no clock yet: `bank`, `fallback` and `pauses` count once `move` sets one."""
        return self._say("idle")

    def host_changes_this(self) -> str:
        """The host changes this here with `/host clock`."""
        return self._say("host-changes-this")

    def change_reminders(self) -> str:
        """Change reminders"""
        return self._say("change-reminders")

    def change_clock(self) -> str:
        """Change the clock"""
        return self._say("change-clock")

    def reminders_window(self) -> str:
        """Reminders"""
        return self._say("reminders-window")

    def clock_window(self) -> str:
        """The clock"""
        return self._say("clock-window")

    def field_first(self) -> str:
        """Hours until the first reminder"""
        return self._say("field-first")

    def field_every(self) -> str:
        """Hours between further reminders"""
        return self._say("field-every")

    def field_most(self) -> str:
        """How many for one wait (0: none)"""
        return self._say("field-most")

    def field_move(self) -> str:
        """Hours for each wait (0: no clock)"""
        return self._say("field-move")

    def field_bank(self) -> str:
        """Hours beyond that, for the whole game"""
        return self._say("field-bank")

    def pace_set(self, *, who: str, rules: str) -> str:
        """{who} set the pace of this table. {rules}"""
        return self._say("pace-set", who=who, rules=rules)

    def caretaker_begins(self, *, who: str) -> str:
        """The time of {who} is out. A caretaker now plays carefully in their place: it attack…"""
        return self._say("caretaker-begins", who=who)

    def returned(self, *, who: str) -> str:
        """{who} is back and plays again."""
        return self._say("returned", who=who)

    def replace_asked(self, *, who: str, hosts: str, seat: int) -> str:
        """The time of {who} is out. {hosts}: the seat may be given to somebody else or to a c…"""
        return self._say("replace-asked", who=who, hosts=hosts, seat=seat)

    def goes_on_waiting(self, *, who: str) -> str:
        """The time of {who} is out. The table goes on waiting."""
        return self._say("goes-on-waiting", who=who)

    def fallback(self, choice: str) -> str:
        """what happens when time is out, as an option"""
        return self._say(f"fallback-{choice}")

    def pauses(self, choice: str) -> str:
        """what stops the clock, as an option"""
        return self._say(f"pauses-{choice}")
