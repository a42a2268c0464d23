"""Saved games of the playground lead, under the rules as they are now, where their names say."""

from __future__ import annotations

import gzip
import json
import tomllib
from importlib import resources

import pytest

from engine import registry, scenes
from engine.core.rng import seeded
from engine.scenes import Scene
from tools.scenes import WANTED, Wanted


def test_every_game_has_an_early_turn_a_height_and_a_last_round() -> None:
    shipped = {scene.partition("/")[0] for scene in scenes.known()}
    games = resources.files("engine.games") / "games.toml"
    assert shipped == set(tomllib.loads(games.read_text(encoding="utf-8")))
    for game in shipped:
        assert {"early-turn", "last-round"} <= set(scenes.names(game))
        assert {"war", "food-day", "actions"} & set(scenes.names(game)), (
            "what a game is full of tension at"
        )
    assert set(scenes.known()) == {f"{w.game}/{w.name}" for w in WANTED}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda w: f"{w.game}/{w.name}")
def test_a_scene_is_what_its_name_says(wanted: Wanted) -> None:
    scene = scenes.load(wanted.game, wanted.name)
    rules = registry.rules(scene.game)
    step = rules.setup(rules.options.model_validate(scene.options), scene.seats, scene.deal)
    for seat, raw in scene.steps:
        step = rules.apply(step.state, seat, rules.parse_action(json.dumps(raw)), step.decisions)
    (question,) = step.decisions
    assert wanted.right(rules.view(step.state, None), question)
    assert rules.check(step.state) == []


def test_scenes_are_found_by_their_names() -> None:
    assert scenes.find("auction") == scenes.load("tta-new-story", "auction")
    assert scenes.find("tta-new-story/war") == scenes.find("war", "tta-new-story")
    assert scenes.find("war", "antike-duellum") == scenes.load("antike-duellum", "war")
    assert scenes.find("auction", "antike-duellum") is None
    with pytest.raises(KeyError):
        scenes.load("tta-new-story", "nowhere")


def test_a_scene_is_read_as_it_was_written() -> None:
    scene = Scene("g", "n", 2, {"map": "x"}, seeded(1).secret, ((0, {"kind": "a"}), (1, {})))
    kept = scenes.written(scene)
    assert kept == scenes.written(scene)
    raw = json.loads(gzip.decompress(kept))
    assert (raw["seats"], raw["options"], int(raw["deal"], 16)) == (2, {"map": "x"}, scene.deal)
    assert [tuple(step) for step in raw["steps"]] == list(scene.steps)
