"""Tzolk'in on a phone: the gears as rows and everybody's figures first, the rest below."""
