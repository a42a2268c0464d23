"""/play and /plan where what is typed is not possible: the reason, and nothing unlike it."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.panel import panel, typed
from bot.panel.typed import Candidate, Impossible
from bot.panel.typed_line import NAMING
from bot.widgets import cardfile, spelling
from bot.widgets.words import Speech
from engine.games.tta.cards.table import card_table
from tables.model.table import Position
from tests.bot.simulated import World
from tests.bot.test_ui_play import TTA, now, play, said, seq, suggested, world

__all__ = ["now", "world"]


async def choices(
    world: World, actor: MemberActor
) -> tuple[tuple[Candidate, ...], tuple[Impossible, ...]]:
    """What somebody may choose now, and the near misses."""
    here: Position = await world.service.views.position((await world.table()).id, actor.id)
    texts = Speech(here.table).plain
    listed = typed.candidates(panel.menus_of(here), texts, here.view)
    return listed, typed.misses(here.decisions, texts, here.view)


async def test_a_card_that_is_not_there_is_named_and_nothing_else_is_offered(
    world: World, now: MemberActor
) -> None:
    before = await seq(world)
    listed, missed = await choices(world, now)
    every: list[Candidate | Impossible] = [*listed, *missed]
    known = {w for c in every for w in spelling.plain(c.label).split()}
    shelf = cardfile.shelf(TTA)
    absent = next(
        card.label
        for card in shelf
        if len(cardfile.beginning([spelling.plain(card.label)[:5]], shelf)) == 1
        and len(word := spelling.plain(card.label).split()[0]) > 6
        and not any(w[:3] == word[:3] for w in known)
    )
    begun = f"take {absent[:5].lower()}"
    text = await play(world, now, begun)
    assert f"“{begun}” is not possible now. None of your choices has " in text
    assert absent in text
    assert "Did you mean" not in text
    assert await suggested(world, now, begun) == []
    assert await seq(world) == before


def _long(label: str) -> list[str]:
    """The words of a name that say what is meant."""
    return [word for word in spelling.plain(label).split() if len(word) >= NAMING]


async def test_a_leader_or_wonder_that_a_rival_has_is_theirs(
    world: World, now: MemberActor
) -> None:
    listed, _ = await choices(world, now)
    shelf = cardfile.shelf(TTA)
    label = next(
        card.label
        for c in listed
        for card in shelf
        if card.card == getattr(c.action, "card", "")
        and card_table("new_story")[card.card].kind in ("leader", "wonder")
        and len(cardfile.beginning(_long(card.label), shelf)) == 1
    )
    label = spelling.without_brackets(label).strip()
    assert "Played: Take: " in await play(world, now, f"take {label}; end")
    (other,) = await world.asked()
    text = await play(world, other, f"take {label.lower()}")
    assert f"is not possible now. {now.user.global_name} has {label}." in text


async def test_a_slip_in_what_is_refused_gets_its_reason(world: World, now: MemberActor) -> None:
    before = await seq(world)
    listed, missed = await choices(world, now)
    offered = " ".join(c.words for c in listed)
    name = next(
        word
        for miss in missed
        for word in spelling.plain(miss.label).split()[1:2]
        if len(word) > 7 and word not in offered
    )
    slip = f"take {name[:4]}{name[5:]}"
    text = await play(world, now, slip)
    assert f"I stopped at “{slip}” (Take: " in text
    assert await seq(world) == before


@pytest.mark.parametrize("line", ["take 1", "zzz"])
async def test_who_waits_reads_for_whom_and_what_for(
    world: World, now: MemberActor, line: str
) -> None:
    (other,) = [a for a in (world["Ann"], world["Bob"]) if a is not now]
    text = await play(world, other, line)
    assert f"Waiting for {now.user.global_name} to take actions" in text
    status = said(await other.slash(world.channel, "turns"))
    assert "somebody else" not in status
    elsewhere = said(await other.user.slash("turns"))
    assert f"waits for <@{now.id}>" in elsewhere
