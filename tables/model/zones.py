"""Time zones as people name them: by a city in any language, an abbreviation, a country, or the
distance to UTC.

A zone is taken only if a whole name means it and no other one, or the beginning of a city does. A
user whose words fit several zones is asked: a wrong zone would go unnoticed until a night is
disturbed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

from rapidfuzz import fuzz, process

from tables.model.errors import UserError

LIKE = 80.0
"""From this likeness on a name may be meant by a slip, out of 100."""
LONGEST = 60
"""Characters of what was typed that are compared."""
NAMED = 4
"""Zones that a refusal names."""
SURE = 4
"""With fewer characters the beginning of a city means nothing: those of EET begin no city."""
NAMES = Path(__file__).with_name("zone_names.tsv")
"""What cities are called in other languages; written by `tools/zone_names.py`."""
SHOWN = 25
"""Discord takes no more suggestions."""
_BERLIN, _LONDON, _NEW_YORK = "Europe/Berlin", "Europe/London", "America/New_York"
_CHICAGO, _DENVER, _ANGELES = "America/Chicago", "America/Denver", "America/Los_Angeles"
_AUSTRALIA = ("Australia/Sydney", "Australia/Brisbane")
KNOWN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("cet", "cest", "mez", "mesz", "germany", "deutschland"), (_BERLIN,)),
    **dict.fromkeys(("austria", "österreich"), ("Europe/Vienna",)),
    **dict.fromkeys(("switzerland", "schweiz", "suisse"), ("Europe/Zurich",)),
    **dict.fromkeys(("france",), ("Europe/Paris",)),
    **dict.fromkeys(("italy", "italia"), ("Europe/Rome",)),
    **dict.fromkeys(("spain", "españa"), ("Europe/Madrid", "Atlantic/Canary")),
    **dict.fromkeys(("netherlands", "holland"), ("Europe/Amsterdam",)),
    "belgium": ("Europe/Brussels",),
    "poland": ("Europe/Warsaw",),
    "czechia": ("Europe/Prague",),
    "hungary": ("Europe/Budapest",),
    "sweden": ("Europe/Stockholm",),
    "norway": ("Europe/Oslo",),
    "denmark": ("Europe/Copenhagen",),
    "finland": ("Europe/Helsinki",),
    "greece": ("Europe/Athens",),
    "turkey": ("Europe/Istanbul",),
    "portugal": ("Europe/Lisbon", "Atlantic/Azores"),
    "ireland": ("Europe/Dublin",),
    **dict.fromkeys(("uk", "england", "britain", "great britain", "scotland"), (_LONDON,)),
    "wales": (_LONDON,),
    "united kingdom": (_LONDON,),
    **dict.fromkeys(("eet", "eest"), ("Europe/Helsinki", "Europe/Athens", "Europe/Bucharest")),
    **dict.fromkeys(("wet", "west"), ("Europe/Lisbon", "Atlantic/Canary")),
    **dict.fromkeys(("msk", "moscow"), ("Europe/Moscow",)),
    "bst": (_LONDON, "Asia/Dhaka"),
    "gmt": (_LONDON, "UTC", "Africa/Abidjan"),
    **dict.fromkeys(("z", "zulu", "utc time"), ("UTC",)),
    **dict.fromkeys(("est", "edt", "et", "eastern", "eastern time"), (_NEW_YORK,)),
    **dict.fromkeys(("cdt", "ct", "central", "central time"), (_CHICAGO,)),
    "cst": (_CHICAGO, "Asia/Shanghai"),
    **dict.fromkeys(("mdt", "mt", "mountain", "mountain time"), (_DENVER,)),
    "mst": (_DENVER, "America/Phoenix"),
    **dict.fromkeys(("pst", "pdt", "pt", "pacific time"), (_ANGELES,)),
    **dict.fromkeys(("usa", "us", "united states"), (_NEW_YORK, _CHICAGO, _DENVER, _ANGELES)),
    "canada": ("America/Toronto", "America/Winnipeg", "America/Edmonton", "America/Vancouver"),
    "brazil": ("America/Sao_Paulo", "America/Manaus"),
    **dict.fromkeys(("aest", "aedt", "australia"), _AUSTRALIA),
    **dict.fromkeys(("nzst", "nzdt", "new zealand"), ("Pacific/Auckland",)),
    "ist": ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"),
    "india": ("Asia/Kolkata",),
    "israel": ("Asia/Jerusalem",),
    "china": ("Asia/Shanghai",),
    **dict.fromkeys(("jst", "japan"), ("Asia/Tokyo",)),
    **dict.fromkeys(("kst", "korea", "south korea"), ("Asia/Seoul",)),
    **dict.fromkeys(("sgt", "singapore"), ("Asia/Singapore",)),
    **dict.fromkeys(("hkt", "hong kong"), ("Asia/Hong_Kong",)),
    **dict.fromkeys(("munich", "münchen", "hamburg", "cologne", "köln", "frankfurt"), (_BERLIN,)),
    **dict.fromkeys(("stuttgart", "düsseldorf", "leipzig", "dresden", "essen"), (_BERLIN,)),
    **dict.fromkeys(("milan", "milano", "naples", "turin"), ("Europe/Rome",)),
    **dict.fromkeys(("barcelona", "seville", "valencia"), ("Europe/Madrid",)),
    **dict.fromkeys(("lyon", "marseille", "toulouse"), ("Europe/Paris",)),
    **dict.fromkeys(("geneva", "basel", "bern"), ("Europe/Zurich",)),
    **dict.fromkeys(("rotterdam", "utrecht", "the hague"), ("Europe/Amsterdam",)),
    **dict.fromkeys(("manchester", "birmingham", "edinburgh", "glasgow"), (_LONDON,)),
    **dict.fromkeys(("krakow", "kraków", "gdansk", "wroclaw"), ("Europe/Warsaw",)),
    **dict.fromkeys(("gothenburg", "malmö"), ("Europe/Stockholm",)),
    **dict.fromkeys(("st petersburg", "saint petersburg"), ("Europe/Moscow",)),
    **dict.fromkeys(("boston", "washington", "washington dc", "miami"), (_NEW_YORK,)),
    **dict.fromkeys(("philadelphia", "atlanta", "nyc"), (_NEW_YORK,)),
    **dict.fromkeys(("houston", "dallas", "austin", "minneapolis"), (_CHICAGO,)),
    **dict.fromkeys(("san francisco", "seattle", "san diego", "las vegas"), (_ANGELES,)),
    **dict.fromkeys(("california", "oregon"), (_ANGELES,)),
    "colorado": (_DENVER,),
    **dict.fromkeys(("montreal", "ottawa"), ("America/Toronto",)),
    "rio de janeiro": ("America/Sao_Paulo",),
    **dict.fromkeys(("beijing", "peking", "shenzhen", "guangzhou"), ("Asia/Shanghai",)),
    **dict.fromkeys(("mumbai", "delhi", "new delhi", "bangalore"), ("Asia/Kolkata",)),
    **dict.fromkeys(("osaka", "kyoto"), ("Asia/Tokyo",)),
    "busan": ("Asia/Seoul",),
    "canberra": ("Australia/Sydney",),
    "wellington": ("Pacific/Auckland",),
    **dict.fromkeys(("ukraine", "kiev"), ("Europe/Kyiv",)),
    "russia": ("Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Vladivostok"),
    "argentina": ("America/Argentina/Buenos_Aires",),
    "chile": ("America/Santiago",),
    "mexico": ("America/Mexico_City", "America/Tijuana", "America/Cancun"),
    "indonesia": ("Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"),
    "malaysia": ("Asia/Kuala_Lumpur",),
    "kazakhstan": ("Asia/Almaty",),
    "uzbekistan": ("Asia/Tashkent",),
}
"""Zones by what else people call them, the likeliest first. If there are several, nobody can tell
which is meant."""

_OFFSET = re.compile(r"(?:utc|gmt)?([+-])(\d{1,2})(?::?([0-5]\d))?")


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones, without the technical ones."""
    listed = available_timezones()
    return (*sorted(z for z in listed if "/" in z and not z.startswith("Etc/")), "UTC")


def read_zone(said: str, now: float) -> str:
    """The zone that is meant. now: the moment for which a distance to UTC is looked up.

    Raises `UserError`, which names what may be meant.
    """
    wanted = plain(said)
    for find in (_exactly, _known, _of_city, _elsewhere, _beginning):
        found = find(wanted)
        if len(found) == 1:
            return found[0]
        if found:
            raise UserError("zone_several", said=said.strip(), zones=tuple(_first(found, NAMED)))
    likely = suggested_zones(said, now, NAMED) if wanted else []
    examples = tuple(likely or [_BERLIN, _NEW_YORK])
    raise UserError("zone_unknown", said=said.strip(), zones=examples)


def suggested_zones(typed: str, now: float, limit: int = SHOWN) -> list[str]:
    """The zones that may be meant by what was typed so far, best first."""
    wanted = plain(typed)
    if not wanted:
        return _first(_common(), limit)
    names = (KNOWN, _countries(), _foreign() if len(wanted) >= SURE else {})
    begun = [
        zone for part in names for name in part if name.startswith(wanted) for zone in part[name]
    ]
    sure = (
        *_exactly(wanted),
        *_of_city(wanted),
        *_known(wanted),
        *_elsewhere(wanted),
        *_at_offset(wanted, now),
        *_holding(wanted),
        *(begun if len(wanted) > 1 else ()),
    )
    return _first(sure or _alike(wanted), limit)


def plain(said: str) -> str:
    """In small letters, with single spaces; signs as they are on keyboards. Cut: no zone has so
    long a name."""
    flat = said[:LONGEST].casefold().replace("_", " ").replace("−", "-")
    return re.sub(r"\s*([+\-/:])\s*", r"\1", " ".join(flat.split()))


@cache
def _plain_zones() -> dict[str, str]:
    """The zones by their plain names."""
    return {plain(zone): zone for zone in zones()}


@cache
def _cities() -> dict[str, tuple[str, ...]]:
    """The zones by the last part of their names, in lower case."""
    found: dict[str, tuple[str, ...]] = {}
    for name, zone in _plain_zones().items():
        city = name.rpartition("/")[2]
        found[city] = (*found.get(city, ()), zone)
    return found


def _exactly(wanted: str) -> tuple[str, ...]:
    zone = _plain_zones().get(wanted)
    return () if zone is None else (zone,)


def _known(wanted: str) -> tuple[str, ...]:
    return tuple(zone for zone in KNOWN.get(wanted, ()) if zone in zones())


def _of_city(wanted: str) -> tuple[str, ...]:
    found = _cities().get(wanted, ())
    # Some zones have an older name as well, such as America/Buenos_Aires: that is the same one.
    return found[:1] if len({_year(zone) for zone in found}) == 1 else found


def _year(zone: str) -> tuple[timedelta | None, ...]:
    """The distance to UTC in every month of a year."""
    return tuple(
        datetime(2026, month, 1, tzinfo=ZoneInfo(zone)).utcoffset() for month in range(1, 13)
    )


@cache
def _listed() -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """What the file holds: the zones by what their cities are called in other languages, and by the
    countries in which they are kept."""
    cities: dict[str, tuple[str, ...]] = {}
    countries: dict[str, tuple[str, ...]] = {}
    for line in NAMES.read_text("utf-8").splitlines():
        zone, *names = line.split("\t")
        if zone not in zones():
            continue  # this machine knows fewer of them
        for name in names:
            found = countries if name.startswith("=") else cities
            key = name.removeprefix("=")
            found[key] = (*found.get(key, ()), zone)
    return cities, countries


def _foreign() -> dict[str, tuple[str, ...]]:
    return _listed()[0]


def _countries() -> dict[str, tuple[str, ...]]:
    return _listed()[1]


@cache
def _without_accents() -> dict[str, tuple[str, ...]]:
    """All names that have accents, without them."""
    found: dict[str, tuple[str, ...]] = {}
    for names in (_cities(), KNOWN, *_listed()):
        for name, there in names.items():
            flat = _flat(name)
            if flat != name:
                found[flat] = (*found.get(flat, ()), *there)
    return found


def _flat(name: str) -> str:
    apart = unicodedata.normalize("NFKD", name)
    return "".join(c for c in apart if not unicodedata.combining(c))


def _elsewhere(wanted: str) -> tuple[str, ...]:
    """The zones of a city in another language, or of a country; also without its accents."""
    found = (
        _foreign().get(wanted) or _countries().get(wanted) or _without_accents().get(_flat(wanted))
    )
    return tuple(dict.fromkeys(found or ()))


def _beginning(wanted: str) -> tuple[str, ...]:
    """The zones whose city begins so, if enough of it is told."""
    if len(wanted) < SURE:
        return ()
    return tuple(
        zone for city, found in _cities().items() if city.startswith(wanted) for zone in found
    )


def _holding(wanted: str) -> tuple[str, ...]:
    """The zones in whose names a word begins so; those whose city begins so come first."""
    start = re.compile(rf"(?:^|[^\w]){re.escape(wanted)}")
    held = [(name, zone) for name, zone in _plain_zones().items() if wanted and start.search(name)]
    held.sort(key=lambda found: not found[0].rpartition("/")[2].startswith(wanted))
    return tuple(zone for _, zone in held)


def _alike(wanted: str) -> list[str]:
    """The zones whose city, or other name, is written nearly so."""
    names = [*_cities(), *KNOWN]
    close = process.extract(wanted, names, scorer=fuzz.ratio, limit=SHOWN, score_cutoff=LIKE)
    return [
        zone for name, _, _ in close for zone in (*_cities().get(name, ()), *KNOWN.get(name, ()))
    ]


def _at_offset(wanted: str, now: float) -> list[str]:
    """The zones of many people that are so far from UTC at a moment; if none is, all that are."""
    match = _OFFSET.fullmatch(wanted)
    if match is None:
        return []
    off = timedelta(hours=int(match[2]), minutes=int(match[3] or 0))
    if match[1] == "-":
        off = -off
    moment = datetime.fromtimestamp(now, UTC)

    def there(among: Iterable[str]) -> list[str]:
        return [z for z in among if moment.astimezone(ZoneInfo(z)).utcoffset() == off]

    return there(_common()) or there(zones())


@cache
def _common() -> tuple[str, ...]:
    """The zones that have other names, too: those of many people."""
    return tuple(dict.fromkeys(z for found in KNOWN.values() for z in found if z in zones()))


def _first(found: Iterable[str], limit: int) -> list[str]:
    return list(dict.fromkeys(found))[:limit]
