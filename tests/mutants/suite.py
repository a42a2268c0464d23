"""The suite, loaded once: its tests are collected, everything is imported, and then something else
than running them all is done with them."""

from __future__ import annotations

import contextlib
import importlib
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
LEFT_OUT = ("tests/chaos", "tests/load", "tests/packaging", "tests/mutants", "tests/bench")
"""Their tests meet the program in processes of its own, or no part of the program."""


def load_program(folders: Iterable[str] = ("engine", "render", "tables", "bot")) -> None:
    """Import every module, so that none is loaded later."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            names = path.relative_to(ROOT).with_suffix("").parts
            if "__main__" not in names:
                importlib.import_module(".".join(n for n in names if n != "__init__"))


def test_files() -> list[str]:
    """The files of tests that may meet a fault."""
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    return sorted(file for file in found if not file.startswith(LEFT_OUT))


class Result(NamedTuple):
    """What came of a test. failed: in one line why, if it did. seconds: of the processor."""

    failed: str | None
    seconds: float
    skipped: bool


class Loaded:
    """A plugin that hands the collected tests over in place of running them. server: those that
    need one, too; program: every module of it is loaded, and not only what tests import."""

    def __init__(
        self,
        then: Callable[[list[pytest.Item]], object],
        *,
        server: bool = False,
        program: bool = True,
    ) -> None:
        self._then = then
        self._server = server
        self._program = program
        self.reports: list[pytest.TestReport] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        if self._program:
            load_program()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self._server:
            _without_server()
        self._then([item for item in session.items if self._server or not is_twin(item)])
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.reports.append(report)


def _without_server() -> None:
    """Whatever asks for a PostgreSQL server is skipped."""
    from tests import cluster

    def none(main: int) -> str:
        pytest.skip(cluster.MISSING)

    os.environ.pop(cluster.FOUND_HERE, None)
    os.environ.pop(cluster.WISH, None)
    cluster.programs = lambda: None  # type: ignore[assignment]
    cluster._begun = none


def is_twin(item: pytest.Item) -> bool:
    """Whether a test needs a PostgreSQL server."""
    callspec = getattr(item, "callspec", None)
    params = {} if callspec is None else callspec.params
    chosen = (params.get("kept_in"), params.get("back_end"))
    return "postgres" in chosen or item.get_closest_marker("server") is not None


def load(files: Sequence[str], *plugins: object) -> int:
    """Collect the tests of these files and hand them to the plugins. Returns pytest's exit code."""
    os.environ["AGORA_TEST_SLICE"] = "all"
    os.environ.pop("AGORA_TEST_STORE", None)
    options = ["-n", "0", "-qq", "--no-header", "--capture=sys", "--rootdir", str(ROOT)]
    return int(pytest.main([*options, *files], plugins=plugins))


class Runner:
    """Runs tests one by one with pytest's own runner, in this process."""

    def __init__(self, plugin: Loaded) -> None:
        self._plugin = plugin

    def run(self, item: pytest.Item, following: pytest.Item | None) -> Result:
        """Run a test. What the following one needs, too, stays."""
        self._plugin.reports.clear()
        before = spent()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        failed = [report for report in self._plugin.reports if report.failed]
        skipped = any(report.skipped for report in self._plugin.reports)
        return Result(complaint(failed[0]) if failed else None, spent() - before, skipped)

    @staticmethod
    def end(item: pytest.Item) -> None:
        """Whatever was kept for a following test goes."""
        with contextlib.suppress(BaseException):
            item.session._setupstate.teardown_exact(None)


def complaint(report: pytest.TestReport) -> str:
    """In one line why a test failed."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(crash.message if crash is not None else report.longrepr)
    first = text.strip().splitlines()[0] if text.strip() else "failed"
    return f"{report.when}: {first}"[:300] if report.when != "call" else first[:300]


def spent() -> float:
    """Seconds of processor of this process and of those that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def fresh_folders(config: pytest.Config) -> None:
    """Temporary folders of tests are made in `tempfile.tempdir`, as it is now."""
    factory: Any = config._tmp_path_factory  # type: ignore[attr-defined]
    factory._basetemp = Path(tempfile.mkdtemp(prefix="tests-")).resolve()
