"""A second look at proofs in files."""

from __future__ import annotations

import os
from typing import Any

from ._client import Client, File, naming_parameters, own_game, shared


class Check:
    """The verdict on a file with a proof. It is true if the file proves what it says."""

    def __init__(self, document: dict[str, Any]):
        #: The document of ``grundy check --json``.
        self.json = document
        self._parts: list[dict[str, Any]] = document.get("certificates", [document])

    @property
    def proved(self) -> bool:
        """Whether the file proves what it says."""
        return bool(self.json["proved"])

    @property
    def holds(self) -> bool | None:
        """Whether the statement is true, of several whether all are; ``None`` if the file is about something else or
        proves nothing."""
        holds = [part.get("holds") for part in self._parts]
        return None if None in holds else all(holds)

    @property
    def line(self) -> int | None:
        """The first line that does not follow."""
        line = self._parts[-1].get("line")
        return None if line is None else int(line)

    @property
    def why(self) -> str | None:
        """What is wrong with it."""
        return self._parts[-1].get("why")

    def __bool__(self) -> bool:
        return self.proved

    def __repr__(self) -> str:
        about = "; ".join(
            part.get("statement") or f"{part.get('game')} {part.get('position', '')}".strip() for part in self._parts
        )
        return f"<check {about}: {'proved' if self.proved else f'line {self.line}: {self.why}'}>"


def check(
    file: File,
    *,
    rules: File | None = None,
    time: float | str | None = None,
    memory: int | str | None = None,
    nodes: int | str | None = None,
    client: Client | None = None,
) -> Check:
    """Checks a certificate of statements or of the losing positions of a game from :func:`prove`, without the prover;
    or a strategy from ``grundy solve --proof``, by the rules of the game alone.

    >>> import os, tempfile
    >>> from grundy import prove
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = os.path.join(folder, "even.txt")
    ...     proved = prove("A n (E k (n = 2k | n = 2k + 1))", certificate=file)
    ...     print(check(file).proved)
    True

    :param rules: a Java file with the game of a strategy
    :param time, memory, nodes: limits, as for :meth:`Client.run`
    """
    words = ["check", os.path.abspath(file), *own_game(rules)]
    with naming_parameters():
        return Check((client or shared()).run(*words, "--json", time=time, memory=memory, nodes=nodes))
