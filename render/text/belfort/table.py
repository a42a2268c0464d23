"""What can be read off the table where a choice needs it: fees, costs, yields, who is asked."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.belfort.actions import Spread
from engine.games.belfort.components import AREAS, BOX, BUILDINGS, CARDS, GUILDS
from engine.games.belfort.goods import GOODS, Goods
from engine.games.belfort.kinds import Swap
from engine.games.belfort.parts import SORT
from engine.games.belfort.view import BelfortView, BuiltView, PlayerView, SymbolView
from render.text.belfort.things import GUILD, guild_of, parsed


def reader(view: BelfortView) -> PlayerView:
    """Whose choices are told: the viewer's, or the mover's where a spectator looks."""
    return view.players[view.mover if view.viewer is None else view.viewer]


def fee(view: BelfortView, plank: str) -> tuple[int, int | None]:
    """The gold for a plank, and the player who gets it; None for the supply."""
    if plank == "recruiters_desk":
        return BOX.desk.fee, None
    if plank.startswith(GUILD):
        found = next(p for p in view.guilds if p.id == plank)
        owner = found.owner if found.owner is not None and found.owner >= 0 else None
        return found.fee, owner if found.fee else None
    printed = BUILDINGS[CARDS[plank]].plank if plank in CARDS else None
    return (printed.fee if printed else 0), None


def cost(view: BelfortView, kind: str, place: str) -> Goods:
    """What a building, a Wall or the guild of a district costs at this table."""
    if kind == "wall":
        return BOX.actions.wall
    if kind == "guild":
        return next(d.guild_cost for d in view.districts if d.id == place)
    return dict(view.building_costs)[kind]


def doubtful(view: BelfortView, kind: str, place: str) -> bool:
    """Whether nobody has confirmed this cost."""
    if kind == "guild":
        return f"guilds.{guild_of(view, GUILD + place)}" in view.uncertain
    return f"buildings.{kind}" in view.uncertain


def purchase(view: BelfortView, good: str) -> Goods:
    """What a piece costs at the trading post."""
    return Goods(gold=dict(view.prices).get(good, 0))


def sale(view: BelfortView, goods: Goods) -> Goods:
    """What the trading post gives for goods."""
    sold = [good for good, _ in goods.listed()]
    gold = (gold for kinds, _, gold in view.offers if all(good in kinds for good in sold))
    return Goods(gold=next(gold, 0))


def sale_doubtful(view: BelfortView, goods: Goods) -> bool:
    """Whether nobody has confirmed what the trading post gives for goods."""
    sold = [good for good, _ in goods.listed()]
    kinds = next((kinds for kinds, _, _ in view.offers if all(g in kinds for g in sold)), ())
    return f"sales.{'_'.join(kinds)}" in view.uncertain


def barter() -> tuple[int, Goods]:
    """What the Traders take of a good, and what they give."""
    effect = next(g.effect for g in GUILDS.values() if isinstance(g.effect, Swap))
    return effect.count, effect.goods


def built(player: PlayerView, card: str) -> BuiltView | None:
    """A built card of a player; None if there is none such."""
    return next((found for found in player.built if found.card == card), None)


def owners(view: BelfortView, site: str) -> list[int]:
    """Whose markers are on a site: seats, or neutral players."""
    found = [s.owner for s in view.symbols if s.site == site and s.owner is not None]
    return list(dict.fromkeys(found))


def free_symbols(view: BelfortView) -> list[SymbolView]:
    """The symbols that can be built on: all of a site without markers, and the half that is left of
    a Gatehouse where others may build there."""
    marked = {s.site for s in view.symbols if s.owner is not None}
    shared = ("gatehouse",) if view.gatehouses_shared else ()
    return [
        s for s in view.symbols if s.owner is None and (s.site not in marked or s.kind in shared)
    ]


def free_kinds(view: BelfortView, district: str) -> list[str]:
    """The kinds of sites in a district that can be built on."""
    return list(dict.fromkeys(s.kind for s in free_symbols(view) if s.district == district))


def brings(view: BelfortView, spread: Spread) -> Goods:
    """What the reader's workers would collect in the areas with these, without bonuses."""
    seat = reader(view).seat
    there = [(kind, area.id, n) for area in view.areas for kind, n in area.workers[seat]]
    return harvest([*there, *((*parsed(part), n) for part, n in spread)])


def harvest(there: Iterable[tuple[str, str, int]]) -> Goods:
    """The same by kind of worker, area and number."""
    strengths = {area: {"elf": 0, "dwarf": 0} for area in AREAS}
    for kind, area, n in there:
        sort = next(SORT[k] for k in SORT if k == kind)
        strength = BOX.collection.strength if kind == sort else BOX.collection.master_strength
        strengths[next(a for a in AREAS if a == area)][sort] += n * strength
    found = dict.fromkeys(GOODS, 0)
    for each in AREAS.values():
        of = strengths[each.id]
        found[each.good] += each.harvest(of["elf"], of["dwarf"])
    return Goods(**found)


def scores_now(view: BelfortView) -> list[int]:
    """What a scoring would bring now, by seat."""
    won = [*(d.points for d in view.districts), *(m.points for m in view.majorities)]
    return [sum(points[seat] for points in won) for seat in range(len(view.players))]
