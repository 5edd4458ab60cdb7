"""Positions of games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple, overload

from ._client import Asker, Client, File, name_parameters, naming_parameters, own_game, shared
from ._errors import GrundyError
from ._value import Thermograph, Value


#: A line of rules, which may have signs of its own.
_RULES = re.compile(r"->|\b(take|replace|when) |^\s*-?\(|\) *\(")


class Sides(NamedTuple):
    """One item for each player, in a game in which the players have different moves."""

    left: Any
    right: Any


class AtLeast(int):
    """A lower bound on a count."""

    def __repr__(self) -> str:
        return f"at least {int(self)}"

    __str__ = __repr__


class Drawing(str):
    """A picture as SVG, which notebooks display."""

    def save(self, file: File) -> None:
        """Writes the picture to a file."""
        Path(file).write_text(self, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<drawing, {len(self)} characters of SVG>"


class Move(NamedTuple):
    """A move as you type it, and the position it leads to."""

    move: str
    to: Game

    def __str__(self) -> str:
        return self.move


def _written(at: str | int | Iterable[int]) -> str:
    if isinstance(at, (str, int)) and not isinstance(at, bool):
        return str(at)
    numbers = list(at) if isinstance(at, Iterable) else [at]
    for number in numbers:
        if not isinstance(number, int) or isinstance(number, bool):
            raise TypeError(f"at: expected text or whole numbers, found {at!r}")
    return " ".join(map(str, numbers))


class Game(Asker):
    """A position of a game, or a sum of positions.

    >>> g = Game("wythoff 6 11")
    >>> g.outcome, g.nim_value
    ('N', 2)
    >>> g.winning_moves
    (Move(move='0 1', to=Game('wythoff 6 10')),)
    >>> Game("domineering 2x3").value
    Value('{2|-1/2}')

    >>> Game("nim", [3, 4, 5])
    Game('nim 3 4 5')

    :param position: as on the command line: ``"nim 3 4 5"``, ``"domineering 4x4"``, ``"nim 3 + kayles 9"``; or only
        the name of a game
    :param at: the rest, if ``position`` is the name of a game: ``"4x4"``, a number, or several numbers
    :param misere: whether the player who moves last loses; with ``None``, the name of the position decides
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """

    def __init__(
        self,
        position: str,
        at: str | int | Iterable[int] | None = None,
        *,
        misere: bool | None = None,
        rules: File | None = None,
        time: float | str | None = None,
        memory: int | str | None = None,
        nodes: int | str | None = None,
        client: Client | None = None,
    ):
        if not isinstance(position, str):
            raise TypeError(f"position: expected text such as 'nim 3 4 5', found {position!r}")
        self._position = position if at is None else f"{position} {_written(at)}"
        self._misere = misere
        self._own_game = own_game(rules)
        self._limits: dict[str, Any] = {"time": time, "memory": memory, "nodes": nodes}
        self._client = client or shared()

    @overload
    @classmethod
    def all(
        cls, positions: Iterable[str], *, return_exceptions: Literal[False] = False, **options: Any
    ) -> list[Game]: ...

    @overload
    @classmethod
    def all(
        cls, positions: Iterable[str], *, return_exceptions: bool, **options: Any
    ) -> list[Game | GrundyError]: ...

    @classmethod
    def all(cls, positions: Iterable[str], *, return_exceptions: bool = False, **options: Any) -> list[Any]:
        """The games of many positions, solved together: much faster than one after another.

        If one cannot be solved, its error is raised, and the ``index`` of the error tells which one it was. With
        ``return_exceptions``, the error takes the place of the game instead.

        >>> [g.outcome for g in Game.all(["nim 1 2", "nim 1 2 3"])]
        ['N', 'P']

        :param options: those of :class:`Game`; the limits hold for each position
        """
        if isinstance(positions, str):
            raise TypeError("positions: expected several, such as a list, found one text")
        games: list[Any] = [cls(position, **options) for position in positions]
        if games:
            first = games[0]
            commands = (["solve", game._position, *game._options(), "--json"] for game in games)
            with naming_parameters():
                answers = first._client.run_all(commands, return_exceptions=return_exceptions, **first._limits)
            for i, answer in enumerate(answers):
                if isinstance(answer, GrundyError):
                    name_parameters(answer)
                    games[i] = answer
                else:
                    games[i].__dict__["answer"] = answer
        return games

    def _options(self, convention: bool = True) -> list[str]:
        return [*(["--misere"] if self._misere and convention else []), *self._own_game]

    def _same(self, position: str) -> Game:
        same = Game(position, misere=self._misere, client=self._client, **self._limits)
        same._own_game = self._own_game
        return same

    @cached_property
    def answer(self) -> dict[str, Any]:
        """The document of ``grundy solve --json`` for the position."""
        return self._document("solve", self._position, *self._options())

    @property
    def outcome(self) -> str:
        """Who wins: ``"N"`` the player to move, ``"P"`` the other; ``"L"`` Left, ``"R"`` Right, whoever starts.

        A position with points or endless play may have another outcome; see the glossary.
        """
        return str(self.answer["outcome"])

    @property
    def play(self) -> str:
        """``"normal"`` or ``"misere"``."""
        return str(self.answer["play"])

    @property
    def nim_value(self) -> int | None:
        """The size of the Nim heap that the position equals; ``None`` if there is none or it is unknown."""
        nim_value = self.answer.get("nimValue")
        return None if nim_value is None else int(nim_value)

    @cached_property
    def value(self) -> Value | None:
        """The value under normal play; ``None`` if there is none or it is unknown."""
        if "value" in self.answer:
            return self._value(self.answer["value"])
        if self.nim_value is None or self.play == "misere":
            return None
        return self._value(f"*{self.nim_value}")

    def _value(self, name: str) -> Value:
        return Value(name, client=self._client, **self._limits)

    @property
    def thermograph(self) -> Thermograph | None:
        """The thermograph of the value."""
        return None if self.value is None else self.value.thermograph

    @property
    def score(self) -> Any:
        """In a scoring game, how much the player to move wins by; for each player if their moves differ."""
        return self.answer.get("score")

    @property
    def moves(self) -> int | Sides:
        """How many moves there are."""
        moves: int | Sides = _by_side(self.answer["moves"], _count)
        return moves

    @property
    def winning_moves(self) -> tuple[Move, ...] | Sides:
        """The winning moves. If there are very many, some may be missing."""
        winning: tuple[Move, ...] | Sides = _by_side(self.answer["winning"], self._moves)
        return winning

    @cached_property
    def legal_moves(self) -> tuple[Move, ...] | Sides:
        """All moves, winning or not. If there are very many, some are missing; :attr:`moves` has their number."""
        listed = self._document("solve", self._position, "--all", *self._options())
        legal: tuple[Move, ...] | Sides = _by_side(listed["options"], self._moves)
        return legal

    def _moves(self, moves: list[dict[str, Any]]) -> tuple[Move, ...]:
        name = self.answer["game"]
        game = "" if name == "sum" else f"{name} "
        sign = "-" if self.answer.get("negative") else ""
        return tuple(Move(move["move"], self._same(f"{sign}{game}{move['to']}")) for move in moves)

    @property
    def evidence(self) -> dict[str, Any]:
        """What the outcome is based on: the ``kind`` of evidence and its details."""
        evidence: dict[str, Any] = self.answer["evidence"]
        return evidence

    def explain(self, depth: str = "short") -> str:
        """Who wins and why, in words: ``"short"``, ``"plan"`` with a reply to every move, or ``"full"``."""
        return self._text("solve", self._position, "--explain", depth, *self._options()).rstrip("\n")

    def draw(self, kind: str = "") -> Drawing:
        """A picture of the position, or its ``"tree"``, ``"graph"`` or ``"strategy"``."""
        kinds = [kind] if kind else []
        return Drawing(self._text("draw", *kinds, self._position, *self._options(convention=kind == "strategy")))

    def _repr_svg_(self) -> str:
        return self.draw()

    def __add__(self, other: Game) -> Game:
        return self._same(f"{self} + {other}") if isinstance(other, Game) else NotImplemented

    def __sub__(self, other: Game) -> Game:
        if not isinstance(other, Game):
            return NotImplemented
        negative = str(-other)
        return self._same(f"{self} - {negative[1:]}" if negative.startswith("-") else f"{self} + {negative}")

    def __neg__(self) -> Game:
        """The game with the players exchanged."""
        written = self._position
        if _RULES.search(written):  # their own signs stay
            name = self.answer["game"]
            sign = "-" if self.answer.get("negative") else ""
            written = self.answer["position"] if name == "sum" else f"{sign}{name} {self.answer['position']}"
        negative = "".join(_negated(written))
        return self._same(negative[1:].lstrip() if negative.startswith("-") else f"-{negative}")

    def __mul__(self, times: int) -> Game:
        """The sum of this many copies, 1 or more."""
        if not isinstance(times, int):
            return NotImplemented
        if times < 1:
            raise ValueError(f"expected 1 or more copies of a game, found {times}")
        return self._same(" + ".join([self._position] * times))

    __rmul__ = __mul__

    def _key(self) -> tuple[object, ...]:
        return (self._position, self._misere, *self._own_game)

    def __eq__(self, other: object) -> bool:
        """Whether both have the same name and position; compare values to see whether two games are equal."""
        return self._key() == other._key() if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        return self._position

    def __repr__(self) -> str:
        misere = f", misere={self._misere}" if self._misere is not None else ""
        rules = f", rules={self._own_game[-1]!r}" if self._own_game else ""
        return f"Game({self._position!r}{misere}{rules})"


def _negated(sum: str) -> Iterator[str]:
    """The characters of a sum, with the other sign between its parts; those within braces and parentheses stay."""
    depth = 0
    for i, c in enumerate(sum):
        depth += (c in "{(") - (c in "})")
        between = depth <= 0 and c in "+-" and sum[i - 1 : i] == " " and sum[i + 1 : i + 2] == " "
        yield c if not between else "-" if c == "+" else "+"


def _by_side(both: Any, of: Callable[[Any], Any]) -> Any:
    if isinstance(both, dict) and "left" in both:
        return Sides(of(both["left"]), of(both["right"]))
    return of(both)


def _count(count: Any) -> int:
    return AtLeast(count["atLeast"]) if isinstance(count, dict) else int(count)
