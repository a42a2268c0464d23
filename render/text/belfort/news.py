"""One line of the log for every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.belfort import events as e
from engine.games.belfort.components import BOX
from engine.games.belfort.goods import DISTRICT_IDS
from render.lang.catalogue.belfort_news import BelfortNews
from render.text.belfort.things import Things


class News:
    """What happened, in sentences. names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self._names = words, names
        self._say = BelfortNews(words.language)

    def sentence(self, event: Any) -> str:
        """What happened. Raises `TypeError` for an event that has no sentence."""
        tried = (
            *(self._start, self._placement, self._collection, self._building),
            *(self._cards, self._attacks, self._neutrals, self._ending),
        )
        said = next(filter(None, (say(event) for say in tried)), None)
        if said is None:
            raise TypeError(f"no sentence for {event!r}")
        return said

    def _who(self, event: Any) -> str:
        seat: int = event.seat
        return self._names[seat]

    def _start(self, event: Any) -> str | None:
        """Before the first turn, and rounds."""
        say, words = self._say, self._words
        match event:
            case e.GameBegan(guilds=guilds, crests=crests):
                there = [
                    say.guild_in(guild=words.names.guild(g), district=words.names.short(d))
                    for d, g in zip(DISTRICT_IDS, guilds, strict=True)
                ]
                first = self._names[crests.index(min(crests))]
                return say.game_began(guilds=words.listed(there), who=first)
            case e.CostsGiven(title=title):
                return say.costs_given(title=title)
            case e.CardsKept():
                return say.cards_kept(who=self._who(event))
            case e.CardsDropped(cards=cards):
                return say.cards_dropped(cards=self._counted(cards))
            case e.RoundBegan(round=number, scoring=scoring):
                month = BOX.calendar[number - 1]
                named = words.say.month(season=words.names.season(month.season), month=month.month)
                return say.round_began(month=named, scoring=scoring)
            case e.ActionsBegan():
                return say.actions_began(who=self._who(event))
        return None

    def _counted(self, cards: Sequence[str]) -> str:
        """Equal cards once, with their number."""
        each = {card: cards.count(card) for card in cards}
        return self._words.listed(
            self._words.card(card)
            if n == 1
            else self._words.say.times(card=self._words.card(card), count=n)
            for card, n in each.items()
        )

    def _placement(self, event: Any) -> str | None:
        say, words = self._say, self._words
        match event:
            case e.WorkerPlaced(plank=plank, fee=fee, to=to, guild=guild):
                who, where = self._who(event), words.plank(plank, guild)
                worker = words.say.worker(event.worker)
                if to is None:
                    return say.placed(who=who, plank=where, worker=worker, fee=fee)
                got = self._names[to]
                return say.placed_at(who=who, plank=where, worker=worker, fee=fee, to=got)
            case e.Passed(spread=()):
                return say.passed_alone(who=self._who(event))
            case e.Passed(spread=spread):
                return say.passed(who=self._who(event), areas=words.spread(spread))
        return None

    def _collection(self, event: Any) -> str | None:
        say, words = self._say, self._words
        match event:
            case e.Collected(area=area, goods=goods, bonus=bonus):
                return say.collected(
                    who=self._who(event),
                    goods=words.goods(goods),
                    area=words.names.area(area),
                    bonus=bonus,
                )
            case e.WorkerRecruited(worker=worker, source=source):
                return say.recruited(
                    who=self._who(event),
                    worker=words.say.worker(worker),
                    source=words.source(source),
                )
            case e.CrestsSwapped(other=None, crest=crest):
                return say.crest_kept(who=self._who(event), crest=crest)
            case e.CrestsSwapped(other=int(other), crest=crest):
                return say.crests_swapped(
                    who=self._who(event), other=self._names[other], crest=crest
                )
            case e.IncomePaid(income=income, tax=tax, points=0):
                return say.income(who=self._who(event), income=income, tax=tax)
            case e.IncomePaid(income=income, tax=tax, points=points):
                lost = words.count(-points, "point")
                return say.income_short(who=self._who(event), income=income, tax=tax, points=lost)
        return None

    def _building(self, event: Any) -> str | None:
        """Actions with workers, buildings, goods and gnomes."""
        say, words = self._say, self._words
        match event:
            case e.SiteBuilt(building=kind, symbols=symbols, paid=paid, by=by, guild=guild):
                site = words.marked(kind, symbols, guild)
                return say.built(by, who=self._who(event), site=site, paid=words.goods(paid))
            case e.WorkerActivated(plank=plank, guild=guild):
                return say.activated(who=self._who(event), plank=words.plank(plank, guild))
            case e.WorkersReturned(planks=planks):
                back = words.listed(words.plank(plank) for plank in planks)
                return say.returned(who=self._who(event), planks=back)
            case e.Gained(goods=goods, source=source):
                return say.gained(
                    who=self._who(event), goods=words.goods(goods), source=words.source(source)
                )
            case e.Traded(given=given, taken=taken, where=where):
                there, who = words.source(where), self._who(event)
                if not given.total:
                    return say.gained(who=who, goods=words.goods(taken), source=there)
                return say.traded(
                    who=who, given=words.goods(given), taken=words.goods(taken), where=there
                )
            case e.GnomeLocked(card=card, paid=gold):
                return say.gnome_locked(who=self._who(event), card=words.card(card), paid=gold)
            case e.MasterMade(worker=worker):
                return say.master_made(
                    who=self._who(event), worker=words.say.worker(f"master_{worker}")
                )
        return None

    def _cards(self, event: Any) -> str | None:
        say, words = self._say, self._words
        match event:
            case e.CardsDrawn(count=count, source=source):
                return say.cards_drawn(
                    who=self._who(event),
                    cards=words.count(count, "card"),
                    source=words.source(source),
                )
            case e.HandGrew(cards=cards):
                return say.hand_grew(who=self._who(event), cards=words.cards(cards))
            case e.CardBought(card=None):
                return say.deck_bought(who=self._who(event))
            case e.CardBought(card=str(card)):
                return say.card_bought(who=self._who(event), card=words.card(card))
            case e.DisplayFilled(cards=cards):
                return say.display_filled(cards=words.cards(cards))
            case e.DeckShuffled(cards=count):
                return say.deck_shuffled(cards=words.count(count, "card"))
            case e.CardsDiscarded(cards=cards):
                return say.cards_discarded(who=self._who(event), cards=words.cards(cards))
        return None

    def _attacks(self, event: Any) -> str | None:
        """What guilds do to others."""
        say, words = self._say, self._words
        match event:
            case e.Robbed(victim=victim, goods=goods, guild=guild):
                return say.robbed(
                    who=self._who(event),
                    victim=self._names[victim],
                    goods=words.goods(goods),
                    guild=words.names.guild(guild),
                )
            case e.SitesExchanged(first=first, second=second):
                return say.sites_exchanged(
                    who=self._who(event), first=words.site(first), second=words.site(second)
                )
            case e.CardChosen():
                return say.card_chosen(who=self._who(event))
            case e.CardsRevealed(cards=cards):
                shown = [
                    say.card_of(card=words.card(card), who=self._names[seat])
                    for seat, card in cards
                ]
                return say.cards_revealed(cards=words.listed(shown))
            case e.CardTaken(victim=victim, card=card):
                return say.card_taken(
                    who=self._who(event), victim=self._names[victim], card=words.card(card)
                )
        return None

    def _neutrals(self, event: Any) -> str | None:
        """Neutral players."""
        say, words = self._say, self._words
        match event:
            case e.DwarfPlaced(neutral=neutral, district=district, guild=guild):
                return say.dwarf_placed(
                    who=self._who(event), number=neutral + 1, guild=self._at(guild, district)
                )
            case e.NeutralDrew(neutral=neutral, card=card, from_deck=from_deck):
                return say.neutral_drew(
                    who=self._who(event),
                    number=neutral + 1,
                    card=words.card(card),
                    from_deck=from_deck,
                )
            case e.DwarfMoved(neutral=neutral, district=district, to=to, gold=gold, guild=guild):
                there = self._at(guild, district)
                if to is None:
                    return say.dwarf_moved(number=neutral + 1, guild=there)
                got = self._names[to]
                return say.dwarf_paid(number=neutral + 1, guild=there, to=got, gold=gold)
        return None

    def _at(self, guild: str, district: str) -> str:
        return self._words.names.guild(guild) if guild else self._words.names.district(district)

    def _ending(self, event: Any) -> str | None:
        """Scoring and the end."""
        say, words = self._say, self._words
        match event:
            case e.DistrictScored(district=district, points=points):
                return say.district_scored(
                    district=words.names.district(district), points=self._points(points)
                )
            case e.MajorityScored(piece=piece, points=points):
                return say.majority_scored(
                    piece=words.say.majority(piece), points=self._points(points)
                )
            case e.Resigned():
                return say.resigned(who=self._who(event))
            case e.GameEnded(places=places, points=points, cause=cause):
                return self.ended(places, points, cause)
        return None

    def _points(self, points: Sequence[int]) -> str:
        """Who scores how much; the best first."""
        order = sorted(range(len(points)), key=lambda seat: -points[seat])
        each = [(seat, points[seat]) for seat in order if points[seat]]
        if not each:
            return self._words.say.none()
        return self._words.row(self._say.scored(who=self._names[s], points=n) for s, n in each)

    def ended(self, places: Sequence[int], points: Sequence[int], cause: str) -> str:
        """How it ended, and for whom."""
        winners = [self._names[seat] for seat, place in enumerate(places) if place == 1]
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        scores = [self._say.scored(who=self._names[s], points=points[s]) for s in order]
        return self._say.ended(
            cause,
            who=self._words.listed(winners),
            count=len(winners),
            scores=self._words.listed(scores),
        )
