"""Builds the documentation site: `python tools/docs_site.py [FOLDER]`, or `make docs`.

Pages come from `docs/` and from the front matter of the repository (`ROOT_PAGES`), pictures of the
games' pages from saved games (`engine/scenes.py`). All of it is gathered in one folder, with links
turned to where pages now are; then Zensical builds it strictly, so a broken link ends the build.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from PIL import Image

from engine import registry, scenes
from engine.core import Step
from render.picture import encode
from render.registry import presentation

ROOT = Path(__file__).resolve().parents[1]
CONFIG = ROOT / "zensical.toml"
ROOT_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "LICENSE": "licence.md",
}
"""Files next to `docs/` that are pages, too, and what the site calls them."""
NAMES = ("Ann", "Bob", "Chloe", "Dimitri", "Eszter")
WIDEST = 1200
"""Pixels: wide boards are shrunk to this, which a page shows whole and still sharp."""
LEGEND = "legend"
"""What a painter calls the picture that explains the signs of its game, if it has one."""
LEGEND_PLACE = "<!-- legend -->"
_PICTURE = re.compile(r"(?:!\[[^]]*\]\(|<img [^>]*src=\")([^)\"#\s:]+)[)\"]")
_LINK = re.compile(r"(?P<before>\]\(|src=\"|href=\")(?P<target>[^)\"#\s]+)")


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a game's page.

    part: a picture's name, "hand", or "question" for what is asked. mine: drawn for the seat that
    is asked, with all it may see.
    """

    game: str
    scene: str
    part: str
    mine: bool = False

    @property
    def file(self) -> str:
        return f"{self.game}-{self.part}.png"


SHOTS = (
    *(Shot("tta-new-story", "war", part) for part in ("board", "phone")),
    Shot("tta-new-story", "war", "hand", mine=True),
    Shot("tta-new-story", "aggression", "question", mine=True),
    *(Shot("tta-first-edition", "war", part) for part in ("board", "phone")),
    *(Shot("tzolkin", "food-day", part) for part in ("board", "phone")),
    *(Shot("belfort", "actions", part) for part in ("board", "phone")),
    *(Shot("antike-duellum", "war", part) for part in ("board", "phone")),
)


def main() -> int:
    """Build the site in `build/docs`, unless another folder is named; 0 if all is well."""
    return make(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs")


def make(folder: Path) -> int:
    """Build the whole site in a folder, as `site`; 0 if all is well."""
    shutil.rmtree(folder, ignore_errors=True)
    gather(folder / "docs")
    shutil.copyfile(CONFIG, folder / CONFIG.name)
    return build(folder)


def build(folder: Path) -> int:
    """Let Zensical make `site` of the pages in `docs`, both in this folder; 0 if all is well."""
    missing = missing_pictures(folder / "docs")
    for told in missing:
        sys.stderr.write(f"{told}\n")
    zensical = str(Path(sys.executable).with_name("zensical"))
    done = subprocess.run([zensical, "build", "--strict"], cwd=folder, check=False)  # noqa: S603
    return done.returncode or bool(missing)


def missing_pictures(pages: Path) -> list[str]:
    """Pictures that are not there, which Zensical does not look for."""
    return [
        f"{page.relative_to(pages)}: there is no picture {target}"
        for page in sorted(pages.rglob("*.md"))
        for target in _PICTURE.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).is_file()
    ]


def gather(pages: Path) -> None:
    """Put all pages and pictures of the site into a folder."""
    for source, page in staged().items():
        place = pages / page
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix in (".png", ".css"):
            shutil.copyfile(source, place)
        else:
            text = turned(source.read_text(encoding="utf-8"), source, page)
            place.write_text(with_legend(text, page), encoding="utf-8")
    for name, image in pictures():
        place = pages / "pictures" / name
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(encode(small(image), name).data)


@cache
def staged() -> dict[Path, PurePosixPath]:
    """Every file of the site, and its place there."""
    docs = ROOT / "docs"
    files = sorted(path for ending in ("md", "png", "css") for path in docs.rglob(f"*.{ending}"))
    beside = {ROOT / name: PurePosixPath(page) for name, page in ROOT_PAGES.items()}
    return {path: PurePosixPath(path.relative_to(docs).as_posix()) for path in files} | beside


def turned(text: str, source: Path, page: PurePosixPath) -> str:
    """The text of a page whose links lead to the pages of the site."""

    def link(found: re.Match[str]) -> str:
        place = staged().get(Path(os.path.normpath(source.parent / found["target"])))
        if place is None:
            return found[0]
        return found["before"] + PurePosixPath(os.path.relpath(place, page.parent)).as_posix()

    return _LINK.sub(link, text)


def with_legend(text: str, page: PurePosixPath) -> str:
    """The text with the picture that explains a game's signs in its place, once there is one."""
    if LEGEND_PLACE not in text or not has_legend(page.stem):
        return text
    picture = f"![What the signs mean](../pictures/{page.stem}-{LEGEND}.png)"
    return text.replace(LEGEND_PLACE, picture)


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """The pictures that are drawn for the site, with the names of their files."""
    return ((name, drawn(shot)) for name, shot in drawings().items())


def drawings() -> dict[str, Shot]:
    """What is drawn for the site, by the names of the files."""
    first = {shot.game: shot for shot in reversed(SHOTS)}
    legends = [Shot(game, shot.scene, LEGEND) for game, shot in first.items() if has_legend(game)]
    return {shot.file: shot for shot in (*SHOTS, *legends)}


def has_legend(game: str) -> bool:
    """Whether the painter of a game explains its signs."""
    scene = scenes.names(game)[0]
    step = position(game, scene)
    painter = presentation(game).painter
    view = registry.rules(game).view(step.state, None)
    return painter is not None and LEGEND in painter.pictures(view)


def drawn(shot: Shot) -> Image.Image:
    """One picture. Raises `ValueError` if the game has none of its name."""
    rules, step = registry.rules(shot.game), position(shot.game, shot.scene)
    painter = presentation(shot.game).painter
    asked = step.decisions[0]
    view = rules.view(step.state, asked.seat if shot.mine else None)
    names = NAMES[: scenes.load(shot.game, shot.scene).seats]
    image: Image.Image | None = None
    if painter is not None:
        match shot.part:
            case "question":
                image = painter.question(view, asked, names)
            case "hand":
                image = painter.hand(view, names)
            case part:
                image = painter.paint(view, part, names)
    if image is None:
        raise ValueError(f"there is no picture {shot.file}")
    return image


@cache
def position(game: str, name: str) -> Step[Any]:
    """The middle of a saved game."""
    scene, rules = scenes.load(game, name), registry.rules(game)
    step = rules.setup(rules.options.model_validate(scene.options), scene.seats, scene.deal)
    for seat, raw in scene.steps:
        step = rules.apply(step.state, seat, rules.parse_action(json.dumps(raw)), step.decisions)
    return step


def small(image: Image.Image) -> Image.Image:
    """The picture as wide as a page shows it."""
    if image.width <= WIDEST:
        return image
    height = round(image.height * WIDEST / image.width)
    return image.convert("RGB").resize((WIDEST, height), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    sys.exit(main())
