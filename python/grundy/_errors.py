"""Exceptions, with the error messages of the command line."""

from __future__ import annotations

from typing import Any


class GrundyError(Exception):
    """Base class of all errors of this package.

    ``index`` is the place of the failed item among several that were asked together, from 0; else ``None``.
    """

    __module__ = "grundy"
    index: int | None = None


class BadInput(GrundyError, ValueError):
    """The input is invalid; the message says what was expected, what was found, and where."""

    __module__ = "grundy"


class LimitReached(GrundyError):
    """The computation reached a limit on time, memory or steps.

    ``answer`` is the JSON document of what was known by then, or ``None``.
    """

    __module__ = "grundy"

    def __init__(self, message: str, answer: dict[str, Any] | None = None):
        super().__init__(message)
        self.answer = answer


class Cancelled(GrundyError):
    """Another thread closed the client while the computation ran."""

    __module__ = "grundy"


class NotProved(GrundyError):
    """No proof was found."""

    __module__ = "grundy"


class ProgramError(GrundyError):
    """The program is missing, has ended, or has an internal error."""

    __module__ = "grundy"
