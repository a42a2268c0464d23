"""Searchers on a game whose best line is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.rng import seeded
from engine.thinking import Settings
from engine.thinking.playing_on import PlayingOn, Reply
from engine.thinking.search import Plan, Search
from tests.thinking.tower import EVALUATOR, RULES, Lay, State

GREEDY = Settings(width=1, depth=1)
BEAM = Settings(width=8)
CLAY, GOLD, BEG = Lay("clay"), Lay("gold"), Lay("beg")


def state(seed: int = 1, turn: int = 0) -> State:
    """The table as a turn begins."""
    found = RULES.setup(RULES.options(), 2, seed).state
    found.turn = turn
    return found


def plans(settings: Settings, *worlds: State, seat: int = 0, seed: int = 7) -> list[Plan]:
    return Search(RULES, EVALUATOR, seat, settings, seeded(seed)).plans(worlds or (state(),))


def test_one_answer_ahead_takes_what_shines() -> None:
    assert plans(GREEDY)[0].actions == (GOLD,)


def test_the_beam_follows_a_line_to_the_end_of_the_turn() -> None:
    best = plans(BEAM)[0]
    assert best.actions == (CLAY, CLAY, CLAY)
    assert best.sure == 3


def test_a_beam_too_narrow_loses_the_line() -> None:
    assert plans(replace(BEAM, width=1))[0].actions == (GOLD, GOLD, GOLD)


def test_a_narrow_beam_also_keeps_what_began_otherwise() -> None:
    narrow = replace(BEAM, width=1)
    assert [plan.actions[0] for plan in plans(narrow)] == [GOLD]
    assert [plan.actions[0] for plan in plans(replace(narrow, spread=1))] == [CLAY, GOLD]


def test_each_plan_begins_with_another_answer() -> None:
    found = plans(BEAM)
    assert [plan.actions[0] for plan in found] == [CLAY, GOLD]
    assert found[0].value > found[1].value


def test_the_same_answers_in_another_order_are_one_position() -> None:
    """Without that, 2 * 2 * 2 lines of three blocks would be carried out: 14 answers. A gold and a
    clay block in either order are kept once, so the third step begins from three positions."""
    search = Search(RULES, EVALUATOR, 0, BEAM, seeded(1))
    search.plans([state()])
    assert search.taken == 2 + 4 + 6


def test_resigning_is_never_thought_of() -> None:
    assert all(action.kind == "lay" for plan in plans(BEAM) for action in plan.actions)


@pytest.mark.parametrize("steps", range(12))
def test_an_early_end_still_gives_an_answer(steps: int) -> None:
    search = Search(RULES, EVALUATOR, 0, replace(BEAM, steps=steps), seeded(1))
    found = search.plans([state()])
    assert found[0].actions
    assert search.taken <= max(1, steps)


def test_others_answer_as_is_best_for_them() -> None:
    """The other player hands over nothing, so begging is worth nothing."""
    found = plans(BEAM, state(turn=2))
    begging = next(plan for plan in found if plan.actions[0] == BEG)
    assert begging.value < found[0].value
    assert begging.sure == 1, "what another player answers is not known beforehand"


def test_the_bold_answers_are_left_out() -> None:
    found = plans(replace(BEAM, bold=False), state(turn=2))
    assert BEG not in [action for plan in found for action in plan.actions]


def test_a_careful_player_attacks_nobody() -> None:
    careful = BEAM.careful()
    assert BEG not in [action for plan in plans(careful, state(turn=2)) for action in plan.actions]
    assert careful.width == BEAM.width


def test_what_a_plan_leads_to_is_told_in_parts() -> None:
    search = Search(RULES, EVALUATOR, 0, BEAM, seeded(1))
    best, other = search.plans([state()])
    assert search.lead_to(best, state()) == {"points": 10.0, "things": 20.0}
    assert search.lead_to(other, state())["points"] == 6.0


def test_what_comes_to_light_ends_the_sure_part() -> None:
    found = plans(replace(BEAM, width=20), state(turn=2))
    peeking = next(plan for plan in found if plan.actions[0] == Lay("peek"))
    assert peeking.sure == 1


def test_several_worlds_are_weighed_against_each_other() -> None:
    """In one world the hidden card is good; in most of them it is bad."""
    worlds = []
    for top in ("good", "bad", "bad"):
        world = state(turn=2)
        cards = world.cards.cards
        cards.remove(top)
        cards.append(top)
        worlds.append(world)
    lucky = plans(replace(BEAM, width=20), worlds[0])
    fair = plans(replace(BEAM, width=20, worlds=3), *worlds)

    def peeks(found: list[Plan]) -> float:
        return max(p.value for p in found if p.actions[0] == Lay("peek"))

    assert peeks(lucky) > peeks(fair)
    assert fair[0].actions == (CLAY, CLAY, CLAY)


def test_the_last_turn_is_played_to_win() -> None:
    """Nothing but winning counts in the end; the judge alone would not see that."""
    last = state(turn=3)
    last.players[0].points = 9
    best = plans(BEAM, last, seat=1)[0]
    assert best.actions == (CLAY, CLAY, CLAY)
    assert best.value > 500


def test_noise_is_drawn_from_the_given_chance() -> None:
    noisy = replace(GREEDY, noise=50.0)
    drawn = [plans(noisy, seed=seed)[0].actions for seed in range(12)]
    assert drawn == [plans(noisy, seed=seed)[0].actions for seed in range(12)]
    assert len(set(drawn)) == 2


def test_nobody_changes_the_world_he_thinks_about() -> None:
    world = state()
    plans(BEAM, world)
    assert world == state()


def test_a_lone_answer_is_a_plan_unless_the_whole_turn_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who plays gives it and looks again; a hint goes on behind it."""
    monkeypatch.setattr(
        type(EVALUATOR), "rarely_useful", lambda self, state, action: action != CLAY
    )
    assert plans(BEAM)[0].actions == (CLAY,)
    [plan] = Search(RULES, EVALUATOR, 0, BEAM, seeded(7), whole=True).plans([state()])
    assert plan.actions == (CLAY, CLAY, CLAY)
    assert plan.sure == 3


# --------------------------------------------------------------------- the end of the game


def last_but_one(ahead: int, lead: int) -> float:
    """What the best line of the last turn but one is worth to somebody who is so many points ahead
    of a player who will lay gold in the last one, for 6 points."""
    table = state(turn=2)
    table.players[0].points = lead
    search = Search(RULES, EVALUATOR, 0, replace(BEAM, ahead=ahead, bold=False), seeded(1))
    return search.plans([table])[0].value


def test_near_the_end_lines_are_played_on_until_it_is_over() -> None:
    assert last_but_one(ahead=1, lead=0) > 500, "a tower wins by four points"
    assert last_but_one(ahead=1, lead=-8) < -500, "not even a tower is enough"


def test_who_does_not_look_ahead_does_not_know_how_it_ends() -> None:
    assert abs(last_but_one(ahead=0, lead=0)) < 500


def test_where_the_end_is_far_nobody_waits_for_it() -> None:
    def gold(position: State, seat: int) -> list[Lay]:
        return [GOLD]

    first, last = state(), state(turn=2)
    assert playing_on(gold).to_the_end(first, 1) is None, "two own turns are to come"
    assert (end := playing_on(gold).to_the_end(last, 1)) is not None
    assert [player.points for player in end.players] == [6, 6]


def test_what_cannot_be_answered_any_more_is_thought_about_again() -> None:
    """Five answers are planned where three end the turn: the others are forgotten."""
    begun = state(turn=1)
    end = playing_on(lambda position, seat: [GOLD] * 5).to_the_end(begun, 2)
    assert end is not None
    assert [player.points for player in end.players] == [6, 12]


def playing_on(reply: Reply[State]) -> PlayingOn[State]:
    """For the first player, before any turn."""
    return PlayingOn(RULES, EVALUATOR, 0, (1, -1), reply)
