"""The tiles once more, written from chapters 2, 7 and 8 of the rules for `oracle.py`."""

from __future__ import annotations

W, S, G, K, C = "wood", "stone", "gold", "skull", "corn"

Goods = dict[str, int]

WEALTH: dict[str, tuple[Goods, str, str, int]] = {
    # goods, temple steps, technology steps, points
    "W-P1": ({C: 3}, "q", "g", 0),
    "W-P3": ({C: 5, G: 1}, "q", "", 0),
    "W-P5": ({S: 1, G: 1}, "", "g", 0),
    "W-P7": ({C: 9, S: 1}, "", "", 0),
    "W-Y1": ({W: 1}, "k", "e", 0),
    "W-Y3": ({C: 2, W: 2}, "k", "", 0),
    "W-Y5": ({C: 4, W: 1}, "", "e", 0),
    "W-Y7": ({C: 3, W: 2, S: 1}, "", "", 0),
    "W-T1": ({C: 2}, "c", "r", 0),
    "W-T3": ({C: 6, S: 2}, "", "", 0),
    "W-T5": ({C: 3, G: 1}, "", "r", 0),
    "W-T7": ({C: 6, W: 1, S: 1}, "", "", 0),
    "W-U1": ({C: 5, S: 1}, "c", "", 0),
    "W-U3": ({C: 3, W: 1}, "", "", 0),
    "W-U5": ({"worker": 1}, "", "", 0),
    "W-U7": ({C: 8, G: 1}, "", "", 0),
    "W-C0": ({C: 4, W: 1, K: 1}, "", "", 0),
    "W-C3": ({C: 5, S: 1}, "", "t", 0),
    "W-C5": ({C: 4, W: 3}, "", "", 0),
    "W-C7": ({C: 2, W: 2}, "", "t", 0),
    "W-C10": ({C: 7, W: 2}, "", "", 0),
}

BUILDINGS: dict[str, tuple[str, Goods, Goods, str, str, int]] = {
    # kind, price, goods, temple steps, technology steps, points; what is chosen is missing
    "A1-01": ("farm", {W: 1}, {}, "", "", 0),
    "A1-02": ("farm", {W: 1}, {}, "", "", 0),
    "A1-03": ("farm", {W: 1}, {}, "", "", 0),
    "A1-04": ("farm", {W: 4}, {}, "", "", 0),
    "A1-05": ("farm", {W: 4}, {}, "", "", 0),
    "A1-06": ("tomb", {W: 2, S: 1}, {}, "cq", "", 0),
    "A1-07": ("tomb", {W: 1, S: 2}, {}, "ck", "", 0),
    "A1-08": ("tomb", {W: 1, G: 1}, {}, "", "", 0),
    "A1-09": ("civic", {W: 2}, {}, "", "g", 0),
    "A1-10": ("civic", {W: 3}, {S: 1}, "", "g", 0),
    "A1-11": ("civic", {W: 1, S: 1}, {C: 1}, "", "e", 0),
    "A1-12": ("civic", {W: 2, S: 1}, {G: 1}, "", "e", 0),
    "A1-13": ("altar", {G: 1}, {}, "", "r", 0),
    "A1-14": ("altar", {S: 1, G: 1}, {}, "k", "t", 0),
    "A2-01": ("farm", {W: 2}, {}, "", "", 0),
    "A2-02": ("farm", {W: 2}, {}, "", "", 0),
    "A2-03": ("farm", {W: 2}, {}, "", "", 0),
    "A2-04": ("tomb", {S: 3}, {}, "", "", 6),
    "A2-05": ("tomb", {W: 1, S: 1, G: 1}, {"worker": 1}, "", "", 6),
    "A2-06": ("tomb", {W: 1, G: 2}, {}, "", "", 8),
    "A2-07": ("tomb", {W: 2, S: 1, G: 1}, {}, "", "", 2),
    "A2-08": ("tomb", {W: 1, S: 2, G: 1}, {}, "cqk", "", 3),
    "A2-09": ("civic", {W: 3}, {S: 1}, "", "", 0),
    "A2-10": ("civic", {W: 2, S: 1}, {G: 1}, "", "", 0),
    "A2-11": ("civic", {W: 3, S: 1}, {C: 6}, "", "", 0),
    "A2-12": ("civic", {W: 2, S: 2}, {K: 1}, "", "", 0),
    "A2-13": ("altar", {S: 2}, {}, "cc", "", 2),
    "A2-14": ("altar", {S: 1, G: 1}, {}, "", "r", 3),
    "A2-15": ("altar", {G: 2}, {}, "kk", "", 3),
    "A2-16": ("altar", {S: 2, G: 1}, {}, "ck", "t", 0),
    "A2-17": ("altar", {S: 1, G: 2}, {}, "", "", 0),
    "A2-18": ("altar", {G: 3}, {}, "qq", "", 4),
}

MONUMENTS: dict[str, tuple[str, Goods]] = {
    "M01": ("tomb", {W: 3, S: 2, G: 1}),
    "M02": ("tomb", {W: 1, S: 3, G: 2}),
    "M03": ("tomb", {W: 1, S: 1, G: 4}),
    "M04": ("tomb", {W: 1, G: 4}),
    "M05": ("tomb", {W: 2, S: 2, G: 2}),
    "M06": ("civic", {W: 2, S: 3, G: 1}),
    "M07": ("civic", {W: 1, S: 1, G: 3}),
    "M08": ("civic", {W: 2, S: 1, G: 3}),
    "M09": ("civic", {W: 3, G: 3}),
    "M10": ("altar", {S: 2, G: 3}),
    "M11": ("altar", {S: 4, G: 3}),
    "M12": ("altar", {S: 3, G: 3}),
    "M13": ("altar", {G: 4, K: 1}),
}
