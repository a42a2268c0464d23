"""`agora doctor` finds every damage of `tests.tables.damages`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.tables import damages
from tests.tables.damages import DAMAGES, Damage
from tests.tables.fixtures import in_a_file


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sound") / "agora.sqlite3"
    with in_a_file():
        damages.build(path)
    return path


def test_the_sound_one_is_sound(sound: Path) -> None:
    assert damages.found(sound) == frozenset()


def test_there_is_one_of_each_kind() -> None:
    assert len({one.name for one in DAMAGES}) == len(DAMAGES) >= 80


@pytest.mark.sliced(4)
@pytest.mark.parametrize("one", DAMAGES, ids=lambda one: one.name)
def test_the_doctor_finds(sound: Path, path: Path, one: Damage) -> None:
    shutil.copy(sound, path)
    assert damages.spoil(path, one) > 0, "nothing was damaged"
    assert one.code in damages.found(path)
