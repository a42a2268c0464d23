"""Written by tools/sentences.py from render/lang/en/bot-lobby.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotLobby(Sentences):
    """All that render/lang/en/bot-lobby.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-lobby"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "level": (
            "learner",
            "usual",
            "good",
            "strong",
        ),
        "skill": (
            "learner",
            "usual",
            "good",
            "strong",
        ),
        "posts_choice": (
            "phone",
            "desk",
            "words",
        ),
        "posts_shown": (
            "phone",
            "desk",
            "words",
        ),
    }

    def lobby_title(self, *, table: int) -> str:
        """Table {table}"""
        return self._say("lobby-title", table=table)

    def players(self, *, counts: str) -> str:
        """**Players** · {counts}"""
        return self._say("players", counts=counts)

    def player(self, *, seat: int, who: str) -> str:
        """{seat}. {who}"""
        return self._say("player", seat=seat, who=who)

    def player_host(self, *, seat: int, who: str) -> str:
        """{seat}. {who} · host"""
        return self._say("player-host", seat=seat, who=who)

    def free_seats(self, *, count: int) -> str:
        """{count} more seats are free"""
        return self._say("free-seats", count=count)

    def pace(self) -> str:
        """**Pace**"""
        return self._say("pace")

    def join(self) -> str:
        """Join"""
        return self._say("join")

    def leave(self) -> str:
        """Leave"""
        return self._say("leave")

    def start(self) -> str:
        """Start"""
        return self._say("start")

    def add_computer(self) -> str:
        """Add computer"""
        return self._say("add-computer")

    def remove_computer(self) -> str:
        """Remove computer"""
        return self._say("remove-computer")

    def add_thinker(self) -> str:
        """Add a computer"""
        return self._say("add-thinker")

    def options(self) -> str:
        """Options"""
        return self._say("options")

    def closed_when_idle(self, *, days: int) -> str:
        """A table at which nobody does anything for {days} days is closed; everybody who is a…"""
        return self._say("closed-when-idle", days=days)

    def game_has_begun(self, *, table: int, game: str, seats: str) -> str:
        """Table {table} · {game} · The game has begun: {seats} play. The boards are below."""
        return self._say("game-has-begun", table=table, game=game, seats=seats)

    def table_was_closed(self, *, table: int, game: str) -> str:
        """Table {table} · {game} · This table was closed."""
        return self._say("table-was-closed", table=table, game=game)

    def game_is_over(self, *, table: int, game: str, seats: str) -> str:
        """Table {table} · {game} · {seats} played here. This game is over."""
        return self._say("game-is-over", table=table, game=game, seats=seats)

    def options_heading(self) -> str:
        """**Options**"""
        return self._say("options-heading")

    def option(self, *, option: str, value: str) -> str:
        """{option}: **{value}**"""
        return self._say("option", option=option, value=value)

    def option_chosen(self, *, option: str, value: str) -> str:
        """**{option}**: {value}"""
        return self._say("option-chosen", option=option, value=value)

    def options_of_table(self, *, table: int) -> str:
        """Options of table {table}"""
        return self._say("options-of-table", table=table)

    def change_option(self, *, option: str) -> str:
        """Change: {option}"""
        return self._say("change-option", option=option)

    def yes(self) -> str:
        """yes"""
        return self._say("yes")

    def no(self) -> str:
        """no"""
        return self._say("no")

    def none(self) -> str:
        """none"""
        return self._say("none")

    def posts_option(self) -> str:
        """**Posts of this table** -# in the channel, for everybody; how panels look to yourse…"""
        return self._say("posts-option")

    def posts_menu(self) -> str:
        """Posts of this table"""
        return self._say("posts-menu")

    def game_for_players(self, *, game: str, counts: str) -> str:
        """{game} ({counts} players)"""
        return self._say("game-for-players", game=game, counts=counts)

    def you_sit(self, *, table: int) -> str:
        """You sit at table {table}."""
        return self._say("you-sit", table=table)

    def game_begins(self) -> str:
        """The game begins."""
        return self._say("game-begins")

    def table_is_open(self, *, table: int, link: str) -> str:
        """Table {table} is open: {link}"""
        return self._say("table-is-open", table=table, link=link)

    def open_in_thread(self) -> str:
        """Open the table in a new thread"""
        return self._say("open-in-thread")

    def table_is_closed(self, *, table: int) -> str:
        """Table {table} is closed."""
        return self._say("table-is-closed", table=table)

    def nothing_was_changed(self) -> str:
        """Nothing was changed."""
        return self._say("nothing-was-changed")

    def message_again(self, *, link: str) -> str:
        """Its message was gone; it is here again: {link}"""
        return self._say("message-again", link=link)

    def your_tables(self) -> str:
        """**Your tables**"""
        return self._say("your-tables")

    def your_other_tables(self) -> str:
        """**Your other tables**"""
        return self._say("your-other-tables")

    def seated(self, *, seats: str) -> str:
        """Players: {seats}"""
        return self._say("seated", seats=seats)

    def not_begun(self) -> str:
        """The game has not begun."""
        return self._say("not-begun")

    def closed_without_result(self) -> str:
        """The table was closed without a result."""
        return self._say("closed-without-result")

    def last_change(self, *, when: str) -> str:
        """last change {when}"""
        return self._say("last-change", when=when)

    def as_a_file(self, *, title: str) -> str:
        """{title} as a file."""
        return self._say("as-a-file", title=title)

    def with_all_secrets(self, *, title: str) -> str:
        """{title} with all its secrets."""
        return self._say("with-all-secrets", title=title)

    def take_secrets(self, *, table: int) -> str:
        """**Take all secrets of table {table}?** The file shows every hand, every deck and wh…"""
        return self._say("take-secrets", table=table)

    def yes_show_all(self) -> str:
        """Yes: show me all"""
        return self._say("yes-show-all")

    def file_is_below(self) -> str:
        """The file is below."""
        return self._say("file-is-below")

    def close_table(self, *, table: int) -> str:
        """**Close table {table}?** The game ends without a result for everybody."""
        return self._say("close-table", table=table)

    def yes_close(self) -> str:
        """Yes: close the table"""
        return self._say("yes-close")

    def level(self, level: str) -> str:
        """how well a computer plays, in a menu"""
        return self._say(f"level-{level}")

    def skill(self, level: str) -> str:
        """the same in a few more words"""
        return self._say(f"skill-{level}")

    def posts_choice(self, kind: str) -> str:
        """how the posts of a table are shown"""
        return self._say(f"posts-choice-{kind}")

    def posts_shown(self, kind: str) -> str:
        """how the posts of a table are shown from now on"""
        return self._say(f"posts-shown-{kind}")
