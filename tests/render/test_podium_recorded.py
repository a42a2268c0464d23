"""Recorded podiums: four ends of games side by side, with ties and with somebody who gave up.

`test_render_podium.py` says what they have to show; this compares how they look. After an intended
change draw them again with `AGORA_UPDATE_SNAPSHOTS=1 pytest tests/render/test_podium_recorded.py`,
look at them, and commit them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps

from render.podium import page
from tests.render.podium_tables import ENDS

FILE = Path(__file__).parent / "snapshots" / "podium.png"
REDUCED = 4
UNNOTICED = 8
"""Pixels that another version of Pillow may draw otherwise."""


@pytest.mark.sliced(5)
def test_podiums_look_as_they_did() -> None:
    found = [
        ImageOps.posterize(page.paint(podium).convert("RGB").reduce(REDUCED), 3)
        for podium in ENDS.values()
    ]
    wide, high = max(one.width for one in found), max(one.height for one in found)
    now = Image.new("RGB", (2 * wide, 2 * high))
    for i, one in enumerate(found):
        now.paste(one, (i % 2 * wide, i // 2 * high))
    if os.environ.get("AGORA_UPDATE_SNAPSHOTS"):
        now.save(FILE, optimize=True)
    with Image.open(FILE) as before:
        assert before.size == now.size
        bands = ImageChops.difference(before.convert("RGB"), now).split()
        worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        assert sum(worst.histogram()[33:]) <= UNNOTICED, f"compare with {FILE.name}"
