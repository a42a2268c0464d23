"""What the bot says, by kind: how it is stored, who says it, and whom it names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import FrozenInstanceError
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features import every
from tables.model import addressed, errors, outgoing
from tables.model.clock import ClockRules
from tables.model.downtime import Downtime, DowntimeOver
from tables.model.lobby_messages import JoinInvitation, LobbyPost
from tables.model.outbox import Notice, Outgoing
from tables.model.seal_messages import Commitment, Secret, SecretsTold, WeekBegins, Word
from tables.store import outbox_rows, sqlite
from tables.store.connection import Connection
from tests.tables.parlour import Parlour

STORED: dict[str, tuple[Outgoing, str]] = {
    "turn": (
        outgoing.Turn(from_seq=-1, to_seq=3, asked=(1,), ping=(22,)),
        '{"from_seq":-1,"to_seq":3,"asked":[1],"ping":[22]}',
    ),
    "turn of whom orders answer for": (
        outgoing.Turn(from_seq=0, to_seq=1, asked=(1,), ping=(), named=(22, 33)),
        '{"from_seq":0,"to_seq":1,"asked":[1],"ping":[],"named":[22,33]}',
    ),
    "turn that goes back": (
        outgoing.Turn(
            from_seq=2,
            to_seq=2,
            asked=(0,),
            ping=(11,),
            back=outgoing.Back(seat=1, steps=4, agreed=(0, 2), waived=(3,), by=33),
        ),
        (
            '{"from_seq":2,"to_seq":2,"asked":[0],"ping":[11],"back":{"what":"took_back","seat":1,'
            '"steps":4,"agreed":[0,2],"waived":[3],"by":33}}'
        ),
    ),
    "turn that goes back by consent of all": (
        outgoing.Turn(
            from_seq=0,
            to_seq=0,
            asked=(0,),
            ping=(11,),
            back=outgoing.Back(seat=0, steps=6, agreed=(1,)),
        ),
        (
            '{"from_seq":0,"to_seq":0,"asked":[0],"ping":[11],"back":{"what":"took_back","seat":0,'
            '"steps":6,"agreed":[1]}}'
        ),
    ),
    "refresh": (
        outgoing.Refresh(from_seq=3, to_seq=5, asked=(0, 2), ping=()),
        '{"from_seq":3,"to_seq":5,"asked":[0,2],"ping":[]}',
    ),
    "over": (
        outgoing.Over(from_seq=6, to_seq=7, asked=(), ping=()),
        '{"from_seq":6,"to_seq":7,"asked":[],"ping":[]}',
    ),
    "lapse": (outgoing.Timelapse(to_seq=40), '{"to_seq":40}'),
    "podium": (outgoing.Podium(to_seq=40), '{"to_seq":40}'),
    "notice of a draft": (
        outgoing.DraftLost(ping=(11,)),
        '{"what":"draft_lost","ping":[11]}',
    ),
    "notice of an end": (outgoing.Abandoned(user=33), '{"what":"abandoned","user":33}'),
    "idle": (
        outgoing.Idle(ping=(11, 22), version=7),
        '{"what":"idle","ping":[11,22],"version":7}',
    ),
    "notice of an end of idleness": (
        outgoing.IdleClosed(begun=True),
        '{"what":"idle_closed","begun":true}',
    ),
    "notice of secrets": (outgoing.SecretsTaken(user=33), '{"what":"secrets","user":33}'),
    "notice of a move": (
        outgoing.Moved(user=33, left=500, to=600),
        '{"what":"moved","user":33,"from":500,"to":600}',
    ),
    "notice of a new player": (
        outgoing.Replaced(seat=1, old="Bob", new="Zoë", sees=True),
        '{"what":"replaced","seat":1,"old":"Bob","new":"Zoë","sees":true}',
    ),
    "notice of a computer": (
        outgoing.Replaced(seat=1, old="Bob", new="Computer"),
        '{"what":"replaced","seat":1,"old":"Bob","new":"Computer"}',
    ),
    "notice of a pace": (
        outgoing.PaceSet(user=11, rules=ClockRules(most=2, move=3600.0, fallback="caretaker")),
        '{"what":"clock","user":11,"rules":{"most":2,"move":3600.0,"fallback":"caretaker"}}',
    ),
    "notice of a pace as it once was stored": (
        outgoing.PaceSet(user=11, rules="No clock."),
        '{"what":"clock","user":11,"rules":"No clock."}',
    ),
    "notice of a caretaker": (
        outgoing.CaretakerPlays(seat=1, user=33, ping=(33,)),
        '{"what":"caretaker","seat":1,"user":33,"ping":[33]}',
    ),
    "notice of a return": (
        outgoing.Returned(seat=1, user=33),
        '{"what":"returned","seat":1,"user":33}',
    ),
    "notice of time": (
        outgoing.TimeOut(user=22, seat=1, fallback="replace", ping=(11,)),
        '{"what":"time_out","user":22,"seat":1,"fallback":"replace","ping":[11]}',
    ),
    "notice of a poker face": (
        outgoing.PokerFace(user=22, on=False),
        '{"what":"poker_face","user":22,"on":false}',
    ),
    "notice that a game is not rated": (
        outgoing.Unrated(because="alone"),
        '{"what":"unrated","because":"alone"}',
    ),
    "notice that a practice game begins": (
        outgoing.PracticeBegins(of=7, after=31),
        '{"what":"practice","of":7,"after":31}',
    ),
    "notice that the deal of a week is played": (
        WeekBegins(seal="5e41", closes=90),
        '{"what":"week","seal":"5e41","closes":90}',
    ),
    "seal": (
        Commitment(commitment="c0", back=False),
        '{"what":"sealed","commitment":"c0","back":false}',
    ),
    "seal with words": (
        Commitment(commitment="c0", back=False, opened=True, words=(Word(seat=1, word="kiwi"),)),
        (
            '{"what":"sealed","commitment":"c0","back":false,"opened":true,'
            '"words":[{"seat":1,"word":"kiwi"}]}'
        ),
    ),
    "seal that is broken": (
        SecretsTold(deals=(Secret(commitment="c0", secret="5"),), more=True),
        '{"what":"secrets_told","deals":[{"commitment":"c0","secret":"5"}],"more":true}',
    ),
    "closing": (outgoing.Closing(request=2, ping=(22,)), '{"request":2,"ping":[22]}'),
    "notice of an end by consent": (
        outgoing.ClosedByAll(seat=1),
        '{"what":"closed_by_all","seat":1}',
    ),
    "undo": (outgoing.Undo(request=2, ping=(22,)), '{"request":2,"ping":[22]}'),
    "seat": (outgoing.SeatInvitation(invitation=4, ping=()), '{"invitation":4,"ping":[]}'),
    "seatcall": (outgoing.SeatCall(invitation=4, user=22), '{"invitation":4,"user":22}'),
    "followed": (outgoing.FollowedLine(user=44, after=7), '{"user":44,"after":7}'),
    "followed to the end": (
        outgoing.FollowedLine(user=44, after=7, over=True),
        '{"user":44,"after":7,"over":true}',
    ),
    "followers": (
        outgoing.FollowedHere(users=(44, 55), after=7),
        '{"users":[44,55],"after":7}',
    ),
    "shared": (outgoing.SharedBoard(user=11), '{"user":11}'),
    "takenout": (outgoing.TakenOut(user=22), '{"user":22}'),
    "suits": (outgoing.SuitsWish(user=22), '{"user":22}'),
    "notice of an invitation to a lobby": (
        outgoing.AskedToJoin(user=11, people=(22, 33), ping=(22,), again=True),
        '{"what":"asked_to_join","user":11,"people":[22,33],"ping":[22],"again":true}',
    ),
    "notice of who is back later": (
        outgoing.BackLater(user=22, at=1_800_000_000),
        '{"what":"back_later","user":22,"at":1800000000}',
    ),
    "private, a list of tables": (
        outgoing.DailyList(user=22),
        '{"what":"daily","user":22}',
    ),
    "reminder": (
        outgoing.Reminder(wait=3, seat=1, user=33, number=2),
        '{"wait":3,"seat":1,"user":33,"number":2}',
    ),
    "hand": (
        outgoing.Hand(seat=0, user=11, from_seq=5, to_seq=6),
        '{"seat":0,"user":11,"from_seq":5,"to_seq":6}',
    ),
    "call": (
        outgoing.Call(seat=1, user=22, to_seq=9, ahead=False),
        '{"seat":1,"user":22,"to_seq":9,"ahead":false}',
    ),
    "downtime": (Downtime(begins=1, ends=2), '{"begins":1,"ends":2}'),
    "downtime_over": (DowntimeOver(), "{}"),
    "lobbypost": (LobbyPost(user=22), '{"user":22}'),
    "joininvitation": (
        JoinInvitation(user=22, by=33, again=True),
        '{"user":22,"by":33,"again":true}',
    ),
    "directpost": (
        outgoing.DirectPost(seat=1, user=22, row=7, to_seq=9, asked=True),
        '{"seat":1,"user":22,"row":7,"to_seq":9,"asked":true}',
    ),
    "private, the channel": (outgoing.ChannelGone(user=22), '{"what":"gone","user":22}'),
    "private, a board": (
        outgoing.InsteadOfBoard(user=22, why="barred", row=7),
        '{"what":"asked","user":22,"why":"barred","row":7}',
    ),
    "private, a notice of a kind of its own": (
        outgoing.InsteadOfNotice(
            user=22, why="gone", row=7, fact=outgoing.Idle(ping=(22,), version=3)
        ),
        (
            '{"what":"notice","user":22,"why":"gone","row":7,'
            '"fact":{"what":"idle","ping":[22],"version":3}}'
        ),
    ),
    "private, a notice": (
        outgoing.InsteadOfNotice(user=22, why="gone", row=7, fact=outgoing.DraftLost(ping=(22,))),
        '{"what":"notice","user":22,"why":"gone","row":7,"fact":{"what":"draft_lost","ping":[22]}}',
    ),
    "private, a question": (
        outgoing.InsteadOfUndo(user=22, why="refused", row=7),
        '{"what":"back","user":22,"why":"refused","row":7}',
    ),
    "private, a question of closing": (
        outgoing.InsteadOfClosing(user=22, why="refused", row=7),
        '{"what":"closing","user":22,"why":"refused","row":7}',
    ),
    "private, the end": (
        outgoing.InsteadOfOver(user=22, why="gone", row=7),
        '{"what":"over","user":22,"why":"gone","row":7}',
    ),
}
"""Every kind of message as databases hold it. Players have such rows, so an entry is never
changed."""


@pytest.mark.parametrize("name", STORED)
def test_a_message_is_stored_as_it_always_was(name: str) -> None:
    said, data = STORED[name]
    assert said.kind == name.split()[0].rstrip(",")
    assert outgoing.written(said) == data
    assert outgoing.read(said.kind, data) == said


def test_every_kind_is_shown_here() -> None:
    assert {type(said) for said, _ in STORED.values()} == set(outgoing.KINDS)


def _below(kind: type[Outgoing]) -> Iterator[type[Outgoing]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)


def test_no_class_is_forgotten() -> None:
    """What is no kind of its own is a family of kinds, or stands for what is damaged."""
    known = {kind.__name__ for kind in outgoing.KINDS}
    others = {kind.__name__ for kind in _below(Outgoing)} - known
    assert others == {"Board", "Notice", "Seal", "Private", "Instead", "UnreadableRow"}
    assert len({(kind.kind, kind.what) for kind in outgoing.KINDS}) == len(outgoing.KINDS)


def test_messages_are_frozen() -> None:
    for said, _ in STORED.values():
        with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
            said.ping = (1,)  # type: ignore[attr-defined]


def test_rows_of_older_versions_are_read() -> None:
    returned = '{"what":"returned","seat":1,"user":33,"ping":[]}'
    assert outgoing.read("notice", returned) == outgoing.Returned(seat=1, user=33)
    asked = '{"what":"asked","why":"barred","row":7,"user":22}'
    assert outgoing.read("private", asked) == STORED["private, a board"][0]


@pytest.fixture
def registered() -> Kinds:
    context = SimpleNamespace(service=None, pictures=None)
    return every.kinds(cast(Context, context))


def test_somebody_says_every_kind(registered: Kinds) -> None:
    """Boards, direct messages and private ones belong to the announcer."""
    own = (outgoing.Board, outgoing.Hand, outgoing.Private, outgoing.DirectPost, Notice)
    missing = [
        kind
        for kind in outgoing.KINDS
        if not issubclass(kind, own) and registered.post(kind) is None
    ]
    assert missing == []
    assert registered.post(outgoing.Turn) is None


@pytest.mark.parametrize("name", [n for n in STORED if n.startswith(("notice", "seal"))])
async def test_every_notice_has_words(registered: Kinds, here: Parlour, name: str) -> None:
    said = STORED[name][0]
    assert isinstance(said, Notice)
    table = await (here.lobby() if isinstance(said, outgoing.AskedToJoin) else here.game())
    assert registered.notice(table, said)


# --- damaged rows --------------------------------------------------------------------------------

DAMAGED: tuple[tuple[Any, Any], ...] = (
    *(("turn", data) for data in ("", "{", "[]", "{}", "5", "null", None, 5, 0.5, b"\x00\xff")),
    *(("notice", data) for data in ("", "{", "[]", "{}", "5", "null", None, 5, b"\x00\xff")),
    *(("turn", "[" * 50_000), ("notice", "[" * 50_000), ("turn", "9" * 5_000)),
    ("turn", '{"from_seq":"0","to_seq":3,"asked":[1],"ping":[22]}'),
    ("turn", '{"from_seq":0,"to_seq":3,"asked":[1],"ping":22}'),
    ("turn", '{"from_seq":0,"to_seq":9223372036854775808,"asked":[1],"ping":[22]}'),
    ("turn", '{"from_seq":0,"to_seq":3,"asked":[1],"ping":[22],"back":{"seat":0}}'),
    *(("notice", '{"what":"poem"}'), ("notice", '{"what":["clock"]}')),
    *(("poem", "{}"), (None, "{}"), (5, "{}")),
    ("private", '{"what":"notice","user":1,"why":"gone","row":1,"fact":{"what":"poem"}}'),
    ("private", '{"what":"notice","user":1,"why":"gone","row":1,"fact":[]}'),
    ("private", '{"what":"asked","user":1,"why":"Ann","row":1}'),
)


@pytest.mark.parametrize(("kind", "data"), DAMAGED, ids=range(len(DAMAGED)))
def test_what_is_damaged_is_said_to_be(kind: Any, data: Any) -> None:
    with pytest.raises(errors.Unreadable):
        outgoing.read(kind, data)


def test_the_reason_tells_nothing_that_stood_there() -> None:
    """Hosts play, and read the log: whom a call was for is not for them."""
    with pytest.raises(errors.Unreadable) as raised:
        outgoing.read("call", '{"seat":1,"user":"Bob","to_seq":9,"ahead":false}')
    assert str(raised.value) == "user: Input should be a valid integer"


# --- people --------------------------------------------------------------------------------------


def test_a_message_to_one_user_has_a_reader() -> None:
    found = {said.kind for said, _ in STORED.values() if addressed.reader(said) is not None}
    assert found == {
        *("followed", "seatcall", "takenout", "suits", "reminder", "hand", "call", "private"),
        *("directpost", "lobbypost", "joininvitation"),
    }


def test_a_user_is_taken_out_of_everything() -> None:
    """Also from what a message has inside, and by name."""
    for said, _ in STORED.values():
        for user in (11, 22, 33):
            left = addressed.without(said, user, {"Bob"}, 0, "Former player")
            assert str(user) not in outgoing.written(left)
            assert "Bob" not in outgoing.written(left)
            assert outgoing.read(said.kind, outgoing.written(left)) == left
            assert type(left) is type(said)


def test_what_is_no_name_stays() -> None:
    """Somebody may be called like a word of the program."""
    said = STORED["notice of time"][0]
    assert addressed.without(said, 99, {"replace", "time_out"}, 0, "Former player") == said


def test_a_message_names_whom_it_addresses() -> None:
    """Not whom another message, which it carries, is about: that is told to its reader alone."""
    inside = outgoing.CaretakerPlays(seat=0, user=33, ping=(22, 33))
    said = outgoing.InsteadOfNotice(user=22, why="gone", row=7, fact=inside)
    assert addressed.users(said) == {22}
    assert addressed.users(STORED["turn of whom orders answer for"][0]) == {22, 33}
    assert addressed.users(STORED["notice of a new player"][0]) == frozenset()


# --- the lists that SQL is given -----------------------------------------------------------------


def test_the_kinds_of_a_query() -> None:
    assert outgoing.BOARDS == "'turn', 'refresh', 'over'"
    assert outgoing.POSTED == "'turn', 'over'"
    assert outgoing.names(lambda kind: kind.beside) == (
        "'suits', 'call', 'followed', 'private', 'lobbypost', 'joininvitation'"
    )
    only = outgoing.names(lambda kind: kind.channel_only)
    assert only == (
        "'turn', 'refresh', 'lapse', 'podium', 'undo', 'closing', 'followers', 'shared',"
        " 'downtime', 'downtime_over'"
    )


async def test_the_newest_post_is_found_by_an_index(here: Parlour, path: Path) -> None:
    """Nothing is sorted and no message of another table is looked at."""
    table = await here.game()
    asked: list[str] = []
    with closing(sqlite.connect_to_read(path)) as db:
        db.set_trace_callback(asked.append)
        assert sqlite.looked_up(db, lambda there: outbox_rows.told_from(there, table.id)) == -1
        db.set_trace_callback(None)
        [query] = [words for words in asked if words.startswith("SELECT")]
        plan = [row["detail"] for row in db.execute(f"EXPLAIN QUERY PLAN {query}")]
    assert plan == ["SEARCH outbox USING INDEX outbox_by_game (game_id=?)"]


async def test_what_is_searched_stands_in_columns(here: Parlour) -> None:
    """As the message itself has it; nothing has to look into what is stored as JSON."""
    table = await here.game()
    said = {name: message for name, (message, _) in STORED.items()}

    def work(db: Connection) -> list[tuple[Any, ...]]:
        outbox_rows.announce(db, table.id, 5.0, [*said.values()])
        columns = ", ".join(outgoing.SEARCHED)
        found = db.execute(f"SELECT {columns} FROM outbox WHERE created_at = 5 ORDER BY id")
        return [tuple(row) for row in found]

    columns = dict(zip(said, await here.store.write(work), strict=True))
    assert columns["turn"] == (-1, 3, None, None)
    assert {column for row in columns.values() for column in row} > {None, -1, 3}
    for name, row in columns.items():
        assert row == tuple(outgoing.searched(said[name]).values())
