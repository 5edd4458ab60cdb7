"""Closed forms of nim-values and of losing positions: found, proved or refuted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ._client import Asker, Client, File, own_game, shared
from ._errors import BadInput

#: The kinds of documents: of single heaps or data, of several heaps, of single heaps in misere play, of rules with letters,
#: of rules for which no formula is looked for, and of a list of losing positions of three heaps or more.
_KINDS = (
    "conjecture",
    "lostPositions",
    "misereConjecture",
    "letterConjecture",
    "inputConjecture",
    "vectorConjecture",
)
_NIM_VALUES = "nim-values"
_LOSING = "losing positions"

#: The names of languages that the command line knows.
_LANGUAGES = {
    **dict.fromkeys(("python", "python3", "py"), "Python"),
    **dict.fromkeys(("c++", "cpp", "cxx", "cc", "g++"), "C++"),
    "java": "Java",
}


class Trial:
    """The verdict on your own formula. It is true unless the formula is refuted."""

    def __init__(self, document: dict[str, Any]):
        #: The field ``test`` of the document of ``grundy conjecture --json``.
        self.json = document

    @property
    def formula(self) -> str:
        """The formula as you wrote it."""
        return str(self.json["formula"])

    @property
    def standing(self) -> str:
        """``"proved"``, ``"checked"`` up to :attr:`to`, or ``"refuted"``."""
        return str(self.json["standing"])

    @property
    def to(self) -> int:
        """The largest heap for which the answer is known."""
        return int(self.json["to"])

    @property
    def counterexample(self) -> int | tuple[int, ...] | None:
        """The smallest heap, or heaps, or heap and letters, for which the formula is wrong."""
        least = self.json.get("least")
        if least is None:
            return None
        return tuple(map(int, least)) if isinstance(least, list) else int(least)

    def __bool__(self) -> bool:
        return self.standing != "refuted"

    def __repr__(self) -> str:
        found = "" if self.counterexample is None else f" at {self.counterexample}"
        return f"<{self.formula}: {self.standing}{found}>"


class _Rule(NamedTuple):
    """A formula that was found, and what is known about it."""

    about: str
    formula: str
    #: The fields ``standing``, and ``how`` or ``bound``.
    verdict: dict[str, Any]
    programs: dict[str, str]
    condition: str | None = None


class Conjecture(Asker):
    """What was found about the values or losing positions of a heap game. It is true if a formula was found."""

    def __init__(self, words: list[str], client: Client, limits: dict[str, Any]):
        self._words = words
        self._client = client
        self._limits = limits
        #: The document of ``grundy conjecture --json``.
        self.json = self._document(*words, "--code", "all")
        #: The verdict on the argument ``test``; ``None`` without it.
        self.test = Trial(self.json["test"]) if "test" in self.json else None
        kind = next(kind for kind in _KINDS if kind in self.json)
        self._found: dict[str, Any] = self.json[kind]
        self._rule = _RULES[kind](self._found)

    @property
    def about(self) -> str | None:
        """What the formula is about: ``"nim-values"``, or ``"losing positions"``; ``None`` if none was found."""
        return None if self._rule is None else self._rule.about

    @property
    def formula(self) -> str | None:
        """The formula, with a line for each case; ``None`` if none was found.

        About losing positions of single heaps, the formula is 1 for the losing heaps and 0 for others. In misere play it may
        be the nim-value G, with which the rule of misere Nim is then played, and which heaps F are firm; see ``print``.
        """
        return None if self._rule is None else self._rule.formula

    @property
    def condition(self) -> str | None:
        """For which heaps or letters the formula holds, such as ``"n >= 1"``; ``None`` if for all."""
        return None if self._rule is None else self._rule.condition

    @property
    def standing(self) -> str | None:
        """``"proved"`` for heaps of any size, or ``"checked"``."""
        return None if self._rule is None else str(self._rule.verdict["standing"])

    @property
    def proved(self) -> bool:
        """Whether the formula is proved for heaps of any size."""
        return self.standing == "proved"

    @property
    def how(self) -> str | None:
        """How the formula was proved, or how far it was checked."""
        return None if self._rule is None else self._rule.verdict.get("how", self._rule.verdict.get("bound"))

    @property
    def values(self) -> list[int]:
        """The first nim-values, at most a hundred; empty for games of several heaps and for rules with capital letters."""
        values = self._found["values"] if "computed" in self._found else []
        return [int(value) for value in values]

    @property
    def letter_values(self) -> dict[tuple[int, ...], list[int]]:
        """For rules with letters, the first nim-values for some numbers in place of the letters."""
        rows = self._found["values"] if "letters" in self._found else []
        return {tuple(row["letters"]): [int(value) for value in row["values"]] for row in rows if "letters" in row}

    @property
    def set_values(self) -> dict[tuple[int, ...], list[int]]:
        """For rules with a set, such as ``k in S``, the first nim-values for some sets."""
        rows = self._found["values"] if "set" in self._found else []
        return {tuple(row["set"]): [int(value) for value in row["values"]] for row in rows}

    @property
    def lost(self) -> list[tuple[int, ...]]:
        """The first losing positions of a game of several heaps, or heaps in misere play; at most a hundred."""
        first = self._found.get("first", [[heap] for heap in self._found.get("lostAlone", [])])
        return [tuple(map(int, heaps)) for heaps in first]

    def program(self, language: str = "python") -> str | None:
        """A function for the formula, in ``"python"``, ``"java"`` or ``"c++"``.

        Without a formula, the function follows the rules; ``None`` if there is no such function either.
        """
        label = _LANGUAGES.get(language.lower())
        if label is None:
            raise BadInput(f"program: expected python, java or c++, found {language!r}")
        of_rule = {} if self._rule is None else self._rule.programs
        program: str | None = of_rule.get(label, self.json.get("plainPrograms", {}).get(label))
        return program

    def __bool__(self) -> bool:
        return self._rule is not None

    def __str__(self) -> str:
        """What was found, in words; computed again."""
        return self._text(*self._words, "--code", "python").rstrip("\n")

    def __repr__(self) -> str:
        return f"<{self.formula}, {self.standing}>" if self else "<no formula was found>"


def _of_values(found: dict[str, Any]) -> _Rule | None:
    for field, about in (("form", _NIM_VALUES), ("losing", _LOSING)):
        if field in found:
            form = found[field]
            condition = f"n >= {form['from']}" if form["from"] > 0 else None
            return _Rule(about, form["text"], form, form["programs"], condition)
    return None


def _of_heaps(found: dict[str, Any]) -> _Rule | None:
    form = found.get("form")
    if form is not None and form["standing"] != "proved" and "automatonPrograms" in found:
        form = None  # a proved automaton tells more
    if form is not None:
        return _Rule(_LOSING, form["text"], form, form["programs"])
    if "automaton" in found:
        verdict = {"standing": "proved", "how": found["automatonHow"]}
        return _Rule(_LOSING, found["automaton"], verdict, found.get("automatonPrograms", {}))
    if "values" in found:
        return _Rule(_NIM_VALUES, found["values"]["text"], found["values"], {})
    return None


def _of_misere_heaps(found: dict[str, Any]) -> _Rule | None:
    if "nimRule" in found:
        rule = found["nimRule"]
        formula = rule["value"] if rule["firm"] == "F(n) = 0" else f"{rule['value']}\n{rule['firm']}"
        return _Rule(_LOSING, formula, rule, rule["programs"])
    return _Rule(_LOSING, found["alone"]["text"], found["alone"], {}) if "alone" in found else None


def _of_letters(found: dict[str, Any]) -> _Rule | None:
    if "form" not in found:
        return None
    form = found["form"]
    return _Rule(_NIM_VALUES, "\n".join(form["text"]), form, form["programs"], form.get("condition"))


def _of_input(found: dict[str, Any]) -> _Rule | None:
    return None  # no formula holds for all sets, and none is looked for in misere play


def _of_list(found: dict[str, Any]) -> _Rule | None:
    heaps = found["heaps"]
    if not all("rule" in heap for heap in heaps):
        return None
    return _Rule(_LOSING, "\n".join(heap["rule"] for heap in heaps), heaps[0], {})


_RULES = dict(zip(_KINDS, (_of_values, _of_heaps, _of_misere_heaps, _of_letters, _of_input, _of_list)))


def _table(data: str | Iterable[Any] | Mapping[Any, Any]) -> str:
    """Values as the command line reads them."""
    if isinstance(data, str):
        return data
    if isinstance(data, bytes) or not isinstance(data, Iterable):
        raise BadInput(f"data: expected values, such as [0, 1, 0, 1], found {data!r}")
    if isinstance(data, Mapping):
        return ", ".join(f"{heaps}: {value}" for heaps, value in data.items())
    nested = (row if isinstance(row, str) or not isinstance(row, Iterable) else _table(row) for row in data)
    return f"[{', '.join(map(str, nested))}]"


def conjecture(
    game: str | Iterable[Any] | Mapping[Any, Any] | None = None,
    *,
    data: str | Iterable[Any] | Mapping[Any, Any] | None = None,
    test: str | None = None,
    misere: bool = False,
    rules: File | None = None,
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
    >>> conjecture([0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0]).standing
    'checked'

    :param game: a game of heaps: a name, a code, or a line of rules; or values, as for ``data``
    :param data: values for n = 0, 1, 2, ... instead of a game, or a dictionary of values; for two heaps, a list of
        lists or a dictionary whose keys are pairs. Values are numbers, words for who wins such as ``"W"`` and ``"L"``,
        or booleans, of which true means that the player to move wins. A string is read as after ``--data``.
    :param test: a formula for the nim-values, or a condition for the losing positions, to test
    :param misere: whether the player who moves last loses
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    if not isinstance(game, str) and game is not None:
        if data is not None:
            raise BadInput("expected a game or data, found both")
        game, data = None, game
    if (game is None) == (data is None):
        raise BadInput(f"expected a game or data, found {'neither' if game is None else 'both'}")
    words = ["conjecture"]
    words += [game] if game is not None else []
    words += [f"--data={_table(data)}"] if data is not None else []
    words += ["--test", test] if test is not None else []
    words += ["--misere"] if misere else []
    words += own_game(rules)
    return Conjecture(words, client or shared(), {"time": time, "memory": memory, "nodes": nodes})
