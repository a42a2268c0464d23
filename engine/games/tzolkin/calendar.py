"""What happens when all have had their turn: Food Day, rewards, the calendar (TZ-10, TZ-11)."""

from __future__ import annotations

from engine.core import Turn
from engine.games.tzolkin import feeding, gears, purse, temples
from engine.games.tzolkin.components import BOX, TEMPLES, FoodDay
from engine.games.tzolkin.events import (
    AgeBegan,
    CalendarAdvanced,
    CalendarCorn,
    Fed,
    FirstPlayer,
    FoodDayBegan,
    Rewarded,
    SkullsShort,
    TempleScored,
    WorkersFell,
)
from engine.games.tzolkin.goods import TEMPLE_IDS, Goods, TempleId
from engine.games.tzolkin.state import Tzolkin


def next_food_day(state: Tzolkin) -> FoodDay | None:
    """The Food Day to come; None after the last one."""
    days = BOX.calendar.food_days
    return days[state.held] if state.held < len(days) else None


def is_food_day(state: Tzolkin, day: int) -> bool:
    """Whether the round of a day ends with a Food Day: one was reached or jumped over (TZ-3)."""
    coming = next_food_day(state)
    return coming is not None and day >= coming.day


def is_last_round(state: Tzolkin) -> bool:
    """Whether this round ends with the last Food Day, so that no other comes (TZ-3.5)."""
    return state.held == len(BOX.calendar.food_days) - 1 and is_food_day(state, state.day)


def hold_food_day(t: Turn[Tzolkin]) -> None:
    """Feeding, the change of ages, rewards (TZ-10)."""
    state = t.state
    coming = next_food_day(state)
    assert coming is not None
    number = state.held + 1
    t.emit(FoodDayBegan(number, coming.kind == "end_of_age"))
    for seat in state.still_in():
        _feed(t, seat)
    state.held = number
    if coming.kind == "mid_age":
        _reward(t)
        return
    if state.held < len(BOX.calendar.food_days):
        _change_age(t)
    for temple in TEMPLE_IDS:
        _score_temple(t, temple, coming.age)


def _feed(t: Turn[Tzolkin], seat: int) -> None:
    corn, hungry = feeding.fed(t.state, seat)
    points = -hungry * BOX.food.penalty
    purse.take(t.state, seat, Goods(corn=corn))
    t.state.players[seat].score("hunger", points)
    t.emit(Fed(seat, corn, hungry, points))


def _change_age(t: Turn[Tzolkin]) -> None:
    """The buildings of the first age leave the game, those of the second come (TZ-7.2)."""
    state = t.state
    state.decks[1].cards.clear()
    deck = state.decks[2].cards
    state.display = [deck.pop() for _ in range(BOX.display)]
    t.reveal()
    t.emit(AgeBegan(2, tuple(tile for tile in state.display if tile)))


def _reward(t: Turn[Tzolkin]) -> None:
    """Goods of one's step and all lower ones; skulls only if there are enough for all."""
    state = t.state
    due = {
        (seat, temple): TEMPLES[temple].rewards(state.players[seat].temples[temple])
        for seat in state.still_in()
        for temple in TEMPLE_IDS
    }
    skulls = sum(goods.skull for goods in due.values())
    short = skulls > state.skulls
    if short:
        t.emit(SkullsShort(skulls, state.skulls))
    for (seat, temple), goods in due.items():
        skull = 0 if short else goods.skull
        got = purse.put(state, seat, Goods(goods.corn, goods.wood, goods.stone, goods.gold, skull))
        if got.total:
            t.emit(Rewarded(seat, temple, got))


def _score_temple(t: Turn[Tzolkin], temple: TempleId, age: int) -> None:
    """Points of one's step, and the bonus of the highest, halved where several share it."""
    state = t.state
    steps = {seat: state.players[seat].temples[temple] for seat in state.still_in()}
    highest = max(steps.values())
    leaders = [seat for seat, step in steps.items() if step == highest]
    bonus = TEMPLES[temple].highest[age - 1]
    each = bonus if len(leaders) == 1 else bonus // 2
    for seat, step in steps.items():
        extra = each if seat in leaders else 0
        points = temples.points(temple, step) + extra
        state.players[seat].score("temples", points)
        t.emit(TempleScored(seat, temple, points, extra))


def pay_claimant(t: Turn[Tzolkin]) -> None:
    """Corn on the calendar goes to the player who claimed in the turn that ends (TZ-11.1)."""
    state = t.state
    if state.claimant == state.mover and state.teeth:
        state.active.purse.corn += state.teeth
        t.emit(CalendarCorn(state.mover, state.teeth))
        state.teeth = 0


def may_advance_twice(state: Tzolkin) -> bool:
    """Whether the calendar may go two days: the claimant's board is light, and nobody would fall
    because of the second day (TZ-11.3)."""
    if state.claimant is None or not state.players[state.claimant].light:
        return False
    last = BOX.calendar.food_days[-1].day
    if state.day + 1 >= last and not BOX.readings.double_advance_before_last_round:
        return False
    return not gears.would_push_off(state)


def food_sooner(state: Tzolkin) -> bool:
    """Whether two days would bring the Food Day a round sooner than one."""
    calendar = BOX.calendar
    after = is_food_day(state, state.day + calendar.double_days)
    return after and not is_food_day(state, state.day + calendar.days)


def first_after(state: Tzolkin) -> int:
    """Who has the start player marker once the calendar has moved (TZ-11.1.2)."""
    if state.claimant is None:
        return state.first
    return first_if_claimed(state, state.claimant)


def first_if_claimed(state: Tzolkin, seat: int) -> int:
    """Who gets the marker when this seat claims: the seat itself, or its left neighbour if it has
    the marker."""
    return seat if seat != state.first else left_of(state, seat)


def advance(t: Turn[Tzolkin], days: int) -> None:
    """The calendar moves on, by two days only where `may_advance_twice` (TZ-11.2)."""
    state = t.state
    laid, by = 0, None
    if state.claimant is None:
        laid = BOX.calendar.idle_corn
        state.teeth += laid
    else:
        by = state.claimant if days > BOX.calendar.days else None
        _leave_start(t)
    fallen = [worker for _ in range(days) for worker in gears.advance_one_day(state)]
    t.emit(CalendarAdvanced(state.day, days, laid, by))
    for seat in range(len(state.players)):
        spaces = tuple(name for who, name in fallen if who == seat)
        if spaces:
            t.emit(WorkersFell(seat, spaces))
    if by is not None:
        state.players[by].light = False


def _leave_start(t: Turn[Tzolkin]) -> None:
    """The worker goes home and the marker changes hands (TZ-11.1)."""
    state = t.state
    assert state.claimant is not None
    state.first = first_after(state)
    state.players[state.claimant].hand += 1
    state.claimant = None
    t.emit(FirstPlayer(state.first))


def left_of(state: Tzolkin, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    seats = len(state.players)
    after = ((seat + n) % seats for n in range(1, seats + 1))
    return next(s for s in after if not state.players[s].resigned)
