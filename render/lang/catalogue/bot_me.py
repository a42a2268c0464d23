"""Written by tools/sentences.py from render/lang/en/bot-me.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotMe(Sentences):
    """All that render/lang/en/bot-me.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-me"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "reminded": (
            "ping",
            "dm",
            "none",
        ),
        "called": (
            "dm",
            "ping",
            "closed",
        ),
        "ending": (
            "ask",
            "end",
        ),
        "invitations": (
            "ping",
            "quiet",
            "never",
        ),
        "pictures": (
            "phone",
            "desk",
            "words",
        ),
    }

    def your_settings(self) -> str:
        """Your settings"""
        return self._say("your-settings")

    def time_zone(self, *, zone: str, time: str) -> str:
        """Time zone: **{zone}**, where it is {time} now"""
        return self._say("time-zone", zone=zone, time=time)

    def no_time_zone(self, *, time: str) -> str:
        """Time zone: **UTC (not chosen)**, where it is {time} now"""
        return self._say("no-time-zone", time=time)

    def quiet_hours(self, *, begin: str, end: str) -> str:
        """Quiet hours: **{begin} to {end}**"""
        return self._say("quiet-hours", begin=begin, end=end)

    def no_quiet_hours(self) -> str:
        """Quiet hours: **none**"""
        return self._say("no-quiet-hours")

    def not_away(self) -> str:
        """Away: **no**"""
        return self._say("not-away")

    def away_until(self, *, when: str, span: str) -> str:
        """Away: **until {when} ({span})**"""
        return self._say("away-until", when=when, span=span)

    def language_kept(self, *, language: str) -> str:
        """Language: **{language}** (kept; there are no words in it yet)"""
        return self._say("language-kept", language=language)

    def language_spoken(self, *, language: str) -> str:
        """Language: **{language}**"""
        return self._say("language-spoken", language=language)

    def how_to_change(self) -> str:
        """`/me settings` with options changes them. In quiet hours and while you are away, no…"""
        return self._say("how-to-change")

    def forget_me(self) -> str:
        """Forget me"""
        return self._say("forget-me")

    def what_is_removed(self, *, name: str) -> str:
        """Your settings, your waits and the words of your reports are removed. In games that …"""
        return self._say("what-is-removed", name=name)

    def your_open_tables(self) -> str:
        """**Your open tables**"""
        return self._say("your-open-tables")

    def more_tables(self, *, count: int) -> str:
        """and {count} more, in the same way"""
        return self._say("more-tables", count=count)

    def invite_first(self) -> str:
        """If somebody else is to play on for you, let the host invite them to your seat first…"""
        return self._say("invite-first")

    def messages_stay(self) -> str:
        """Messages in channels are Discord's; the bot does not delete them. `/me export` give…"""
        return self._say("messages-stay")

    def yes_forget_me(self) -> str:
        """Yes: forget me"""
        return self._say("yes-forget-me")

    def you_stand_up(self, *, title: str, channel: str) -> str:
        """{title} in {channel}: you stand up from your seat."""
        return self._say("you-stand-up", title=title, channel=channel)

    def computer_plays_on(self, *, title: str, channel: str) -> str:
        """{title} in {channel}: a computer plays on in your place."""
        return self._say("computer-plays-on", title=title, channel=channel)

    def it_is_closed(self, *, title: str, channel: str) -> str:
        """{title} in {channel}: it is closed, because nobody else is left to play."""
        return self._say("it-is-closed", title=title, channel=channel)

    def you_are_forgotten(self) -> str:
        """**You are forgotten.**"""
        return self._say("you-are-forgotten")

    def seats_given_up(self, *, count: int) -> str:
        """Your seats at {count} tables were given up."""
        return self._say("seats-given-up", count=count)

    def begin_anew(self) -> str:
        """Nothing here knows you any more. If you play again, you begin anew. Copies that the…"""
        return self._say("begin-anew")

    def exported(self) -> str:
        """This is all that is stored about you here. Other people's secrets are not in it; yo…"""
        return self._say("exported")

    def welcome_back(self) -> str:
        """Welcome back. /turns lists what waits for you."""
        return self._say("welcome-back")

    def welcome_back_at(self, *, tables: str) -> str:
        """Welcome back. You play again at {tables}; /turns lists what waits for you."""
        return self._say("welcome-back-at", tables=tables)

    def a_table(self, *, table: int) -> str:
        """table {table}"""
        return self._say("a-table", table=table)

    def reminded(self, kind: str) -> str:
        """how somebody is reminded"""
        return self._say(f"reminded-{kind}")

    def called(self, kind: str) -> str:
        """how somebody hears of questions that orders may answer"""
        return self._say(f"called-{kind}")

    def ending(self, kind: str) -> str:
        """whether somebody is asked once more where a turn ends with something unspent"""
        return self._say(f"ending-{kind}")

    def invitations(self, kind: str) -> str:
        """whether somebody may be invited to seats of running games"""
        return self._say(f"invitations-{kind}")

    def pictures(self, kind: str) -> str:
        """for what the pictures are drawn that only the reader sees"""
        return self._say(f"pictures-{kind}")
