"""Through the Ages for end-to-end tests: positions to begin at, and somebody who types whole turns.

Positions are found by seeded random play, so they are reached by nothing but legal actions.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.panel import typed
from bot.panel.entries import entries_of
from engine import registry
from engine.core import Action, Decision, Rng
from render.registry import presentation
from tests.bot.simulated import World
from tests.witnesses import lost

GAME = "tta-new-story"
OPTIONS: Mapping[str, Any] = {"order": "fixed"}
MOST_MOVES = 700
GAMES = 1_000
"""So many are looked through for a question that is wanted."""
SHORT = {"populate": "pop", "end_turn": "end", "pass_politics": "no political"}
"""What people type for actions that have no object."""

Wanted = Callable[[Any, Decision], bool]
Moves = tuple[tuple[int, Action], ...]


def random_answer(decision: Decision, chance: Rng) -> Action:
    """An answer by chance, each menu equally likely, never one that gives up."""
    menus = [m for m in decision.menus if not m.confirm]
    return chance.choice(tuple(menus)).sample(chance)


@cache
def way_to(
    seats: int, wanted: Wanted, *, first_seed: int = 1, game: str = GAME
) -> tuple[int, Moves]:
    """A seed, and actions from the start to the first question that is wanted."""
    rules = registry.rules(game)
    seeds = range(first_seed, first_seed + GAMES)
    for seed in seeds:
        step = rules.setup(rules.options(**OPTIONS), seats, seed)
        chance = Rng(seed)
        moves: list[tuple[int, Action]] = []
        while step.decisions and len(moves) < MOST_MOVES:
            [decision] = step.decisions
            if wanted(step.state, decision):
                return seed, tuple(moves)
            action = random_answer(decision, chance)
            moves.append((decision.seat, action))
            step = rules.apply(step.state, decision.seat, action, step.decisions)
    raise lost(f"a question that {wanted.__qualname__} wants", f"{game}, {seats} players, {seeds}")


def a(kind: str, *, menu: str = "") -> Wanted:
    """Questions of a kind (with a menu) to a player who is not on turn."""
    return _asked_off_turn(kind, menu)


@cache
def _asked_off_turn(kind: str, menu: str) -> Wanted:
    def wanted(state: Any, decision: Decision) -> bool:
        verbs = {m.verb for m in decision.menus}
        return (
            decision.kind == kind and decision.seat != state.current and (not menu or menu in verbs)
        )

    return wanted


async def brought_to(
    world: World,
    monkeypatch: Any,
    *names: str,
    wanted: Wanted,
    options: Mapping[str, Any] = {},
    game: str = GAME,
) -> Decision:
    """A table of the named people that has come to a wanted question; that question, in public."""
    seed, moves = way_to(len(names), wanted, game=game)
    monkeypatch.setattr("tables.service.secrets.randbits", lambda bits: seed)
    await world.start(*names, game=game, options={**OPTIONS, **options})
    await world.quickly(moves)
    table = await world.table()
    [decision] = (await world.service.views.position(table.id, None)).waiting
    return decision


async def state_of(world: World) -> Any:
    """The state of the newest table, with the draft of whoever is acting."""
    repository = world.service.repository
    table = await world.table()
    loaded = await repository.load(table.id)
    return (await repository.steps.head(loaded, registry.rules(loaded.table.game))).state


def letters(world: World, actor: MemberActor) -> list[ResponseMessage]:
    """What the bot has written to somebody, oldest first."""
    dm = world.env.backend.get_dm_channel(actor.id)
    stored = world.env.backend.messages.get(dm.id, {})
    found = [ResponseMessage(world.env, m) for m in sorted(stored.values(), key=lambda m: m.id)]
    return [m for m in found if not m.ephemeral]


@dataclass
class OneLiner:
    """Plans a turn in their head, then types it as one line of short phrases.

    After each line the table must stand exactly where the plan led.
    """

    world: World
    actor: MemberActor
    rng: random.Random
    lines: list[str] = field(default_factory=list)

    async def turn(self) -> None:
        """Everything until somebody else is asked, in one line."""
        line, planned = await self._plan()
        self.lines.append(line)
        answer = await self.actor.slash(self.world.channel, "play", text=line)
        assert answer.ephemeral
        assert await state_of(self.world) == planned, f"{line!r} did something else"

    async def _plan(self) -> tuple[str, Any]:
        table = await self.world.table()
        rules = registry.rules(table.game)
        state = await state_of(self.world)
        decisions = rules.decisions(state)
        seat = decisions[0].seat
        assert table.seats[seat].user_id == self.actor.id
        texts = presentation(table.game).texts(table.names)
        chance = Rng(self.rng.getrandbits(32))
        said: list[str] = []
        while decisions and decisions[0].seat == seat and len(said) < 25:
            view = rules.view(state, seat)
            action = self._choose(decisions[0], chance)
            said.append(phrase(decisions[0], texts, view, action, seat))
            step = rules.apply(state, seat, action, decisions)
            state, decisions = step.state, step.decisions
        return "; ".join(said), state

    def _choose(self, decision: Decision, chance: Rng) -> Action:
        """As by chance, but a turn of one line is not wasted: ending it is less likely."""
        action = random_answer(decision, chance)
        if action.kind == "end_turn" and chance.below(2):
            action = random_answer(decision, chance)
        return action


def phrase(decision: Decision, texts: Any, view: Any, action: Action, seat: int) -> str:
    """The shortest of some wordings that can only mean this; at last the label itself."""
    label = texts.action(view, action)
    tries = [SHORT.get(action.kind, "")]
    if hasattr(action, "slot"):
        tries.append(f"take {action.slot + 1}")
    head = label.split(" (")[0].split(":")[0].lower()
    tries += [head, label.split(" (")[0].replace(":", "").lower(), label]
    entries = entries_of([decision], (), seat)
    for said in tries:
        understood = typed.understand(said, typed.candidates(entries, texts, view, said))
        if isinstance(understood, typed.Understood) and understood.candidate.action == action:
            return said
    raise AssertionError(f"{label!r} cannot be typed")
