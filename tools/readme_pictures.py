"""Makes the pictures of the README again: `python -m tools.readme_pictures`. Needs a Chromium."""

from __future__ import annotations

import io

from PIL import Image
from playwright.sync_api import expect

from render.picture import encode
from tests.bot.e2e import browser
from tests.bot.e2e.test_browser import look_as, press
from tests.bot.e2e.test_playground import playing
from tools import docs_site

IMAGES = docs_site.ROOT / "docs" / "images"
BOARD = docs_site.Shot("tta-new-story", "aggression", "board")
WIDTH, HEIGHT = 480, 2_000
"""Pixels of the window: as wide as a phone, and high enough for the whole panel."""
DRAWN = "() => [...document.images].every(image => image.complete && image.naturalWidth > 0)"


def main() -> None:
    """Write the board and the panel of somebody who is attacked."""
    board = docs_site.small(docs_site.drawn(BOARD))
    (IMAGES / "through-the-ages-board.png").write_bytes(encode(board, "board").data)
    (IMAGES / "panel.png").write_bytes(encode(panel(), "panel").data)


def panel() -> Image.Image:
    """The panel of the player who has to defend, as the playground shows it."""
    with (
        playing("--from", "tta-new-story/aggression") as (server, _, _),
        browser.opened(f"{server.base}/#{server.key}", WIDTH, HEIGHT) as page,
    ):
        look_as(page, "Bob")
        press(page, "Answer")
        expect(page.get_by_role("button", name="Use no cards", exact=True).last).to_be_visible()
        page.wait_for_function(DRAWN)
        page.mouse.move(0, 0)  # nothing is hovered
        shown = page.locator("img").last.locator("xpath=ancestor::article[1]")
        return Image.open(io.BytesIO(shown.screenshot()))


if __name__ == "__main__":
    main()
