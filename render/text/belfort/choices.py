"""Labels of everything a player can choose."""

from __future__ import annotations

from typing import Any

from engine.core import Decision, Menu, Subset
from engine.games.belfort import actions as a
from engine.games.belfort import kinds
from engine.games.belfort.components import BOX, BUILDINGS, CARDS, SITES, SYMBOLS
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort_choices import BelfortChoices
from render.text.base import shorten
from render.text.belfort import table
from render.text.belfort.effects import Effects
from render.text.belfort.people import People
from render.text.belfort.things import Things, guild_of, guilds, parsed

NAME = 16
"""Characters of a name in a label that tells of several people."""


class Choices:
    """What the answers to questions are called; each unlike the others of the same question."""

    def __init__(self, words: Things, effects: Effects, people: People) -> None:
        self._words, self._effects, self._people = words, effects, people
        self._names = people.names
        self._say = BelfortChoices(words.language)

    def action(self, view: BelfortView, action: Any) -> str:
        """What the choice does."""
        tried = (self._workers, self._building, self._trade, self._gnomes, self._cards)
        more = (self._guild, self._neutral)
        said = next(filter(None, (say(view, action) for say in (*tried, *more))), None)
        return self._say.plain(action.kind) if said is None else said

    def caption(self, view: BelfortView, decision: Decision, menu: Menu) -> str:
        """What a menu is for."""
        neutral = decision.kind == "choose_neutral_card" and menu.verb == "card"
        return self._words.say.caption("neutral_card" if neutral else menu.verb)

    def item(self, view: BelfortView, decision: Decision, menu: Menu, item: str) -> str:
        """A card of several, or an area."""
        if isinstance(menu, Subset):
            return self._effects.line(view, item)
        return self._words.names.area(parsed(item)[1])

    def group(self, view: BelfortView, decision: Decision, menu: Menu, value: Any) -> str:
        """All answers that share a plank, a building, a site."""
        say, words = self._say, self._words
        if menu.verb == "place":
            fee, to = table.fee(view, value)
            plank = words.plank(value, guild_of(view, value))
            if to is not None:
                return say.plank_group_at(plank=plank, fee=fee, who=self._names[to])
            return say.plank_group(plank=plank, fee=fee)
        if menu.verb == "exchange":
            return words.site(value, guilds(view))
        if value == "guild":
            return words.say.guilds()
        if value == "wall":
            return say.building_group(
                building=words.card(value), cost=words.price(BOX.actions.wall)
            )
        cost = words.price(table.cost(view, value, ""))
        return say.building_group(building=words.card(value), cost=cost)

    # ------------------------------------------------------------------------------- workers

    def _workers(self, view: BelfortView, action: Any) -> str | None:
        say, words = self._say, self._words
        match action:
            case a.Place(plank=plank, worker=worker):
                return self._place(view, plank, words.say.worker(worker))
            case a.Pass(spread=None):
                return say.pass_open()
            case a.Pass(spread=spread):
                return say.passing(areas=words.spread(spread or ()))
            case a.Send(areas=areas):
                return say.send(areas=words.spread(areas))
            case a.SwapCrest(seat=None):
                return say.keep_crest()
            case a.SwapCrest(seat=int(seat)):
                crest = view.players[seat].crest
                return say.swap(number=crest, who=self._names[seat])
            case a.Activate(plank=plank):
                guild = guild_of(view, plank)
                does = self._effects.plank(plank, guild)
                return say.activate(plank=words.plank(plank, guild), does=does)
            case a.RecruitWorker(worker=worker):
                return say.recruit(worker=words.say.worker(worker))
        return None

    def _place(self, view: BelfortView, plank: str, worker: str) -> str:
        fee, to = table.fee(view, plank)
        name = self._words.plank(plank, guild_of(view, plank))
        if to is not None:
            return self._say.place_at(plank=name, worker=worker, fee=fee, who=self._names[to])
        return self._say.place(plank=name, worker=worker, fee=fee)

    # ------------------------------------------------------------------------------ building

    def _building(self, view: BelfortView, action: Any) -> str | None:
        say, words = self._say, self._words
        match action:
            case a.Build(building=kind, place=place):
                cost = words.price(table.cost(view, kind, place))
                if not place:
                    return say.build_nowhere(building=words.card(kind), cost=cost)
                return say.build(building=words.card(kind), place=words.place(place), cost=cost)
            case a.BuildWall(district=district):
                cost = words.price(BOX.actions.wall)
                return say.wall(place=words.place(district), cost=cost)
            case a.BuildGuild(district=district):
                return say.guild(
                    guild=words.names.guild(guilds(view)[district]),
                    place=words.place(district),
                    cost=words.price(table.cost(view, "guild", district)),
                )
            case a.Design(building=kind, place=place):
                name = guilds(view)[place] if kind == "guild" else ""
                building = words.names.guild(name) if name else words.card(kind)
                return say.design(building=building, place=words.place(place))
            case a.PayDesign(goods=goods):
                return say.pay(goods=words.price(goods))
            case a.Mark(symbol=symbol):
                return say.mark(place=self._symbol(symbol))
        return None

    def _symbol(self, symbol: str) -> str:
        """A symbol with its site where the place alone would not tell."""
        where = self._words.place(symbol)
        if symbol not in SYMBOLS:
            return where
        kind = SITES[SYMBOLS[symbol].site].kind
        return self._words.say.site(kind=self._words.card(kind), district=where)

    # --------------------------------------------------------------------------------- goods

    def _trade(self, view: BelfortView, action: Any) -> str | None:
        say, price = self._say, self._words.price
        match action:
            case a.Buy(good=good):
                gold = table.purchase(view, good)
                return say.buy(taken=price(Goods(**{good: 1})), given=price(gold))
            case a.Sell(goods=goods):
                return say.sell(given=price(goods), taken=price(table.sale(view, goods)))
            case a.Barter(good=good):
                count, gives = table.barter()
                return say.barter(given=price(Goods(**{good: count})), taken=price(gives))
        return None

    def _gnomes(self, view: BelfortView, action: Any) -> str | None:
        say, words = self._say, self._words
        match action:
            case a.Hire(card=card):
                return say.hire(card=words.card(card), gold=BOX.actions.gnome)
            case a.LockGnome(card=card):
                return say.lock(card=words.card(card))
            case a.UsePower(card=card):
                locks = BUILDINGS[CARDS[card]].locks
                power = next(lock for lock in locks if isinstance(lock, kinds.Power))
                taken = words.price(power.goods)
                if not power.pay.total:
                    return say.free_power(card=words.card(card), taken=taken)
                given = words.price(power.pay)
                return say.power(card=words.card(card), taken=taken, given=given)
        return None

    # --------------------------------------------------------------------------------- cards

    def _cards(self, view: BelfortView, action: Any) -> str | None:
        say, words = self._say, self._words
        match action:
            case a.KeepCards(cards=cards):
                return say.keep(cards=words.row(map(words.card, cards)))
            case a.Discard(cards=cards):
                return say.discard(cards=words.row(map(words.card, cards)))
            case a.BuyCard(card=card):
                name = words.say.deck() if card is None else words.card(card)
                return say.card(card=name, gold=BOX.actions.card)
            case a.RevealCard(card=card):
                return say.reveal(card=words.card(card))
            case a.TakeCard(seat=seat, card=card):
                return say.take(card=words.card(card), who=self._names[seat])
        return None

    # ------------------------------------------------------------------- guilds and neutrals

    def _guild(self, view: BelfortView, action: Any) -> str | None:
        say, words = self._say, self._words
        match action:
            case a.Rob(loot=loot):
                several = len(loot) > 1
                taken = [
                    words.say.from_player(
                        goods=words.price(goods),
                        who=shorten(self._names[s], NAME) if several else self._names[s],
                    )
                    for s, goods in loot
                ]
                return say.rob(loot=words.row(taken))
            case a.Exchange(first=first, second=second):
                return say.exchange(
                    first=words.site(first, guilds(view)),
                    second=words.site(second, guilds(view)),
                    mine=self._owners(view, first),
                    theirs=self._owners(view, second),
                )
            case a.Skip(what=what):
                return say.skip(what)
        return None

    def _owners(self, view: BelfortView, site: str) -> str:
        """Whose markers are on a site; "nobody"."""
        there = [shorten(self._people.owner(who), NAME) for who in table.owners(view, site)]
        return self._words.row(there) if there else self._words.say.nobody()

    def _neutral(self, view: BelfortView, action: Any) -> str | None:
        say, words = self._say, self._words
        match action:
            case a.PlaceDwarf(district=district):
                guild = words.names.guild(guilds(view)[district])
                return say.dwarf(guild=guild, district=words.place(district))
            case a.NeutralBuild(card=card):
                name = words.say.deck() if card is None else words.card(card)
                return say.neutral_build(card=name)
        return None
