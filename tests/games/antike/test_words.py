"""Every action, event, question and refusal of the game has its words, and they tell the truth."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import engine.games.antike
from engine.core import Decision, Pick, Reason, Resign
from engine.core.action import Fact
from engine.games.antike import actions, events
from engine.games.antike.actions import (
    Barter,
    BuildTemple,
    BuildWall,
    Conquer,
    Deploy,
    Develop,
    Exchange,
    Found,
    MoveMarker,
    MoveUnits,
    PlayCard,
    Recruit,
)
from engine.games.antike.components import (
    BOX,
    CARDS,
    FIELDS,
    KNOW_HOW,
    RESOURCES,
    UnitKind,
    Window,
)
from engine.games.antike.parts import MONEY, UNITS, Cost
from engine.games.antike.position import Position
from engine.games.antike.rules import RULES
from engine.games.antike.view import Phase
from engine.selfplay import walk
from render.board.antike import PAINTER
from render.lang.catalogue.antike import Antike as Questions
from render.lang.catalogue.antike_cards import AntikeCards
from render.lang.catalogue.antike_choices import AntikeChoices
from render.lang.catalogue.antike_news import AntikeNews
from render.lang.catalogue.antike_reasons import AntikeReasons
from render.lang.catalogue.antike_table import AntikeTable
from render.lang.sentences import yes
from render.sheetnames import page_of
from render.text.antike import TEXTS, quotes, things
from render.text.antike.reasons import SENTENCES
from tests.conformance.endings import ENDINGS
from tests.games.antike.table import BEIGE, BROWN, Table
from tests.witnesses import witnessed

ROOT = Path(engine.games.antike.__file__).parent
ANNA = TEXTS(["Anna", "Boris"])
AUTOMATIC = {"carry_out", "rewards", "consolation", "next_turn"}

ACTIONS: dict[str, Any] = {
    "move_marker": MoveMarker("aurum"),
    "pay_rondel": actions.PayRondel(("gold", "coin")),
    "build_temple": BuildTemple("roma", 2, quarry=True),
    "build_wall": BuildWall("roma", 1),
    "deploy": Deploy("galley", "carthago_nova", 2),
    "develop": Develop("res_publica", 8),
    "recruit": Recruit("galley", 11, 12),
    "move_units": MoveUnits("legion", "mare_balearicum", "carthago_nova", 12),
    "conquer": Conquer("carthago_nova", siege_engine=True),
    "defend": actions.Defend(2),
    "remove_units": actions.RemoveUnits(2, 3),
    "found": Found("carthago_nova", "marble", ("marble", "iron", "gold"), colonists=True),
    "play_card": PlayCard("earthquake", "carthago_nova"),
    "barter": Barter(("marble", "marble", "iron", "iron"), ("gold",) * 4),
    "exchange": Exchange(("marble", "iron", "gold"), ("iron", "gold")),
    "take_chip": actions.TakeChip("gold"),
    "take_card": actions.TakeCard("forced_march"),
    "done": actions.Done("scientia"),
    "end_turn": actions.EndTurn(),
    "offer_draw": actions.OfferDraw(),
    "accept_draw": actions.AcceptDraw(),
    "decline_draw": actions.DeclineDraw(),
    "resign": Resign(),
}
LABELS = {
    "move_marker": "Go to: AURUM",
    "pay_rondel": "Pay: 1 gold and 1 coin",
    "build_temple": "Build temple with Quarry: Roma (2 coins for marble)",
    "build_wall": "Build town wall: Roma (1 coin for marble)",
    "deploy": "Deploy galley: Carthago Nova (2 coins for iron)",
    "develop": "Develop: RES PUBLICA (8 coins for gold)",
    "recruit": "Recruit: 11 galleys (12 coins for gold)",
    "move_units": "Move 12 legions: Mare Balearicum → Carthago Nova",
    "conquer": "Conquer with Siege Engine: Carthago Nova",
    "defend": "Play: 2 Fortress cards",
    "remove_units": "Remove: 2 legions and 3 galleys",
    "found": "Found with Colonists: Carthago Nova (marble, coins for marble, iron and gold)",
    "play_card": "Play: Earthquake (Carthago Nova)",
    "barter": "Swap with Caravan: 2 marble and 2 iron for 4 gold",
    "exchange": "Exchange: 1 marble, 1 iron and 1 gold for 1 iron and 1 gold",
    "take_chip": "Take: 1 gold",
    "take_card": "Take: Forced March",
    "done": "Finish SCIENTIA",
    "end_turn": "End turn",
    "offer_draw": "Offer a draw",
    "accept_draw": "Accept the draw",
    "decline_draw": "Decline the draw",
    "resign": "Resign",
}
_SAID: list[tuple[Any, str]] = [
    (
        events.GameBegan("west", 1, 1, ("levy", "storm", "levy")),
        (
            "Western Mediterranean. Boris begins, Anna receives 1 coin. "
            "Open event cards: Levy, Storm and Levy."
        ),
    ),
    (
        events.MarkerMoved(0, "duellum_b", 5, Cost(iron=1, coin=1)),
        "Anna goes to DUELLUM II for 1 iron and 1 coin.",
    ),
    (events.Produced(0, "gold", 4, 1), "Anna receives 4 gold and 1 coin."),
    (events.ChipTaken(0, "iron"), "Anna takes 1 iron instead of a coin."),
    (
        events.TempleBuilt(1, "roma", Cost(marble=4), True),
        "Boris builds a temple in Roma with Quarry for 4 marble.",
    ),
    (
        events.WallBuilt(1, "roma", Cost(marble=1)),
        "Boris builds a town wall in Roma for 1 marble.",
    ),
    (
        events.Deployed(0, "general", "zama", Cost(iron=3)),
        "Anna deploys 1 General to Zama for 3 iron.",
    ),
    (
        events.Battle(0, "galley", "admiral", "corsica"),
        "Battle in Corsica: 1 galley of Anna and 1 Admiral cancel out.",
    ),
    (
        events.Developed(0, "strata", True, Cost(gold=5)),
        "Anna develops STRATA first for 5 gold.",
    ),
    (
        events.Recruited(0, "galley", 2, Cost(gold=3, coin=1)),
        "Anna recruits 2 galleys for 3 gold and 1 coin.",
    ),
    (
        events.UnitsMoved(0, "legion", "roma", "ancona", 2),
        "Anna moves 2 legions from Roma to Ancona.",
    ),
    (
        events.ConquestAnnounced(0, "tarraco", 1, 2, False),
        "Anna attacks Tarraco and needs 2 units.",
    ),
    (
        events.FortressPlayed(1, "tarraco", 1, 3, True),
        "Boris plays 1 Fortress card automatically: Tarraco now takes 3 units.",
    ),
    (events.CityHeld(1, "tarraco"), "Boris holds Tarraco."),
    (
        events.CityConquered(0, "ainos", 1, 2, 2, 1, True, True),
        (
            "Anna conquers Ainos from Boris for 2 legions and 2 galleys. The temple and the "
            "town wall are destroyed. 1 defender returns to the box."
        ),
    ),
    (
        events.CityFounded(0, "baecula", "gold", Cost(1, 1, 1, 1), False),
        "Anna founds Baecula (gold) for 1 marble, 1 iron, 1 gold and 1 coin.",
    ),
    (
        events.CardPlayed(0, "burglary", None, 2),
        "Anna plays Burglary: the opponent loses 2 coins.",
    ),
    (
        events.Exchanged(0, ("gold", "gold", "marble"), ("iron", "iron"), False),
        "Anna exchanges 1 marble and 2 gold for 2 iron (COMMERCIUM).",
    ),
    (events.CardTaken(1, "levy", "city"), "Boris takes Levy for a lost city."),
    (events.CardTurnedUp("storm"), "Storm is turned up."),
    (events.PileShuffled(9), "The 9 discarded event cards become the new pile."),
    (
        events.PersonageWon(0, "general_2", 3, 1),
        "Anna wins the general Hannibal: 3 of 9. It brings 1 town wall.",
    ),
    (events.TurnBegan(1, 8), "Turn 8: Boris."),
    (events.DrawOffered(0), "Anna offers a draw."),
    (events.DrawDeclined(1), "Boris declines the draw."),
    (events.Resigned(0), "Anna resigns."),
    (
        events.GameEnded((2, 1), "personages"),
        "Boris has nine personages and wins.",
    ),
]
EVENTS = {e.kind: (e, said) for e, said in _SAID}


def kinds(codec: Any) -> set[str]:
    return set(codec.json_schema()["discriminator"]["mapping"])


def test_captions_fit_the_width_of_a_phone() -> None:
    """A menu shows its caption on one line, which has room for so many letters there."""
    say = Questions()
    captions = [say.caption(verb) for verb in say.FAMILIES["caption"]]
    assert {c for c in captions if len(c) > 28} == set()


def test_every_action_has_a_label() -> None:
    assert set(ACTIONS) == set(LABELS) == kinds(RULES.action_codec)
    view = Table().view(BROWN)
    for kind, action in ACTIONS.items():
        label = ANNA.action(view, action)
        assert label == LABELS[kind]
        assert len(label) <= 80
        assert len(ANNA.detail(view, action) or "") <= 100 if known(view, action) else True


def known(view: Any, action: Any) -> bool:
    """Whether the second line can be told: a conquest needs a city on the table."""
    return action.kind != "conquer"


@pytest.mark.parametrize("kind", sorted(kinds(RULES.event_codec)))
def test_every_event_has_its_sentence(kind: str) -> None:
    event, said = EVENTS[kind]
    assert ANNA.event(event) == said


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_tells_what_it_did(card: str) -> None:
    apart = {"fortress", "quarry", "caravan", "colonists"}  # these have news of their own
    if card not in apart:
        target = "roma" if card in ("earthquake", "mutiny", "storm", "siege_engine") else None
        said = ANNA.event(events.CardPlayed(0, card, target, 2))
        on = " on Roma" if target else ""
        assert said.startswith(f"Anna plays {CARDS[card].name}{on}: ")


@pytest.mark.parametrize(("places", "cause", "said"), [
    ((1, 1), "agreed", "Both players agreed: the game is a draw."),
    ((1, 1), "turn_limit", "Anna and Boris share the victory. That was the last turn."),
    ((1, 2), "turn_limit", "Anna wins. That was the last turn."),
    ((2, 1), "resigned", "Boris wins because the other player resigned."),
])  # fmt: skip
def test_every_end_has_its_sentence(places: tuple[int, ...], cause: str, said: str) -> None:
    assert cause in AntikeNews.FAMILIES["ended"]
    assert ANNA.event(events.GameEnded(places, cause)) == said


def test_every_question_has_its_words() -> None:
    (frames,) = get_args(get_type_hints(Position)["agenda"])
    asked = {get_type_hints(f)["kind"].__args__[0] for f in get_args(frames)} - AUTOMATIC
    assert set(Questions.FAMILIES["prompt"]) == set(Questions.FAMILIES["awaits"]) == asked


def engine_calls(name: str) -> list[ast.Call]:
    """Every call of a name in the game's own files."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                found.append(node)
    return found


@pytest.mark.sliced
def test_every_reason_has_its_sentence() -> None:
    codes = {node.args[0].value for node in engine_calls("Reason")}  # type: ignore[attr-defined]
    assert codes == set(SENTENCES)


def test_every_menu_has_its_caption() -> None:
    calls = engine_calls("Pick") + engine_calls("Verb") + engine_calls("Subset")
    verbs = {n.args[0].value for n in calls if isinstance(n.args[0], ast.Constant)}
    assert verbs == set(Questions.FAMILIES["caption"])


def test_every_code_has_its_words() -> None:
    """Families of messages hold what the rules can name, and nothing else."""
    people: set[str] = {stack.kind for stack in BOX.stacks}
    orders = {o.kind: {p.key for p in o.policies} for o in RULES.orderables}
    expected: dict[Any, dict[str, set[str]]] = {
        Questions: {
            "amount": {*MONEY, *UNITS, "unit", "wall"},
            "people": people,
            "stack": people,
            "good": set(RESOURCES),
            "colour": {"brown", "beige"},
            "phase": set(get_args(Phase)),
            "picture": {one for one in PAINTER.pictures(Table().view()) if page_of(one) is None},
            "orderable": set(orders),
            "fortress_policy": orders["fortress"],
            "subject": {"city", "personage"},
            "nothing_to_found": {"site", "price"},
        },
        AntikeCards: {"text": set(CARDS), "moment": set(get_args(Window))},
        AntikeChoices: {
            "build_temple": {yes(True), yes(False)},
            "found": {yes(True), yes(False)},
            "deploy": set(UNITS),
            "finish": set(get_args(actions.Step)),
            "plain": {"end_turn", "offer_draw", "accept_draw", "decline_draw", "resign"},
            "units": set(UNITS),
            "field": {f.action for f in FIELDS.values()},
            "brings": set(KNOW_HOW),
        },
        AntikeNews: {
            "ended": {ending.cause or way for way, ending in ENDINGS[RULES.meta.key].items()},
            "played": set(CARDS) - {"fortress", "quarry", "caravan", "colonists"},
            "card_taken": {"city", "personage"},
            "ruins": {"temple", "wall", "both"},
            "chip_taken": set(RESOURCES),
            "personage_won": people,
        },
        AntikeReasons: {
            "wrong_borders": set(UNITS),
            "needs_temple": set(UNITS),
            "way_barred": set(UNITS),
            "no_units": set(UNITS),
            "no_token": set(RESOURCES),
        },
        AntikeTable: {"goal": {"king", "navigator", "citizen"}},
    }
    for catalogue, families in expected.items():
        found = {name: set(codes) for name, codes in catalogue.FAMILIES.items()}
        for apart in ("caption", "prompt", "awaits"):
            found.pop(apart, None)
        assert found == families, catalogue


@pytest.mark.parametrize(("reason", "said"), [
    (
        Reason("rondel_price", {"price": 2, "have": 1}),
        "Going there costs 2 resources, you have 1. Nearer fields are cheaper.",
    ),
    (
        Reason("way_barred", {"unit": "galley", "region": "ainos"}),
        ("Enemy units block the way to Ainos. The galley must fight where it meets them, "
        "so move there first."),
    ),
    (
        Reason("city_price", {"region": "saguntum", "resource": "gold", "coins": 3}),
        ("You cannot pay for Saguntum with gold. It costs 1 marble, 1 iron, 1 gold, and 3 coins "
        "for its neighbours."),
    ),
])  # fmt: skip
def test_refusals_say_what_is_lacking(reason: Reason, said: str) -> None:
    assert ANNA.reason(reason) == said


@pytest.mark.parametrize(("value", "said"), [
    (("gold", "marble", "gold"), "Give: 1 marble and 2 gold"),
    ("res_publica", "RES PUBLICA"), ("galley", "Galleys"), ("roma", "Roma"),
])  # fmt: skip
def test_parts_of_long_menus_have_names(value: object, said: str) -> None:
    menu = Pick("coins", ())
    asked = Decision(BROWN, "scientia", (menu,))
    assert ANNA.group(Table().view(BROWN), asked, menu, value) == said


def test_field_names_are_distinct() -> None:
    assert len({things.field(f) for f in FIELDS}) == 8


@pytest.mark.sliced(10)
def test_second_lines_tell_the_price_that_is_paid() -> None:
    """What a label announces is what the purse loses, in every payment of some random games."""
    quoted = 0
    for seed in range(6):
        options = RULES.options.model_validate({"turn_limit": 120, "variant": True})
        for ply in walk(RULES, options, 2, seed):
            view = RULES.view(ply.state, ply.seat)
            paid = [n.event.paid for n in ply.step.news if hasattr(n.event, "paid")]
            match ply.action:
                case BuildTemple():
                    assert paid == [quotes.temple(view, ply.action)]
                case Found():
                    assert paid == [quotes.city(view, ply.action)]
                case Deploy():
                    assert paid == [quotes.deployment(view, ply.action)]
                case Develop():
                    gold = quotes.know_how(view, ply.action.know_how)
                    assert paid[0].total == gold
                case Conquer():
                    news = next(n.event for n in ply.step.news)
                    lost = quotes.losses(view, ply.action.city, ply.action.siege_engine)
                    assert news.needed == lost
                case _:
                    continue
            quoted += 1
    witnessed(quoted, "payments that a label tells", "seeds 0 to 5, 120 turns each", least=51)


def test_the_panel_of_a_battle() -> None:
    table = Table().units(BROWN, "roma", galley=1).units(BEIGE, "corsica", galley=2)
    table.does(BROWN, MoveMarker("duellum_a"))
    move = MoveUnits("galley", "roma", "corsica")
    assert ANNA.detail(table.view(BROWN), move) == "Battle with 2 galleys"
    assert ANNA.action(table.view(BROWN), move) == "Move 1 galley: Roma → Corsica"


@pytest.mark.parametrize(("mover", "unit", "to", "enemy", "said"), [
    (BROWN, "galley", "corsica", "admiral", "Battle with 1 Admiral"),
    (BEIGE, "legion", "neapolis", "general", "Battle with 1 General"),
])  # fmt: skip
def test_a_battle_with_a_special_unit_alone_is_told(
    mover: int, unit: UnitKind, to: str, enemy: str, said: str
) -> None:
    table = Table(variant=True).units(mover, "roma", **{unit: 1}).units(1 - mover, to, **{enemy: 1})
    table.turn_of(mover).does(mover, MoveMarker("duellum_a"))
    assert ANNA.detail(table.view(mover), MoveUnits(unit, "roma", to)) == said


def test_board_headline_hand_and_alt() -> None:
    table = Table().cities(BROWN, zama="iron").temples("zama").hand(BROWN, "levy")
    table.units(BROWN, "zama", legion=2).units(BROWN, "corsica", galley=1)
    view = table.view(BROWN)
    assert (
        ANNA.headline(view)
        == "Turn 1 · Anna (Carthaginians): choosing a rondel field · 0–0 personages"
    )
    text = ANNA.board(view)
    assert "Zama iron 5 (home city, temple and 2 legions)" in text
    assert "Units elsewhere: Corsica 1 galley." in text
    assert ANNA.hand(view) == f"Levy (?): {AntikeCards().text('levy')}"
    assert ANNA.hand(table.view(BEIGE)) == "You hold no event cards."
    assert ANNA.hand(table.view(None)) is None
    assert "2 legions and 1 galley" in ANNA.alt(view, "board")


def test_headline_of_a_game_that_is_over() -> None:
    table = Table(turn_limit=40).says(BROWN, Resign())
    assert ANNA.headline(table.view()) == "Game over · 0–0 personages"
    assert "Turn 1 of 80 · " in ANNA.headline(Table(turn_limit=40).view())


@pytest.mark.parametrize(("chips", "coins", "said"), [
    (0, 1, "1 coin"), (2, 0, "2 iron"), (0, 0, "nothing"),
])  # fmt: skip
def test_production_names_only_what_came(chips: int, coins: int, said: str) -> None:
    assert ANNA.event(events.Produced(0, "iron", chips, coins)) == f"Anna receives {said}."


def test_prompts_know_the_situation() -> None:
    table = Table()
    assert "any field" in ANNA.prompt(table.view(BROWN), table.asked)
    table.does(BROWN, MoveMarker("duellum_a"))
    assert "none of your units" in ANNA.prompt(table.view(BROWN), table.asked)
    table = Table().at(BROWN, "aurum").units(BROWN, "zama", legion=1)
    assert "next 3 fields are free" in ANNA.prompt(table.view(BROWN), table.asked)
    table.hand(BROWN, "herald").does(BROWN, PlayCard("herald"))
    assert "next 5 fields are free" in ANNA.prompt(table.view(BROWN), table.asked)
    table.purse(BROWN, coin=3).does(BROWN, MoveMarker("duellum_a"), actions.Done("movement"))
    assert ANNA.prompt(table.view(BROWN), table.asked).startswith("You can found cities")


def test_prompt_of_fortress_names_both_strengths() -> None:
    facts: dict[str, Fact] = {"region": "tarraco", "need": 2, "have": 1}
    asked = Decision(BEIGE, "fortress", (Pick("defend", ()),), facts)
    said = ANNA.prompt(Table().view(BEIGE), asked)
    assert said.startswith("Tarraco is attacked. The attacker needs 2 units and has 1 there.")
    said = ANNA.awaits(Table().view(), asked)
    assert said == "Waiting for Boris to decide about Fortress for Tarraco"
