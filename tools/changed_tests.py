"""The tests that belong to what was changed since `main`, by the mirrored tree.

Changed are files in commits that `main` does not have, and files that are not committed.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ("tests/test_layers.py", "tests/test_circles.py", "tests/test_public_names.py")
"""What holds for every file of the program."""
WORDS = ("tests/render/lang",)
FOLDERS = {
    "engine/core": ("tests/kernel",),
    "engine/thinking": ("tests/thinking",),
    "engine/games/antike": ("tests/games/antike",),
    "engine/games/belfort": ("tests/games/belfort",),
    "engine/games/tta": ("tests/games/tta", "tests/games/tta_first_edition"),
    "engine/games/tzolkin": ("tests/games/tzolkin",),
    "engine": ("tests/kernel", "tests/test_registry.py"),
    "render/lang": WORDS,
    "render": (*WORDS, "tests/render"),
    "tables": ("tests/tables", *WORDS),
    "bot": ("tests/bot", *WORDS),
    "migrations": ("tests/test_migrations.py", "tests/tables/test_schemas.py"),
    "tools": ("tests/packaging/test_run_tests.py",),
    "docs/rules": ("tests/test_rules_report.py",),
    "deploy": ("tests/packaging/test_deploy.py",),
}
"""Where the tests of a folder are. The first that fits counts, and more is found by names."""
GAMES = {
    "antike": ("antike-duellum",),
    "belfort": ("belfort",),
    "tta": ("tta-new-story", "tta-first-edition"),
    "tzolkin": ("tzolkin",),
}
"""The folder of a game, and its keys."""
SAID = ("engine/games/", "render/text/", "render/lang/en/")
PROMISES = "tests/promises/test_promised.py"


def changes() -> Iterator[str]:
    """The files that differ from what `main` holds."""
    base = _git("merge-base", "HEAD", _main())[0]
    yield from _git("diff", "--name-only", base)
    yield from _git("ls-files", "--others", "--exclude-standard")


def _main() -> str:
    """The branch that others see, if there is one; otherwise ours."""
    known = _git(
        "for-each-ref", "--format=%(refname:short)", "refs/remotes/*/main", "refs/heads/main"
    )
    return next((name for name in known if "/" in name), "main")


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603, S607
    return done.stdout.split("\n")[:-1]


def mirrored(changed: Iterable[str]) -> list[str]:
    """The tests that belong to changed files, none of them twice."""
    found: set[str] = set()
    for path in map(PurePosixPath, changed):
        found.update(one for one in _tests_of(path) if (ROOT / one).exists())
    return sorted(one for one in found if not any(_within(one, other) for other in found))


def belonging(changed: Iterable[str]) -> list[str]:
    """The same, with what says of a game whether its sentences come true (`slices.takes_near`)."""
    files = sorted(changed)
    words = {word for path in files if path.startswith(SAID) for word in re.findall(r"\w+", path)}
    games = {key for game in words & set(GAMES) for key in GAMES[game]}
    return [*mirrored(files), *(f"{PROMISES}::{key}" for key in sorted(games))]


def _within(one: str, other: str) -> bool:
    return one != other and PurePosixPath(other) in PurePosixPath(one).parents


def _tests_of(path: PurePosixPath) -> Iterator[str]:
    if path.parts[0] == "tests":
        test = path.name.startswith("test_") and path.suffix == ".py"
        yield str(path if test else path.parent) if len(path.parts) > 2 or test else "tests"
        return
    if path.suffix == ".py":
        yield from HOUSE
    named = list(_named(path))
    yield from named
    for folder, tests in FOLDERS.items():
        if str(path).startswith(f"{folder}/"):
            if not named or folder not in ("render", "tables", "bot"):
                yield from tests
            return


def _named(path: PurePosixPath) -> Iterator[str]:
    """Files of tests that carry the name of a file, of its folder, or of its game."""
    if path.parts[0] not in ("render", "tables", "bot") or path.suffix != ".py":
        return
    names = {path.stem, *path.parts[2:-1]} - {"__init__"}
    for game in GAMES:
        if game in path.parts:
            yield f"tests/games/{game}"
            names = {game}
    for test in sorted((ROOT / "tests" / path.parts[0]).rglob("test_*.py")):
        words = test.stem.removeprefix("test_").removeprefix("render_").removeprefix("ui_")
        if any(words == name or words.startswith(f"{name}_") for name in names):
            yield str(PurePosixPath(test.relative_to(ROOT)))
