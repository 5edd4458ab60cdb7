"""Sheets of exercises with their answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, overload

from ._client import Asker, Client, File, own_game, shared


class Exercise(NamedTuple):
    """An exercise. Each kind has an answer of its own."""

    #: ``"oneMove"``: find the only winning move; ``"lost"``: find the losing positions; ``"table"``: complete a table of
    #: nim-values.
    kind: str
    #: The positions that it shows, as text that :class:`Game` reads.
    positions: tuple[str, ...]
    #: The winning move; or the losing positions; or the nim-value of each position whose value is missing.
    answer: str | tuple[str, ...] | dict[str, int]


class Exercises(Asker, Sequence[Exercise]):
    """A sheet of exercises. ``print(sheet)`` prints it, and ``print(sheet.key())`` the answers."""

    def __init__(self, words: list[str], seed: int | None, client: Client, limits: dict[str, Any]):
        self._client = client
        self._limits = limits
        #: The document of ``grundy exercises --json``.
        self.json = self._document(*words, *(["--seed", str(seed)] if seed is not None else []))
        #: The same seed makes the same sheet.
        self.seed = int(self.json["seed"])
        self._words = [*words, "--seed", str(self.seed)]
        self._exercises = [_exercise(self.json["game"], exercise) for exercise in self.json["exercises"]]

    def key(self, *, why: bool = False) -> str:
        """The answers as text, and with ``why`` the reason for each."""
        return self._text(*self._words, "--key", *(["--why"] if why else [])).rstrip("\n")

    @overload
    def __getitem__(self, index: int) -> Exercise: ...

    @overload
    def __getitem__(self, index: slice) -> list[Exercise]: ...

    def __getitem__(self, index: int | slice) -> Exercise | list[Exercise]:
        return self._exercises[index]

    def __len__(self) -> int:
        return len(self._exercises)

    def __str__(self) -> str:
        return self._text(*self._words).rstrip("\n")

    def __repr__(self) -> str:
        return f"<{len(self)} exercises on {self.json['game']}, seed {self.seed}>"


def _exercise(game: str, exercise: dict[str, Any]) -> Exercise:
    kind = exercise["kind"]
    texts = [exercise["position"]] if kind == "oneMove" else exercise["positions"]
    positions = tuple(f"{game} {text}" for text in texts)
    if kind == "oneMove":
        return Exercise(kind, positions, exercise["answer"])
    if kind == "lost":
        return Exercise(kind, positions, tuple(positions[i] for i in exercise["answers"]))
    return Exercise(kind, positions, {positions[i]: int(exercise["values"][i]) for i in exercise["blank"]})


def exercises(
    game: str,
    count: int = 10,
    *,
    level: int = 2,
    seed: int | None = None,
    misere: bool = False,
    rules: File | None = None,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> Exercises:
    """A sheet of exercises on a game, with their answers.

    >>> sheet = exercises("nim", 2, level=1, seed=7)
    >>> sheet[0]
    Exercise(kind='oneMove', positions=('nim 3 1 5',), answer='0 0 3')
    >>> sheet[1].answer
    ('nim 6 2 4', 'nim 1 6 7')

    :param level: the size of the positions: 1, 2 or 3
    :param seed: the same seed makes the same sheet; without one, it is random
    :param misere: whether the player who moves last loses
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    words = ["exercises", game, "--count", str(count), "--level", str(level), *(["--misere"] if misere else [])]
    limits: dict[str, Any] = {"time": time, "memory": memory, "nodes": nodes}
    return Exercises([*words, *own_game(rules)], seed, client or shared(), limits)
