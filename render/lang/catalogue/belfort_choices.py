"""Written by tools/sentences.py from render/lang/en/belfort-choices.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortChoices(Sentences):
    """All that render/lang/en/belfort-choices.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-choices"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "skip": (
            "recruit",
            "design",
            "loot",
            "exchange",
            "card",
            "discard",
        ),
        "plain": (
            "end_turn",
            "resign",
        ),
        "vain": (
            "reserve",
            "workers",
            "gnomes",
            "recruiters",
            "cards",
            "masters",
            "gatehouse",
        ),
    }

    def keep(self, *, cards: str) -> str:
        """Keep: {cards}"""
        return self._say("keep", cards=cards)

    def dwarf(self, *, guild: str, district: str) -> str:
        """Neutral dwarf: {guild}, {district}"""
        return self._say("dwarf", guild=guild, district=district)

    def place(self, *, plank: str, worker: str, fee: int) -> str:
        """Place: {plank}, {worker} ({fee} gold)"""
        return self._say("place", plank=plank, worker=worker, fee=fee)

    def place_at(self, *, plank: str, worker: str, fee: int, who: str) -> str:
        """Place: {plank}, {worker} ({fee} gold to {who})"""
        return self._say("place-at", plank=plank, worker=worker, fee=fee, who=who)

    def passing(self, *, areas: str) -> str:
        """Pass: {areas}"""
        return self._say("passing", areas=areas)

    def pass_open(self) -> str:
        """Pass: choose where each worker goes"""
        return self._say("pass-open")

    def send(self, *, areas: str) -> str:
        """Send: {areas}"""
        return self._say("send", areas=areas)

    def swap(self, *, number: int, who: str) -> str:
        """Take: crest {number} from {who}"""
        return self._say("swap", number=number, who=who)

    def keep_crest(self) -> str:
        """Keep: your own crest"""
        return self._say("keep-crest")

    def build(self, *, building: str, place: str, cost: str) -> str:
        """Build: {building}, {place} ({cost})"""
        return self._say("build", building=building, place=place, cost=cost)

    def build_nowhere(self, *, building: str, cost: str) -> str:
        """Build: {building} ({cost})"""
        return self._say("build-nowhere", building=building, cost=cost)

    def wall(self, *, place: str, cost: str) -> str:
        """Wall: {place} ({cost})"""
        return self._say("wall", place=place, cost=cost)

    def guild(self, *, guild: str, place: str, cost: str) -> str:
        """Guild: {guild}, {place} ({cost})"""
        return self._say("guild", guild=guild, place=place, cost=cost)

    def activate(self, *, plank: str, does: str) -> str:
        """Activate: {plank} ({does})"""
        return self._say("activate", plank=plank, does=does)

    def buy(self, *, taken: str, given: str) -> str:
        """Buy: {taken} ({given})"""
        return self._say("buy", taken=taken, given=given)

    def sell(self, *, taken: str, given: str) -> str:
        """Sell: {given} (for {taken})"""
        return self._say("sell", taken=taken, given=given)

    def barter(self, *, taken: str, given: str) -> str:
        """Traders: {given} for {taken}"""
        return self._say("barter", taken=taken, given=given)

    def hire(self, *, card: str, gold: int) -> str:
        """Hire gnome: {card} ({gold} gold)"""
        return self._say("hire", card=card, gold=gold)

    def power(self, *, card: str, taken: str, given: str) -> str:
        """Use: {card} ({given} for {taken})"""
        return self._say("power", card=card, taken=taken, given=given)

    def free_power(self, *, card: str, taken: str) -> str:
        """Use: {card} ({taken})"""
        return self._say("free-power", card=card, taken=taken)

    def card(self, *, card: str, gold: int) -> str:
        """Card: {card} ({gold} gold, last action)"""
        return self._say("card", card=card, gold=gold)

    def recruit(self, *, worker: str) -> str:
        """Recruit: {worker}"""
        return self._say("recruit", worker=worker)

    def lock(self, *, card: str) -> str:
        """Gnome: {card}"""
        return self._say("lock", card=card)

    def discard(self, *, cards: str) -> str:
        """Discard: {cards}"""
        return self._say("discard", cards=cards)

    def mark(self, *, place: str) -> str:
        """Mark: {place}"""
        return self._say("mark", place=place)

    def design(self, *, building: str, place: str) -> str:
        """Design: {building}, {place}"""
        return self._say("design", building=building, place=place)

    def pay(self, *, goods: str) -> str:
        """Pay: {goods}"""
        return self._say("pay", goods=goods)

    def rob(self, *, loot: str) -> str:
        """Rob: {loot}"""
        return self._say("rob", loot=loot)

    def exchange(self, *, first: str, second: str, mine: str, theirs: str) -> str:
        """Exchange: {first} with {second} ({mine} / {theirs})"""
        return self._say("exchange", first=first, second=second, mine=mine, theirs=theirs)

    def reveal(self, *, card: str) -> str:
        """Show: {card}"""
        return self._say("reveal", card=card)

    def take(self, *, card: str, who: str) -> str:
        """Take: {card} from {who}"""
        return self._say("take", card=card, who=who)

    def neutral_build(self, *, card: str) -> str:
        """Build by: {card}"""
        return self._say("neutral-build", card=card)

    def plank_group(self, *, plank: str, fee: int) -> str:
        """{plank} ({fee} gold)"""
        return self._say("plank-group", plank=plank, fee=fee)

    def plank_group_at(self, *, plank: str, fee: int, who: str) -> str:
        """{plank} ({fee} gold to {who})"""
        return self._say("plank-group-at", plank=plank, fee=fee, who=who)

    def building_group(self, *, building: str, cost: str) -> str:
        """{building} ({cost})"""
        return self._say("building-group", building=building, cost=cost)

    def desk_detail(self) -> str:
        """Comes back in Collection with a new worker of the same kind."""
        return self._say("desk-detail")

    def camp_detail(self) -> str:
        """In Collection you may exchange your crest with another player; crest 1 goes first."""
        return self._say("camp-detail")

    def pass_detail(self, *, goods: str) -> str:
        """Your workers bring {goods}, before any bonus for the most workers."""
        return self._say("pass-detail", goods=goods)

    def pass_open_detail(self) -> str:
        """You are asked for each kind of worker."""
        return self._say("pass-open-detail")

    def crest_detail(self) -> str:
        """Crest 1 goes first, then crest 2 and so on. Nobody can take it from you in this rou…"""
        return self._say("crest-detail")

    def markers_detail(self, *, who: str, district: str) -> str:
        """{district} now: {who}."""
        return self._say("markers-detail", who=who, district=district)

    def doubtful(self) -> str:
        """The cost is reconstructed."""
        return self._say("doubtful")

    def doubtful_price(self) -> str:
        """The price is reconstructed."""
        return self._say("doubtful-price")

    def free_detail(self, *, districts: str) -> str:
        """Free in {districts}."""
        return self._say("free-detail", districts=districts)

    def design_detail(self, *, cost: str) -> str:
        """Costs {cost}, less 1 metal or less 2 of wood and stone."""
        return self._say("design-detail", cost=cost)

    def rob_detail(self) -> str:
        """The goods are taken from their owners at once."""
        return self._say("rob-detail")

    def exchange_detail(self) -> str:
        """All markers on the two sites change places."""
        return self._say("exchange-detail")

    def unused(self, *, planks: str, count: int) -> str:
        """Your workers come back unused: {planks}."""
        return self._say("unused", planks=planks, count=count)

    def skip(self, what: str) -> str:
        """what is left out"""
        return self._say(f"skip-{what}")

    def plain(self, kind: str) -> str:
        """what needs no more words"""
        return self._say(f"plain-{kind}")

    def vain(self, why: str) -> str:
        """why a choice brings nothing"""
        return self._say(f"vain-{why}")
