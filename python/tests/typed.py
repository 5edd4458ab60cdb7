"""What type checkers know of lists of answers; mypy reports an ignored error that is none."""

from grundy import Game, GrundyError, Value


def lists(errors: bool) -> None:
    games: list[Game] = Game.all(["nim 1"])
    games = Game.all(["nim 1"], return_exceptions=False, misere=True)
    values: list[Value] = Value.all(["^", 1])
    game_or_error: list[Game | GrundyError] = Game.all(["nim 1"], return_exceptions=True)
    game_or_error = Game.all(["nim 1"], return_exceptions=errors)
    value_or_error: list[Value | GrundyError] = Value.all(["^"], return_exceptions=True)
    value_or_error = Value.all(["^"], return_exceptions=errors)
    games = Game.all(["nim 1"], return_exceptions=True)  # type: ignore[assignment]
    values = Value.all(["^"], return_exceptions=errors)  # type: ignore[assignment]
    game_or_error = Game.all(["nim 1"])  # type: ignore[assignment]
    value_or_error = Value.all(["^"])  # type: ignore[assignment]
    print(games, values, game_or_error, value_or_error)
