"""Pairs of which everybody is in one, where not everybody may meet everybody. Pure.

This is Edmonds' algorithm: it finds such pairs whenever there are some, in time that grows with the
cube of the people.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


class Matching:
    """As many pairs as possible. People are numbers from 0.

    neighbours: by person, whom they may meet. Pairs that were settled stay.
    """

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self._neighbours = neighbours
        self._settled = [False] * len(neighbours)
        self.partner = [NOBODY] * len(neighbours)
        for person in range(len(neighbours)):
            if self.partner[person] == NOBODY:
                self._find_partner(person)

    @property
    def alone(self) -> list[int]:
        """Who is in no pair."""
        return [who for who, other in enumerate(self.partner) if other == NOBODY]

    def settled(self, person: int) -> bool:
        """Whether somebody's pair was settled."""
        return self._settled[person]

    def settle(self, one: int, other: int) -> bool:
        """Make two people a pair, if everybody else can still be in one; nothing changes if not,
        or if one of them is in a settled pair."""
        if self._settled[one] or self._settled[other]:
            return False
        before, left = list(self.partner), [self.partner[one], self.partner[other]]
        self._settled[one] = self._settled[other] = True
        if left[0] != other:
            for person in (one, other, *left):
                if person != NOBODY:
                    self.partner[person] = NOBODY
            if left[0] != NOBODY and not self._find_partner(left[0]):
                self.partner = before
                self._settled[one] = self._settled[other] = False
                return False
            self.partner[one], self.partner[other] = other, one
        return True

    def _find_partner(self, root: int) -> bool:
        """Give somebody without a partner one, at nobody's cost; whether there was a way."""
        search = _Search(self._neighbours, self._settled, self.partner, root)
        end = search.run()
        while end != NOBODY:
            before = search.parent[end]
            after = self.partner[before]
            self.partner[end], self.partner[before] = before, end
            end = after
        return search.found


class _Search:
    """Looks for a way from somebody without a partner to another one without."""

    def __init__(
        self,
        neighbours: Sequence[Sequence[int]],
        settled: Sequence[bool],
        partner: Sequence[int],
        root: int,
    ) -> None:
        self._neighbours, self._settled, self._partner = neighbours, settled, partner
        self._root = root
        self.parent = [NOBODY] * len(neighbours)
        self.found = False
        self._base = list(range(len(neighbours)))
        self._seen = [False] * len(neighbours)
        self._seen[root] = True
        self._queue = deque([root])

    def run(self) -> int:
        """The other end of the way; `NOBODY` if there is none."""
        while self._queue:
            person = self._queue.popleft()
            for other in self._neighbours[person]:
                end = self._look_at(person, other)
                if end != NOBODY:
                    self.found = True
                    return end
        return NOBODY

    def _look_at(self, person: int, other: int) -> int:
        if self._settled[other] or self._base[person] == self._base[other]:
            return NOBODY
        partner = self._partner[other]
        if partner == person:
            return NOBODY
        if other == self._root or (partner != NOBODY and self.parent[partner] != NOBODY):
            self._close_circle(person, other)
        elif self.parent[other] == NOBODY:
            self.parent[other] = person
            if partner == NOBODY:
                return other
            self._seen[partner] = True
            self._queue.append(partner)
        return NOBODY

    def _close_circle(self, person: int, other: int) -> None:
        """An odd circle counts as one person from now on."""
        meeting = self._meeting(person, other)
        inside: set[int] = set()
        self._walk(person, meeting, other, inside)
        self._walk(other, meeting, person, inside)
        for who, base in enumerate(self._base):
            if base in inside:
                self._base[who] = meeting
                if not self._seen[who]:
                    self._seen[who] = True
                    self._queue.append(who)

    def _meeting(self, one: int, other: int) -> int:
        """Where the ways of two people to the root meet."""
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if one == self._root or self._partner[one] == NOBODY:
                break
            one = self.parent[self._partner[one]]
        while self._base[other] not in passed:
            other = self.parent[self._partner[self._base[other]]]
        return self._base[other]

    def _walk(self, person: int, to: int, child: int, inside: set[int]) -> None:
        while self._base[person] != to:
            partner = self._partner[person]
            inside.update((self._base[person], self._base[partner]))
            self.parent[person] = child
            child, person = partner, self.parent[partner]
