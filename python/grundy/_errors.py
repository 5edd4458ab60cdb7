"""What can go wrong, with the sentence that the command line prints."""

from __future__ import annotations

from typing import Any


class GrundyError(Exception):
    """Base class of all errors of this package."""


class BadInput(GrundyError, ValueError):
    """The input cannot be read: what was expected, what was found, and where."""


class LimitReached(GrundyError):
    """A limit on time, memory or steps ended the computation.

    ``answer`` is the JSON document with what was known by then, or ``None``.
    """

    def __init__(self, message: str, answer: dict[str, Any] | None = None):
        super().__init__(message)
        self.answer = answer


class Cancelled(GrundyError):
    """Another thread closed the client while the computation ran."""


class NotProved(GrundyError):
    """No proof was found."""


class ProgramError(GrundyError):
    """The program cannot be found, has ended, or has a defect."""
