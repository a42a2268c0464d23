"""What a choice costs or brings: the second line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.games.belfort import actions as a
from engine.games.belfort.components import CARDS, SYMBOLS
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort_choices import BelfortChoices
from render.text.belfort import table, vain
from render.text.belfort.effects import Effects
from render.text.belfort.people import People
from render.text.belfort.things import Things, guild_of, guilds


class Details:
    """The second lines of choices, with what is doubtful about their costs."""

    def __init__(self, words: Things, effects: Effects, people: People) -> None:
        self._words, self._effects, self._people = words, effects, people
        self._say = BelfortChoices(words.language)

    def detail(self, view: BelfortView, action: Any) -> str | None:
        """None where there is nothing to add."""
        said = " ".join(self._said(view, action))
        return said or None

    def details(self, view: BelfortView, action: Any) -> Sequence[str] | None:
        """A line for each card that is kept."""
        if not isinstance(action, a.KeepCards):
            return None
        return [self._effects.line(view, card) for card in dict.fromkeys(action.cards)]

    def _said(self, view: BelfortView, action: Any) -> Iterator[str]:
        say = self._say
        match action:
            case a.KeepCards(cards=cards) | a.Discard(cards=cards):
                yield from (self._effects.line(view, card) for card in dict.fromkeys(cards))
            case a.Place(plank=plank, worker=worker):
                yield from self._plank(view, plank)
                yield from self._vain(vain.placed(view, plank, worker))
            case a.Pass(spread=None):
                yield say.pass_open_detail()
            case a.Pass(spread=spread):
                yield say.pass_detail(goods=self._words.goods(table.brings(view, spread or ())))
            case a.Send(areas=areas):
                yield say.pass_detail(goods=self._words.goods(table.brings(view, areas)))
            case a.SwapCrest():
                yield say.crest_detail()
            case a.Activate(plank=plank):
                yield from self._worker(view, plank)
                yield from self._vain(vain.activated(view, plank))
            case a.Rob():
                yield say.rob_detail()
            case a.Exchange():
                yield say.exchange_detail()
            case a.EndTurn():
                yield from self._unused(view)
            case _:
                yield from self._built(view, action)

    def _built(self, view: BelfortView, action: Any) -> Iterator[str]:
        """Buildings, guilds, gnomes and cards."""
        match action:
            case a.Build(building=kind, place=place):
                yield self._effects.card(kind)
                yield from self._district(view, place)
                yield from self._doubt(view, kind, place)
            case a.BuildWall(district=district):
                yield from self._district(view, district)
            case a.BuildGuild(district=district):
                yield self._guild(view, guilds(view)[district])
                yield from self._district(view, district)
                yield from self._doubt(view, "guild", district)
            case a.Design(building=kind, place=place):
                cost = table.cost(view, kind, place)
                yield self._say.design_detail(cost=self._words.goods(cost))
                yield from self._district(view, place)
            case a.Mark(symbol=place):
                yield from self._district(view, place)
            case a.PlaceDwarf(district=district):
                yield self._guild(view, guilds(view)[district])
            case a.Buy(good=good):
                if f"purchases.{good}" in view.uncertain:
                    yield self._say.doubtful_price()
            case a.Sell(goods=goods):
                if table.sale_doubtful(view, goods):
                    yield self._say.doubtful_price()
            case _:
                yield from self._cards(view, action)

    def _cards(self, view: BelfortView, action: Any) -> Iterator[str]:
        match action:
            case a.Hire(card=card) | a.LockGnome(card=card):
                found = table.built(table.reader(view), card)
                if found is not None and found.gnomes < found.locks:
                    yield self._effects.gnome(card, found.gnomes)
                    yield from self._vain(vain.locked(view, card))
            case a.BuyCard(card=card):
                yield from self._unused(view)
                if card is not None:
                    yield self._effects.line(view, card)
            case a.RevealCard(card=card) | a.TakeCard(card=card):
                yield self._effects.line(view, card)
            case a.NeutralBuild(card=str(card)):
                free = [
                    self._words.names.short(d.id)
                    for d in view.districts
                    if card in table.free_kinds(view, d.id)
                ]
                yield self._say.free_detail(districts=self._words.listed(free))

    def _plank(self, view: BelfortView, plank: str) -> Iterator[str]:
        if plank == "recruiters_desk":
            yield self._say.desk_detail()
        elif plank == "kings_camp":
            yield self._say.camp_detail()
        else:
            yield from self._worker(view, plank)

    def _worker(self, view: BelfortView, plank: str) -> Iterator[str]:
        """What a worker does in one's Actions, in full."""
        guild = guild_of(view, plank)
        yield self._guild(view, guild) if guild else self._effects.card(CARDS[plank])

    def _guild(self, view: BelfortView, guild: str) -> str:
        return self._effects.guild(guild, by_rulebook=view.by_rulebook)

    def _district(self, view: BelfortView, place: str) -> Iterator[str]:
        """Who holds the district in which something is built."""
        if not place:
            return
        district = SYMBOLS[place].district if place in SYMBOLS else place
        markers = next(d.markers for d in view.districts if d.id == district)
        name = self._words.names.district(district)
        yield self._say.markers_detail(district=name, who=self._people.tally(view, markers))

    def _doubt(self, view: BelfortView, kind: str, place: str) -> Iterator[str]:
        if table.doubtful(view, kind, place):
            yield self._say.doubtful()

    def _vain(self, why: str | None) -> Iterator[str]:
        """That a choice brings nothing as things stand."""
        if why is not None:
            yield self._say.vain(why)

    def _unused(self, view: BelfortView) -> Iterator[str]:
        """Workers that still stand on planks and do nothing, if the turn ends now."""
        seat = table.reader(view).seat
        planks = [
            self._words.plank(p.id, guild_of(view, p.id)) for p in view.guilds if p.seat == seat
        ]
        planks += [self._words.card(b.card) for b in table.reader(view).built if b.worker]
        if planks:
            yield self._say.unused(planks=self._words.listed(planks), count=len(planks))
