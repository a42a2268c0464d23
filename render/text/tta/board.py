"""The table in words: one line, a picture's description, and everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import CivView, View
from render.lang.catalogue.common import Common
from render.lang.catalogue.tta_table import TtaTable
from render.lang.forms import woven
from render.sheetnames import BOARD, page_of, seat_of
from render.text.base import ALT, DETAIL, shorten
from render.text.legend import told
from render.text.tta import signs
from render.text.tta.event import LastEvent
from render.text.tta.pacts import Pacts
from render.text.tta.words import MINUS, NUMERALS, Words, me, signed, track_ends

ROOM = 3500
TEXT, HAND = 130, 2_600
"""Room for what a card of a hand does where the whole hand would be longer than the second."""


_BRIEF, _LEAST = 2, 3
"""How much is left out of a civilization where it is told in shorter words; and the most."""


class Table:
    """The table in words. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._event = LastEvent(words, names)
        self._say = TtaTable(words.language)
        self._sides = Pacts(words, names)

    def headline(self, view: View) -> str:
        """Age, round, and whose turn it is or who is asked meanwhile."""
        if view.cause:
            state = "over"
        elif not view.last_round:
            state = "open"
        else:
            state = "last" if view.round >= view.last_round else "ending"
        asked = [self._names[seat] for seat in view.answering]
        if len(asked) > 1 and set(view.answering) >= set(view.order):
            asked = [self._say.everybody()]
        return self._say.headline(
            state,
            age=NUMERALS[view.age],
            number=view.round,
            last=view.last_round or 0,
            who=self._names[view.current],
            count=len(asked),
            asked=self._words.listed(asked),
        )

    def board(self, view: View) -> str:
        """The whole table; shorter words where it would not fit."""
        said = ""
        for less in range(_LEAST + 1):
            said = self._full(view, less)
            if len(said) <= ROOM:
                break
        return said

    def _full(self, view: View, less: int) -> str:
        parts = [self._civilization(view, seat, less) for seat in view.order]
        parts.append(self._common(view))
        parts += [self.at_end(view)] if self.at_end(view) else []
        return "\n\n".join(parts)

    def at_end(self, view: View) -> str:
        """What will score in the end, where that is known from the start; otherwise nothing."""
        found, say, civs = [], self._say, (view.players[seat] for seat in view.order)
        if view.open_events:
            cards = self._words.language.row(map(self._words.card, view.open_events))
            found.append(say.open_events(cards=cards))
        if view.offered:
            cards = self._words.language.row(map(self._words.card, view.offered))
            found.append(say.offered_events(cards=cards))
        if kept := [p for p in map(view.players.__getitem__, view.order) if p.bonuses]:
            each = (say.kept_by(who=self._names[p.seat], count=len(p.bonuses)) for p in kept)
            found.append(say.kept_events(kept=self._words.language.row(each)))
        if EDITIONS[view.edition].final_bonus:
            now = (say.bonus_of(who=self._names[p.seat], culture=p.final_bonus) for p in civs)
            found.append(say.final_bonus(bonuses=self._words.language.row(now)))
        return " ".join(found)

    def _civilization(self, view: View, seat: int, less: int = 0) -> str:
        """One civilization: ratings, stocks, cards. less: without the names of cards in hand, then
        without blue tokens and cards that have no workers, and in shorter words, then without the
        price of a worker, goods for units and what is added to colonizing."""
        brief = less >= _BRIEF
        civ, words, say = view.players[seat], self._words, self._say
        if civ.out:
            culture = words.count(civ.culture, "culture")
            return say.civilization_out(who=self._names[seat], culture=culture)
        rulers = self._words.language.row(
            [words.card(c) for c in (civ.government, civ.leader) if c]
        )
        lines = [
            f"**{self._names[seat]}** ({rulers})",
            self._points(view, civ, less),
            self.stocks(civ, less >= _LEAST),
            say.workers(workers=self.workers(civ, brief)),
            " ".join(self._cards(civ, brief)),
            self.announced(civ),
            self._pacts(view, seat),
            "" if brief else self._changed(view, civ),
            self._hands(view, civ, less),
        ]
        return "\n".join(line for line in lines if line)

    def announced(self, civ: CivView) -> str:
        """That somebody will leave, and who alone may attack."""
        found = [self._say.leaves()] if civ.leaves else []
        if civ.marker_with >= 0:
            found.append(self._say.only_attacker(who=self._names[civ.marker_with]))
        return " ".join(found)

    def _points(self, view: View, civ: CivView, less: int) -> str:
        ratings = self._say.ratings(
            culture=civ.culture,
            more_culture=signed(civ.culture_rating),
            science=civ.science,
            more_science=signed(civ.science_rating),
            strength=civ.strength,
            happiness=self.happiness(civ),
        )
        actions = self._say.actions(
            civil=civ.ca, civil_total=civ.ca_total, military=civ.ma, military_total=civ.ma_total
        )
        ends = () if less >= _BRIEF else track_ends(view, civ)
        tracks = self._words.listed([self._say.track(what) for what in ends])
        limits = [self._say.at_limit(tracks=tracks)] if ends else []
        told = civ.colonization and less < _LEAST
        ships = [self._say.colonization(number=signed(civ.colonization))] if told else []
        return " ".join([ratings, *limits, *ships, actions])

    def stocks(self, civ: CivView, brief: bool = False) -> str:
        """Goods, unused workers and banks; if not brief, what the next worker costs, and goods for
        units."""
        said = [self._stocks(civ)]
        if brief:
            return said[0]
        if civ.price is not None:
            said.append(self._say.next_worker(price=civ.price))
        purse = (("resources", civ.purse), ("science", civ.purse_science))
        if any(n for _, n in purse):
            said.append(self._say.purse(goods=self._words.goods(g for g in purse if g[1])))
        return " ".join(said)

    def _stocks(self, civ: CivView) -> str:
        return self._say.stocks(
            food=civ.food,
            more_food=_change(civ.food_made, civ.consumption),
            resources=civ.resources,
            more_resources=_change(civ.resources_made, civ.corruption),
            workers=self._words.count(civ.idle, "unused_worker"),
            yellow=civ.yellow_bank,
            blue=civ.blue_bank,
        )

    def workers(self, civ: CivView, brief: bool = False) -> str:
        """Technologies with their workers and blue tokens; brief: workers alone, where there are
        any."""
        tokens = {} if brief else dict(civ.blue)
        return self._or_none(
            self._worked(c, n, tokens.get(c, 0)) for c, n in civ.workers if n or not brief
        )

    def _worked(self, card: str, workers: int, tokens: int) -> str:
        name = self._words.card(card)
        if not tokens:
            return woven("{} {}", name, str(workers))
        return self._say.workers_and_tokens(card=name, workers=workers, tokens=tokens)

    def _or_none(self, parts: Iterable[str]) -> str:
        """Parts with commas between them."""
        return self._words.language.row(parts) or self._words.say.none()

    def _cards(self, civ: CivView, brief: bool) -> list[str]:
        """Wonders, special technologies, colonies, tactic, war: what there is of them."""
        found, say, words = [], self._say, self._words
        wonders = self._wonders(civ)
        if wonders:
            found.append(say.wonders(wonders=self._words.language.row(wonders)))
        if civ.specials:
            found.append(
                say.specials(cards=self._words.language.row(map(words.card, civ.specials)))
            )
        if civ.colonies:
            named = map(words.colony if brief else words.card, civ.colonies)
            found.append(say.colonies(cards=self._words.language.row(named)))
        if civ.tactic:
            gives = signed(dict(civ.strength_lines).get(civ.tactic, 0))
            card = words.card(civ.tactic)
            found.append(say.tactic(card=card, gives=gives, exclusive=civ.exclusive))
        if civ.war and civ.war_on is not None:
            found.append(say.war(card=words.card(civ.war), who=self._names[civ.war_on]))
        if civ.owes_politics:
            found.append(say.politics_owed())
        return found

    def _wonders(self, civ: CivView) -> list[str]:
        """Complete ones with their marks, then the one that is being built."""
        words, found = self._words, []
        for wonder in civ.wonders:
            marks = [self._say.ruin()] if wonder in civ.ruins else []
            marks += [words.card(words.resting)] if wonder == civ.homer else []
            name = words.card(wonder)
            found.append(woven("{} ({})", name, self._words.language.row(marks)) if marks else name)
        if civ.wonder:
            stages = len(words.cards[civ.wonder].stages)
            wonder = words.card(civ.wonder)
            found.append(self._say.wonder_built(wonder=wonder, built=civ.stages, stages=stages))
        return found

    def _pacts(self, view: View, seat: int) -> str:
        found = []
        for pact in view.pacts:
            if seat in (pact.a, pact.b):
                who = self._names[pact.b if seat == pact.a else pact.a]
                card, own = (
                    self._words.card(pact.card),
                    self._sides.of(pact.card, first=seat == pact.a),
                )
                said = self._say.pact_side(card=card, who=who, own=own) if own else ""
                found.append(said or self._say.pact(card=card, who=who))
        return self._say.pacts(pacts=self._words.language.row(found)) if found else ""

    def _changed(self, view: View, civ: CivView) -> str:
        """Cards before a player that this or the last turn has brought or changed."""
        lie = {c for c, _ in civ.workers} | {civ.government, civ.leader, civ.wonder, civ.tactic}
        lie |= {*civ.wonders, *civ.specials, *civ.colonies}
        lie |= {pact.card for pact in view.pacts if civ.seat in (pact.a, pact.b)}
        lie |= {p.war for p in view.players if civ.seat in (p.seat, p.war_on)}
        found = [card for seat, card in view.changed if seat == civ.seat and card in lie]
        return self._say.changed(cards=self._words.named(found)) if found else ""

    def _hands(self, view: View, civ: CivView, less: int) -> str:
        known = [c for c in civ.civil if c is not None]
        hidden = len(civ.civil) - len(known)
        shown = [self._words.named(known)] if known and not less else []
        if hidden or less:
            shown.append(str(len(civ.civil)))
        held = self._or_none(shown)
        if not EDITIONS[view.edition].military:
            return self._say.civil_hands(civil=held)
        return self._say.hands(civil=held, military=len(civ.military))

    def _common(self, view: View) -> str:
        say = self._say
        current = say.current_events(events=self.ages(view.current_events))
        future = say.future_events(events=self._prepared(view))
        lines = [
            say.began(who=self._names[view.start]),
            say.row(row=self.row(view)),
            self._decks(view),
            f"{current} {future}",
            self.last_event(view),
        ]
        if view.common_tactics:
            tactics = self._words.language.row(map(self._words.card, view.common_tactics))
            lines.append(say.common_tactics(cards=tactics))
        return "\n".join(line for line in lines if line)

    def last_event(self, view: View) -> str:
        """The event turned over last and what it did to whom; nothing before the first one."""
        if not view.last_event:
            return ""
        card = self._say.past_event(card=self._words.card(view.last_event))
        return f"{card} {self._event.done(view)}".strip()

    def _decks(self, view: View) -> str:
        if not EDITIONS[view.edition].military:
            return self._say.civil_decks(civil=view.civil_deck)
        return self._say.decks(civil=view.civil_deck, military=view.military_deck)

    def row(self, view: View) -> str:
        """The card row by price."""
        found, common = [], Common(self._words.language)
        for price in sorted(set(view.row_prices)):
            here = [
                self._offered(c, pays - p)
                for c, p, pays in zip(view.row, view.row_prices, view.take_prices, strict=True)
                if c is not None and p == price
            ]
            if here:
                actions = self._words.count(price, "civil_actions")
                found.append(common.labelled(label=actions, words=self._words.language.row(here)))
        return self._words.language.clauses(found) or self._say.row_empty()

    def _offered(self, card: str, more: int) -> str:
        """A card of the row. more: what it costs beyond its space."""
        name = self._words.aged(card)
        return self._say.dearer(card=name, more=signed(more)) if more else name

    def _prepared(self, view: View) -> str:
        """Future events by age, with who prepared them."""
        found = sorted(set(view.future_events))
        return self._or_none(
            self._say.prepared(
                count=view.future_events.count((level, by)),
                age=NUMERALS[level],
                who=self._names[by],
            )
            for level, by in found
        )

    def ages(self, levels: Iterable[int]) -> str:
        """ "2 of age I, 1 of age II"."""
        found = list(levels)
        return self._or_none(
            self._say.of_age(count=found.count(n), age=NUMERALS[n]) for n in sorted(set(found))
        )

    def happiness(self, civ: CivView) -> str:
        """The happy faces, and how many its people demand, if any."""
        return self._say.happiness(
            happiness=civ.happiness, needed=civ.required, discontent=civ.discontent
        )

    # ------------------------------------------------------------------------ pictures, hands

    def picture(self, picture: str) -> str | None:
        """What a picture is called."""
        seat = seat_of(picture)
        if seat is not None:
            return self._say.civilization_of(who=self._names[seat])
        return self._say.picture(picture) if picture in self._say.FAMILIES["picture"] else None

    def alt(self, view: View, picture: str) -> str:
        """What a picture shows."""
        page, language = page_of(picture), self._words.language
        if page is not None:
            return told(language, signs.legend(language, EDITIONS[view.edition]), page)
        if picture == BOARD:
            said, ends = self._overview(view), self.at_end(view)
            return f"{said} {ends}" if ends and len(said) + len(ends) < ALT else said
        if picture == "row":
            return self._row_shown(view)
        seat, said = seat_of(picture), ""
        if seat is None:
            raise KeyError(picture)
        for less in range(_LEAST + 1):
            said = self._civilization_shown(view, seat, less)
            if len(said) <= ALT:
                break
        return said

    def _civilization_shown(self, view: View, seat: int, less: int) -> str:
        civilization = self._civilization(view, seat, less).replace("**", "")
        return f"{self._say.alt_civilization()} {civilization}"

    def actions_left(self, civ: CivView) -> str:
        """The actions of both kinds that are left."""
        count = self._words.count
        civil, military = count(civ.ca, "civil_actions"), count(civ.ma, "military_actions")
        return self._say.actions_left(who=self._names[civ.seat], civil=civil, military=military)

    def _overview(self, view: View) -> str:
        say = self._say
        said = [say.alt_overview()]
        if not view.cause:
            said.append(self.actions_left(view.players[view.current]))
        said += [self.summary(view.players[seat]) for seat in view.order]
        said.append(say.current_events(events=self.ages(view.current_events)))
        last = self.last_event(view)
        row = say.row(row=self.row(view))
        told = " ".join(part for part in (*said, last, row) if part)
        return told if len(told) <= ALT else " ".join((*said, row))

    def summary(self, civ: CivView) -> str:
        """A civilization in one sentence."""
        who, words = self._names[civ.seat], self._words
        if civ.out:
            return self._say.resigned(who=who, culture=words.count(civ.culture, "culture"))
        said = self._say.summary(
            who=who,
            government=words.card(civ.government),
            culture=civ.culture,
            more_culture=signed(civ.culture_rating),
            science=civ.science,
            more_science=signed(civ.science_rating),
            strength=civ.strength,
            happiness=self.happiness(civ),
        )
        return f"{said} {self._say.at_war(who=who, card=words.card(civ.war))}" if civ.war else said

    def _row_shown(self, view: View) -> str:
        return " ".join(
            [
                self._say.alt_row(age=NUMERALS[view.age]),
                Common(self._words.language).as_sentence(words=self.row(view)),
                self._say.civil_deck(count=view.civil_deck),
            ]
        )

    def hand(self, view: View) -> str | None:
        """Both hands of the viewer, with what the cards do; in full, unless that is very long."""
        if view.viewer is None:
            return None
        said = self._hand(view, DETAIL)
        return said if len(said) <= HAND else self._hand(view, TEXT)

    def _hand(self, view: View, room: int) -> str:
        civ, rules = me(view), view.edition
        civil = [c for c in civ.civil if c is not None]
        military = [c for c in civ.military if c is not None]
        return "\n".join(
            [
                self._say.civil_hand(count=len(civil), limit=civ.civil_limit),
                *(self._card(c, rules, room, c in civ.fresh) for c in civil),
                self._say.military_hand(count=len(military), limit=civ.military_limit),
                *(self._card(c, rules, room) for c in military),
                *([self._say.kept_bonuses()] if civ.bonuses else ()),
                *(self._card(c, rules, room) for c in civ.bonuses if c is not None),
            ]
        )

    def _card(self, card: str, rules: str, room: int, fresh: bool = False) -> str:
        name, text = self._words.aged(card), shorten(self._words.gist(card, rules), room)
        return self._say.fresh_card(card=name, text=text) if fresh else f"**{name}**: {text}"

    # -------------------------------------------------------------------------- explanations

    def end_heading(self) -> str:
        return self._say.explained_end()

    def prices_heading(self, seat: int) -> str:
        return self._say.explained_prices(who=self._names[seat])

    def ratings_heading(self, seat: int) -> str:
        return self._say.explained_ratings(who=self._names[seat])


def _change(made: int, lost: int) -> str:
    """ "+3 −1"."""
    return f"+{made} {MINUS}{lost}" if lost else f"+{made}"
