"""Statements about all whole numbers, and P-positions of games, proved by automata."""

from __future__ import annotations

import os
from typing import Any

from ._client import Asker, Client, File, own_game, shared


class Proof(Asker):
    """The verdict on a statement. It is true if the statement is proved."""

    def __init__(self, words: list[str], files: list[str], client: Client, limits: dict[str, Any]):
        self._words = words
        self._client = client
        self._limits = limits
        #: The document of ``grundy prove --json``.
        self.json = self._document(*words, *files)

    @property
    def proved(self) -> bool:
        """Whether everything is proved. A statement that holds only for some numbers is not; see :attr:`solutions`."""
        return not self.errors and self._verdict() == "proved"

    @property
    def errors(self) -> list[str]:
        """What could not be read in a file of definitions and theorems."""
        return list(self.json.get("errors", []))

    @property
    def theorems(self) -> dict[str, str]:
        """The verdict on each theorem of a file by its name: ``"proved"`` or ``"refuted"``."""
        return {decided["name"]: str(decided["verdict"]) for decided in self._decided() if "name" in decided}

    def _decided(self) -> list[dict[str, Any]]:
        for kind in ("proof", "gameProof"):
            if kind in self.json:
                return [self.json[kind]]
        if "conjecture" in self.json:
            return [{"verdict": self.json["conjecture"]["form"]["standing"]}]
        return list(self.json.get("theorems", self.json.get("claims", [])))

    def _verdict(self) -> str:
        """The verdict on everything: the first that is not ``"proved"``."""
        verdicts = [str(decided["verdict"]) for decided in self._decided()] or ["open"]
        return next((verdict for verdict in verdicts if verdict != "proved"), "proved")

    @property
    def counterexample(self) -> dict[str, int] | None:
        """The smallest numbers for which the statement is false, by name."""
        for decided in self._decided():
            if decided["verdict"] == "refuted" and "example" in decided:
                return {named["name"]: int(named["value"]) for named in decided["example"]["variables"]}
        return None

    @property
    def solutions(self) -> list[tuple[int, ...]] | None:
        """The first solutions of a statement with free variables, with a number for each of :attr:`variables`."""
        if "solutions" not in self.json:
            return None
        return [tuple(map(int, numbers)) for numbers in self.json["solutions"]["first"]]

    @property
    def variables(self) -> list[str]:
        """The free variables."""
        return list(self.json.get("solutions", {}).get("variables", []))

    def __bool__(self) -> bool:
        return self.proved

    def __str__(self) -> str:
        """The proof in words; computed again."""
        return self._text(*self._words).rstrip("\n")

    def __repr__(self) -> str:
        found = "; ".join(self.errors) or (self._verdict() if self.solutions is None else self.solutions)
        return f"<{' '.join(self._words)}: {found}>"


def prove(
    statement: str | os.PathLike[str],
    *,
    definitions: str | os.PathLike[str] | None = None,
    heaps: int | None = None,
    first: int | None = None,
    certificate: File | None = None,
    rules: File | None = None,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> Proof:
    """Decides a statement about all whole numbers from 0, or proves the P-positions of a game for heaps of any size.

    >>> bool(prove("A n (n >= 1 => a(n+1) >= a(n) + 1)"))
    True
    >>> prove("A n (n >= 1 => a(n+1) = a(n) + 2)").counterexample
    {'n': 2}
    >>> prove("E n (x = a(n) & x = 2n)", first=3).solutions
    [(0,)]
    >>> prove("P[n] = @b", definitions='word P := "a->aab b->a"', first=3).solutions
    [(2,), (5,), (9,)]

    :param statement: a statement, a theorem of Grundy (``"F1"``), a game of heaps (``"wythoff"``), or the path of a file
        of definitions and theorems
    :param definitions: a definition that the statement uses, or the path of a file of definitions
    :param heaps: how many heaps, for a game that allows any number
    :param first: how many solutions to list for a statement with free variables
    :param certificate: a file for a certificate of the statement, the theorems or the game, which :func:`check` verifies
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    :raises NotProved: if no proof was found
    """
    # The program may have been started in another folder.
    words = ["prove", *(_read(text) for text in (definitions, statement) if text is not None)]
    words += ["--heaps", str(heaps)] if heaps is not None else []
    words += ["--list", str(first)] if first is not None else []
    words += own_game(rules)
    files = ["--certificate", os.path.abspath(certificate)] if certificate is not None else []
    return Proof(words, files, client or shared(), {"time": time, "memory": memory, "nodes": nodes})


def _read(text: str | os.PathLike[str]) -> str:
    """A text as it is, or the full path of a file."""
    return os.path.abspath(text) if os.path.isfile(text) else os.fspath(text)
