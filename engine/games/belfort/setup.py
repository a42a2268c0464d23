"""How the table looks before the first round (chapter 3)."""

from __future__ import annotations

from engine.core import Chance, Pile, Turn
from engine.games.belfort.components import BOX, DECK, GUILD_SETS, SEATS, guilds_for
from engine.games.belfort.costs import COSTS
from engine.games.belfort.events import CostsGiven, GameBegan
from engine.games.belfort.frames.cards import ChooseCards
from engine.games.belfort.frames.neutral import ChooseDwarf
from engine.games.belfort.goods import AREA_IDS, DISTRICT_IDS, WORKERS, DistrictId, GuildId
from engine.games.belfort.options import BelfortOptions
from engine.games.belfort.parts import KINDS, Player, Purse
from engine.games.belfort.position import Position
from engine.games.belfort.rounds import NextRound
from engine.games.belfort.state import Belfort


def set_up(options: BelfortOptions, seats: int, rng: Chance) -> Turn[Belfort]:
    """A new table. It keeps its prices, whatever becomes of the host's file (BF-2.6)."""
    costs = options.costs or COSTS
    figures = SEATS[seats]
    guilds = draw_guilds(options, seats, rng)
    deck: list[str] = list(DECK)
    rng.shuffle(deck)
    crests = list(range(1, seats + 1))
    rng.shuffle(crests)
    if (first := options.start_seat) is not None:
        other = crests.index(1)
        crests[first], crests[other] = crests[other], crests[first]
    players = [_player(seat, [deck.pop() for _ in range(BOX.cards.dealt)]) for seat in range(seats)]
    state: Belfort = Position(
        rng=rng,
        costs=costs,
        players=players,
        guilds=guilds,
        crests=crests,
        gnomes=figures.gnomes,
        display=[deck.pop() for _ in range(BOX.cards.display)],
        deck=Pile(deck),
        discards=Pile([], "everyone"),
        desk=[None] * figures.desk,
        camp=[None] * BOX.camp.planks,
        planks=dict.fromkeys(DISTRICT_IDS),
        areas={area: [{} for _ in range(seats)] for area in AREA_IDS},
        by_rulebook=options.thieves == "rulebook",
        mine_needs_pair=options.mine == "pairs",
        gatehouses_shared=options.gatehouses == "everybody",
        passed=[False] * seats,
    )
    t = Turn(state)
    t.emit(GameBegan(tuple(guilds.values()), tuple(crests), tuple(state.display)))
    if costs.title:
        t.emit(CostsGiven(costs.title))
    dwarves = [ChooseDwarf(number) for number in range(figures.neutrals)]
    t.todo(ChooseCards(), *dwarves, NextRound())
    return t


def draw_guilds(options: BelfortOptions, seats: int, rng: Chance) -> dict[DistrictId, GuildId]:
    """The guild of each district (BF-3.2); for two players those that they may use (BF-11.1)."""
    wanted = options.guilds
    found = GUILD_SETS["two_players" if seats == 2 and wanted == "normal" else wanted]
    allowed = guilds_for(seats)
    chosen: list[GuildId] = [*found.always, *(options.picked if wanted == "chosen" else ())]
    for drawn in found.draws:
        pool = [g.id for g in allowed if g.category in drawn.of and g.id not in chosen]
        rng.shuffle(pool)
        chosen += pool[: drawn.count]
    rng.shuffle(chosen)
    return dict(zip(DISTRICT_IDS, chosen, strict=True))


def _player(seat: int, dealt: list[str]) -> Player:
    workers = dict.fromkeys(KINDS, 0) | dict.fromkeys(WORKERS, BOX.start.workers)
    goods = BOX.start.goods
    return Player(
        purse=Purse(goods.wood, goods.stone, goods.metal, goods.gold),
        workers=workers,
        reserve=dict.fromkeys(WORKERS, BOX.reserve),
        hand=Pile(dealt, "owner", seat),
        dropped=Pile([], "owner", seat),
    )
