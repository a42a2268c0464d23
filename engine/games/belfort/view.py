"""What a seat may know of a game (chapter 15): all but the hands of others, the deck and what is
chosen in secret."""

from __future__ import annotations

from engine.core import Outcome, value
from engine.core.agenda import Awaited, others
from engine.games.belfort.goods import Goods
from engine.games.belfort.state import Phase


@value
class PlankView:
    """A plank and who stands on it. fee: in gold for the viewer, or for the mover where a spectator
    looks; owner: of a guild; dwarf: a neutral dwarf stands there."""

    id: str
    seat: int | None
    worker: str | None
    fee: int = 0
    owner: int | None = None
    dwarf: int | None = None


@value
class BuiltView:
    """A built card. open: its plank can be used. worker: who stands on it. used: its power has been
    used in this round."""

    card: str
    building: str
    gnomes: int
    locks: int
    open: bool
    worker: str | None
    used: bool


@value
class AreaView:
    """A resource area: by seat the workers there, and what each would collect now."""

    id: str
    workers: tuple[tuple[tuple[str, int], ...], ...]
    goods: tuple[int, ...]


@value
class DistrictView:
    """A district. markers, points: by seat, of neutral players behind them; what it would score
    now. guild_cost: of its guild."""

    id: str
    guild: str
    owner: int | None
    markers: tuple[int, ...]
    points: tuple[int, ...]
    guild_cost: Goods


@value
class MajorityView:
    """Elves, dwarves or gnomes by seat, neutral players behind them, and what they would score."""

    piece: str
    counts: tuple[int, ...]
    points: tuple[int, ...]


@value
class SymbolView:
    """A symbol of the board. owner: a seat, one of `NEUTRALS`, or None."""

    id: str
    site: str
    kind: str
    district: str
    owner: int | None


@value
class PlayerView:
    """One seat. workers: active ones at hand, by kind; standing: all active ones, wherever they
    are. hand: the number of cards, `cards` which ones, for their owner. income, tax: of the next
    Collection as things stand. chosen: has chosen in a question that is asked of all."""

    seat: int
    crest: int
    score: int
    scored: tuple[tuple[str, int], ...]
    goods: Goods
    workers: tuple[tuple[str, int], ...]
    standing: tuple[tuple[str, int], ...]
    reserve: tuple[tuple[str, int], ...]
    gnomes: int
    built: tuple[BuiltView, ...]
    hand: int
    cards: tuple[str, ...]
    income: int
    tax: int
    passed: bool
    chosen: bool
    resigned: bool


@value
class BelfortView:
    """The whole table; `players` by seat.

    round: 1 to `rounds`, 0 before the first; scoring: this round is scored, `next_scoring` the
    round of the next scoring. order: seats by their crests. shut: crests that nobody can take any
    more. purchases, sales, swaps, hired: of the active player's Actions. discards: the last on top.
    uncertain: what of the prices nobody has confirmed; costs: the title of the host's own file of
    costs. by_rulebook: Thieves take what the rulebook says. gatehouses_shared: others may build on
    the half that is left. shown: cards shown to the Spies; showing: who still has to choose one for
    them. awaited: whom the table waits for, and what for.
    """

    viewer: int | None
    phase: Phase
    round: int
    rounds: int
    season: str
    month: int
    scoring: bool
    next_scoring: int | None
    mover: int
    order: tuple[int, ...]
    shut: tuple[int, ...]
    players: tuple[PlayerView, ...]
    neutrals: int
    districts: tuple[DistrictView, ...]
    symbols: tuple[SymbolView, ...]
    majorities: tuple[MajorityView, ...]
    desk: tuple[PlankView, ...]
    camp: tuple[PlankView, ...]
    guilds: tuple[PlankView, ...]
    areas: tuple[AreaView, ...]
    gnomes: int
    deck: int
    display: tuple[str, ...]
    discards: tuple[str, ...]
    purchases: int
    sales: int
    swaps: int
    hired: int
    building_costs: tuple[tuple[str, Goods], ...]
    prices: tuple[tuple[str, int], ...]
    offers: tuple[tuple[tuple[str, ...], int, int], ...]
    uncertain: tuple[str, ...]
    costs: str
    by_rulebook: bool
    gatehouses_shared: bool
    shown: tuple[tuple[int, str], ...]
    showing: tuple[int, ...]
    outcome: Outcome | None
    awaited: Awaited = ()

    @property
    def answering(self) -> tuple[int, ...]:
        """Who is asked while it is somebody else's turn; empty where the mover alone is asked."""
        return others(self.awaited, self.mover)
