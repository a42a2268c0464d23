"""Tells a wheel which commit it is built from; see `tables/upkeep/revision.py`."""

import importlib.util
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the file with the commit into the package. An editable installation asks git itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        spec = importlib.util.spec_from_file_location(
            "revision", root / "tables/upkeep/revision.py"
        )
        assert spec is not None
        assert spec.loader is not None
        revision = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(revision)
        commit = revision.of_build(root)
        if version == "editable" or commit is None:
            return
        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name) / revision.FILE
        made.write_text(commit + "\n", encoding="utf-8")
        build_data["force_include"][str(made)] = f"tables/upkeep/{revision.FILE}"
