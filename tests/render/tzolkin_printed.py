"""What the pictures of Tzolk'in say in signs that actions, tiles and technologies do.

A second reading of the data, word by word and without lines: a sign is named as `SIGNS` has it, and
a sign for itself stands for one.
"""

from __future__ import annotations

from dataclasses import replace

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, TRACKS, WEALTH, Gear, Level
from engine.games.tzolkin.goods import Goods

Words = list[str]
HEAP = ("corn", "wood", "stone", "gold", "skull")
SKILLS = {
    "jungle_corn": "corn",
    "fishing_corn": "fish",
    "wood": "wood",
    "stone": "stone",
    "gold": "gold",
    "skulls": "skull",
    "build_corn": "corn",
    "build_points": "laurel",
    "spaces_ahead": "right",
}
"""Signs of what a level adds."""


def many(number: int, sign: str) -> Words:
    return [sign] if number == 1 else [str(number), sign]


def heap(goods: Goods) -> Words:
    """Goods with their numbers."""
    return [word for good in HEAP if (n := getattr(goods, good)) for word in many(n, good)]


def action(gear: Gear, space: int) -> Words:
    """What a space does, but for harvests and skulls."""
    if space > len(gear.actions):
        return ["cog"]
    found = gear.actions[space - 1].model_dump()
    corn = found.get("corn", 0)
    match found["kind"]:
        case "take":
            goods = Goods(**found["goods"])
            others = heap(replace(goods, corn=0))
            return [*others, str(goods.corn), "corn"] if goods.corn else others
        case "advance":
            return ["tech"] * found["most"]
        case "build" if found["corn_per_resource"]:
            return ["corn", "right", "house"]
        case "build":
            return [*["house"] * found["most"], *(["/", "monument"] if found["monument"] else [])]
        case "climb":
            price = [str(corn), "corn"] if corn else ["block"] * found["resources"]
            return [*price, "right", *["pyramid"] * found["temples"]]
        case "worker":
            return ["+", *["worker"] * found["count"]]
        case "any_action":
            return [str(corn), "corn", "right", "cog"]
    return ["market"]


def effect(one: kinds.Effect) -> Words:
    """What an effect of a tile or beyond a track gives."""
    found = one.model_dump()
    match found["kind"]:
        case "gain":
            return heap(Goods(**found["goods"]))
        case "points":
            return [str(found["amount"]), "laurel"]
        case "temple":
            return ["pyramid" if found["temple"] == "any" else found["temple"]] * found["steps"]
        case "technology":
            return ["tech" if found["track"] == "any" else found["track"]] * found["steps"]
        case "resources":
            return many(found["count"], "block")
        case "worker":
            return ["+", *["worker"] * found["count"]]
        case "free_workers":
            return [str(found["count"]), "feed"]
        case "cheaper_food":
            return [f"−{found['amount']}", "corn", "/", "worker"]
    odd = {
        "extra_building": ["+", "house"],
        "market": ["market"],
        "any_action": [str(found.get("corn")), "corn", "right", "cog"],
    }
    return odd[found["code"]]


def tile(identity: str, players: int) -> Words:
    """What a building does, or what a monument scores."""
    if identity in BUILDINGS:
        return [word for one in BUILDINGS[identity].effects for word in effect(one)]
    return score(MONUMENTS[identity].score.model_dump(), players)


def wealth(identity: str) -> Words:
    found = WEALTH[identity]
    return [*heap(found.goods), *(word for one in found.effects for word in effect(one))]


def score(found: dict[str, object], players: int) -> Words:
    """What a monument counts."""
    points = found.get("points")
    each = [str(points), "laurel", "/"]
    match found["by"]:
        case "kind":
            return [*each, str(found["kind"])]
        case "harvest":
            return [*each, f"{found['tile']}_tile"]
        case "tiles":
            return [*each, "house", "monument"]
        case "levels":
            return [*each, "tech"]
        case "best_temple":
            return [*each, "up", "pyramid"]
        case "skulls":
            return [*each, "skull", *(["everybody"] if found["owner"] == "all" else [])]
        case "temple_points":
            return ["laurel", "=", "chaac", "quetzalcoatl", "kukulkan"]
    assert isinstance(points, dict)
    if found["by"] == "monuments":
        return [str(points[players]), "laurel", "/", "monument", "everybody"]
    return [*stairs(points), "worker" if found["by"] == "workers" else "top"]


def stairs(points: dict[int, int]) -> Words:
    """A table of points by number; with a plus where more of it gives no more."""
    worth = sorted(set(points.values()))
    first = {n: min(k for k, p in points.items() if p == n) for n in worth}
    shared = {n for n in worth if sum(p == n for p in points.values()) > 1}
    return [*map(str, worth), *(f"{first[n]}{'+' * (n in shared)}" for n in worth)]


def level(found: Level) -> Words:
    """What a level adds; what it takes off a price in corn is told where corn is paid."""
    added = found.model_dump(exclude_defaults=True, exclude={"uncertain", "build_corn_less"})
    words: Words = []
    for name, n in added.items():
        if name == "without_tile":
            words.append("bare")
        elif name == "build_resources_less":
            words += [f"−{n}", "block"]
        elif name == "temple_for_resources":
            words += [*many(n, "block"), "right", "pyramid"]
        else:
            words += [f"+{n}", SKILLS[name]]
    return words


def repeat(track: str) -> Words:
    """What a step beyond the last level gives."""
    (found,) = [one for one in TRACKS.values() if one.id == track]
    return effect(found.repeat)
