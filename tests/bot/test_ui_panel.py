"""The private panel: what it remembers, when a press is late, windows that ask for a number."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, TypeAdapter
from simcord.results import InteractionResult, ResponseMessage

import engine.registry
from bot.widgets import ids, limits
from engine.core import (
    Action,
    Amount,
    Chance,
    Decision,
    Event,
    GameMeta,
    Menu,
    Options,
    Outcome,
    Pick,
    Resign,
    Rules,
    Share,
    Shares,
    Subset,
    Turn,
    record,
    value,
)
from tests.bot.simulated import Press, World, presses, simulated, words

STONES = {"rubies": (0, 9), "opals": (0, 9), "jade": (0, 2)}
ITEMS = tuple(f"gem {i:02}" for i in range(30))


@value
class Say(Event):
    seat: int
    what: str
    kind: Literal["say"] = "say"


@value
class Offer:
    n: int
    kind: Literal["offer"] = "offer"


@value
class Give:
    gems: tuple[str, ...]
    kind: Literal["give"] = "give"


@value
class Split:
    gems: Shares
    kind: Literal["split"] = "split"


@value
class Idle:
    kind: Literal["idle"] = "idle"


@value
class Burn:
    kind: Literal["burn"] = "burn"


SPLIT = Share("split", STONES, Split, "gems", low=2, presets=({"rubies": 2}, {"opals": 9}))
AnyAction = Annotated[Offer | Give | Split | Idle | Burn | Resign, Field(discriminator="kind")]


@record
class Bazaar:
    """Both offer a number at once; then one after the other gives gems or idles away."""

    offers: dict[int, int] = field(default_factory=dict)
    kind: Literal["bazaar"] = "bazaar"

    def ask(self, s: State) -> tuple[Decision, ...]:
        waiting = [i for i in range(2) if i not in self.offers]
        menu = Amount("offer", 1, 500, Offer, "n")
        return tuple(
            Decision(i, "offer", (menu, Pick("burn", (Burn(),), confirm=True))) for i in waiting
        )

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        self.offers[seat] = action.n if isinstance(action, Offer) else 0
        t.emit(Say(seat, "has offered"))
        if len(self.offers) == 2:
            t.state.agenda.pop()
            t.todo(Gift(0), Gift(1))

    def run(self, t: Turn[State]) -> None:
        raise AssertionError("it always asks")


@record
class Gift:
    seat: int
    steps: int = 0
    kind: Literal["gift"] = "gift"

    def ask(self, s: State) -> tuple[Decision, ...]:
        menus: tuple[Menu, ...] = (
            Subset("give", ITEMS, Give, "gems", low=2, high=29),
            SPLIT,
            Pick("idle", (Idle(),)),
        )
        return (Decision(self.seat, "gift", menus),)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        gems = f" {action.gems}" if isinstance(action, Split) else ""
        t.emit(Say(seat, action.kind + gems))
        self.steps += 1
        if isinstance(action, (Give, Split)) or self.steps == 3:
            t.state.agenda.pop()

    def run(self, t: Turn[State]) -> None:
        raise AssertionError("it always asks")


@record
class State:
    rng: Chance
    agenda: list[Annotated[Bazaar | Gift, Field(discriminator="kind")]]
    players: list[int]


class Gems(Rules[State]):
    meta = GameMeta("gems", (2,), 1, 100)
    options = Options
    state_codec = TypeAdapter(State)
    action_codec = TypeAdapter(AnyAction)
    event_codec = TypeAdapter(Say)

    def begin(self, options: Any, seats: int, rng: Chance) -> Turn[State]:
        return Turn(State(rng, [Bazaar()], [0] * seats))

    def view(self, state: State, viewer: int | None) -> str:
        steps = [f.steps for f in state.agenda if isinstance(f, Gift)]
        return f"agenda {len(state.agenda)} {steps}"

    def outcome(self, state: State) -> Outcome | None:
        return None if state.agenda else Outcome((1, 1), "friends")

    def check(self, state: State) -> list[str]:
        return []

    def anytime_actions(self, state: State, seat: int) -> tuple[Menu, ...]:
        return (Pick("resign", (Resign(),), confirm=True),)

    def do_anytime_action(self, t: Turn[State], seat: int, action: Any) -> None:
        t.emit(Say(seat, "resigns"))
        t.state.agenda.clear()


@pytest.fixture
def gems(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of this module is the only one there is."""
    rules = Gems()
    monkeypatch.setattr(engine.registry, "rules", lambda key: rules)
    monkeypatch.setattr(engine.registry, "keys", lambda: ("gems",))


@pytest.fixture
async def world(
    tmp_path: Path, gems: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        world.service.repository._rules_of = engine.registry.rules
        await world.start("Ann", "Bob", game="gems")
        yield world


def control(message: ResponseMessage, label: str) -> Press:
    found = [p for p in presses(message) if p.label == label]
    assert len(found) == 1, f"{len(found)} times {label!r} in:\n{words(message)}"
    return found[0]


async def click(world: World, name: str, message: ResponseMessage, label: str) -> InteractionResult:
    return await world[name].click(message, custom_id=control(message, label).custom_id)


def shown(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None
    return result.response


async def offer(world: World, name: str, panel: ResponseMessage, said: str) -> ResponseMessage:
    """Type a number into the window."""
    window = await click(world, name, panel, "Offer (1 to 500)")
    assert window.modal is not None
    result = await world[name].submit_modal(window, {"number": said})
    return shown(result)


async def seq(world: World) -> int:
    return (await world.table()).seq


async def test_a_number_is_typed_into_a_window(world: World) -> None:
    panel = await world.open_panel(world["Ann"])
    window = await click(world, "Ann", panel, "Offer (1 to 500)")
    assert window.modal is not None
    assert window.modal["title"] == "Offer"
    assert "from 1 to 500" in json_words(window.modal)
    panel = await offer(world, "Ann", panel, "501")
    assert "“501” is not a whole number from 1 to 500." in words(panel)
    assert await seq(world) == 0
    panel = await offer(world, "Ann", panel, " 77 ")
    assert await seq(world) == 1
    assert "offer" in words(panel)


async def test_numbers_are_typed_into_one_window(world: World) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    panel = await world.open_panel(world["Ann"])
    assert control(panel, "split (('rubies', 2),)").label
    window = await click(world, "Ann", panel, "Type the numbers")
    assert window.modal is not None
    assert limits.modal_problems(window.modal) == []
    labels = [item["label"] for item in window.modal["components"]]
    assert (window.modal["title"], labels) == ("Split", ["rubies", "opals", "jade"])
    for said, note in (
        (("1", "", "3"), "jade: “3” is not a whole number from 0 to 2."),
        (("", "1", ""), "Please choose 2 to 20 in total. You chose 1."),
    ):
        fields = dict(zip(("number", "number1", "number2"), said, strict=True))
        panel = shown(await world["Ann"].submit_modal(window, fields))
        assert note in words(panel)
        window = await click(world, "Ann", panel, "Type the numbers")
    assert await seq(world) == 2
    fields = {"number": "3", "number1": "", "number2": " 1 "}
    await world["Ann"].submit_modal(window, fields)
    assert await seq(world) == 3
    assert (await last_action(world)) == Split((("rubies", 3), ("jade", 1)))


@pytest.mark.parametrize("said", ["rubies 3, jade 1", "3 rubies 1 jade", "split jade 1 rubies 3"])
async def test_numbers_are_typed_as_a_line(world: World, said: str) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    await world["Ann"].slash(world.channel, "play", text=said)
    assert (await last_action(world)) == Split((("rubies", 3), ("jade", 1)))


@pytest.mark.parametrize(("said", "why"), [
    ("rubies 10", "The number must be from 0 to 9."),
    ("1 jade", "Choose from 2 to 20 of them."),
    ("split rubies 3, jade 99", "The number must be from 0 to 2."),
])  # fmt: skip
async def test_a_line_with_wrong_numbers_is_told_why(world: World, said: str, why: str) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    answer = await world["Ann"].slash(world.channel, "play", text=said)
    assert why in words(shown(answer))
    assert await seq(world) == 2


async def test_a_preset_is_one_press(world: World) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    panel = await world.open_panel(world["Ann"])
    await click(world, "Ann", panel, "split (('opals', 9),)")
    assert (await last_action(world)) == Split((("opals", 9),))


async def last_action(world: World) -> Action:
    """What was done last."""
    table = await world.table()
    raw = await world.service.store.read(
        lambda db: db.execute(
            "SELECT action FROM steps WHERE game_id = :id AND seq = :seq",
            {"id": table.id, "seq": table.seq},
        ).fetchone()[0]
    )
    return Gems().parse_action(raw)


def json_words(data: Any) -> str:
    if isinstance(data, dict):
        return " ".join(json_words(v) for v in data.values())
    if isinstance(data, list):
        return " ".join(json_words(v) for v in data)
    return str(data)


async def test_a_window_opened_before_a_restart_is_answered(world: World) -> None:
    panel = await world.open_panel(world["Ann"])
    window = await click(world, "Ann", panel, "Offer (1 to 500)")
    await world.restart()
    world.service.repository._rules_of = engine.registry.rules
    result = await world["Ann"].submit_modal(window, {"number": "5"})
    assert result.acknowledged
    assert await seq(world) == 1


async def test_those_asked_at_once_do_not_make_each_other_late(world: World) -> None:
    """Both opened their panels; the answer of one does not refuse the other's."""
    anns, bobs = [await world.open_panel(world[name]) for name in ("Ann", "Bob")]
    await offer(world, "Ann", anns, "5")
    assert await seq(world) == 1
    after = await offer(world, "Bob", bobs, "6")
    assert await seq(world) == 2
    assert "moved on" not in words(after)


async def test_a_second_answer_from_the_same_panel_is_late(world: World) -> None:
    anns = await world.open_panel(world["Ann"])
    old = control(anns, "Offer (1 to 500)").custom_id
    window = await world["Ann"].click(anns, custom_id=old)
    await offer(world, "Ann", anns, "5")
    result = await world["Ann"].submit_modal(window, {"number": "9"})
    assert "moved on" in words(shown(result))
    assert await seq(world) == 1


async def test_waiting_does_not_make_a_resignation_late(world: World) -> None:
    """While the other one takes a turn, the menus of those who wait stay good."""
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    bobs = await world.open_panel(world["Bob"])
    bobs = shown(await click(world, "Bob", bobs, "More"))
    anns = await world.open_panel(world["Ann"])
    await click(world, "Ann", anns, "idle")
    sure = shown(await click(world, "Bob", bobs, "resign"))
    assert "Are you sure?" in words(sure)
    await click(world, "Bob", sure, "Yes: resign")
    assert (await world.table()).status == "finished"


async def test_a_draft_is_late_on_the_second_device(world: World) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    world.keep_panels()
    phone = await world.open_panel(world["Ann"])
    desk = await world.open_panel(world["Ann"])
    before = await seq(world)
    await click(world, "Ann", phone, "idle")
    late = shown(await click(world, "Ann", desk, "idle"))
    assert "moved on" in words(late)
    assert await seq(world) == before + 1
    undone = shown(await click(world, "Ann", late, "↶ Undo"))
    assert "step undone" in words(undone)
    assert await seq(world) == before


async def test_many_items_are_ticked_on_several_pages(world: World) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    ann = world["Ann"]
    panel = await world.open_panel(ann)
    items = [p for p in presses(panel) if p.label.startswith("gem")]
    assert len(items) == 22
    panel = shown(
        await ann.select(panel, [items[0].token, items[5].token], custom_id=items[0].custom_id)
    )
    panel = shown(await click(world, "Ann", panel, "More items →"))
    items = [p for p in presses(panel) if p.label.startswith("gem")]
    last = next(p.token for p in items if p.token.partition("~")[0] == "i29")
    panel = shown(await ann.select(panel, [last], custom_id=items[0].custom_id))
    before = await seq(world)
    await click(world, "Ann", panel, "Choose these 3")
    assert await seq(world) == before + 1
    (step,) = await world.service.views.log((await world.table()).id, ann.id, after=before)
    assert step.events == (Say(0, "give"),)


@pytest.mark.sliced
async def test_menus_of_two_panels_never_have_the_same_values(world: World) -> None:
    """What was chosen from one panel is not chosen in the next: a client that remembers it by its
    value would send nothing."""
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    seen: set[str] = set()
    for _ in range(3):
        panel = await world.open_panel(world["Ann"])
        values = {p.value for p in presses(panel) if p.value is not None}
        assert values
        assert not seen & values
        assert {v.partition("~")[0] for v in values if v} >= {"i0", "i1"}
        seen |= {v for v in values if v}


async def test_a_menu_of_an_earlier_version_still_works(world: World) -> None:
    """Panels that were open before values had marks."""
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    ann = world["Ann"]
    panel = await world.open_panel(ann)
    stored = world.env.backend.get_message(panel.channel_id, panel.id)
    for component in limits.walk(stored.components):
        for option in component.get("options") or ():
            option["value"] = ids.unmarked(option["value"])
    menu = next(p for p in presses(panel) if p.label.startswith("gem"))
    assert menu.value == "i0"
    panel = shown(await ann.select(panel, ["i0", "i1"], custom_id=menu.custom_id))
    control(panel, "Choose these 2")


async def test_a_grave_answer_can_be_thought_over(world: World) -> None:
    panel = await world.open_panel(world["Ann"])
    sure = shown(await click(world, "Ann", panel, "burn"))
    assert await seq(world) == 0
    back = shown(await click(world, "Ann", sure, "No, go back"))
    control(back, "burn")
    sure = shown(await click(world, "Ann", back, "burn"))
    await click(world, "Ann", sure, "Yes: burn")
    assert await seq(world) == 1


async def test_the_panel_of_somebody_who_waits_says_for_whom(world: World) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    panel = await world.open_panel(world["Bob"])
    assert "Waiting for Ann (gift)" in words(panel)
    labels = [p.label for p in presses(panel)]
    assert labels[-1] == "More"
    assert len(labels) <= 4, labels
    more = shown(await click(world, "Bob", panel, "More"))
    assert {"Log", "Refresh", "Report a problem"} <= {p.label for p in presses(more)}
    again = shown(await click(world, "Bob", more, "Refresh"))
    assert "Waiting for Ann (gift)" in words(again)


async def test_a_draft_is_listed_until_it_is_public(world: World) -> None:
    for name in ("Ann", "Bob"):
        await offer(world, name, await world.open_panel(world[name]), "5")
    panel = await world.open_panel(world["Ann"])
    panel = shown(await click(world, "Ann", panel, "idle"))
    assert "**Your turn so far**" in words(panel)
    again = shown(await click(world, "Ann", panel, "⟲ Restart turn"))
    assert "Turn restarted." in words(again)
    assert "**Your turn so far**" not in words(again)
