"""Closed forms of nim-values and of losing positions: found, proved or refuted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ._client import Client, shared

_PROGRAMS = {"python": "Python", "java": "Java", "c++": "C++"}


class Trial:
    """The verdict on your own formula. It is true unless the formula is refuted."""

    def __init__(self, document: dict[str, Any]):
        self.json = document

    @property
    def standing(self) -> str:
        """``"proved"``, ``"checked"`` up to :attr:`to`, or ``"refuted"``."""
        return self.json["standing"]

    @property
    def to(self) -> int:
        """The largest heap for which the answer is known."""
        return int(self.json["to"])

    @property
    def counterexample(self) -> int | tuple[int, ...] | None:
        """The smallest heap or heaps for which the formula is wrong."""
        least = self.json.get("least")
        if least is None:
            return None
        return tuple(map(int, least)) if isinstance(least, list) else int(least)

    def __bool__(self) -> bool:
        return self.standing != "refuted"

    def __repr__(self) -> str:
        found = "" if self.counterexample is None else f" at {self.counterexample}"
        return f"<{self.json['formula']}: {self.standing}{found}>"


class Conjecture:
    """What was found about the values or losing positions of a heap game. It is true if a formula was found."""

    def __init__(self, words: list[str], document: dict[str, Any], client: Client, limits: dict[str, Any]):
        self._words = words
        self._client = client
        self._limits = limits
        #: The document of ``grundy conjecture --json``.
        self.json = document
        #: The verdict on the argument ``test``; ``None`` without it.
        self.test = Trial(document["test"]) if "test" in document else None

    @property
    def _found(self) -> dict[str, Any]:
        for kind in ("conjecture", "lostPositions", "misereConjecture"):
            if kind in self.json:
                return self.json[kind]
        return {}

    @property
    def _form(self) -> dict[str, Any]:
        for kind in ("form", "losing", "nimRule", "alone"):
            if kind in self._found:
                return self._found[kind]
        return {}

    @property
    def formula(self) -> str | None:
        """The formula; ``None`` if none was found."""
        return self._form.get("text", self._form.get("value"))

    @property
    def standing(self) -> str | None:
        """``"proved"`` for heaps of any size, or ``"checked"``."""
        return self._form.get("standing")

    @property
    def proved(self) -> bool:
        return self.standing == "proved"

    @property
    def how(self) -> str | None:
        """How the formula was proved or checked."""
        return self._form.get("how") or self._form.get("bound")

    @property
    def values(self) -> list[int]:
        """The first nim-values, at most a hundred; empty for games of several heaps."""
        values = self._found.get("values")
        return [int(value) for value in values] if isinstance(values, list) else []

    @property
    def lost(self) -> list[tuple[int, ...]]:
        """The first losing positions of a game of several heaps, at most a hundred."""
        return [tuple(map(int, heaps)) for heaps in self._found.get("first", [])]

    def program(self, language: str = "python") -> str | None:
        """A function for the formula, in ``"python"``, ``"java"`` or ``"c++"``; ``None`` if there is none."""
        programs = self._form.get("programs") or self._found.get("automatonPrograms") or {}
        return programs.get(_PROGRAMS[language])

    def __bool__(self) -> bool:
        return self.formula is not None

    def __str__(self) -> str:
        """What was found, in words."""
        return self._client.run(*self._words, "--code", "python", **self._limits).rstrip("\n")

    def __repr__(self) -> str:
        return f"<{self.formula}, {self.standing}>" if self else "<no formula was found>"


def _table(data: str | Iterable[Any] | Mapping[Any, Any]) -> str:
    """Values as the command line reads them."""
    if isinstance(data, str):
        return data
    if isinstance(data, Mapping):
        return ", ".join(f"{heaps}: {value}" for heaps, value in data.items())
    nested = (row if isinstance(row, str) or not isinstance(row, Iterable) else _table(row) for row in data)
    return f"[{', '.join(map(str, nested))}]"


def conjecture(
    rules: str | None = None,
    *,
    data: str | Iterable[Any] | Mapping[Any, Any] | None = None,
    test: str | None = None,
    misere: bool = False,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> Conjecture:
    """Looks for a formula and a proof of it.

    >>> found = conjecture("take k where 2k <= n")
    >>> found.formula, found.standing
    ('G(2m) = m,  G(2m+1) = G(m)', 'proved')
    >>> conjecture("take d where d | n and d < n", test="x & -x").test
    <x & -x: refuted at 1>
    >>> conjecture(data=[0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0]).standing
    'checked'

    :param rules: a game of heaps: a name, a code, or a line of rules
    :param data: values for n = 0, 1, 2, ... instead of a game, or a dictionary of values; for two heaps, a list of
        lists or a dictionary whose keys are pairs. Values are numbers, words for who wins such as ``"W"`` and ``"L"``,
        or booleans, of which true means that the player to move wins. A string is read as after ``--data``.
    :param test: a formula for the nim-values, or a condition for the losing positions, to test
    :param misere: whether the player who moves last loses
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    limits: dict[str, Any] = {"time": time, "memory": memory, "nodes": nodes}
    client = client or shared()
    words = ["conjecture"]
    words += [rules] if rules is not None else []
    words += [f"--data={_table(data)}"] if data is not None else []
    words += ["--test", test] if test is not None else []
    words += ["--misere"] if misere else []
    return Conjecture(words, client.run(*words, "--code", "all", "--json", **limits), client, limits)
