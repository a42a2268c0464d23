"""Questions of Through the Ages to players who are not on turn, also across a restart."""

from __future__ import annotations

import random

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine import registry
from engine.core import Decision, Rng
from engine.games.tta.actions import EndTurn
from render.registry import listing, presentation
from render.text.tta.case import sides
from render.text.tta.pacts import Pacts
from render.text.tta.words import Words
from tests.bot.e2e.tta import GAME, OneLiner, a, brought_to, letters, random_answer, state_of
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, words
from tests.bot.ways import set_pictures

SAID = Words("new_story")
TRIO = ("Ann", "Bob", "Chloe")


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def answers(panel: ResponseMessage) -> list[str]:
    """What a panel offers as answers to its question."""
    return [p.label for p in presses(panel) if p.parsed.op == "panel" and p.parsed.args[3] != ""]


async def asked_one(world: World) -> tuple[MemberActor, list[MemberActor]]:
    """Who is asked, and the others at the table."""
    [asked] = await world.asked()
    table = await world.table()
    users = {s.user_id for s in table.seats}
    return asked, [x for x in world.people.values() if x.id in users and x is not asked]


async def legal_labels(world: World, decision: Decision) -> list[str]:
    """The labels of all legal answers, as the asked seat reads them."""
    rules = registry.rules(GAME)
    state = await state_of(world)
    [now] = rules.decisions(state)
    assert now.seat == decision.seat
    view = rules.view(state, now.seat)
    texts = presentation(GAME).texts((await world.table()).names)
    return [texts.action(view, action) for action in now.every()]


async def only_the_asked_can_answer(world: World) -> None:
    """The board pings and names the asked one and leads everybody else to a panel without menus."""
    asked, others = await asked_one(world)
    board = world.board()
    assert f"<@{asked.id}>" in words(board)
    assert asked.id in world.posted[-1].pinged
    for other in others:
        assert other.id not in world.posted[-1].pinged
        answer = await world.press(other, board, "turn")
        assert answer.response is not None
        assert answers(answer.response) == []


async def nothing_hidden_is_public(world: World, seat: int) -> None:
    """No public message names a military card that lies in the asked player's hand alone."""
    state = await state_of(world)
    hand = set(state.players[seat].military.cards)
    known = {*state.past_events, *(c for p in state.players for c in p.colonies)}
    rules = registry.rules(GAME)
    texts = presentation(GAME).texts((await world.table()).names)
    public = texts.board(rules.view(state, None))
    newest = words(world.board())
    for card in hand - known:
        name = SAID.name(card)
        if name not in public:
            assert name not in newest, f"{name} of a hidden hand is public"


@pytest.mark.sliced
async def test_a_defence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = await brought_to(
        world, monkeypatch, "Ann", "Bob", "Chloe", wanted=a("defend", menu="defend")
    )
    assert not decision.menus, "the public question has no answers"
    await only_the_asked_can_answer(world)
    await nothing_hidden_is_public(world, decision.seat)
    defender, [*others] = await asked_one(world)
    attacker = world.people[TRIO[int(str(decision.facts["from"]))]]
    assert attacker in others
    attack, defence = decision.facts["attack"], decision.facts["defence"]
    assert f"{attack} to {defence}" in words(world.board())

    assert "\nAnswer\n" in words(world.board()), "it is not the defender's turn"
    panel = await world.open_panel(defender)
    said = words(panel)
    assert SAID.name(str(decision.facts["card"])) in said
    assert " from you" in said or "you lose" in said or " your " in said, "what is at stake for me"
    assert f"attack {attack}, your defence {defence}" in said
    state = await state_of(world)
    hand = {SAID.name(c) for c in state.players[decision.seat].military.cards}
    offered = answers(panel)
    assert offered[-1] == "Use no cards"
    assert len(offered) > 1
    assert all(any(name in label for name in hand) for label in offered[:-1])

    pinged = world.pings(defender), world.pings(attacker)
    await world.restart()
    assert (world.pings(defender), world.pings(attacker)) == pinged
    await Clicker(world, defender, random.Random(3)).turn()
    assert await world.asked() != [defender]
    assert world.pings(attacker) == pinged[1] + 1, "it is the attacker's turn again"


@pytest.mark.sliced
async def test_an_auction(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=a("bid", menu="bid"))
    await only_the_asked_can_answer(world)
    await nothing_hidden_is_public(world, decision.seat)
    territory = SAID.name(str(decision.facts["territory"]))
    assert territory in words(world.board())
    bidder, _ = await asked_one(world)
    panel = await world.open_panel(bidder)
    assert territory in words(panel)
    assert sorted(answers(panel)) == sorted(await legal_labels(world, decision))

    before, posted = await state_of(world), len(world.posted)
    await world.restart()
    assert await state_of(world) == before
    assert len(world.posted) == posted, "nothing is said twice"
    assert await world.asked() == [bidder]
    rng = random.Random(1)
    version = (await world.table()).version
    unit = [p for p in presses(panel) if p.label.startswith("Bid")][-1:]
    await Clicker(world, bidder, rng).press(panel, unit)
    assert (await world.table()).version > version, "an old panel still takes the bid"
    while await current(world) not in await world.asked():
        [asked] = await world.asked()
        await Clicker(world, asked, rng).turn()
    rules = registry.rules(GAME)
    [now] = rules.decisions(await state_of(world))
    assert now.kind != "bid"


async def current(world: World) -> MemberActor:
    """Whose turn it is."""
    state = await state_of(world)
    user = (await world.table()).seats[state.current].user_id
    return next(x for x in world.people.values() if x.id == user)


@pytest.mark.sliced(10)
async def test_a_pact_offer(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=a("answer_pact"))
    await only_the_asked_can_answer(world)
    partner, _ = await asked_one(world)
    card = SAID.name(str(decision.facts["card"]))
    offerer = TRIO[int(str(decision.facts["from"]))]
    assert card in words(world.board())
    assert offerer in words(world.board())
    panel = await world.open_panel(partner)
    terms = Pacts(SAID, TRIO).terms(str(decision.facts["card"]), *sides(decision))
    assert terms in words(panel), "the sides by the names of those who would have them"
    assert answers(panel) == ["Accept the pact", "Refuse the pact"]
    accept = next(p for p in presses(panel) if p.label == "Accept the pact")
    await partner.click(panel, custom_id=accept.custom_id)
    state = await state_of(world)
    assert [p.card for p in state.pacts if decision.seat in (p.a, p.b)]
    assert card in words(world.board())


@pytest.mark.sliced
@pytest.mark.parametrize("kind", ["pick_good", "free_build", "gain_mix"])
async def test_a_choice_of_an_event(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=a(kind))
    await only_the_asked_can_answer(world)
    await nothing_hidden_is_public(world, decision.seat)
    asked, _ = await asked_one(world)
    panel = await world.open_panel(asked)
    event = SAID.name(str(decision.facts["card"]))
    assert event in words(panel)
    assert event in words(world.board())
    legal = await legal_labels(world, decision)
    # A button may add in brackets what its answer costs.
    assert sorted(label.split(" (")[0] for label in answers(panel)) == sorted(
        label.split(" (")[0] for label in legal
    )
    await Clicker(world, asked, random.Random(1)).turn()
    assert await world.asked() != [asked] or await current(world) is asked


async def test_a_restart_in_the_middle_of_a_draft(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await brought_to(world, monkeypatch, *TRIO, wanted=_rich_turn)
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(1))
    panel = await world.open_panel(actor)
    populate = next(p for p in presses(panel) if p.label.startswith("Increase population ("))
    answer = await clicker.press(panel, [populate])
    assert answer is not None
    table = await world.table()
    typed = "-# Next time you can type it: `/play increase population`\n"
    assert typed in words(answer)
    before = words(answer).replace(typed, "")
    assert table.draft_seat is not None
    posted = len(world.posted)

    await world.restart()

    assert await world.table() == table
    assert len(world.posted) == posted
    again = await world.open_panel(actor)
    assert words(again) == before
    assert "Your turn so far" in before
    await world.press(actor, again, "undo")
    assert (await world.table()).seq == table.seq - 1
    line = OneLiner(world, actor, random.Random(2))
    await line.turn()
    assert actor not in await world.asked()


def _rich_turn(state: object, decision: Decision) -> bool:
    """An action phase in which the population can grow and something be built after it."""
    verbs = {m.verb for m in decision.menus}
    return decision.kind == "actions" and {"populate", "build", "take"} <= verbs


@pytest.mark.sliced(10)
async def test_new_military_cards_are_written_to_their_owner(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=_draws)
    [actor] = await world.asked()
    before = {name: len(letters(world, world[name])) for name in TRIO}
    old = list((await state_of(world)).players[decision.seat].military.cards)
    await world.quickly([(decision.seat, EndTurn())])
    hand = (await state_of(world)).players[decision.seat].military.cards
    new = list(hand)
    for card in old:
        new.remove(card)
    assert new
    [letter] = letters(world, actor)[before[actor.user.global_name or ""] :]
    said = words(letter)
    assert all(SAID.name(c) in said for c in new)
    assert not any(SAID.name(c) in said for c in set(old) - set(new)), "what they knew"
    assert not letter.attachments
    for name in TRIO:
        if world[name] is not actor:
            assert len(letters(world, world[name])) == before[name]
    public = "\n".join(words(m) for m in world.messages()[-2:])
    assert "military card" in public
    unseen = {SAID.name(c) for c in new if "Bonus" not in SAID.name(c)}
    assert not [name for name in unseen if name in words(world.board())]


@pytest.mark.sliced(5)
async def test_closed_direct_messages_block_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=_draws)
    [actor] = await world.asked()
    world.close_dms(actor)
    posted = len(world.posted)
    await world.quickly([(decision.seat, EndTurn())])
    [following] = await world.asked()
    assert following is not actor
    assert len(world.posted) == posted + 1
    assert following.id in world.posted[-1].pinged
    hand = (await state_of(world)).players[decision.seat].military.cards
    shown = await actor.slash(world.channel, "hand")
    assert shown.ephemeral
    assert shown.response is not None
    assert all(SAID.name(c) in words(shown.response) for c in hand)


def _draws(state: object, decision: Decision) -> bool:
    """The end of a turn in which military actions are left, so that cards are drawn."""
    if decision.kind != "actions":
        return False
    civ = state.players[decision.seat]  # type: ignore[attr-defined]
    return civ.turns >= 2 and civ.ma >= 2 and not civ.military.cards


@pytest.mark.sliced(10)
async def test_hand_and_board_in_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await brought_to(world, monkeypatch, *TRIO, wanted=_armed)
    [actor] = await world.asked()
    seat = (await world.table()).seat_of(actor.id)
    assert seat is not None
    civ = (await state_of(world)).players[seat]
    shown = await actor.slash(world.channel, "hand")
    assert shown.ephemeral
    assert shown.response is not None
    for card in (*civ.civil.cards, *civ.military.cards):
        assert SAID.name(card) in words(shown.response)
    stranger = await world["Dimitri"].slash(world.channel, "hand")
    assert stranger.response is not None
    assert not any(SAID.name(c) in words(stranger.response) for c in civ.military.cards)

    board = await actor.slash(world.channel, "board", text=True)
    assert board.response is not None
    assert all(name in words(board.response) for name in TRIO)
    assert "Card row" in words(board.response)


async def test_any_card_can_be_looked_up(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    ann = world["Ann"]
    offered = await ann.autocomplete(world.channel, "card", "name", "hom")
    assert offered[0]["name"].startswith("Homer")
    shown = await ann.slash(world.channel, "card", name="homer")
    assert shown.ephemeral
    assert shown.response is not None
    said = words(shown.response)
    assert said.index(listing(GAME).title()) < said.index(listing("tta-first-edition").title())
    assert said.count("### Homer (A)") == 2, "that of this table's edition first, then the other"
    assert len({picture.filename for picture in shown.response.attachments}) == 2
    elsewhere = await ann.slash(world.channel, "card", name="border conflict")
    assert elsewhere.response is not None
    assert "its text can be read in two ways" in words(elsewhere.response)


def _armed(state: object, decision: Decision) -> bool:
    civ = state.players[decision.seat]  # type: ignore[attr-defined]
    return decision.kind == "actions" and len(civ.military.cards) > 1 and bool(civ.civil.cards)


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("shape", "shown"), [("phone", ["phone.png"]), ("desk", ["board.png"]), ("words", [])]
)
async def test_who_goes_on_after_others_have_answered_is_shown_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch, shape: str, shown: list[str]
) -> None:
    """Such as somebody whose prepared turn stopped there: the post that calls them has the table as
    a picture, in the format of the table, since their question has none of its own."""
    await brought_to(world, monkeypatch, *TRIO, wanted=a("bid"))
    await set_pictures(world, world["Ann"], shape)
    chance = Rng(4)
    rules = registry.rules(GAME)
    while True:
        table = await world.table()
        [asked] = (await world.service.views.position(table.id, None)).waiting
        if asked.kind == "actions":
            break
        loaded = await world.service.repository.load(table.id)
        here = await world.service.repository.steps.head(loaded, rules)
        assert world.board().attachments == [], "nothing but the question"
        await world.quickly([(asked.seat, random_answer(here.decisions[0], chance))])
    post = world.board()
    assert world.posted[-1].pinged == (world[TRIO[asked.seat]].id,)
    assert "Round" not in words(post), "it is no post about a turn that is over"
    assert [file.filename for file in post.attachments] == shown
