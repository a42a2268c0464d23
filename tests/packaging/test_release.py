"""A tag becomes a release only if all agree, and its list of parts is that of an installation."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

from tools import release

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
HEAD = "# Changelog\n\nFor players.\n\n"


def changelog(version: str, day: str) -> str:
    old = "## [0.0.1] - 2020-01-01\n\n- Old.\n"
    return f"{HEAD}## [{version}] - {day}\n\n### Added\n\n- New.\n\n{old}"


def test_a_tag_has_to_fit() -> None:
    now = release.version()
    good = changelog(now, "2026-12-01")
    assert release.wrong(f"v{now}", good) == []
    assert len(release.wrong("v9.9.9", good)) == 1
    assert "no day, but Unreleased" in release.wrong(f"v{now}", changelog(now, "Unreleased"))[0]
    assert "is not about" in release.wrong(f"v{now}", changelog("9.9.9", "2026-12-01"))[0]


def test_the_notes_are_the_newest_section() -> None:
    assert release.notes(changelog("1.0.0", "2026-12-01")) == "### Added\n\n- New.\n"


def test_the_parts_are_what_an_installation_takes(tmp_path: Path) -> None:
    wheel = tmp_path / "agora.whl"
    wheel.write_bytes(b"a wheel")
    done = subprocess.run(
        [sys.executable, "tools/release.py", "parts", str(wheel)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    itself = found["metadata"]["component"]
    assert itself["hashes"][0]["content"] == hashlib.sha256(b"a wheel").hexdigest()
    locked = (ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8")
    names = {part["name"] for part in found["components"]}
    assert names == set(re.findall(r"^([A-Za-z0-9._-]+)(?:\[.*\])?==", locked, re.MULTILINE))
    assert "psycopg" in names
    assert sum(len(part["hashes"]) for part in found["components"]) == locked.count("--hash=")
    assert all(part["hashes"] for part in found["components"])


def test_the_workflow_builds_as_the_image_does() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    for words in (
        "--require-hashes --requirement deploy/build.txt",
        "--no-deps --no-build-isolation",
    ):
        assert words in WORKFLOW
        assert words in dockerfile
    assert 'release.py check "$TAG"' in WORKFLOW
    assert "--sbom=true --provenance=mode=max" in WORKFLOW
