"""Whether seasons and tournaments went on by themselves, and all about them was said once."""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction

from tests.chaos import diary
from tests.chaos.league import League
from tests.chaos.matches import Found
from tests.chaos.server import Posted

PATIENT = 30.0
"""Seconds in which what was due has been done, whatever befell the bot."""
UNNOTICED = (
    "SELECT 'the end of table ' || t.game_id || ' was not noticed' FROM competition_tables t"
    " JOIN games g ON g.id = t.game_id"
    " WHERE t.state = 'open' AND g.status IN ('finished', 'abandoned')"
)
NO_GAME = (
    "SELECT 'the game of table ' || t.game_id || ' does not begin' FROM competition_tables t"
    " JOIN games g ON g.id = t.game_id WHERE t.state = 'open' AND g.status = 'lobby'"
)
UNTOLD = (
    "SELECT 'entrant ' || id || ' was not told: ' || say FROM entrants"
    " WHERE say IS NOT NULL AND due_at < :then AND user_id IS NOT NULL"
)
UNBEGUN = (
    "SELECT 'competition ' || c.id || ' does not begin' FROM competitions c"
    " WHERE c.state IN ('signing_up', 'confirming') AND c.starts_at < :then AND c.trouble = ''"
    " AND (SELECT count(*) FROM entrants e WHERE e.competition_id = c.id AND e.state = 'in') > 1"
)
UNANSWERED = (
    "SELECT 'entrant ' || e.id || ' is neither in nor out' FROM entrants e"
    " JOIN competitions c ON c.id = e.competition_id"
    " WHERE e.state = 'signed_up' AND c.state IN ('running', 'over')"
)
UNENDED = (
    "SELECT 'round ' || r.number || ' of competition ' || r.competition_id || ' does not end'"
    " FROM competition_rounds r JOIN competitions c ON c.id = r.competition_id"
    " WHERE r.state = 'playing' AND c.state = 'running' AND NOT EXISTS"
    " (SELECT 1 FROM competition_tables t WHERE t.competition_id = r.competition_id"
    " AND t.round = r.number AND t.state IN ('planned', 'open'))"
)
LEFT = (UNNOTICED, NO_GAME, UNTOLD, UNBEGUN, UNANSWERED, UNENDED)
"""What must not be left in the end, each as a question for sentences."""

TWO_PLACES = (
    "SELECT 'table ' || game_id || ' is twice in competitions' FROM competition_tables"
    " WHERE game_id IS NOT NULL GROUP BY game_id HAVING count(*) > 1"
)
TWO_TABLES = (
    "SELECT count(*) || ' tables of competition ' || competition_id || ' are for ' || seats"
    " FROM competition_tables GROUP BY competition_id, round, seats HAVING count(*) > 1"
)
TWO_GAMES = (
    "SELECT 'table ' || id || ' was opened for no table of a competition' FROM games"
    " WHERE host_id = 0 AND id NOT IN"
    " (SELECT game_id FROM competition_tables WHERE game_id IS NOT NULL)"
)
TWO_SEATS = (
    "SELECT 'user ' || user_id || ' has two seats at table ' || game_id FROM seats"
    " WHERE user_id IS NOT NULL AND game_id IN (SELECT game_id FROM competition_tables)"
    " GROUP BY user_id, game_id HAVING count(*) > 1"
)
TWICE = (TWO_PLACES, TWO_TABLES, TWO_GAMES, TWO_SEATS)
"""What must never be there twice, each as a question for sentences."""

STRANGERS = (
    "SELECT 'user ' || s.user_id || ' sits at table ' || s.game_id || ' of others'"
    " FROM seats s JOIN competition_tables t ON t.game_id = s.game_id"
    " WHERE s.user_id IS NOT NULL AND s.user_id NOT IN"
    " (SELECT e.user_id FROM entrants e WHERE e.competition_id = t.competition_id"
    " AND e.user_id IS NOT NULL)"
)
NOT_ENDED = (
    "SELECT 'table ' || t.number || ' of competition ' || t.competition_id || ' is still '"
    " || t.state FROM competition_tables t JOIN competitions c ON c.id = t.competition_id"
    " WHERE c.state = 'over' AND t.state IN ('planned', 'open')"
)
NO_RESULT = (
    "SELECT 'table ' || game_id || ' has no result' FROM competition_tables"
    " WHERE state = 'finished' AND game_id NOT IN (SELECT game_id FROM results)"
)
DROPPED = (
    "SELECT user_id, competition_id FROM entrants WHERE state = 'dropped' AND user_id IS NOT NULL"
)
WRONG = (STRANGERS, NOT_ENDED, NO_RESULT)
"""What must never be, each as a question for sentences."""

ALWAYS_SAID = ("begins", "left_over", "dropped", "over", "cancelled")
"""What stays true, so that it must have been said, if nothing else took its place."""
WORTH = {2: (10, 3), 3: (10, 5, 2), 4: (10, 6, 3, 1)}
"""What the places of a table of a season are worth, by its seats."""
WORTHLESS = ("ran_out", "left", "forgotten")
"""Ways to leave a game that bring no points."""


def look(
    db: sqlite3.Connection,
    posted: dict[str | None, list[Posted]],
    *,
    over: bool,
    closed: Sequence[int] = (),
    left: Sequence[int] = (),
) -> Found:
    """Compare the database with what was posted, of which what is explained is taken out. over: the
    bot had time to do and to say all it had to. closed: users who take no direct messages. left:
    users who have dropped out."""
    found = Found()
    for user, number in db.execute(DROPPED):
        if user not in left:
            found.wrong.add(f"user {user} did not want to drop out of competition {number}")
    _told(db, posted, found, closed)
    for (number,) in db.execute("SELECT id FROM competitions"):
        if len(posted.pop(str(number << 20), [])) > 1:
            found.doubled.add(f"the message of competition {number}")
    found.doubled |= {str(row[0]) for question in TWICE for row in db.execute(question)}
    found.wrong |= {str(row[0]) for question in WRONG for row in db.execute(question)}
    _counted(db, found)
    if over:
        then = {"then": time.time() - PATIENT}
        found.lost |= {str(row[0]) for question in LEFT for row in db.execute(question, then)}
        _opened(db, found, then["then"])
    counts = {
        "round over": "SELECT count(*) FROM competition_rounds WHERE state = 'over'",
        "table over": "SELECT count(*) FROM competition_tables WHERE state = 'finished'",
        "season over": "SELECT count(*) FROM competitions WHERE kind = 'season' AND state = 'over'",
    }
    for what, question in counts.items():
        found.said[what] = db.execute(question).fetchone()[0]
    return found


def threads(db: sqlite3.Connection, league: League) -> set[str]:
    """The threads of seasons in which there is no table, as sentences. In the end there is none,
    but for those of tables that are still planned: their people may have no time for them now."""
    tables = {row[0] for row in db.execute("SELECT channel_id FROM games")}
    planned = [
        (f"Season {season} ", f" · {number} · ")
        for season, number in db.execute(
            "SELECT c.number, t.number FROM competition_tables t JOIN competitions c"
            " ON c.id = t.competition_id WHERE t.state = 'planned' AND c.state = 'running'"
        )
    ]
    return {
        f"thread {thread.id} has no table"
        for thread in league.hands.server.threads_of(league.channel)
        if thread.id not in tables
        and not any(str(thread.name).startswith(a) and b in str(thread.name) for a, b in planned)
    }


def _told(
    db: sqlite3.Connection,
    posted: dict[str | None, list[Posted]],
    found: Found,
    closed: Sequence[int],
) -> None:
    """Everybody is told everything once. What was to be said first may be overtaken by the next."""
    last: dict[tuple[int, int], tuple[str, bool]] = {}
    for said in diary.said_in(db, "entrants"):
        messages = posted.pop(said["nonce"], [])
        found.said[str(said["say"])] += bool(messages)
        what = f"{said['say']} to user {said['user']} of {said['about']}"
        if len(messages) > 1:
            found.doubled.add(what)
        must = said["say"] in ALWAYS_SAID and said["user"] not in closed
        last[said["about"], said["user"]] = what, bool(messages) or not must
    rows = db.execute("SELECT competition_id, user_id FROM entrants WHERE say IS NOT NULL")
    waiting = {(row[0], row[1]) for row in rows}
    found.lost |= {
        what for about, (what, done) in last.items() if not done and about not in waiting
    }


# --- tables that wait ----------------------------------------------------------------------------


def _opened(db: sqlite3.Connection, found: Found, then: float) -> None:
    """No table is left closed whose people all have room for it, unless a node may still be opening
    it."""
    room = dict(db.execute("SELECT id, at_once FROM entrants"))
    busy: Counter[int] = Counter()
    for row in db.execute("SELECT seats, stand_ins FROM competition_tables WHERE state = 'open'"):
        busy.update(_people(row[0], row[1]))
    planned = db.execute(
        "SELECT t.competition_id, t.number, t.seats, t.stand_ins FROM competition_tables t"
        " JOIN competitions c ON c.id = t.competition_id WHERE t.state = 'planned'"
        " AND c.state = 'running' AND c.trouble = '' AND t.claimed_until < ?",
        (then,),
    )
    for competition, number, seats, stand_ins in planned:
        if all(busy[one] < room[one] for one in _people(seats, stand_ins)):
            found.lost.add(f"table {number} of competition {competition} is not open")


def _people(seats: str, stand_ins: str) -> list[int]:
    """The entrants who sit at a table; 0 stands for a computer."""
    instead: Mapping[str, int] = json.loads(stand_ins)
    here = [instead.get(str(seat), one) for seat, one in enumerate(json.loads(seats))]
    return [one for one in here if one]


# --- points --------------------------------------------------------------------------------------


def _counted(db: sqlite3.Connection, found: Found) -> None:
    """The places in the groups of a season that is over follow from what its games brought. Equal
    points are decided by more than is looked at here."""
    seasons = db.execute("SELECT id FROM competitions WHERE kind = 'season' AND state = 'over'")
    for (number,) in seasons.fetchall():
        points = _points(db, number)
        groups: defaultdict[int, list[tuple[int, bool, Fraction]]] = defaultdict(list)
        for entrant, division, rank, state in db.execute(
            "SELECT id, division, rank, state FROM entrants"
            " WHERE competition_id = ? AND division IS NOT NULL",
            (number,),
        ):
            groups[division].append((rank or 0, state == "dropped", points[entrant]))
        for division, lines in groups.items():
            lines.sort()
            ranks = [rank for rank, _, _ in lines]
            worst_last = [(gone, -got) for _, gone, got in lines]
            if ranks != list(range(1, len(lines) + 1)) or worst_last != sorted(worst_last):
                found.wrong.add(f"the places in group {division} of competition {number}: {lines}")


def _points(db: sqlite3.Connection, competition: int) -> defaultdict[int, Fraction]:
    """What everybody has who played for themselves, by entrant."""
    people = {
        row[0]: row[1:]
        for row in db.execute(
            "SELECT id, user_id, state, changed_at FROM entrants WHERE competition_id = ?",
            (competition,),
        )
    }
    points: defaultdict[int, Fraction] = defaultdict(Fraction)
    for game, state, seats, stand_ins, ended_at in db.execute(
        "SELECT t.game_id, t.state, t.seats, t.stand_ins, e.ended_at FROM competition_tables t"
        " LEFT JOIN endings e ON e.game_id = t.game_id WHERE t.competition_id = ?",
        (competition,),
    ).fetchall():
        owners, instead = json.loads(seats), json.loads(stand_ins)
        if state == "void":
            left = [one for one in owners if people[one][1] != "dropped"]
            if len(left) == 1 and str(owners.index(left[0])) not in instead:
                points[left[0]] += WORTH[len(owners)][0]
        if state != "finished":
            continue
        standing: list[tuple[int, int, str, bool]] = []
        for seat, owner in enumerate(owners):
            who = instead.get(str(seat), owner)
            user, how, since = people.get(who, (None, "", 0.0))
            row = db.execute(
                "SELECT standing, left_how FROM results WHERE game_id = ? AND seat = ?"
                " AND user_id = ? AND standing IS NOT NULL",
                (game, seat, user),
            ).fetchone()
            if row is not None and not (how == "dropped" and since < ended_at):
                standing.append((row[0], who, row[1], str(seat) in instead))
        for place, who, left_how, substitute in standing:
            before = sum(other[0] < place for other in standing)
            equal = sum(other[0] == place for other in standing)
            shared = WORTH[len(owners)][before : before + equal]
            if not substitute and left_how not in WORTHLESS:
                points[who] += Fraction(sum(shared), equal)
    return points
