"""Tables of values: of two heaps, and of rectangular boards."""

from __future__ import annotations

from ._client import Client, File, naming_parameters, own_game, shared
from ._value import Value


def table(
    game: str,
    to: int = 12,
    *,
    rules: File | None = None,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> list[list[int]]:
    """The nim-values of two heaps of 0 to ``to``; ``table[y][x]`` is the value of the heaps x and y.

    >>> table("wythoff", 3)
    [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5], [3, 4, 5, 6]]

    :param game: a game of two heaps: a name or a line of rules such as ``"(1,2) (2,1)"``
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    words = ["table", game, "--to", str(to), *own_game(rules)]
    with naming_parameters():
        document = (client or shared()).run(*words, "--json", time=time, memory=memory, nodes=nodes)
    return [[int(value) for value in row] for row in document["nimTable"]]


def value_table(
    game: str,
    rows: tuple[int, int],
    columns: tuple[int, int],
    *,
    rules: File | None = None,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> list[list[Value]]:
    """The values of rectangular boards, a list for each number of rows.

    >>> value_table("domineering", (1, 2), (1, 3))
    [[Value('0'), Value('-1'), Value('-1')], [Value('1'), Value('+-1'), Value('{2|-1/2}')]]

    :param game: a game on boards
    :param rows: the smallest and the largest number of rows
    :param columns: the smallest and the largest number of columns
    :param rules: a Java file with a game of your own
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    ranges = [f"{least}..{most}" for least, most in (rows, columns)]
    asked = client or shared()
    with naming_parameters():
        document = asked.run("table", game, *ranges, *own_game(rules), "--json", time=time, memory=memory, nodes=nodes)
    texts: list[list[str]] = document["valueTable"]
    values = iter(Value.all([text for row in texts for text in row], client=client))
    return [[next(values) for _ in row] for row in texts]
