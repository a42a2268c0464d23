"""Choices that can be made and bring nothing say so."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.belfort.actions import Activate, Hire, Place
from render.text.belfort import TEXTS
from tests.games.belfort.table import BLUE, RED, Table

NAMES = ("Ann", "Boris", "Cleo", "Dora")


def told(table: Table, action: Any) -> str:
    """The second line of a choice, as red reads it."""
    return TEXTS(NAMES).detail(table.view(RED), action) or ""


NOBODY = "Nobody joins: you have no workers of this kind in reserve."


@pytest.mark.rule("BF-7.4", "BF-6.1.1")
def test_the_desk_warns_of_an_empty_reserve() -> None:
    table = Table().workers(RED, elf=6, master_elf=1, dwarf=5).goods(RED, gold=9).placement()
    for kind in ("elf", "master_elf"):
        assert NOBODY in told(table, Place("recruiters_desk", kind))
    assert NOBODY not in told(table, Place("recruiters_desk", "dwarf"))


@pytest.mark.rule("BF-7.4")
@pytest.mark.parametrize(("left", "warned"), [(1, True), (2, False)])
def test_workers_on_the_desk_take_from_the_reserve(left: int, warned: bool) -> None:
    """With five players one player can have several planks."""
    table = Table(5).workers(RED, elf=7 - left, dwarf=3).on(RED, desk="elf").placement()
    assert (NOBODY in told(table, Place("recruiters_desk", "elf"))) is warned
    table = Table(5).workers(BLUE, elf=6, dwarf=3).on(BLUE, desk="elf").placement()
    assert NOBODY not in told(table, Place("recruiters_desk", "elf"))


IN_VAIN = "This does nothing now"


@pytest.mark.rule("BF-12.12", "BF-12.9")
@pytest.mark.parametrize("card", ["inn", "tower", "library"])
def test_planks_without_effect(card: str) -> None:
    plank = f"{card}_1"
    full = Table().workers(RED, elf=7, dwarf=7).built(RED, f"{card}+1").goods(RED, gold=9)
    full.no_cards().on(RED, **{plank: "elf"}).turn(RED)
    some = Table().built(RED, f"{card}+1", "bank").goods(RED, gold=9)
    some.on(RED, **{plank: "elf"}).turn(RED)
    for action in (Place(plank, "elf"), Activate(plank)):
        assert IN_VAIN in told(full, action)
        assert IN_VAIN not in told(some, action)


@pytest.mark.rule("BF-14.4", "BF-14.2")
@pytest.mark.parametrize("guild", ["recruiters", "librarians"])
def test_guilds_without_effect(guild: str) -> None:
    full = Table().guilds(guild).workers(RED, elf=7, dwarf=7).no_cards()
    full.on(RED, guild_d1="elf").turn(RED)
    assert IN_VAIN in told(full, Activate("guild_d1"))
    some = Table().guilds(guild).on(RED, guild_d1="elf").turn(RED)
    assert IN_VAIN not in told(some, Activate("guild_d1"))


@pytest.mark.rule("BF-12.11", "BF-12.8")
def test_gnomes_without_effect() -> None:
    table = Table().workers(RED, master_dwarf=3).built(RED, "pub", "gatehouse", "bank").rich(RED)
    table.turn(RED)
    assert IN_VAIN in told(table, Hire("pub_1"))
    assert IN_VAIN in told(table, Hire("gatehouse_1"))
    assert IN_VAIN not in told(table, Hire("bank_1"))
    table = Table().built(RED, "pub", "gatehouse").marks(RED, "gatehouse_d1_d2_in_d2").rich(RED)
    table.turn(RED)
    assert IN_VAIN not in told(table, Hire("pub_1"))
    assert IN_VAIN not in told(table, Hire("gatehouse_1"))
