"""Nim-values of single heaps, and losing positions in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from ._client import Asker, Client, File, naming_parameters, own_game, shared


class NimSequence(Asker, Sequence[int]):
    """The nim-values of the heaps 0, 1, 2, ... of a game, and the period if one is proved.

    ``sequence[n]`` is one of the values computed; :meth:`at` returns the value of any heap.
    """

    def __init__(self, words: list[str], to: int, client: Client, limits: dict[str, Any]):
        self._words = words
        self._client = client
        self._limits = limits
        document = self._document(*words, "--to", str(to))
        #: The document of ``grundy values --json``.
        self.json = document
        self.game: str = document["game"]
        self.values: list[int] = [int(value) for value in document["nimValues"]]
        law = document.get("law")
        #: The period; ``None`` if none is proved.
        self.period: int | None = None if law is None else int(law["period"])
        #: The first heap of the period: G(n + period) = G(n) + gain for all n from here on.
        self.preperiod: int | None = None if law is None else int(law["from"])
        #: How much the values grow in each period; 0 if they do not grow.
        self.gain: int | None = None if law is None else int(law["gain"])
        #: The heaps before the period whose values do not follow it.
        self.exceptions: list[int] = [] if law is None else [int(n) for n in law["exceptions"]]

    def at(self, heap: int) -> int:
        """The nim-value of a heap of any size."""
        if 0 <= heap < len(self.values):
            return self.values[heap]
        return int(self._document(*self._words, "--to", "0", "--at", str(heap))["at"]["nimValue"])

    @overload
    def __getitem__(self, index: int) -> int: ...

    @overload
    def __getitem__(self, index: slice) -> list[int]: ...

    def __getitem__(self, index: int | slice) -> int | list[int]:
        return self.values[index]

    def __len__(self) -> int:
        return len(self.values)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self.values[:20])) + (", ..." if len(self.values) > 20 else "")
        period = "no period is proved" if self.period is None else f"period {self.period} from n = {self.preperiod}"
        return f"<{self.game}: {shown}; {period}>"


def sequence(
    game: str,
    to: int = 59,
    *,
    rules: File | None = None,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> NimSequence:
    """The nim-values of the heaps 0 to ``to``.

    >>> kayles = sequence("kayles", 9)
    >>> list(kayles)
    [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]
    >>> kayles.period, kayles.preperiod
    (12, 71)
    >>> kayles.at(10**18)
    1

    :param game: a game of heaps: a name, a code such as ``"0.137"``, or a line of rules such as ``"take 1 or 4"``
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    limits: dict[str, Any] = {"time": time, "memory": memory, "nodes": nodes}
    return NimSequence(["values", game, *own_game(rules)], to, client or shared(), limits)


def positions(
    game: str,
    first: int = 10,
    *,
    heaps: int | None = None,
    rules: File | None = None,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> list[tuple[int, ...]]:
    """The first losing positions (P-positions) of a game of heaps, as ``grundy positions`` lists them.

    >>> positions("wythoff", 4)
    [(0, 0), (1, 2), (3, 5), (4, 7)]

    :param heaps: the number of heaps, for a game that allows any number
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    words = ["positions", game, "--first", str(first), *own_game(rules)]
    if heaps is not None:
        words += ["--heaps", str(heaps)]
    with naming_parameters():
        document = (client or shared()).run(*words, "--json", time=time, memory=memory, nodes=nodes)
    return [tuple(int(heap) for heap in position) for position in document["pPositions"]]
