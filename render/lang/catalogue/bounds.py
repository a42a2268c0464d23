"""Written by tools/sentences.py from render/lang/en/bounds.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Bounds(Sentences):
    """All that render/lang/en/bounds.ftl says."""

    CATALOGUE: ClassVar[str] = "bounds"

    def too_many_of_host(self, *, count: int) -> str:
        """You host {count} tables already that have not begun or at which only computers sit …"""
        return self._say("too-many-of-host", count=count)

    def too_many_hosted(self, *, count: int) -> str:
        """You host {count} open tables already, and the host of the bot allows no more for on…"""
        return self._say("too-many-hosted", count=count)

    def too_many_of_yours_in_channel(self, *, count: int) -> str:
        """You host {count} open tables in this channel already, which is as much of its room …"""
        return self._say("too-many-of-yours-in-channel", count=count)

    def too_many_of_yours_on_server(self, *, count: int) -> str:
        """You host {count} open tables on this server already, which is as much of its room a…"""
        return self._say("too-many-of-yours-on-server", count=count)

    def too_many_in_channel(self, *, count: int) -> str:
        """This channel has {count} open tables already, those in its threads included, and th…"""
        return self._say("too-many-in-channel", count=count)

    def too_many_on_server(self, *, count: int) -> str:
        """This server has {count} open tables already, and the host of the bot allows no more…"""
        return self._say("too-many-on-server", count=count)

    def no_tables_of_yours(self) -> str:
        """You host no open table on this server. Its managers see all tables here."""
        return self._say("no-tables-of-yours")

    def no_tables_there(self) -> str:
        """There is no open table on this server."""
        return self._say("no-tables-there")

    def no_tables_of_host(self, *, name: str) -> str:
        """{name} hosts no open table on this server."""
        return self._say("no-tables-of-host", name=name)

    def takes_no_invitations(self, *, name: str) -> str:
        """{name} takes no invitations (`/me settings`); choose somebody else."""
        return self._say("takes-no-invitations", name=name)

    def declined_lately(self, *, span: str) -> str:
        """That user did not accept the last invitation to this table. You can invite them aga…"""
        return self._say("declined-lately", span=span)

    def invited_many(self, *, span: str) -> str:
        """You have sent all the invitations that one person may send in a day. You can send t…"""
        return self._say("invited-many", span=span)

    def seat_asked_often(self, *, span: str) -> str:
        """This player has been asked about the seat often enough today. You can ask again in …"""
        return self._say("seat-asked-often", span=span)

    def too_many_reports(self, *, count: int) -> str:
        """You have reported {count} problems within an hour; please wait a while, or tell the…"""
        return self._say("too-many-reports", count=count)
