"""The classes that say sentences are written whenever the files of English have changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import sentences

KEPT = "written by hand\n"


@pytest.fixture
def lang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small language, of which nothing is written yet."""
    (tmp_path / "en").mkdir()
    (tmp_path / "catalogue").mkdir()
    (tmp_path / "catalogue" / "__init__.py").write_text(KEPT)
    (tmp_path / "en" / "one.ftl").write_text("# $who\nhello = Hello { $who }\n")
    monkeypatch.setattr(sentences, "LANG", tmp_path)
    monkeypatch.setattr(sentences, "WRITTEN", tmp_path / "catalogue")
    monkeypatch.setattr(sentences, "STAMP", tmp_path / "catalogue" / "written-from.txt")
    sentences.catalogues.cache_clear()
    yield tmp_path
    sentences.catalogues.cache_clear()


def modules(lang: Path) -> dict[str, str]:
    return {path.stem: path.read_text() for path in (lang / "catalogue").glob("*.py")}


def test_what_is_missing_is_written(lang: Path) -> None:
    assert not sentences.is_current()
    assert sentences.ensure()
    assert sentences.is_current()
    assert modules(lang)["__init__"] == KEPT
    assert "def hello(self, *, who: str) -> str:" in modules(lang)["one"]


def test_what_is_current_is_left_alone(lang: Path) -> None:
    sentences.ensure()
    (lang / "catalogue" / "one.py").write_text("as it was\n")
    assert not sentences.ensure()
    assert modules(lang)["one"] == "as it was\n"


@pytest.mark.parametrize("change", ["changed", "new", "gone"])
def test_what_is_older_is_written_again(lang: Path, change: str) -> None:
    sentences.ensure()
    sentences.catalogues.cache_clear()
    match change:
        case "changed":
            (lang / "en" / "one.ftl").write_text("bye = Bye\n")
        case "new":
            (lang / "en" / "two.ftl").write_text("bye = Bye\n")
        case "gone":
            (lang / "en" / "two.ftl").write_text("bye = Bye\n")
            (lang / "en" / "one.ftl").unlink()
    assert sentences.ensure()
    found = modules(lang)
    assert ("one" in found) == (change != "gone")
    assert "def bye(self) -> str:" in found["one" if change == "changed" else "two"]


def test_a_fault_writes_nothing_and_is_said_in_one_line(
    lang: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sentences.ensure()
    sentences.catalogues.cache_clear()
    before = modules(lang)
    (lang / "en" / "one.ftl").write_text("hello = Hello { $who }\n")
    assert sentences.main() == 1
    assert modules(lang) == before
    assert capsys.readouterr().err.count("\n") == 1
    assert not sentences.is_current()


def test_the_program_says_what_to_do_where_nothing_is_written(tmp_path: Path) -> None:
    """Somebody starts it in a clone that was never installed."""
    package = tmp_path / "catalogue"
    package.mkdir()
    real = Path(__file__).parents[3] / "render/lang/catalogue/__init__.py"
    (package / "__init__.py").write_text(real.read_text("utf-8"))
    done = subprocess.run(
        [sys.executable, "-c", "import catalogue.bot"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Run `make messages`" in done.stderr
