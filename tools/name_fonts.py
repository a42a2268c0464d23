"""Cuts the fonts for names of other scripts down to the letters that people use in names.

    python -m tools.name_fonts FOLDER

FOLDER holds the Noto fonts as Debian's packages fonts-noto-core, fonts-noto-cjk and
fonts-noto-cjk-extra unpack them; the files are looked for by name. Needs fonttools, which nothing
else does. The outcome is shipped in `render/assets/fonts`, see docs/pictures.md.

Of Chinese characters those are kept that the first level of a national standard lists as common:
GB 2312 for simplified ones, Big5 for traditional ones, JIS X 0208 for Japanese ones; of Korean
syllables those of KS X 1001.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parents[1] / "render" / "assets" / "fonts"
_LAYOUT = ("GPOS", "GSUB", "GDEF", "BASE", "VORG", "vhea", "vmtx", "DSIG", "STAT", "MATH", "meta")
"""Tables that Pillow's basic layout does not read."""


def _two_bytes(codec: str, first: Iterable[int]) -> set[int]:
    """The characters of a table of two bytes whose first one is among these."""
    found = set()
    for high in first:
        for low in range(0x40, 0xFF):
            try:
                said = bytes((high, low)).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(said) == 1 and ord(said) >= 0x3400:
                found.add(ord(said))
    return found


def han() -> set[int]:
    """Common characters of Chinese and Japanese, Japanese syllables, and Korean ones."""
    return (
        _two_bytes("gb2312", range(0xB0, 0xD8))
        | _two_bytes("big5", range(0xA4, 0xC7))
        | _two_bytes("shift_jis", range(0x88, 0x99))
        | _two_bytes("euc_kr", range(0xB0, 0xC9))
        | {0x3005, *range(0x3041, 0x3097), *range(0x30A1, 0x30FF)}
    )


def blocks(*ranges: tuple[int, int]) -> set[int]:
    """All characters of some ranges, their ends included."""
    return {n for low, high in ranges for n in range(low, high + 1)}


SIGNS = blocks(
    (0x2190, 0x2199), (0x25A0, 0x25CF), (0x2605, 0x27BF), (0x2B50, 0x2B55), (0x1F300, 0x1F5FF)
)
FONTS: dict[str, tuple[str, set[int]]] = {
    "NotoSansCJK-Medium.otf": ("NotoSansCJK-Medium.ttc", han()),
    "NotoSansArabic-Bold.ttf": (
        "NotoSansArabic-Bold.ttf",
        blocks((0x0600, 0x06FF), (0xFB50, 0xFBFF), (0xFE70, 0xFEFC)),
    ),
    "NotoSansHebrew-Bold.ttf": ("NotoSansHebrew-Bold.ttf", blocks((0x05D0, 0x05F4))),
    "NotoSansThai-Bold.ttf": ("NotoSansThai-Bold.ttf", blocks((0x0E00, 0x0E7F))),
    "NotoSansGeorgian-Bold.ttf": (
        "NotoSansGeorgian-Bold.ttf",
        blocks((0x10A0, 0x10FF), (0x1C90, 0x1CBF)),
    ),
    "NotoSansArmenian-Bold.ttf": ("NotoSansArmenian-Bold.ttf", blocks((0x0530, 0x058F))),
    "NotoSansSymbols-Bold.ttf": ("NotoSansSymbols-Bold.ttf", SIGNS),
    "NotoSansSymbols2-Regular.ttf": ("NotoSansSymbols2-Regular.ttf", SIGNS),
}
"""What is shipped: from which file, and which characters."""


def cut(source: Path, wanted: set[int], out: Path) -> None:
    """Write a font with nothing but these characters, as far as it has them."""
    font = TTFont(source, fontNumber=0, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features, options.hinting, options.notdef_outline = [], False, True
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    options.drop_tables = [*options.drop_tables, *_LAYOUT]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.save(out)


def main() -> None:
    """Write all of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for name, (source, wanted) in FONTS.items():
        (found,) = folder.rglob(source)
        cut(found, wanted, OUT / name)
        sys.stdout.write(f"{name}: {(OUT / name).stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
