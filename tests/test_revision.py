"""Which commit a program is, from git's files alone."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tables.maintenance import revision

ONE, TWO = "1" * 40, "2" * 40


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    done = subprocess.run(
        ["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def test_a_checkout_a_worktree_packed_and_detached(tmp_path: Path) -> None:
    main = tmp_path / "main"
    main.mkdir()
    git(main, "init", "--quiet", "--initial-branch", "main")
    assert revision.of_checkout(main) is None
    git(main, "commit", "--quiet", "--allow-empty", "--message", "one")
    one = git(main, "rev-parse", "HEAD")
    assert revision.of_checkout(main) == one
    git(main, "worktree", "add", "--quiet", "-b", "side", str(tmp_path / "side"))
    assert revision.of_checkout(tmp_path / "side") == one
    git(tmp_path / "side", "commit", "--quiet", "--allow-empty", "--message", "two")
    two = git(tmp_path / "side", "rev-parse", "HEAD")
    assert revision.of_checkout(tmp_path / "side") == two != one
    git(main, "pack-refs", "--all")
    assert revision.of_checkout(main) == one
    assert revision.of_checkout(tmp_path / "side") == two
    git(main, "checkout", "--quiet", "--detach", two)
    assert revision.of_checkout(main) == two


@pytest.mark.parametrize("head", ["", "ref: refs/heads/none", "nonsense", "ref:", "\x00"])
def test_what_cannot_be_understood_is_no_commit(tmp_path: Path, head: str) -> None:
    assert revision.of_checkout(tmp_path) is None
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "HEAD").write_text(head)
    assert revision.of_checkout(tmp_path) is None


def test_a_build_is_told_where_git_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(revision.GIVEN, ONE)
    assert revision.of_build(tmp_path) == ONE
    monkeypatch.setenv(revision.GIVEN, "main")
    assert revision.of_build(tmp_path) is None
