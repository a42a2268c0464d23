"""The playground, played in a real browser: at the width of a phone and of a desk."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NothingToPress

from bot.playground.serving import ASKED, PRIVATE_CHANNEL
from tests.bot.e2e import browser
from tests.bot.e2e.test_playground import playing

PHONE, DESK = 390, 1_200
FROZEN = """() => {
  const ask = window.fetch;
  let kept = null;
  window.fetch = async (where, how) => {
    if (!String(where).startsWith("/api/state")) return ask(where, how);
    kept ??= await (await ask(where, how)).text();
    window.keptForTests = JSON.parse(kept).publishedRevision;
    return new Response(kept, { headers: { "Content-Type": "application/json" } });
  };
}"""
"""A page that learns nothing new, once it has asked for what it keeps."""
IDLE = """() => {
  const page = window.simcordPreview;
  return page?.ready && (page.awaitingRevision ?? 0) <= page.publishedRevision;
}"""
"""The page waits for nothing, so that a press in it is sent."""
KEPT = "() => window.simcordPreview.publishedRevision === window.keptForTests"
MOMENT = 1_000
"""Milliseconds until one looks again whether a press has led to something."""
PICTURE = 250
"""Pixels that a picture has at least on a phone."""


def look_as(page: Page, who: str) -> None:
    page.wait_for_selector("#viewer-picker option", state="attached")
    page.select_option("#viewer-picker", label=who)


def expect_shown_as(page: Page, who: str) -> None:
    """It looks through these eyes, now or soon."""
    page.wait_for_function(
        "who => document.querySelector('#viewer-picker').selectedOptions[0]?.textContent === who",
        arg=who,
    )


def press(page: Page, label: str) -> None:
    button = page.get_by_role("button", name=label, exact=True).last
    expect(button).to_be_visible()
    page.wait_for_function(IDLE)
    button.click()


def choose_command(page: Page, name: str) -> None:
    """Choose a command of the list. The list may be drawn again during the press, which is lost
    then: press again while the command is listed."""
    command = page.get_by_role("option").filter(has_text=name)
    for _ in range(browser.PATIENCE // MOMENT):
        if not command.count():
            return
        with suppress(NothingToPress):
            command.first.click(timeout=MOMENT)
        page.wait_for_timeout(MOMENT)


def freeze(page: Page) -> None:
    """Let a page keep what it shows now. What it asks for last comes before anything else happens,
    or it might learn of that."""
    page.wait_for_function(IDLE)
    page.evaluate(FROZEN)
    page.wait_for_function(KEPT)


@pytest.mark.sliced
@pytest.mark.parametrize("width", [PHONE, DESK])
def test_an_attack_is_answered_by_whoever_is_asked(width: int) -> None:
    with (
        playing("--from", "tta-new-story/aggression") as (server, lines, _),
        browser.opened(f"{server.base}/#{server.key}", width) as page,
    ):
        expect(page.get_by_role("button", name="Answer", exact=True).last).to_be_visible()
        look_as(page, ASKED)
        expect(page.get_by_role("button", name="Answer", exact=True).last).to_be_visible()
        expect_shown_as(page, "Bob")
        press(page, "Answer")
        expect(page.get_by_role("button", name="Use no cards", exact=True).last).to_be_visible()

        wide = page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= width
        widths = page.eval_on_selector_all(
            "img", "all => all.map(i => i.getBoundingClientRect().width)"
        )
        assert max(widths) >= PICTURE

        press(page, "Use no cards")
        expect(page.get_by_role("button", name="Take my turn", exact=True).last).to_be_visible()
        look_as(page, ASKED)
        expect(page.get_by_role("button", name="Take my turn", exact=True).last).to_be_visible()
        expect_shown_as(page, "Ann")
    assert any("A saved game goes on" in line for line in lines)


@pytest.mark.sliced
def test_a_refusal_is_read_and_nothing_is_red() -> None:
    with (
        playing("--from", "tta-new-story/aggression") as (server, _, _),
        browser.opened(f"{server.base}/#{server.key}", PHONE) as page,
    ):
        look_as(page, "Eszter")
        press(page, "My hand")
        expect(page.get_by_text("Only you can see this").last).to_be_visible()
        expect(page.locator("#action-status")).to_have_text("Callback completed")


@pytest.mark.sliced
def test_a_letter_stands_beside_the_table_for_its_reader_alone() -> None:
    with (
        playing("--from", "tta-new-story/war") as (server, _, _),
        browser.opened(f"{server.base}/#{server.key}", DESK) as page,
    ):
        look_as(page, ASKED)
        expect_shown_as(page, "Ann")
        for label in ("Take my turn", "End turn"):
            press(page, label)
        expect(page.get_by_text(PRIVATE_CHANNEL).last).to_be_visible()


@pytest.mark.sliced(10)
def test_an_address_without_its_key_says_what_is_missing() -> None:
    with playing() as (server, _, _):
        with browser.opened(server.base, PHONE) as page:
            expect(page.get_by_text("This address is incomplete")).to_be_visible()
            assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE
        with browser.opened(f"{server.base}/#of-yesterday", PHONE) as page:
            expect(page.get_by_text("is not valid any more")).to_be_visible()


@pytest.mark.sliced(10)
def test_the_games_are_listed_before_a_letter_is_typed() -> None:
    with (
        playing() as (server, _, _),
        browser.opened(f"{server.base}/#{server.key}", PHONE) as page,
    ):
        page.locator("#channel-composer-input").click()
        page.keyboard.type("/game new")
        choose_command(page, "/game new")
        for game in ("Antike Duellum", "Belfort"):
            expect(page.get_by_text(game).last).to_be_visible()


@pytest.mark.sliced(10)
def test_a_late_press_is_explained() -> None:
    """Somebody has pressed in another window, and this one does not know yet."""
    with (
        playing("--from", "tta-new-story/aggression") as (server, _, _),
        browser.opened(f"{server.base}/#{server.key}", PHONE) as page,
    ):
        look_as(page, "Bob")
        press(page, "Answer")
        expect(page.get_by_role("button", name="Use no cards", exact=True).last).to_be_visible()
        freeze(page)
        assert page.context.browser is not None
        other = page.context.browser.new_page()
        other.goto(f"{server.base}/#{server.key}")
        look_as(other, "Bob")
        press(other, "Use no cards")
        expect(other.get_by_role("button", name="Use no cards", exact=True)).to_have_count(0)
        press(page, "Use no cards")
        expect(page.get_by_text("That press came too late")).to_be_visible()


LINK = """(number) => {
  const link = document.createElement("a");
  link.href = `https://discord.com/channels/1/2/${number}`;
  link.target = "_blank";
  link.textContent = `to ${number}`;
  link.style = `position: fixed; z-index: 1000; left: 9px; top: ${number.length}em`;
  document.body.append(link);
}"""
"""A link as in an answer of the bot that names a message, where it can be pressed."""


@pytest.mark.sliced(10)
def test_a_link_to_a_message_stays_in_the_page() -> None:
    with (
        playing("--from", "tta-new-story/aggression") as (server, _, _),
        browser.opened(f"{server.base}/#{server.key}", PHONE, 500) as page,
    ):
        expect(page.get_by_role("button", name="Answer", exact=True).last).to_be_visible()
        page.wait_for_function(IDLE)
        board = page.locator(".channel-message").first
        number = board.get_attribute("data-message-id")
        for wanted in (number, "17"):
            page.evaluate(LINK, wanted)
            page.get_by_text(f"to {wanted}", exact=True).click()
        expect(page.get_by_text("That message is not in view")).to_be_visible()
        page.get_by_text(f"to {number}", exact=True).click()
        expect(page.get_by_text("That message is not in view")).to_be_hidden()
        expect(board).to_be_in_viewport()
        assert len(page.context.pages) == 1
        assert page.url.startswith(server.base)
