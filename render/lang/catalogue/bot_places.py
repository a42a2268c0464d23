"""Written by tools/sentences.py from render/lang/en/bot-places.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotPlaces(Sentences):
    """All that render/lang/en/bot-places.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-places"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "state": (
            "barred",
            "gone",
            "left",
        ),
        "field": (
            "barred",
            "gone",
            "left",
        ),
        "table_in": (
            "there",
            "barred",
            "gone",
            "left",
        ),
        "status": (
            "lobby",
            "finished",
            "abandoned",
            "running",
        ),
    }

    def with_others(self, *, others: str) -> str:
        """with {others}"""
        return self._say("with-others", others=others)

    def waits_for_you(self) -> str:
        """**waits for you**"""
        return self._say("waits-for-you")

    def waits_for(self, *, seats: str) -> str:
        """waits for {seats}"""
        return self._say("waits-for", seats=seats)

    def you_move(self, *, table: int) -> str:
        """`/host move table:{table}`, typed in another channel of the server, brings the tabl…"""
        return self._say("you-move", table=table)

    def host_moves(self, *, host: str, table: int) -> str:
        """{host} or a server manager can bring the table to another channel: `/host move tabl…"""
        return self._say("host-moves", host=host, table=table)

    def any_host_moves(self, *, table: int) -> str:
        """Its host or a server manager can bring the table to another channel: `/host move ta…"""
        return self._say("any-host-moves", table=table)

    def newest_board_lost(self) -> str:
        """The newest board could not be posted in the channel; this panel shows the table."""
        return self._say("newest-board-lost")

    def why_gone(self, *, table: int) -> str:
        """The channel of table {table} was deleted, so I write to you."""
        return self._say("why-gone", table=table)

    def why_refused(self, *, table: int, channel: str) -> str:
        """Discord would not take the board of table {table} in {channel}, so I write to you."""
        return self._say("why-refused", table=table, channel=channel)

    def why_barred(self, *, channel: str) -> str:
        """I may not write in {channel} at the moment, so I write to you."""
        return self._say("why-barred", channel=channel)

    def see_all(self) -> str:
        """`/board` with the number of the table shows its last board, `/game log` the whole g…"""
        return self._say("see-all")

    def asks_to_go_back(self, *, who: str, table: int) -> str:
        """{who} asks the others to go back; `/game undo table:{table}` shows it and takes you…"""
        return self._say("asks-to-go-back", who=who, table=table)

    def then_it_comes_to_you(self) -> str:
        """Then it comes to you; you may answer beforehand."""
        return self._say("then-it-comes-to-you")

    def move_here(self) -> str:
        """Move the table here"""
        return self._say("move-here")

    def bring_here(self, *, table: int) -> str:
        """**Bring table {table} to this channel?** Its board is posted there, and all who see…"""
        return self._say("bring-here", table=table)

    def bring_to_thread(self, *, table: int) -> str:
        """**Bring table {table} to a new thread of this channel?** Its board is posted there,…"""
        return self._say("bring-to-thread", table=table)

    def yes_move(self) -> str:
        """Yes: move it"""
        return self._say("yes-move")

    def moved(self, *, who: str, channel: str) -> str:
        """{who} brought this table here from {channel}, with its board and its whole history."""
        return self._say("moved", who=who, channel=channel)

    def has_moved(self, *, title: str, channel: str) -> str:
        """{title} has moved to {channel}."""
        return self._say("has-moved", title=title, channel=channel)

    def is_there_now(self, *, table: int, channel: str) -> str:
        """Table {table} is in {channel} now."""
        return self._say("is-there-now", table=table, channel=channel)

    def state(self, place: str) -> str:
        """what is the matter with the channel of a table"""
        return self._say(f"state-{place}")

    def field(self, place: str) -> str:
        """the same as a field in a list of tables"""
        return self._say(f"field-{place}")

    def table_in(self, place: str, *, table: int, game: str, channel: str) -> str:
        """a table in a list"""
        return self._say(f"table-in-{place}", table=table, game=game, channel=channel)

    def status(self, status: str) -> str:
        """how a table stands, as a field in a list"""
        return self._say(f"status-{status}")
