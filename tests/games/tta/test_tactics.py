"""Every tactic played from the hand, and armies against trying out every grouping (NS-9.5)."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import PlayTactic
from engine.games.tta.editions import rules_of
from engine.games.tta.options import TtaOptions
from engine.games.tta.query.armies import best_armies

UNITS = {
    0: {"infantry": "warriors"},
    1: {"infantry": "swordsmen", "cavalry": "knights"},
    2: {"infantry": "riflemen", "cavalry": "cavalrymen", "artillery": "cannon"},
    3: {"infantry": "modern_infantry", "cavalry": "tanks", "artillery": "rockets"},
}

TACTICS = {
    # infantry, cavalry, artillery of an army; its strength; units that are too old; strength then
    "fighting_band": ((2, 0, 0), 1, None, None),
    "heavy_cavalry": ((0, 3, 0), 4, None, None),
    "legion": ((3, 0, 0), 2, None, None),
    "medieval_army": ((1, 1, 0), 2, None, None),
    "phalanx": ((2, 1, 0), 3, None, None),
    "classic_army": ((2, 2, 0), 8, {"warriors": 1, "swordsmen": 1, "knights": 2}, 4),
    "conquistadors": ((1, 2, 0), 5, {"warriors": 1, "knights": 2}, 3),
    "defensive_army": ((2, 0, 1), 6, {"warriors": 1, "riflemen": 1, "cannon": 1}, 3),
    "fortifications": ((0, 0, 2), 5, None, None),
    "mobile_artillery": ((0, 1, 1), 5, None, None),
    "napoleonic_army": ((1, 1, 1), 7, {"warriors": 1, "knights": 1, "cannon": 1}, 4),
    "entrenchments": ((1, 0, 2), 9, {"swordsmen": 1, "rockets": 2}, 5),
    "mechanized_army": ((0, 1, 2), 10, {"knights": 1, "rockets": 2}, 5),
    "modern_army": ((2, 1, 1), 13, {"swordsmen": 1, "riflemen": 1, "tanks": 1, "cannon": 1}, 7),
    "shock_troops": ((1, 3, 0), 11, {"riflemen": 1, "tanks": 2, "knights": 1}, 6),
}


def units_of(army, armies=1):
    """Units of age III for whole armies."""
    kinds = ("infantry", "cavalry", "artillery")
    return {UNITS[3][k]: n * armies for k, n in zip(kinds, army, strict=True) if n}


@pytest.mark.rule("NS-5.18", "NS-9.5", "NSC-97")
@pytest.mark.parametrize("tactic", TACTICS)
def test_playing_every_tactic(table, tactic):
    army, strength, old, lower = TACTICS[tactic]
    t = table(age=3)
    t.seat(0, only_workers=units_of(army), military=[tactic])
    without = t.strength(0)
    t.act(0, PlayTactic(tactic))
    assert (t.strength(0), t.civ(0).ma, t.civ(0).exclusive) == (without + strength, 1, True)
    t.civ(0).workers = units_of(army, 3)
    assert t.armies(0) == 3 * strength
    t.civ(0).workers["air_forces"] = 2
    assert t.armies(0) == 5 * strength
    for unit in units_of(army):
        t.civ(0).workers = {**units_of(army), unit: units_of(army)[unit] - 1}
        assert t.armies(0) == 0
    if old is not None:
        t.civ(0).workers = {**old, "air_forces": 1}
        assert t.armies(0) == 2 * lower


@pytest.mark.rule("NS-9.5")
def test_the_tactics_are_all_here(table):
    t = table()
    assert set(TACTICS) == {c.id for c in rules_of(t.s).table.of_kind("tactic")}


@pytest.mark.rule("NS-9.5", "NS-12.2", "NSC-93", "NSC-94")
@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("tactic", ["conquistadors", "classic_army", "napoleonic_army", "phalanx"])
def test_armies_are_the_best_there_are(tactic, mixed):
    cards = rules_of(RULES.setup(TtaOptions(), 2, 1).state).cards
    army = cards[tactic].tactic
    names = ("warriors", "swordsmen", "knights", "cannon")
    kinds = [cards[n].kind for n in names]
    old = [army.obsolete is not None and cards[n].level <= cards[tactic].level - 2 for n in names]

    def single_armies():
        """Units that make one army, and its strength."""
        for taken in product(range(5), repeat=len(names)):
            by = dict.fromkeys(("infantry", "cavalry", "artillery"), 0)
            for k, n in zip(kinds, taken, strict=True):
                by[k] += n
            exact = (by["infantry"], by["cavalry"]) == (army.infantry, army.cavalry)
            people = by["infantry"] + by["cavalry"] == army.infantry + army.cavalry
            stand_in = mixed and people and by["infantry"] >= army.infantry
            if (exact or stand_in) and by["artillery"] == army.artillery:
                aged = any(n and o for n, o in zip(taken, old, strict=True))
                yield taken, army.obsolete if aged else army.strength

    shapes = list(single_armies())

    @cache
    def every(units):
        """All lists of army strengths that these units can form, sorted."""
        found = {()}
        for shape, strength in shapes:
            rest = tuple(a - b for a, b in zip(units, shape, strict=True))
            if min(rest) >= 0:
                found |= {tuple(sorted((strength, *more), reverse=True)) for more in every(rest)}
        return found

    for units in product(range(4), range(3), range(4), range(3)):
        for planes in (0, 1):
            wanted = max(sum(s) + sum(s[:planes]) for s in every(units))
            given = dict(zip(names, units, strict=True)) | {"air_forces": planes}
            assert best_armies(cards, tactic, given, mixed=mixed) == wanted, given
