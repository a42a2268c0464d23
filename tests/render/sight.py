"""How colours look to people who see them otherwise, and how far apart they are then."""

from __future__ import annotations

from typing import Literal

from render.theme import RGB

Sight = Literal["usual", "protanopia", "deuteranopia", "tritanopia"]
Matrix = tuple[tuple[float, float, float], ...]

MATRICES: dict[Sight, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Of Machado, Oliveira and Fernandes (2009), for the full severity, on linear light."""
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def _linear(colour: RGB) -> list[float]:
    parts = (part / 255 for part in colour)
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def _times(matrix: Matrix, light: list[float]) -> list[float]:
    return [sum(k * part for k, part in zip(row, light, strict=True)) for row in matrix]


def _lab(light: list[float]) -> tuple[float, float, float]:
    """The colour in CIE Lab under D65."""
    parts = [part / white for part, white in zip(_times(_TO_XYZ, light), _WHITE, strict=True)]
    x, y, z = (p ** (1 / 3) if p > 0.008856 else 7.787 * p + 16 / 116 for p in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: RGB, two: RGB, sight: Sight) -> float:
    """How far apart two colours look (CIE 76); 2 can just be seen side by side."""
    first, second = (
        _lab([min(1.0, max(0.0, part)) for part in _times(MATRICES[sight], _linear(colour))])
        for colour in (one, two)
    )
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5


def contrast(one: RGB, two: RGB) -> float:
    """The contrast of WCAG, 1 to 21."""
    light, dark = sorted(_times(_TO_XYZ, _linear(colour))[1] for colour in (one, two))[::-1]
    return (light + 0.05) / (dark + 0.05)
