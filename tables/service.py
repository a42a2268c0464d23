"""The one door to tables: what is kept in one database, and all that may be done with it.

Every change of a table happens under its lock and in one transaction that holds the steps, the
saves and the messages still to be sent. What a caller gets is stored.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine import registry
from engine.core import Rules
from engine.core.rng import SECRET_BITS
from engine.players import Player, UniformPlayer
from tables.model import poker_face, seating
from tables.model.table import Table
from tables.operations.announcements import Announcements
from tables.operations.asking import Asking
from tables.operations.auto_responses import AutoResponses
from tables.operations.boards import Boards
from tables.operations.close_votes import CloseVotes
from tables.operations.competition_opening import CompetitionTables
from tables.operations.competitions import Competitions
from tables.operations.courses import Courses
from tables.operations.default_answers import DefaultAnswers
from tables.operations.downtimes import Downtimes
from tables.operations.entering import Entering
from tables.operations.events import Events
from tables.operations.finding import Finding
from tables.operations.following import Follows
from tables.operations.hinting import Hinting
from tables.operations.history import HistoryReader
from tables.operations.hosting import Hosting
from tables.operations.inviting import Inviting
from tables.operations.lobbies import Lobbies
from tables.operations.matchmaking import Matchmaking
from tables.operations.messages import Messages
from tables.operations.nodes import LOOK, Owner
from tables.operations.open_tables import OpenTables
from tables.operations.ordering import Ordering
from tables.operations.own_records import OwnRecords
from tables.operations.panels import Panels
from tables.operations.placing import Places
from tables.operations.planning import Planning
from tables.operations.playing import Playing
from tables.operations.practising import Practising
from tables.operations.ratings import RatingBook
from tables.operations.records import Records
from tables.operations.renaming import Renaming
from tables.operations.repository import COMPETE, COMPUTER_TURN, DUE, SEEK, TableRepository
from tables.operations.results import Results
from tables.operations.reviewing import Reviewing
from tables.operations.server_rules import ServerRulebook
from tables.operations.thinking import Thinking
from tables.operations.undo_votes import UndoVotes
from tables.operations.views import Views
from tables.operations.weeks import Weeks
from tables.operations.wishing import Wishing
from tables.store import outbox_rows
from tables.store.host_files import Figures
from tables.store.store import MISSED, Store

CACHED_STATES = 64
"""Decoded states kept in memory; a state of the largest game takes a few 100 kB."""


class TableService:
    """All tables of one database, by concern.

    now: the clock, seconds since 1970. rules_of: the rules of a game by its key. player: answers
    for computer seats. new_seed: 256 bits nobody can guess; only tests fix them. pace: the range of
    seconds within which answers that depend on hidden things are published (`poker_face.PACE`); (0,
    0) publishes everything at once. figures: by game the options that its host's files give
    (`tables.store.host_files`). owner: for which tables this process speaks; for all of them if
    that is not said.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        rules_of: Callable[[str], Rules[Any]] = registry.rules,
        player: Player | None = None,
        cached_states: int = CACHED_STATES,
        new_seed: Callable[[], int] = lambda: secrets.randbits(SECRET_BITS),
        pace: tuple[float, float] | None = None,
        figures: Figures | None = None,
        owner: Owner | None = None,
    ) -> None:
        self.store = store
        self.now = now
        repository = self.repository = TableRepository(
            store, now, rules_of, cached_states, new_seed, figures, owner
        )
        self.views = Views(repository)
        """What may be known about a table."""
        self.panels = Panels(repository, self.views)
        """All that a private panel tells, of one moment."""
        self.announcements = Announcements(repository, self.views)
        """All that a board message tells, of one moment."""
        self.auto_responses = AutoResponses(
            repository, player or UniformPlayer(), poker_face.PACE if pace is None else pace
        )
        """What follows by itself."""
        self.lobbies = Lobbies(repository)
        """Opening tables and filling their seats."""
        self.asking = Asking(repository, self.lobbies)
        """Asking people to join a lobby."""
        self.entering = Entering(repository, self.lobbies)
        """Lobbies of tables without a channel."""
        self.server_rules = ServerRulebook(repository)
        """What managers of servers decide about tables."""
        self.boards = Boards(repository)
        """The notice boards of servers."""
        self.events = Events(repository)
        """The scheduled events of tables whose start is planned."""
        self.open_tables = OpenTables(repository)
        """Tables that can be found and joined."""
        self.matchmaking = Matchmaking(repository, self.open_tables)
        """People who fit together and are asked."""
        self.wishes = Wishing(repository, self.matchmaking)
        """What people would like to play, and whom they would rather not meet."""
        self.finding = Finding(repository, self.open_tables, self.matchmaking, self.lobbies)
        """Open tables as somebody sees them who looks for one."""
        self.playing = Playing(repository, self.views, self.auto_responses)
        """Beginning, acting, undoing."""
        self.thinking = Thinking(repository, self.auto_responses)
        """Computers that think about their answers."""
        self.hints = Hinting(repository, self.views, self.auto_responses)
        """Plans for players who ask what they could do."""
        self.plans = Planning(repository, self.views, self.auto_responses)
        """Turns prepared in advance."""
        self.orders = Ordering(repository, self.auto_responses)
        """Standing orders, and answers that are held back."""
        self.default_answers = DefaultAnswers(repository, self.orders)
        """What people want answered at every table of a game."""
        self.undo_votes = UndoVotes(repository, self.auto_responses)
        """Going back by consent."""
        self.hosting = Hosting(repository, self.auto_responses)
        """Closing tables, giving seats away."""
        self.close_votes = CloseVotes(repository, self.hosting)
        """Closing rated games by everybody's consent."""
        self.seats = Inviting(repository, self.hosting)
        """Invitations to seats, and leaving them."""
        self.competitions = Competitions(repository)
        """Seasons and tournaments: who takes part, and how far they have come."""
        self.competition_tables = CompetitionTables(
            repository, self.competitions, self.playing, self.seats, self.hosting
        )
        """Moving them on, and opening their tables."""
        self.follows = Follows(repository)
        """Following tables without playing, and sharing their boards."""
        self.records = Records(repository)
        """What people at open tables may know about each other."""
        self.ratings = RatingBook(repository)
        """How strong people are."""
        self.results = Results(repository)
        """How finished games ended."""
        self.places = Places(repository)
        """Where tables are."""
        self.names = Renaming(repository)
        """What the seats of people are called."""
        self.past = HistoryReader(repository)
        """Looking back."""
        self.reviews = Reviewing(repository, self.past)
        """What somebody's turns in a finished game have cost them."""
        self.courses = Courses(repository)
        """How far people are in the lessons of games."""
        self.practice = Practising(repository, self.playing)
        """Trying a turn of a finished game again."""
        self.weeks = Weeks(repository, self.playing)
        """The deals of weeks, which everybody plays alone."""
        self.own_records = OwnRecords(repository, self.ratings)
        """How somebody has played, for themselves and those whom they let see it."""
        self.downtimes = Downtimes(repository)
        """When the host stops the bot."""
        self.messages = Messages(repository)
        """Where messages are, and the sign of life."""

    def rules(self, game: str) -> Rules[Any]:
        """The rules of a game. Raises `NoSuchGame`."""
        return self.repository.rules(game)

    def settled(self, table: Table) -> Table:
        """A table with the options by which it plays, or would if its game began now: those of its
        host's files are among them."""
        options = seating.settled_options(self.rules(table.game), table, self.repository.figures)
        return table if options == table.options else replace(table, options=options)

    def figures(self, game: str) -> dict[str, Any]:
        """The options that the host's files give a game."""
        return dict(self.repository.figures.get(game, {}))

    @property
    def pace(self) -> tuple[float, float]:
        """The range of seconds within which answers that depend on hidden things are published."""
        return self.auto_responses.pace

    @property
    def owner(self) -> Owner:
        """For which tables this process speaks."""
        return self.repository.owner

    def heard(self, topic: str, table_id: int) -> None:
        """Another node tells something (`Node.heard`)."""
        repository, everything = self.repository, topic in (LOOK, MISSED)
        # At every node: only those connected to a server open tables there.
        if everything or topic == COMPETE:
            repository.competed()
        if everything or topic == SEEK:
            repository.seek()
        if not everything and not self.owner.owns(table_id):
            return
        if everything or topic == outbox_rows.SAID:
            repository.wake()
        if everything or topic == DUE:
            repository.alarm()
        if topic == COMPUTER_TURN and repository.on_computer_turn is not None:
            repository.on_computer_turn(table_id)

    def listen(
        self,
        *,
        wake: Callable[[], None] | None = None,
        alarm: Callable[[], None] | None = None,
        filmed: Callable[[str], bool] | None = None,
        on_computer_turn: Callable[[int], None] | None = None,
        moved: Callable[[int], None] | None = None,
        noted: Callable[[str, Table], None] | None = None,
        gathered: Callable[[int], None] | None = None,
        seek: Callable[[], None] | None = None,
        competed: Callable[[], None] | None = None,
    ) -> None:
        """Register what is called when something happens at a table.

        wake: called after every change that left messages in the outbox. alarm: called when
        something was left that is due at a certain time. filmed: whether a game has pictures.
        on_computer_turn: called with a table at which a computer has to think. moved: called with a
        table after every change of it. noted: called when a table was `opened`, has `begun`, is
        `over` or was `closed`. gathered: called with a server whose open tables or notice board may
        look otherwise now. seek: called when people who look for a table may have found one.
        competed: called when a season or a tournament may go on.
        """
        self.repository.gathered = gathered or self.repository.gathered
        self.repository.noted = noted or self.repository.noted
        self.repository.seek = seek or self.repository.seek
        self.repository.competed = competed or self.repository.competed
        self.repository.wake = wake or self.repository.wake
        self.repository.alarm = alarm or self.repository.alarm
        self.repository.filmed = filmed or self.repository.filmed
        self.repository.on_computer_turn = on_computer_turn or self.repository.on_computer_turn
        self.repository.moved = moved or self.repository.moved
