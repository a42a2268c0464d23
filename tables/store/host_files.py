"""The files in the data folder with which a host corrects figures of games (`HostFile`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from engine.core import HostFile, Rules, WrongFile
from engine.core.hostfile import LONGEST, Problem
from tables.model.errors import BadConfig
from tables.model.findings import Finding

Figures = Mapping[str, Mapping[str, Any]]
"""The options that the host's files give, by game, as they are stored with a table."""
RESEMBLES = 0.8
"""How similar to such a file's name another name must be to count as a typo."""
SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class Found:
    """The host's files in a folder. used: each file with the key of its game and its title. wrong:
    one refusal for each file that cannot be used."""

    figures: Figures
    used: tuple[tuple[Path, str, str], ...] = ()
    wrong: tuple[BadConfig, ...] = ()

    @property
    def remarks(self) -> tuple[Finding, ...]:
        """The files that are used."""
        return tuple(
            Finding("host_file_used", path=str(path), game=game, file=title)
            for path, game, title in self.used
        )

    def need(self) -> Figures:
        """The figures, if all files are right. Raises `BadConfig`.

        With a wrong file the bot does not start: games would begin with figures that the host
        thinks corrected, and nobody could mend them later.
        """
        if self.wrong:
            raise self.wrong[0]
        return self.figures


def look(folder: Path, games: Iterable[Rules[Any]]) -> Found:
    """Read the files of these games that are in a folder. Without any file no game is loaded, if
    the games come one by one."""
    if not _any_files(folder):
        return Found({})
    known = [(rules, file) for rules in games for file in rules.host_files]
    figures: dict[str, dict[str, Any]] = {}
    used: list[tuple[Path, str, str]] = []
    wrong = list(_slips(folder, [file.name for _, file in known]))
    for rules, file in known:
        path = folder / file.name
        try:
            written = _text(path)
            if written is None:
                continue
            given = _read(rules, file, path, written)
        except BadConfig as error:
            wrong.append(error)
            continue
        figures.setdefault(rules.meta.key, {})[file.option] = given
        used.append((path, rules.meta.key, str(given["title"])))
    return Found(figures, tuple(used), tuple(wrong))


def _any_files(folder: Path) -> bool:
    """Whether there may be such files."""
    try:
        return any(path.suffix == SUFFIX for path in folder.iterdir())
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _text(path: Path) -> str | None:
    """What a file says; None if there is none. Raises `BadConfig`."""
    try:
        with path.open("rb") as file:
            return file.read(4 * LONGEST + 1).decode("utf-8")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError as error:
        raise BadConfig("settings_unread", path=str(path)) from error
    except OSError as error:
        raise BadConfig(
            "host_file_unread", path=str(path), error=str(error.strerror or error)
        ) from error


def _read(rules: Rules[Any], file: HostFile, path: Path, written: str) -> Any:
    """What a file gives a table, as it is stored. Raises `BadConfig` for the first fault."""
    try:
        given = file.read(written)
    except WrongFile as error:
        raise _refusal(path, error.problems[0]) from error
    return rules.options.model_validate({file.option: given}).model_dump(mode="json")[file.option]


def _refusal(path: Path, fault: Problem) -> BadConfig:
    """What is wrong with a file, where, and what to do about it."""
    where, line = str(path), fault.line
    match fault.fault:
        case "too_long":
            return BadConfig("host_file_too_long", path=where)
        case "not_toml":
            return BadConfig("host_file_not_toml", path=where, line=line)
        case "missing":
            return BadConfig("host_file_missing", path=where, line=line, entry=fault.where)
        case "double":
            return BadConfig("host_file_double", path=where, line=line, entry=fault.where)
        case "unknown":
            return BadConfig("host_file_unknown_entry", path=where, line=line, entry=fault.where)
        case _:
            return BadConfig("host_file_wrong", path=where, line=line, entry=fault.where)


def _slips(folder: Path, names: list[str]) -> Iterator[BadConfig]:
    """Files whose names are almost those of host files. Without this check the program's own
    figures would silently take the place of the host's."""
    try:
        there = sorted(path.name for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return
    for name in there:
        close = [] if name in names else get_close_matches(name, names, 1, RESEMBLES)
        if close:
            yield BadConfig("host_file_unknown", path=str(folder / name), name=close[0])
