"""What the actions of the action phase do, said once more (see `oracle`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.core import Action
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    CopyTactic,
    Destroy,
    Develop,
    Disband,
    Order,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    Take,
    Upgrade,
    UseAbility,
)
from tests.games.tta.oracle import UNITS, Asked, Sheet


def act(sheet: Sheet, action: Action) -> None:
    """Carry out one legal action on a sheet."""
    ACTS[action.kind](sheet, action)


def spend(sheet: Sheet, count: int) -> None:
    """Pay civil actions; Hammurabi's military one when it is announced or needed."""
    if count and sheet.stand_in() and ("hammurabi:now" in sheet.used or count > sheet.ca):
        sheet.ma -= 1
        sheet.used.append("hammurabi")
        count -= 1
    sheet.ca -= count


def settle(sheet: Sheet, civil: bool = True, military: bool = True) -> None:
    """Totals by the symbols in play. civil, military: whether what is added is available."""
    total = sheet.symbols("civil_actions")
    if civil and total > sheet.ca_total:
        sheet.ca += total - sheet.ca_total
    sheet.ca, sheet.ca_total = min(sheet.ca, total), total
    total = sheet.symbols("military_actions")
    if military and total > sheet.ma_total:
        sheet.ma += total - sheet.ma_total
    sheet.ma, sheet.ma_total = min(sheet.ma, total + sheet.ma_extra), total


def tokens_of(sheet: Sheet) -> int:
    return sheet.symbols("blue_tokens")


def settle_tokens(sheet: Sheet, before: int) -> None:
    sheet.bank += tokens_of(sheet) - before
    if sheet.bank < 0:
        raise Asked


def back(sheet: Sheet) -> None:
    """Take back one spent civil action."""
    sheet.ca += sheet.ca < sheet.ca_total


def take(sheet: Sheet, action: Take) -> None:
    card = sheet.row[action.slot]
    spend(sheet, sheet.take_cost(action.slot))
    sheet.row[action.slot] = ""
    if sheet.cards[card].kind == "wonder":
        sheet.wonder, sheet.stages = card, 0
        return
    sheet.hand.append(card)
    if sheet.cards[card].kind == "leader":
        sheet.leader_ages.append(sheet.cards[card].level)
    if sheet.cards[card].kind == "action":
        sheet.fresh.append(card)
    if sheet.leader == "aristotle" and sheet.cards[card].science_cost:
        sheet.science += 1


def populate(sheet: Sheet, less: int = 0) -> None:
    price = sheet.population_price(less)
    assert price is not None
    sheet.lose("food", price)
    sheet.yellow_bank -= 1
    sheet.idle += 1


def pay(sheet: Sheet, price: int, unit: bool) -> None:
    """Pay resources; what is for units only goes first."""
    if unit:
        if price and sheet.leader == "homer" and "homer" not in sheet.used:
            sheet.used.append("homer")
            price -= 1
        purse = min(price, sheet.purse)
        sheet.purse -= purse
        price -= purse
    if price:
        sheet.lose("resources", price)


def build(sheet: Sheet, card: str, less: int = 0) -> None:
    pay(sheet, max(0, sheet.cost(card) - less), sheet.cards[card].kind in UNITS)
    sheet.idle -= 1
    sheet.workers[card] += 1


def upgrade(sheet: Sheet, old: str, new: str, less: int = 0) -> None:
    price = max(0, sheet.step_cost(old, new) - less)
    pay(sheet, price, sheet.cards[new].kind in UNITS)
    sheet.workers[old] -= 1
    sheet.workers[new] += 1


def build_stages(sheet: Sheet, count: int, less: int = 0) -> None:
    assert sheet.wonder is not None
    costs = sheet.cards[sheet.wonder].stages
    done = sheet.stages
    price = max(0, sum(costs[done : done + count]) - less)
    if price:
        sheet.lose("resources", price)
    if sheet.bank < count:
        raise Asked
    sheet.bank -= count
    sheet.stages += count
    if sheet.stages == len(costs):
        complete(sheet)


def complete(sheet: Sheet) -> None:
    before = tokens_of(sheet)
    wonder = sheet.wonder
    assert wonder is not None
    sheet.bank += sheet.stages
    sheet.wonders.append(wonder)
    sheet.wonder, sheet.stages = None, 0
    settle(sheet)
    settle_tokens(sheet, before)
    sheet.culture += scored(sheet, wonder)


def scored(sheet: Sheet, wonder: str) -> int:
    """Culture for completing a wonder of age III."""
    if wonder == "fast_food_chains":
        return sum(2 if sheet.cards[c].kind in ("farm", "mine") else 1 for c in everybody(sheet))
    if wonder == "first_space_flight":
        technologies = [*sheet.workers, *sheet.specials, sheet.government]
        return sum(sheet.cards[c].level for c in technologies)
    if wonder in sheet.reading.scored:
        return sheet.reading.scored[wonder](sheet)
    return 0


def everybody(sheet: Sheet) -> list[str]:
    return [c for c, n in sheet.workers.items() for _ in range(n)]


def play_leader(sheet: Sheet, action: PlayLeader) -> None:
    spend(sheet, 1)
    before = tokens_of(sheet)
    sheet.hand.remove(action.card)
    old, sheet.leader = sheet.leader, action.card
    if old is None:
        settle(sheet)
        return
    sheet.replaced_leader = True
    if action.under is not None:
        sheet.memorial = action.under
    settle(sheet)
    settle_tokens(sheet, before)
    if old == "bill_gates":
        sheet.culture += sum(sheet.cards[c].level for c in sheet.standing("lab"))
    if action.under is None and sheet.reading.refund:
        back(sheet)


def develop(sheet: Sheet, action: Develop) -> None:
    card, figures = action.card, sheet.cards[action.card]
    robespierre = action.revolution and sheet.leader == "maximilien_robespierre"
    if robespierre:
        sheet.ma -= sheet.ma_total
    elif action.revolution:
        spend(sheet, sheet.ca_total)
    price = sheet.science_cost(card, action.revolution)
    if figures.kind in UNITS:
        purse = min(price, sheet.purse_science)
        sheet.purse_science -= purse
        price -= purse
    sheet.science -= price
    sheet.hand.remove(card)
    before = tokens_of(sheet)
    spent = (sheet.ca_total - sheet.ca, sheet.ma_total + sheet.ma_extra - sheet.ma)
    if figures.kind == "government":
        sheet.government = card
    elif figures.special:
        same = [c for c in sheet.specials if sheet.cards[c].special == figures.special]
        stays = card
        if sheet.reading.keeps_higher:
            stays = max([*same, card], key=lambda c: sheet.cards[c].level)
        sheet.specials = [c for c in sheet.specials if c not in same] + [stays]
    else:
        sheet.workers[card] = 0
    settle(sheet, robespierre or not action.revolution, not robespierre)
    if figures.kind == "government" and sheet.reading.keeps_spent:
        stay_spent(sheet, *spent)
    settle_tokens(sheet, before)
    if sheet.leader == "leonardo_da_vinci":
        sheet.gain("resources", 1)
    if sheet.leader == "isaac_newton":
        back(sheet)
    if sheet.leader == "albert_einstein":
        sheet.culture += 3
    if robespierre:
        sheet.culture += sheet.reading.revolution_culture


def stay_spent(sheet: Sheet, civil: int, military: int) -> None:
    """As many actions are spent under a new government as before, all that there are at most."""
    sheet.ca = min(sheet.ca, max(0, sheet.ca_total - civil))
    sheet.ma = min(sheet.ma, max(0, sheet.ma_total + sheet.ma_extra - military))


def learn(sheet: Sheet, action: Develop) -> None:
    """Develop with the action phase's own civil action, which a revolution does not cost."""
    if not action.revolution:
        spend(sheet, 1)
    develop(sheet, action)


def order(sheet: Sheet, then: Order | None, less: int) -> None:
    if isinstance(then, Populate):
        populate(sheet, less)
    elif isinstance(then, Build):
        build(sheet, then.card, less)
    elif isinstance(then, Upgrade):
        upgrade(sheet, then.source, then.target, less)
    elif isinstance(then, BuildStages):
        build_stages(sheet, then.count, less)
    else:
        assert isinstance(then, Develop)
        develop(sheet, then)


def play_card(sheet: Sheet, action: PlayCard) -> None:
    card, then = action.card, action.then
    reading = sheet.reading
    if then is None or not sheet.pays_for_card(then):
        spend(sheet, 1)
    sheet.hand.remove(card)
    if card in reading.either:
        assert isinstance(then, Choose)
        sheet.gain(then.option, reading.either[card])
    elif card in reading.orders:
        _, _, less, afterwards = reading.orders[card]
        order(sheet, then, less)
        give(sheet, afterwards)
    elif card in reading.per_rival:
        each = reading.per_rival[card][1 + len(sheet.rivals)]
        if card == "endowment_for_the_arts":
            give(sheet, {"culture": each * sum(r.culture > sheet.culture for r in sheet.rivals)})
        else:
            own = sheet.strength()
            give(sheet, {"purse": each * sum(r.strength() > own for r in sheet.rivals)})
    else:
        give(sheet, reading.gifts[card])


def give(sheet: Sheet, goods: Mapping[str, int]) -> None:
    for good, n in goods.items():
        if good in ("food", "resources"):
            sheet.gain(good, n)
        elif good == "science":
            sheet.learn(n)
        else:
            setattr(sheet, good, getattr(sheet, good) + n)
            sheet.ma_extra += n if good == "ma" else 0


def use(sheet: Sheet, action: UseAbility) -> None:
    sheet.reading.uses[action.card](sheet, action)


Worker = TypeVar("Worker", bound=Build | Upgrade | Destroy | Disband)
A = TypeVar("A", bound=Action)


def with_worker(change: Callable[[Sheet, Worker], None]) -> Callable[[Sheet, Worker], None]:
    """An action that costs a military action for units and else a civil one."""

    def done(sheet: Sheet, action: Worker) -> None:
        card = action.target if isinstance(action, Upgrade) else action.card
        if sheet.cards[card].kind in UNITS:
            sheet.ma -= 1
        else:
            spend(sheet, 1)
        change(sheet, action)

    return done


def free(sheet: Sheet, action: Destroy | Disband) -> None:
    sheet.workers[action.card] -= 1
    sheet.idle += 1


def adopt(sheet: Sheet, action: PlayTactic | CopyTactic) -> None:
    sheet.ma -= 1 if action.kind == "play_tactic" else 2
    sheet.tactic = action.card
    sheet.exclusive = action.kind == "play_tactic"
    sheet.tactic_done = True
    if sheet.exclusive:
        sheet.military_hand.remove(action.card)


def paid(change: Callable[[Sheet, A], None]) -> Callable[[Sheet, A], None]:
    """An action that costs one civil action."""

    def done(sheet: Sheet, action: A) -> None:
        spend(sheet, 1)
        change(sheet, action)

    return done


ACTS: dict[str, Callable[[Sheet, Any], None]] = {
    "take": take,
    "populate": paid(lambda sheet, action: populate(sheet)),
    "build": with_worker(lambda sheet, action: build(sheet, action.card)),
    "upgrade": with_worker(lambda sheet, action: upgrade(sheet, action.source, action.target)),
    "destroy": with_worker(free),
    "disband": with_worker(free),
    "play_leader": play_leader,
    "build_stages": paid(lambda sheet, action: build_stages(sheet, action.count)),
    "develop": learn,
    "play_card": play_card,
    "use_ability": use,
    "play_tactic": adopt,
    "copy_tactic": adopt,
}
