"""A real browser for tests, where one is installed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",  # it shows nothing but our own page, and root may not have a sandbox
)
"""It speaks to the playground alone."""
PATIENCE = 60_000
"""Milliseconds for what a press leads to."""


@contextmanager
def opened(url: str, width: int, height: int = 900) -> Iterator[Page]:
    """A page of this size. Skips the test where no browser is installed."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("no Chromium is installed, so nobody looked at the playground in a browser")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=program, args=list(QUIET))
        try:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_default_timeout(PATIENCE)
            expect.set_options(timeout=PATIENCE)
            page.goto(url)
            yield page
        finally:
            browser.close()
