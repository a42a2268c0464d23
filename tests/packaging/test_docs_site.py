"""The documentation site builds strictly, shows every page, and fetches nothing from elsewhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import registry
from tools import docs_site

pytestmark = pytest.mark.xdist_group("docs_site")

HEAVIEST = 250_000
"""Bytes of a picture."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a whole site."""
    folder = tmp_path_factory.mktemp("docs")
    assert docs_site.make(folder) == 0
    return folder


def small(folder: Path, page: str) -> Path:
    """A site of two pages: the one given, and one with a heading."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(f"# One\n\n{page}\n")
    (folder / "docs" / "other.md").write_text("# Other\n\n## There\n")
    (folder / "zensical.toml").write_text('[project]\nsite_name = "Small"\n')
    return folder


def test_every_page_is_built_and_can_be_found(built: Path) -> None:
    nav = tomllib.loads(docs_site.CONFIG.read_text(encoding="utf-8"))["project"]["nav"]
    pages = {str(page) for page in docs_site.staged().values() if page.suffix == ".md"}
    found = [*_pages(nav)]
    assert sorted(found) == sorted(pages), "each page stands once in the navigation"
    for page in pages:
        assert (built / "site" / page).with_suffix(".html").is_file()


def _pages(nav: Any) -> list[str]:
    match nav:
        case str():
            return [nav]
        case dict():
            return [page for entry in nav.values() for page in _pages(entry)]
        case _:
            return [page for entry in nav for page in _pages(entry)]


def test_nothing_is_fetched_from_elsewhere(built: Path) -> None:
    for page in (built / "site").rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        tags = re.findall(r"<(?:script|link|img|iframe|source)\b[^>]*>", text)
        assert tags
        assert [tag for tag in tags if re.search(r'(?:src|href)="?(?:https?:)?//', tag)] == []


def test_no_markup_is_left_in_what_is_read(built: Path) -> None:
    """Lists and tables that need an empty line above them, code that needs another indent."""
    for page in (built / "site").rglob("*.html"):
        text = re.sub(r"<(pre|code)\b.*?</\1>", "", page.read_text("utf-8"), flags=re.DOTALL)
        for told in re.findall(r"<p>(.*?)</p>", text, re.DOTALL):
            assert not re.search(r"(?:^|\n)\s*(?:[-*] |\d+\. |\|)|```|\*\*|\]\(", told), told


def test_every_game_has_a_page_with_pictures_and_rules(built: Path) -> None:
    for game in tuple(registry.keys()):
        page = (built / "docs" / "playing" / f"{game}.md").read_text(encoding="utf-8")
        assert f"](../rules/{game}.md)" in page
        pictures = re.findall(r"[(\"]\.\./pictures/([\w-]+\.png)[)\"]", page)
        assert len(pictures) >= 2
        for name in pictures:
            assert (built / "docs" / "pictures" / name).stat().st_size < HEAVIEST
        rules = (built / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        assert re.findall(r"^## (.+)", rules, re.M)[0] == "How to win"
        assert re.match(r"A (?:turn|round)", re.findall(r"^## (.+)", rules, re.M)[1])


def test_every_picture_that_is_drawn_is_shown(built: Path) -> None:
    shown = {
        name
        for page in (built / "docs").rglob("*.md")
        for name in re.findall(r"pictures/([\w-]+\.png)", page.read_text(encoding="utf-8"))
    }
    assert shown == {path.name for path in (built / "docs" / "pictures").iterdir()}
    assert shown == set(docs_site.drawings())


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("[one](other.md#there)", 0), ("[one](nowhere.md)", 1), ("[one](other.md#nowhere)", 1),
        ("![one](nowhere.png)", 1),
    ],
)  # fmt: skip
def test_a_broken_link_ends_the_build(tmp_path: Path, link: str, code: int) -> None:
    assert docs_site.build(small(tmp_path, link)) == code


def test_links_lead_to_where_pages_are_on_the_site() -> None:
    readme, hosting = docs_site.ROOT / "README.md", docs_site.ROOT / "docs" / "hosting.md"
    places = docs_site.staged()
    turned = docs_site.turned("[a](docs/hosting.md#limits) [b](LICENSE)", readme, places[readme])
    assert turned == "[a](hosting.md#limits) [b](licence.md)"
    game = docs_site.ROOT / "docs" / "playing" / "belfort.md"
    assert docs_site.turned("[a](../../README.md)", game, places[game]) == "[a](../index.md)"
    assert docs_site.turned("[a](https://x.example)", hosting, places[hosting]).count("//") == 1


def test_a_legend_is_shown_once_a_painter_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    page = docs_site.staged()[docs_site.ROOT / "docs" / "playing" / "belfort.md"]
    monkeypatch.setattr(docs_site, "has_legend", lambda game: game == "belfort")
    assert "](../pictures/belfort-legend.png)" in docs_site.with_legend("<!-- legend -->", page)
    other = page.with_name("tzolkin.md")
    assert docs_site.with_legend("<!-- legend -->", other) == "<!-- legend -->"
    assert "belfort-legend.png" in docs_site.drawings()


def test_a_wide_picture_is_shrunk_and_a_narrow_one_is_not() -> None:
    wide = docs_site.drawn(docs_site.Shot("belfort", "actions", "board"))
    assert docs_site.small(wide).width == docs_site.WIDEST < wide.width
    narrow = docs_site.drawn(docs_site.Shot("belfort", "actions", "phone"))
    assert docs_site.small(narrow) is narrow


def test_a_picture_that_no_painter_draws_is_refused() -> None:
    with pytest.raises(ValueError, match=r"belfort-hand\.png"):
        docs_site.drawn(docs_site.Shot("belfort", "actions", "hand"))
