"""What building cards, gnomes and guilds do, said from their data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.belfort import kinds
from engine.games.belfort.components import BUILDINGS, CARDS, GUILDS
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort_cards import BelfortCards
from render.lang.forms import joined
from render.text.belfort import table
from render.text.belfort.things import Things


class Effects:
    """The words for effects."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = BelfortCards(words.language)

    def card(self, card: str) -> str:
        """All that a building card does, by its kind or as a built one."""
        return joined(" ", self._card(CARDS.get(card, card)))

    def _card(self, kind: str) -> Iterator[str]:
        say, card = self._say, next(b for b in BUILDINGS.values() if b.id == kind)
        if card.coins:
            yield say.coins(count=card.coins)
        if card.plank is not None:
            does = self.does(card.plank.effect)
            if card.plank.locked:
                yield say.locked_worker(does=does, fee=card.plank.fee)
            else:
                yield say.worker(does=does)
        else:
            yield from self._pieces(kind)
        yield from dict.fromkeys(map(self.lock, card.locks))
        if len(card.locks) > 1:
            yield say.gnomes_fit(number=len(card.locks))

    def _pieces(self, kind: str) -> Iterator[str]:
        if kind == "keep":
            yield self._say.no_plank()

    def gnome(self, card: str, gnomes: int) -> str:
        """What the next gnome on a built card gives."""
        return self.lock(BUILDINGS[CARDS[card]].locks[gnomes])

    def lock(self, lock: Any) -> str:
        """What a gnome gives. Raises `LookupError` for an unknown lock."""
        match lock:
            case kinds.Master(worker=worker):
                return self._gnome(f"master_{worker}")
            case kinds.Power(pay=pay, goods=goods):
                return self._gnome("paid_power" if pay.total else "power", goods, pay)
            case kinds.OpenPlank() | kinds.Visit() | kinds.OtherHalf() | kinds.DrawLast():
                return self._gnome(lock.kind)
        raise LookupError(lock)

    def _gnome(self, lock: str, goods: Goods | None = None, pay: Goods | None = None) -> str:
        said = self._words.goods
        return self._say.gnome(
            lock, goods=said(goods) if goods else "", other=said(pay) if pay else ""
        )

    def does(self, effect: Any) -> str:
        """What a worker does, as a thing: "take 1 metal". Raises `LookupError`."""
        match effect:
            case kinds.Take(goods=goods):
                return self._does("take", goods)
            case kinds.Recruit(worker=worker, gnome=gnome):
                whom = "any" if worker and gnome else "worker" if worker else "gnome"
                return self._does(f"recruit_{whom}")
            case kinds.Draw(draw=draw, discard=discard):
                return self._does("draw", count=draw, second=discard)
            case kinds.Swap(times=times, visits=visits):
                return self._does("swap", count=times, second=visits)
            case kinds.BuildFree() | kinds.Steal():
                return self._does(effect.kind)
            case kinds.Odd(code=code):
                return self._does(code)
        raise LookupError(effect)

    def _does(self, code: str, goods: Goods | None = None, count: int = 0, second: int = 0) -> str:
        said = self._words.price(goods) if goods else ""
        return self._say.does(code, goods=said, count=count, second=second)

    def plank(self, plank: str, guild: str) -> str:
        """What a worker on the plank of a guild or a built card does."""
        if guild:
            return self.does(_guild(guild).effect)
        printed = BUILDINGS[CARDS[plank]].plank
        assert printed is not None
        return self.does(printed.effect)

    def guild(self, guild: str, *, by_rulebook: bool = False) -> str:
        """All that a guild does. by_rulebook: at a table whose Thieves go by the rulebook."""
        goods, count, second = Goods(), 0, 0
        match _guild(guild).effect:
            case kinds.Take(goods=goods):
                pass
            case kinds.Draw(draw=count, discard=second):
                pass
            case kinds.Swap(times=count, visits=second, goods=goods):
                pass
            case kinds.Steal(ways=ways):
                count = ways[0].most(by_rulebook)
        said = self._words.goods(goods)
        return self._say.guild_text(guild, goods=said, count=count, second=second)

    def line(self, view: BelfortView, card: str) -> str:
        """A card with its cost, marked where nobody has confirmed that, and what it does."""
        name, text = self._words.card(card), self.card(card)
        cost = self._words.price(table.cost(view, card, ""))
        told = self._say.doubtful_line if table.doubtful(view, card, "") else self._say.line
        return told(card=name, cost=cost, text=text)


def _guild(guild: str) -> kinds.Guild:
    return next(g for g in GUILDS.values() if g.id == guild)
