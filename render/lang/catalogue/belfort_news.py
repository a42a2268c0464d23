"""Written by tools/sentences.py from render/lang/en/belfort-news.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class BelfortNews(Sentences):
    """All that render/lang/en/belfort-news.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-news"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "built": (
            "hand",
            "architects",
            "gnome",
            "neutral",
        ),
        "ended": (
            "rounds",
            "resigned",
        ),
    }

    def game_began(self, *, guilds: str, who: str) -> str:
        """Belfort is to be built. Guilds: {guilds}. {who} has crest 1 and goes first."""
        return self._say("game-began", guilds=guilds, who=who)

    def guild_in(self, *, guild: str, district: str) -> str:
        """{guild} in {district}"""
        return self._say("guild-in", guild=guild, district=district)

    def costs_given(self, *, title: str) -> str:
        """Costs by this host's file: {title}."""
        return self._say("costs-given", title=title)

    def cards_kept(self, *, who: str) -> str:
        """{who} has chosen cards."""
        return self._say("cards-kept", who=who)

    def cards_dropped(self, *, cards: str) -> str:
        """All have chosen. Discarded: {cards}."""
        return self._say("cards-dropped", cards=cards)

    def dwarf_placed(self, *, who: str, number: int, guild: str) -> str:
        """{who} puts the dwarf of neutral player {number} on {guild}."""
        return self._say("dwarf-placed", who=who, number=number, guild=guild)

    def round_began(self, *, month: str, scoring: bool) -> str:
        """{month} begins."""
        return self._say("round-began", month=month, scoring=yes(scoring))

    def placed(self, *, who: str, worker: str, plank: str, fee: int) -> str:
        """{who} places a worker on {plank} for {fee} gold: {worker}."""
        return self._say("placed", who=who, worker=worker, plank=plank, fee=fee)

    def placed_at(self, *, who: str, worker: str, plank: str, fee: int, to: str) -> str:
        """{who} places a worker on {plank}: {worker}. {to} gets {fee} gold."""
        return self._say("placed-at", who=who, worker=worker, plank=plank, fee=fee, to=to)

    def passed(self, *, who: str, areas: str) -> str:
        """{who} passes: {areas}."""
        return self._say("passed", who=who, areas=areas)

    def passed_alone(self, *, who: str) -> str:
        """{who} has no worker left and passes."""
        return self._say("passed-alone", who=who)

    def collected(self, *, who: str, goods: str, area: str, bonus: int) -> str:
        """{who} collects {goods} ({area}), {bonus} of it for the most workers."""
        return self._say("collected", who=who, goods=goods, area=area, bonus=bonus)

    def recruited(self, *, who: str, worker: str, source: str) -> str:
        """{who} recruits: {worker} ({source})."""
        return self._say("recruited", who=who, worker=worker, source=source)

    def crests_swapped(self, *, who: str, other: str, crest: int) -> str:
        """{who} takes crest {crest} from {other}."""
        return self._say("crests-swapped", who=who, other=other, crest=crest)

    def crest_kept(self, *, who: str, crest: int) -> str:
        """{who} keeps crest {crest}."""
        return self._say("crest-kept", who=who, crest=crest)

    def income(self, *, who: str, income: int, tax: int) -> str:
        """{who} has an income of {income} gold and pays {tax} gold of tax."""
        return self._say("income", who=who, income=income, tax=tax)

    def income_short(self, *, who: str, income: int, tax: int, points: str) -> str:
        """{who} has an income of {income} gold and cannot pay the tax of {tax} gold: {points}…"""
        return self._say("income-short", who=who, income=income, tax=tax, points=points)

    def actions_began(self, *, who: str) -> str:
        """{who} begins the Actions."""
        return self._say("actions-began", who=who)

    def activated(self, *, who: str, plank: str) -> str:
        """{who} activates a worker: {plank}."""
        return self._say("activated", who=who, plank=plank)

    def returned(self, *, who: str, planks: str) -> str:
        """{who} takes workers back unused: {planks}."""
        return self._say("returned", who=who, planks=planks)

    def gained(self, *, who: str, goods: str, source: str) -> str:
        """{who} takes {goods} ({source})."""
        return self._say("gained", who=who, goods=goods, source=source)

    def traded(self, *, who: str, given: str, taken: str, where: str) -> str:
        """{who} gives {given} for {taken} ({where})."""
        return self._say("traded", who=who, given=given, taken=taken, where=where)

    def gnome_locked(self, *, who: str, card: str, paid: int) -> str:
        """{who} hires a gnome for {paid} gold and puts it on {card}."""
        return self._say("gnome-locked", who=who, card=card, paid=paid)

    def master_made(self, *, who: str, worker: str) -> str:
        """{who} has a new master: {worker}."""
        return self._say("master-made", who=who, worker=worker)

    def cards_drawn(self, *, who: str, cards: str, source: str) -> str:
        """{who} draws {cards} ({source})."""
        return self._say("cards-drawn", who=who, cards=cards, source=source)

    def hand_grew(self, *, who: str, cards: str) -> str:
        """Drawn by {who}: {cards}."""
        return self._say("hand-grew", who=who, cards=cards)

    def card_bought(self, *, who: str, card: str) -> str:
        """{who} buys {card} from the display."""
        return self._say("card-bought", who=who, card=card)

    def deck_bought(self, *, who: str) -> str:
        """{who} buys the top card of the deck."""
        return self._say("deck-bought", who=who)

    def display_filled(self, *, cards: str) -> str:
        """New in the display: {cards}."""
        return self._say("display-filled", cards=cards)

    def deck_shuffled(self, *, cards: str) -> str:
        """The discard pile becomes the deck: {cards}."""
        return self._say("deck-shuffled", cards=cards)

    def cards_discarded(self, *, who: str, cards: str) -> str:
        """{who} discards {cards}."""
        return self._say("cards-discarded", who=who, cards=cards)

    def robbed(self, *, who: str, victim: str, goods: str, guild: str) -> str:
        """{who} takes {goods} from {victim} ({guild})."""
        return self._say("robbed", who=who, victim=victim, goods=goods, guild=guild)

    def sites_exchanged(self, *, who: str, first: str, second: str) -> str:
        """{who} makes two sites exchange their markers: {first} and {second}."""
        return self._say("sites-exchanged", who=who, first=first, second=second)

    def card_chosen(self, *, who: str) -> str:
        """{who} has chosen a card for the Spies."""
        return self._say("card-chosen", who=who)

    def cards_revealed(self, *, cards: str) -> str:
        """Shown to the Spies: {cards}."""
        return self._say("cards-revealed", cards=cards)

    def card_of(self, *, card: str, who: str) -> str:
        """{card} of {who}"""
        return self._say("card-of", card=card, who=who)

    def card_taken(self, *, who: str, victim: str, card: str) -> str:
        """{who} takes {card} from {victim} (Spies)."""
        return self._say("card-taken", who=who, victim=victim, card=card)

    def neutral_drew(self, *, who: str, number: int, card: str, from_deck: bool) -> str:
        """{who} takes the card of the display by which neutral player {number} builds: {card}."""
        return self._say(
            "neutral-drew",
            who=who,
            number=number,
            card=card,
            from_deck=yes(from_deck),
        )

    def dwarf_moved(self, *, number: int, guild: str) -> str:
        """The dwarf of neutral player {number} moves to {guild}."""
        return self._say("dwarf-moved", number=number, guild=guild)

    def dwarf_paid(self, *, number: int, guild: str, to: str, gold: int) -> str:
        """The dwarf of neutral player {number} moves to {guild}, and {to} gets {gold} gold."""
        return self._say("dwarf-paid", number=number, guild=guild, to=to, gold=gold)

    def district_scored(self, *, district: str, points: str) -> str:
        """Points for {district}: {points}."""
        return self._say("district-scored", district=district, points=points)

    def majority_scored(self, *, piece: str, points: str) -> str:
        """Points for the majority ({piece}): {points}."""
        return self._say("majority-scored", piece=piece, points=points)

    def scored(self, *, who: str, points: int) -> str:
        """{who} {points}"""
        return self._say("scored", who=who, points=points)

    def resigned(self, *, who: str) -> str:
        """{who} resigns."""
        return self._say("resigned", who=who)

    def built(self, by: str, *, who: str, site: str, paid: str) -> str:
        """how something was built"""
        return self._say(f"built-{by}", who=who, site=site, paid=paid)

    def ended(self, cause: str, *, who: str, count: int, scores: str) -> str:
        """One of a family."""
        return self._say(f"ended-{cause}", who=who, count=count, scores=scores)
