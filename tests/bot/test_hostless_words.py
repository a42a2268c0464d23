"""What is said at tables that nobody hosts: no mention of nobody, and who can do something."""

from __future__ import annotations

from dataclasses import replace

from bot.features.clocks.pages import notice_words
from bot.features.idle.messages import idle_words
from bot.features.listing import pages
from bot.features.undo.pages import question_page
from bot.thinking import workers
from bot.widgets import limits, places
from bot.widgets.words import Speech
from render.lang.catalogue.bot_places import BotPlaces
from render.lang.language import ENGLISH
from tables.model.competitions import NO_HOST
from tables.model.outgoing import Idle, TimeOut
from tables.model.table import Table
from tables.model.undo import Request
from tests.bot.test_hint_pages import table_of

NOBODY = f"<@{NO_HOST}>"


def hosted(host: int) -> Table:
    return replace(table_of("antike-duellum", 2), host_id=host)


def test_the_list_of_tables_names_the_host_or_the_season() -> None:
    nobodys = hosted(NO_HOST)
    assert "hosted by <@5>" in pages.line(ENGLISH, hosted(5), {})
    told = pages.line(ENGLISH, nobodys, {nobodys.id: "Season 2: *Antike*"})
    assert "belongs to Season 2: \\*Antike\\*" in told
    assert "no host" in pages.line(ENGLISH, nobodys, {})
    for said in (told, pages.line(ENGLISH, nobodys, {})):
        assert NOBODY not in said
        assert "hosted by" not in said


def test_who_can_move_a_table() -> None:
    say = BotPlaces(ENGLISH)
    gone = replace(hosted(NO_HOST), place="gone")
    assert places.how_words(say, gone, 1).startswith("A server manager can move")
    assert places.how_words(say, replace(gone, host_id=2), 1).startswith("<@2> or a server manager")


def test_who_can_replace_a_player() -> None:
    said = TimeOut(user=1, seat=0, fallback="replace", ping=())
    words = notice_words(ENGLISH, hosted(NO_HOST), said)
    assert "A server manager can now give the seat" in words
    assert NOBODY not in words
    assert "<@2>: you can now" in notice_words(ENGLISH, hosted(2), replace(said, ping=(2,)))


def test_an_idle_table_that_waits_for_nobody() -> None:
    table = hosted(NO_HOST)
    said = idle_words(table, Idle(ping=(), version=table.version))
    assert said is not None
    assert said.startswith("Nothing has happened at this table")


def test_who_can_go_on_without_an_answer() -> None:
    request = Request(1, 7, 0, 1, 9, 8, (), (), 0.0)
    for host, expected in ((NO_HOST, "a server manager can press"), (2, "the host can press")):
        page = question_page(Speech(hosted(host)), request)
        parts = limits.walk(page.view.to_components())
        assert expected in "\n".join(str(part.get("content", "")) for part in parts)


def test_each_server_has_its_turns_to_think_for_tables_that_nobody_hosts() -> None:
    one, other = hosted(NO_HOST), replace(hosted(NO_HOST), guild_id=2)
    assert workers._owner(one) != workers._owner(other)
    assert workers._owner(hosted(5)) == 5
