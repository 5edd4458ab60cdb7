"""The version of this package, which is that of the program it belongs to."""

__version__ = "0.1.0.dev0"


def of_program(version: str) -> str:
    """A version of the program as Python spells it: ``1.2.0`` is the same, ``1.3.0-SNAPSHOT`` is ``1.3.0.dev0``."""
    return version.replace("-SNAPSHOT", ".dev0")
