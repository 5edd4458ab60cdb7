"""Combinatorial games: who wins, which moves win, what a position's value is, and why.

>>> from grundy import Game, Value, sequence
>>> Game("wythoff 6 11").outcome
'N'
>>> Value("{3|1}") + Value("*")
Value('{3*|1*}')
>>> sequence("kayles").period
12

The answers come from the program ``grundy``, which runs as one process beside Python. It starts with your first
question and ends with Python. If it is not on the ``PATH``, set the environment variable ``GRUNDY`` to its path.

All functions and objects may be used by several threads at once.
"""

from ._check import Check, check
from ._client import Client
from ._conjecture import Conjecture, Trial, conjecture
from ._errors import BadInput, Cancelled, GrundyError, LimitReached, NotProved, ProgramError
from ._exercise import Exercise, Exercises, exercises
from ._game import AtLeast, Drawing, Game, Move, Sides
from ._proof import Proof, prove
from ._sequence import NimSequence, positions, sequence
from ._table import table, value_table
from ._value import Thermograph, Value
from ._version import __version__ as __version__

__all__ = [
    "AtLeast",
    "BadInput",
    "Cancelled",
    "Check",
    "Client",
    "Conjecture",
    "Drawing",
    "Exercise",
    "Exercises",
    "Game",
    "GrundyError",
    "LimitReached",
    "Move",
    "NimSequence",
    "NotProved",
    "ProgramError",
    "Proof",
    "Sides",
    "Thermograph",
    "Trial",
    "Value",
    "check",
    "conjecture",
    "exercises",
    "positions",
    "prove",
    "sequence",
    "table",
    "value_table",
]
