"""Whole games by chance against the second reading of the rules (see `oracle`): menus and ratings
before every answer, what an action does, production, the row, and the ends of ages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.checking import Ply
from engine.games.tta import TtaRules
from engine.games.tta.options import AnyOptions
from engine.games.tta.query import ratings
from engine.games.tta.state import State
from engine.selfplay import walk
from tests.games.tta.oracle import Asked, Sheet
from tests.games.tta.oracle_acts import act
from tests.games.tta.oracle_reading import Reading
from tests.games.tta.oracle_worlds import different, facts


@dataclass(frozen=True)
class Game:
    """One game by chance.

    reading: what its edition says. last_age: the last age that has decks. grows_old: whether cards
    leave as ages end; age_end: yellow tokens that are lost then. same_round: whether the round in
    which the last deck runs out is the last one whoever plays. restored_at_start: whether actions
    come back as the own turn begins.
    """

    rules: TtaRules
    options: AnyOptions
    reading: Reading
    players: int
    seed: int
    last_age: int = 3
    grows_old: bool = True
    age_end: int = 2
    same_round: bool = False
    restored_at_start: bool = False

    def walk(self) -> Iterator[Ply[State]]:
        yield from walk(self.rules, self.options, self.players, self.seed)

    def plies(self) -> Iterator[tuple[Ply[State], State, int, State]]:
        """Every answer by a player without pacts, which the second reading does not know."""
        for ply in self.walk():
            s, seat = ply.state, ply.seat
            if not s.players[seat].out and not any(seat in (p.a, p.b) for p in s.pacts):
                yield ply, s, seat, ply.step.state


def engine_ratings(s: State, seat: int) -> tuple[int, ...]:
    asks = ["science", "culture", "strength", "happiness", "discontent", "colonization"]
    return tuple(getattr(ratings, ask)(s, seat) for ask in asks)


def same_actions(game: Game) -> int:
    """Ratings, menus, and what actions do; how many actions there were."""
    actions = 0
    for ply, s, seat, after in game.plies():
        sheet = Sheet(game.reading, s, seat)
        assert engine_ratings(s, seat) == sheet.ratings(), ply.number
        if ply.kind != "actions":
            continue
        (menu,) = (d for d in ply.decisions if d.seat == seat)
        legal = set(sheet.legal())
        if not s.players[seat].turns:  # cards are all that is to be had in the first turn
            legal = {a for a in legal if a.kind in ("take", "end_turn")}
        assert set(menu.every()) == legal, ply.number
        if ply.action.kind != "end_turn" and not hangs_on_pacts(game.reading, ply):
            try:
                act(sheet, ply.action)
            except Asked:
                continue
            assert not different(facts(Sheet(game.reading, after, seat)), facts(sheet)), ply.number
            actions += 1
    return actions


def hangs_on_pacts(reading: Reading, ply: Ply[State]) -> bool:
    """Whether an action reads the strengths of rivals who have pacts with each other."""
    return getattr(ply.action, "card", "") in reading.per_rival and bool(ply.state.pacts)


def goes_on(ply: Ply[State], after: State) -> bool:
    """Whether the turn has gone on to the next player, who has not touched anything yet."""
    passed = after.current != ply.state.current
    kind = after.agenda[-1].kind if after.agenda else ""
    return passed and kind in ("politics", "action_phase")


def disturbed(ply: Ply[State]) -> bool:
    """Whether something comes between two turns: a war that is resolved, the event of a round."""
    s = ply.state
    following = s.order[(s.order.index(ply.seat) + 1) % len(s.order)]
    event = any(news.event.kind == "event_revealed" for news in ply.step.news)
    return event or s.players[following].war is not None


def at_the_end(sheet: Sheet) -> int:
    """Culture that cards of A New Story score as the turn ends."""
    culture = 0
    if sheet.reading.shares_tactics:
        stronger = sum(r.strength() > sheet.strength() for r in sheet.rivals)
        strong = stronger < (1 if len(sheet.rivals) == 1 else 2)
        culture += 3 * (sheet.leader == "genghis_khan" and strong)
        silent = "winston_churchill" not in sheet.used
        culture += 3 * (sheet.leader == "winston_churchill" and silent)
    return culture


def same_ends_of_turns(game: Game) -> int:
    """What is there when the next player begins; how many turns were compared."""
    turns = 0
    for ply, s, seat, after in game.plies():
        ended = ply.action.kind == "end_turn" and goes_on(ply, after)
        if not ended or disturbed(ply) or after.age != s.age:
            continue
        sheet, found = Sheet(game.reading, s, seat), Sheet(game.reading, after, seat)
        sheet.produce()
        sheet.culture += at_the_end(sheet)
        same_actions_left(game, sheet, found, after)
        assert (found.science, found.culture) == (sheet.science, sheet.culture), ply.number
        for good in ("food", "resources"):
            assert found.stock(good) == sheet.stock(good), ply.number
        assert found.bank == sheet.bank, ply.number
        turns += 1
    return turns


def same_actions_left(game: Game, sheet: Sheet, found: Sheet, after: State) -> None:
    """Actions come back at once, or as the next own turn begins."""
    if not game.restored_at_start:
        assert (found.ca, found.ma) == (sheet.ca_total, sheet.ma_total)
        return
    assert (found.ca, found.ma) == (sheet.ca, min(sheet.ma, sheet.ma_total))
    assert (found.purse, found.ma_extra) == (0, 0)
    following = after.players[after.current]
    if following.turns:
        assert following.ma == following.ma_total
        assert following.ca <= following.ca_total, "fewer after a Rebellion"


def replenished(s: State) -> tuple[list[str], list[str]]:
    """What a replenishing makes of the row as far as the present deck goes, and the rest of it."""
    left = sum(not civ.out for civ in s.players)
    kept = [c for c in s.row[{2: 3, 3: 2, 4: 1}[left] :] if c]
    deck = list(reversed(s.civil_deck.cards))
    missing = len(s.row) - len(kept)
    return kept + deck[:missing], deck[missing:]


def same_rows(game: Game) -> set[int]:
    """The row after each turn, and what ages take as they end; the ages that have ended."""
    ages, cards, last = set(), game.reading.cards, game.last_age
    for ply in game.walk():
        s, after = ply.state, ply.step.state
        if not goes_on(ply, after):
            continue
        if after.round == 1:
            assert after.row == s.row
            continue
        row, deck = replenished(s)
        dealt = after.row[len(row) :]
        assert after.row[: len(row)] == row, ply.number
        fresh = after.age if after.age <= last else None
        assert all(cards[c].level == fresh if fresh else not c for c in dealt)
        ends = s.age == 0 or (s.age <= last and not deck)
        assert after.age == s.age + ends, ply.number
        if ends:
            ages.add(s.age)
            grown_old(game, s, after, disturbed(ply))
    return ages


def grown_old(game: Game, s: State, after: State, disturbed: bool) -> None:
    """What the end of an age has taken from everybody."""
    cards = game.reading.cards

    def stays(card: str | None) -> bool:
        return card is not None and (cards[card].level >= s.age or not game.grows_old)

    for old, new in zip(s.players, after.players, strict=True):
        assert new.civil.cards == [c for c in old.civil.cards if stays(c)]
        assert all(stays(c) for c in new.military.cards)
        assert new.leader == (old.leader if stays(old.leader) else None)
        assert new.wonder == (old.wonder if stays(old.wonder) else None)
        if not disturbed:
            lost = game.age_end if s.age else 0
            assert new.yellow_bank == max(0, old.yellow_bank - lost)
    assert after.pacts == [p for p in s.pacts if stays(p.card)]
    if s.age == game.last_age:
        late = after.current != s.start and not game.same_round
        assert after.last_round == after.round + late
