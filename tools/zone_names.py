"""Writes `tables/model/zone_names.tsv`: what the cities and countries of time zones are called in
all languages that Babel knows.

    python -m tools.zone_names

Reading all languages takes some 20 seconds, too long for somebody who waits for an answer.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator

from babel import Locale, localedata
from babel.core import UnknownLocaleError, get_global

from tables.model.zones import NAMES, plain, zones

_LANGUAGE = re.compile(r"[a-z]+(_[A-Z][a-z]{3})?")


def languages() -> Iterator[Locale]:
    """Every language once, and once more for each script it is written in."""
    for code in sorted(localedata.locale_identifiers()):
        if _LANGUAGE.fullmatch(code):
            try:
                yield Locale.parse(code)
            except UnknownLocaleError:
                continue


def modern() -> dict[str, str]:
    """The present names of zones that Babel knows by an older one, such as Asia/Calcutta."""
    by_city = {plain(zone).rpartition("/")[2]: zone for zone in zones()}
    english = Locale("en").time_zones
    found = {}
    for zone, names in english.items():
        city = plain(names.get("city", ""))
        area = zone.partition("/")[0]
        if by_city.get(city, "").startswith(f"{area}/"):
            found[zone] = by_city[city]
    return found


def lines() -> list[str]:
    """The file, line by line: a zone and all the names it has, in alphabetical order."""
    known, renamed = set(zones()), modern()
    names: dict[str, set[str]] = defaultdict(set)
    for language in languages():
        for zone, said in language.time_zones.items():
            now = renamed.get(zone, zone)
            if now in known and "city" in said:
                names[now].add(plain(said["city"]))
    english = Locale("en").territories
    for territory, found in get_global("territory_zones").items():
        if territory.isalpha() and territory != "ZZ":
            for zone in found:
                names[renamed.get(zone, zone)].add(f"={plain(english[territory])}")
    return [
        "\t".join((zone, *sorted(said - {"", plain(zone).rpartition("/")[2]})))
        for zone, said in sorted(names.items())
        if zone in known
    ]


if __name__ == "__main__":
    NAMES.write_text("\n".join(lines()) + "\n", encoding="utf-8", newline="\n")
    sys.stdout.write(f"{NAMES}: {NAMES.stat().st_size} bytes\n")
