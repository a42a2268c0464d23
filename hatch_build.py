"""What a build adds to the files of git: the classes that say sentences, and the commit."""

import importlib.util
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed, and before an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._module("tools/sentences.py").ensure()
        if version != "editable":  # an editable installation asks git itself
            self._note_commit(build_data)

    def _note_commit(self, build_data: dict[str, Any]) -> None:
        """Tell the wheel which commit it is built from (`tables/maintenance/revision.py`)."""
        revision = self._module("tables/maintenance/revision.py")
        commit = revision.of_build(Path(self.root))
        if commit is None:
            return
        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name) / revision.FILE
        made.write_text(commit + "\n", encoding="utf-8")
        build_data["force_include"][str(made)] = f"tables/maintenance/{revision.FILE}"

    def _module(self, file: str) -> ModuleType:
        """A file of the repository, which is not installed yet."""
        spec = importlib.util.spec_from_file_location(Path(file).stem, Path(self.root) / file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look there
        spec.loader.exec_module(module)
        return module
