"""Values of partizan games."""

from __future__ import annotations

import math
import numbers
import re
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from numbers import Rational
from pathlib import Path
from typing import Any, Literal, overload

from ._client import Asker, Client, File, name_parameters, naming_parameters, own_game, shared
from ._errors import BadInput, GrundyError, LimitReached

#: What you can add to a value or compare with it. A float stands for its exact number.
Number = int | Fraction | float

_NUMBER = re.compile(r"-?[0-9]+(/[0-9]+)?")


class Value(Asker):
    """The value of a game: exact, immutable, and the same for equal games.

    >>> Value("{3|1} + *")
    Value('{3*|1*}')
    >>> Value("^") + Value("*") > 0
    False
    >>> Value("^").compare(Value("*"))
    '||'
    >>> Value("1/2") + Value("1/2") == 1
    True

    :param expression: as on the command line: ``"{3|1}"``, ``"^ + *"``, ``"domineering 2x3"``,
        ``"Cool({5||2|0}, 1/2)"``; or a number
    :param rules: a Java file with a game of your own, for positions of it
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    :raises BadInput: if the expression cannot be read, or is not a value
    """

    def __init__(
        self,
        expression: str | Number | Value,
        *,
        rules: File | None = None,
        time: float | str | None = None,
        memory: int | str | None = None,
        nodes: int | str | None = None,
        client: Client | None = None,
    ):
        self._client = client or shared()
        self._limits: dict[str, Any] = {"time": time, "memory": memory, "nodes": nodes}
        self._learn(self._document("eval", *_words(expression, rules)), str(expression))

    def _learn(self, document: dict[str, Any], expression: str) -> None:
        self._facts = _checked(document, expression)
        name = self._facts.get("value")
        if name is None:
            raise GrundyError(f"the value of {expression} has too long a name")
        self._name: str = name

    @overload
    @classmethod
    def all(
        cls,
        expressions: Iterable[str | Number | Value],
        *,
        rules: File | None = None,
        time: float | str | None = None,
        memory: int | str | None = None,
        nodes: int | str | None = None,
        client: Client | None = None,
        return_exceptions: Literal[False] = False,
    ) -> list[Value]: ...

    @overload
    @classmethod
    def all(
        cls,
        expressions: Iterable[str | Number | Value],
        *,
        rules: File | None = None,
        time: float | str | None = None,
        memory: int | str | None = None,
        nodes: int | str | None = None,
        client: Client | None = None,
        return_exceptions: bool,
    ) -> list[Value | GrundyError]: ...

    @classmethod
    def all(
        cls,
        expressions: Iterable[str | Number | Value],
        *,
        rules: File | None = None,
        time: float | str | None = None,
        memory: int | str | None = None,
        nodes: int | str | None = None,
        client: Client | None = None,
        return_exceptions: bool = False,
    ) -> list[Any]:
        """The values of many expressions, computed together: much faster than one after another.

        If one cannot be computed, its error is raised, and the ``index`` of the error tells which one it was. With
        ``return_exceptions``, the error takes the place of the value instead.

        >>> Value.all(["^ + *", "{1|-1} + *"])
        [Value('^*'), Value('+-(1*)')]

        :param time, memory, nodes: limits for each expression
        """
        if isinstance(expressions, str):
            raise TypeError("expressions: expected several, such as a list, found one text")
        asked = list(expressions)
        values: list[Any] = []
        client = client or shared()
        commands = (["eval", *_words(expression, rules), "--json"] for expression in asked)
        with naming_parameters():
            documents = client.run_all(
                commands, time=time, memory=memory, nodes=nodes, return_exceptions=return_exceptions
            )
        for expression, document in zip(asked, documents):
            try:
                values.append(cls._learned(document, str(expression), client, time=time, memory=memory, nodes=nodes))
            except GrundyError as e:
                e.index = len(values)
                if not return_exceptions:
                    raise
                name_parameters(e)
                values.append(e)
        return values

    @classmethod
    def _learned(cls, document: Any, expression: str, client: Client, **limits: Any) -> Value:
        if isinstance(document, GrundyError):
            raise document
        value = cls.__new__(cls)
        value._client = client
        value._limits = limits
        value._learn(document, expression)
        return value

    def _made(self, expression: str) -> Value:
        return Value(expression, client=self._client, **self._limits)

    # Calculating

    def __add__(self, other: Value | Number) -> Value:
        return self._calculated(self, "+", other)

    def __radd__(self, other: Number) -> Value:
        return self._calculated(other, "+", self)

    def __sub__(self, other: Value | Number) -> Value:
        return self._calculated(self, "-", other)

    def __rsub__(self, other: Number) -> Value:
        return self._calculated(other, "-", self)

    def __neg__(self) -> Value:
        return self._made(f"-({self})")

    def __pos__(self) -> Value:
        return self

    def __mul__(self, times: int) -> Value:
        """The sum of this many copies."""
        return self._made(f"{times} * ({self})") if isinstance(times, int) else NotImplemented

    __rmul__ = __mul__

    def _calculated(self, left: object, sign: str, right: object) -> Value:
        terms = _term(left), _term(right)
        return NotImplemented if None in terms else self._made(f"({terms[0]}) {sign} ({terms[1]})")

    # Comparing

    def compare(self, other: Value | Number) -> str:
        """How this value compares with another: ``"<"``, ``"="``, ``">"`` or ``"||"`` (confused)."""
        term = _term(other)
        if term is None:
            raise TypeError(f"expected a value, found {other!r}")
        order: str = self._document("eval", f"({self}) = ({term})")["order"]
        return order.replace("<>", "||")

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Value):
            return self._name == other._name
        if isinstance(other, (int, Fraction, float)):
            return self.number == other
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._name) if self.number is None else hash(self.number)

    def __le__(self, other: Value | Number) -> bool:
        return self.compare(other) in ("<", "=") if _term(other) is not None else NotImplemented

    def __lt__(self, other: Value | Number) -> bool:
        return self.compare(other) == "<" if _term(other) is not None else NotImplemented

    def __ge__(self, other: Value | Number) -> bool:
        return self.compare(other) in (">", "=") if _term(other) is not None else NotImplemented

    def __gt__(self, other: Value | Number) -> bool:
        return self.compare(other) == ">" if _term(other) is not None else NotImplemented

    def confused(self, other: Value | Number) -> bool:
        """Whether neither value is at least the other."""
        return self.compare(other) == "||"

    # Facts

    @property
    def number(self) -> Fraction | None:
        """The value as a number, or ``None`` if it is not a number."""
        return Fraction(self._name) if _NUMBER.fullmatch(self._name) else None

    @property
    def outcome(self) -> str:
        """Who wins: ``"L"``, ``"R"``, ``"N"`` (the player to move) or ``"P"`` (the other player)."""
        return str(self._facts["outcome"])

    @property
    def latex(self) -> str:
        """The name as LaTeX, for math mode."""
        return str(self._facts["latex"])

    @property
    def left_stop(self) -> Fraction:
        return Fraction(self._facts["leftStop"])

    @property
    def right_stop(self) -> Fraction:
        return Fraction(self._facts["rightStop"])

    @property
    def mean(self) -> Fraction:
        return Fraction(self._fact("mean"))

    @property
    def temperature(self) -> Fraction:
        return Fraction(self._fact("temperature"))

    @property
    def birthday(self) -> int:
        return int(self._fact("birthday"))

    @property
    def thermograph(self) -> Thermograph:
        return Thermograph(self, self._fact("thermograph"))

    @property
    def left_options(self) -> tuple[Value, ...]:
        """Left's options in the canonical form."""
        return self._options("leftOptions")

    @property
    def right_options(self) -> tuple[Value, ...]:
        """Right's options in the canonical form."""
        return self._options("rightOptions")

    @property
    def atomic_weight(self) -> Value | None:
        weight = self._fact("atomicWeight")
        return None if weight is None else self._made(weight)

    @cached_property
    def facts(self) -> dict[str, Any]:
        """The document of ``grundy eval --all --json`` for the value."""
        return _checked(self._document("eval", self._name, "--all"), self._name)

    def _fact(self, name: str) -> Any:
        """A field; ``None`` if the value has none."""
        if name in self._facts:
            return self._facts[name]
        left_out = self.facts.get("leftOut", {})
        if name in left_out.get("fields", ()):
            raise LimitReached(f"{name} of {self._name} was left out: a limit was reached", self.facts)
        return self.facts.get(name)

    def _options(self, name: str) -> tuple[Value, ...]:
        return tuple(self._made(option) for option in self._fact(name))

    # Showing

    def __str__(self) -> str:
        return self._name

    def __repr__(self) -> str:
        return f"Value({self._name!r})"

    def _repr_latex_(self) -> str:
        return f"${self.latex}$"


def _term(other: object) -> str | None:
    """A value or number as written in an expression; ``None`` for anything else."""
    if isinstance(other, float) and math.isfinite(other):
        return str(Fraction(other))
    if isinstance(other, Rational):
        return str(Fraction(other))
    return str(other) if isinstance(other, Value) else None


def _words(expression: str | Number | Value, rules: File | None) -> list[str]:
    """The expression and the options of a command."""
    if not isinstance(expression, (str, Value, numbers.Number)):
        hint = "; for its value, write .value" if hasattr(type(expression), "value") else ""
        raise TypeError(f"expression: expected text, a number or a value, found {expression!r}{hint}")
    return [_term(expression) or str(expression), *own_game(rules)]


def _checked(document: dict[str, Any], expression: str) -> dict[str, Any]:
    """A document of a value.

    :raises BadInput: if it is that of something else
    """
    if "leftStop" not in document:
        raise BadInput(f"expected a value, found {_kind(document)}: {expression}")
    return document


def _kind(document: dict[str, Any]) -> str:
    """What a document of ``grundy eval`` has in place of a value."""
    if "order" in document:
        return "a comparison"
    return "a set of values" if "values" in document else "a text"


class Thermograph:
    """The thermograph of a value: its walls as corners ``(temperature, value)``, from the bottom up."""

    def __init__(self, value: Value, walls: dict[str, Any]):
        self._value = value
        self.left = _corners(walls["left"])
        self.right = _corners(walls["right"])

    @property
    def mean(self) -> Fraction:
        """The value at which the mast stands."""
        return self._value.mean

    @property
    def temperature(self) -> Fraction:
        """The temperature at which the walls meet."""
        return self._value.temperature

    def _drawn(self, *options: str) -> str:
        return self._value._text("draw", "thermograph", str(self._value), *options)

    @property
    def svg(self) -> str:
        """The picture as SVG."""
        return self._drawn()

    def save(self, file: File) -> None:
        """Writes the picture to a file."""
        Path(file).write_text(self.svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Thermograph):
            return NotImplemented
        return (self.left, self.right) == (other.left, other.right)

    def __hash__(self) -> int:
        return hash((self.left, self.right))

    def __str__(self) -> str:
        return self._drawn("--text").rstrip("\n")

    def __repr__(self) -> str:
        return f"<thermograph of {self._value}: mean {self.mean}, temperature {self.temperature}>"


def _corners(wall: list[dict[str, str]]) -> tuple[tuple[Fraction, Fraction], ...]:
    return tuple((Fraction(corner["temperature"]), Fraction(corner["value"])) for corner in wall)
