"""What a release needs besides wheel and image: the right tag, notes, and a list of its parts.

python tools/release.py check v0.3.0     whether tag, version and changelog agree
python tools/release.py notes            the newest section of the changelog
python tools/release.py parts WHEEL      the parts of a wheel as CycloneDX (JSON)
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
_SECTION = re.compile(r"^## \[(?P<version>\S+)\] - (?P<day>\S+)$", re.MULTILINE)
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def version() -> str:
    """The version of the project."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def wrong(tag: str, changelog: str) -> list[str]:
    """What keeps a tag from being a release."""
    found = _SECTION.search(changelog)
    said = []
    if tag != f"v{version()}":
        said.append(f"the tag is {tag}, but the version of pyproject.toml is {version()}")
    if found is None or found["version"] != version():
        said.append(f"the newest section of CHANGELOG.md is not about {version()}")
    elif re.fullmatch(r"\d{4}-\d{2}-\d{2}", found["day"]) is None:
        said.append(f"CHANGELOG.md gives {version()} no day, but {found['day']}")
    return said


def notes(changelog: str) -> str:
    """The newest section of the changelog, without its heading."""
    _, _, newest = changelog.partition("\n## ")
    return newest.partition("\n## ")[0].partition("\n")[2].strip() + "\n"


def libraries(requirements: str) -> Iterator[dict[str, Any]]:
    """The libraries that an installation takes, each with the hashes of its files."""
    starts = [*_PINNED.finditer(requirements)]
    ends = [*(start.start() for start in starts[1:]), len(requirements)]
    for start, end in zip(starts, ends, strict=True):
        name, pinned = start.groups()
        sums = _HASH.findall(requirements[start.start() : end])
        yield {
            "type": "library",
            "name": name,
            "version": pinned,
            "purl": f"pkg:pypi/{name.lower().replace('_', '-')}@{pinned}",
            "hashes": [{"alg": "SHA-256", "content": one} for one in sums],
        }


def parts(wheel: Path) -> dict[str, Any]:
    """The bill of materials of a wheel: itself, and what `deploy/requirements.txt` adds to it."""
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    requirements = (ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "agora",
                "version": version(),
                "hashes": [{"alg": "SHA-256", "content": digest}],
            }
        },
        "components": [*libraries(requirements)],
    }


def main() -> int:
    """Do one of the three."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    match sys.argv[1:]:
        case ["check", tag]:
            said = wrong(tag, changelog)
            sys.stdout.write("\n".join(said or [f"{tag} can be released"]) + "\n")
            return 1 if said else 0
        case ["notes"]:
            sys.stdout.write(notes(changelog))
        case ["parts", wheel]:
            sys.stdout.write(json.dumps(parts(Path(wheel)), indent=1) + "\n")
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
