"""The process that answers requests, with one JSON object per line (``grundy rpc``)."""

from __future__ import annotations

import atexit
import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
import threading
import warnings
import weakref
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from ._errors import BadInput, Cancelled, GrundyError, LimitReached, NotProved, ProgramError
from ._version import __version__, of_program

#: A file, as functions of the standard library take it.
File = str | os.PathLike[str]

#: How many requests wait for their answers at most.
_AT_ONCE = 256

#: An option that is a parameter of this package, and the space before its value if that is a number.
_PARAMETER = re.compile(
    r"--(at|certificate|count|data|first|heaps|level|list|memory|misere|nodes|rules|seed|test|time|to)(?![\w-])( (?=\d))?"
)

#: How many seconds the process may take to end before it is killed.
_PATIENCE = 5.0

_ERRORS: dict[str, type[GrundyError]] = {
    "request": BadInput,
    "input": BadInput,
    "unproved": NotProved,
    "cancelled": Cancelled,
    "limit": LimitReached,
}


class _Pending:
    """A request that is waiting for its reply."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.reply: dict[str, Any] | None = None

    def set(self, reply: dict[str, Any] | None) -> None:
        self.reply = reply
        self.done.set()

    def wait(self) -> dict[str, Any] | None:
        while not self.done.wait(1.0):  # without a timeout, Ctrl-C has to wait on some systems
            pass
        return self.reply


class _Connection:
    """One process of ``grundy rpc`` and its open requests."""

    def __init__(self, program: str):
        self.program = program
        # Ctrl-C must not end the process; its own session or group shields it.
        self.process = subprocess.Popen(
            [program, "rpc"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self.pending: dict[int, _Pending] = {}
        self.lock = threading.Lock()  # guards pending, ended and checked
        self.writing = threading.Lock()
        self.ended = False
        self.checked = False
        self.version = _Pending()
        threading.Thread(target=self._read, name="grundy", daemon=True).start()
        self.send({"id": 0, "run": ["--version"]}, self.version)

    def _read(self) -> None:
        assert self.process.stdout is not None
        try:
            for line in self.process.stdout:
                reply = json.loads(line)
                with self.lock:
                    pending = self.pending.pop(reply.get("id"), None)
                if pending is not None:
                    pending.set(reply)
        except ValueError:
            pass  # the program is not grundy, or the pipe was closed
        finally:
            with self.lock:
                self.ended = True
                left = list(self.pending.values())
                self.pending.clear()
            for pending in left:
                pending.set(None)
            self.process.stdout.close()
            self.hang_up()
            self.process.wait()

    def send(self, request: dict[str, Any], pending: _Pending | None = None) -> bool:
        """Sends a request; false if the process no longer reads."""
        line = json.dumps(request).encode() + b"\n"
        assert self.process.stdin is not None
        with self.lock:
            if self.ended:
                return False
            if pending is not None:
                self.pending[request["id"]] = pending
        try:
            with self.writing:
                self.process.stdin.write(line)
                self.process.stdin.flush()
        except (OSError, ValueError):
            with self.lock:
                self.pending.pop(request["id"], None)
            return False
        return True

    def check(self) -> None:
        """Warns, once, if the program has another version than this package."""
        with self.lock:
            if self.checked:
                return
            self.checked = True
        reply = self.version.wait()
        version = "" if reply is None else reply.get("text", "").removeprefix("grundy ").strip()
        if version and of_program(version) != __version__:
            warnings.warn(
                f"{self.program} is version {version}, but this Python package is version {__version__}; "
                "install the package that came with the program",
                stacklevel=4,
            )

    def hang_up(self) -> None:
        """Closes the input of the process, which ends it."""
        assert self.process.stdin is not None
        with self.writing:
            try:
                self.process.stdin.close()
            except OSError:
                pass  # it has ended already

    def forget(self) -> None:
        """For a forked child: closes its copies of the pipes and leaves the process to the parent.

        The files stay open, on the null device: another thread may have held their locks at the fork, so they cannot be
        closed, and the number of a file closed behind its back would soon be that of another.
        """
        null = os.open(os.devnull, os.O_RDWR)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None and not pipe.closed:
                os.dup2(null, pipe.fileno(), inheritable=False)
        os.close(null)
        self.process.returncode = 0  # or Popen would wait for it


class _Question:
    """A request that was sent."""

    def __init__(self, client: Client, connection: _Connection, request: int, pending: _Pending):
        self._client = client
        self._connection = connection
        self._request = request
        self._pending = pending

    def answer(self) -> Any:
        try:
            reply = self._pending.wait()
            self._connection.check()
        except BaseException:
            self.cancel()
            raise
        if reply is None:
            raise _ended(self._connection)
        return _answer(reply)

    def cancel(self) -> None:
        self._connection.send({"id": next(self._client._ids), "cancel": self._request})


class Client:
    """A process of ``grundy`` that answers questions.

    The functions and classes of this package use a shared client unless you pass them another. Any thread may use a
    client, and it answers several questions at once. A forked child starts a process of its own.

    :param program: the program to run. Default: the one that the environment variable ``GRUNDY`` names, then ``grundy``
        on the ``PATH``, then that of the clone or unpacked archive that contains this file.
    """

    def __init__(self, program: File | None = None):
        self._program = program
        self._lock = threading.Lock()
        self._connection: _Connection | None = None
        self._ids = itertools.count(1)
        _clients.add(self)

    def run(
        self,
        *words: str,
        time: float | str | None = None,
        memory: int | str | None = None,
        nodes: int | str | None = None,
    ) -> Any:
        """Runs a command and returns what it prints: the document with ``--json``, otherwise the text.

        >>> Client().run("eval", "^ + *", "--json")["value"]
        '^*'

        :param time: time limit, in seconds or as text (``"500ms"``, ``"2m"``); default: 60 seconds
        :param memory: memory limit, in bytes or as text (``"500m"``, ``"2g"``)
        :param nodes: step limit
        """
        return self._ask([*words, *limits(time, memory, nodes)]).answer()

    def run_all(
        self,
        commands: Iterable[Sequence[str]],
        *,
        time: float | str | None = None,
        memory: int | str | None = None,
        nodes: int | str | None = None,
        return_exceptions: bool = False,
    ) -> list[Any]:
        """Runs several commands, as many at once as the machine has processors, and returns their results in order.

        This is much faster than one :meth:`run` after another. The limits hold for each command. If one fails, the others
        are cancelled, and its error is raised; its ``index`` tells which command it was. With ``return_exceptions``, bad
        input, limits and missing proofs take the place of results instead.

        >>> Client().run_all([["eval", "^ + *"], ["eval", "{1|-1} + *"]])
        ['^*\\n', '+-(1*)\\n']
        """
        options = limits(time, memory, nodes)
        asked: deque[_Question] = deque()
        answers: list[Any] = []

        def take() -> None:
            try:
                answers.append(asked.popleft().answer())
            except (BadInput, LimitReached, NotProved) as e:
                e.index = len(answers)
                if not return_exceptions:
                    raise
                answers.append(e)

        try:
            for words in commands:
                if len(asked) == _AT_ONCE:
                    take()
                asked.append(self._ask([*words, *options]))
            while asked:
                take()
        finally:
            for question in asked:
                question.cancel()
        return answers

    def _ask(self, command: list[str]) -> _Question:
        request: dict[str, Any] = {"id": next(self._ids), "run": command}
        for _ in range(2):  # when a process has just ended, a new one may answer
            connection = self._connected()
            pending = _Pending()
            if connection.send(request, pending):
                return _Question(self, connection, request["id"], pending)
        raise _ended(connection)

    def _connected(self) -> _Connection:
        with self._lock:
            if self._connection is None or self._connection.ended or self._connection.process.poll() is not None:
                self._connection = self._started()
            return self._connection

    def _started(self) -> _Connection:
        program = find(self._program)
        try:
            return _Connection(program)
        except OSError as e:
            named = self._program is None and program == os.environ.get("GRUNDY")
            origin = ", which the environment variable GRUNDY names" if named else ""
            raise ProgramError(f"cannot start {program}{origin}: {e.strerror or e}") from e

    def close(self) -> None:
        """Ends the process. Open questions raise :class:`Cancelled`; the next question starts a new process."""
        with self._lock:
            connection, self._connection = self._connection, None
        if connection is None:
            return
        with connection.lock:
            open_ids = list(connection.pending)
        for request in open_ids:
            connection.send({"id": next(self._ids), "cancel": request})
        connection.hang_up()
        try:
            connection.process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            connection.process.kill()
            connection.process.wait()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        connection = getattr(self, "_connection", None)
        if connection is not None:
            connection.hang_up()

    def _after_fork(self) -> None:
        self._lock = threading.Lock()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.forget()


def _answer(reply: dict[str, Any]) -> Any:
    error = reply.get("error")
    if error is None:
        return reply["answer"] if "answer" in reply else reply.get("text", "")
    kind = _ERRORS.get(error["kind"], ProgramError)
    if kind is LimitReached:
        raise LimitReached(error["message"], reply.get("answer"))
    raise kind(error["message"])


def _ended(connection: _Connection) -> ProgramError:
    try:
        status: Any = connection.process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        status = "unknown"
    if connection.version.reply is None:
        return ProgramError(
            f"{connection.program} ended with status {status} and answered nothing; is it the program grundy?"
        )
    return ProgramError(f"{connection.program} has ended, with status {status}")


def limits(time: float | str | None, memory: int | str | None, nodes: int | str | None) -> list[str]:
    """The command-line options for these limits."""
    words = []
    if time is not None:
        words += ["--time", time if isinstance(time, str) else f"{time * 1000:.0f}ms"]
    if memory is not None:
        words += ["--memory", memory if isinstance(memory, str) else f"{memory // 1024:.0f}k"]
    if nodes is not None:
        words += ["--nodes", str(nodes)]
    return words


@contextlib.contextmanager
def naming_parameters() -> Iterator[None]:
    """Lets messages name parameters of this package instead of options of the command line."""
    try:
        yield
    except GrundyError as e:
        name_parameters(e)
        raise


def name_parameters(e: GrundyError) -> None:
    """Lets the message of one error name parameters."""
    e.args = tuple(_PARAMETER.sub(_parameter, arg) if isinstance(arg, str) else arg for arg in e.args)


def _parameter(option: re.Match[str]) -> str:
    """How a parameter is written: ``heaps=3`` for ``--heaps 3``."""
    name = "first" if option[1] == "list" else option[1]
    return name + ("=" if option[2] else "")


def own_game(rules: File | None) -> list[str]:
    """The command-line option for a Java file with rules, which the program finds whatever its own folder is."""
    return [] if rules is None else ["--rules", os.path.abspath(rules)]


def find(program: File | None = None) -> str:
    """The path of the program."""
    if program is not None:
        return os.fspath(program)
    if os.environ.get("GRUNDY"):
        return os.environ["GRUNDY"]
    on_path = shutil.which("grundy")
    if on_path is not None:
        return on_path
    places = _beside(Path(__file__).resolve())
    for place in places:
        if place.is_file() and os.access(place, os.X_OK):
            return str(place)
    raise ProgramError(
        "the program grundy was not found: the environment variable GRUNDY is not set, no folder on the PATH contains it, "
        f"and there is no program {' or '.join(map(str, places))}; install Grundy, and set GRUNDY to the path of the program"
    )


def _beside(module: Path) -> list[Path]:
    """The program of a clone, which has this package in ``python``, and of an archive, in ``share/grundy/python``."""
    names = ("grundy.bat", "bin/grundy.bat") if os.name == "nt" else ("grundy", "bin/grundy")
    return [folder / name for folder, name in zip(module.parents[2:5:2], names)]


def shared() -> Client:
    """The default client."""
    return _shared


class Asker:
    """An object that asks a client, always with the same limits; a copy in another process asks the shared client there."""

    _client: Client
    _limits: dict[str, Any]

    def _document(self, *words: str) -> dict[str, Any]:
        """The document that a command prints."""
        with naming_parameters():
            document: dict[str, Any] = self._client.run(*words, "--json", **self._limits)
        return document

    def _text(self, *words: str) -> str:
        """The text that a command prints."""
        with naming_parameters():
            text: str = self._client.run(*words, **self._limits)
        return text

    def __getstate__(self) -> dict[str, Any]:
        return {name: thing for name, thing in self.__dict__.items() if name != "_client"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _client=shared())


_clients: weakref.WeakSet[Client] = weakref.WeakSet()
_shared = Client()


def _close_all() -> None:
    for client in list(_clients):
        client.close()


def _fork_all() -> None:
    for client in list(_clients):
        client._after_fork()


atexit.register(_close_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_fork_all)
