"""The SQL of what ratings are worked out from: of results only what counts, in small parts.

Players wait for the database while a part is read, so nothing is made of its rows here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tables.model.rating_parcels import Part, packed
from tables.store.connection import Connection
from tables.store.rating_rows import EVERYWHERE, Fit

GAMES = 100
"""Of a part, at most: about a millisecond's reading."""

_WANTED = "guild_id NOT IN (SELECT server_id FROM table_rules WHERE ratings = 0)"

After = tuple[float, int]
"""When a game ended, and its number."""
FIRST: After = (-1.0, 0)
"""Before all games."""


@dataclass(frozen=True, slots=True)
class Read:
    """A part of the results. last: the last game in it; None: there are no more after it."""

    part: Part
    last: After | None


def _select(where: str, strength: str) -> str:
    # A game without a rating counts only if a computer took part.
    return (
        "SELECT e.ended_at, e.game_id, e.weight, e.rated, r.user_id, r.level, r.place, r.standing,"  # noqa: S608 - fixed
        " CASE WHEN r.until_seq IS NULL AND r.left_how = '' THEN 1 ELSE 0 END AS stayed,"
        f" r.{strength} FROM (SELECT ended_at, game_id, weight, rated FROM endings"
        f" WHERE game = :game AND {where} AND voided_because IS NULL AND (rated = 1 OR EXISTS"
        " (SELECT 1 FROM results c WHERE c.game_id = endings.game_id AND c.level IS NOT NULL))"
        " AND (ended_at, game_id) > (:at, :after) ORDER BY ended_at, game_id LIMIT :games) e"
        " JOIN results r ON r.game_id = e.game_id ORDER BY e.ended_at, e.game_id, r.seat, r.nth"
    )


_OF_SERVER = _select(f"guild_id = :server AND {_WANTED}", "strength")
_OF_ALL = _select(f"(guild_id IS NULL OR {_WANTED})", "overall")


def read(db: Connection, fit: Fit, after: After) -> Read:
    """The next results for a fit after a game, the oldest first. Servers that want no ratings have
    none."""
    values: dict[str, Any] = {"game": fit.game, "at": after[0], "after": after[1], "games": GAMES}
    if fit.guild_id == EVERYWHERE:
        found = db.execute(_OF_ALL, values)
    else:
        found = db.execute(_OF_SERVER, {**values, "server": fit.guild_id})
    rows = [tuple(row) for row in found.fetchall()]
    if len({row[1] for row in rows}) < GAMES:
        return Read(packed(rows), None)
    return Read(packed(rows), (rows[-1][0], rows[-1][1]))
