package org.grundy.play;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;

/**
 * A position for each day, the same for everyone, in which one move wins: easy on Monday and Tuesday, hard at the weekend.
 *
 * @param game         from the catalogue
 * @param hardestLevel of {@link ExerciseMaker}
 */
public record DailyPuzzle(String game, int hardestLevel) {
  /** The games that have puzzles. */
  public static final List<DailyPuzzle> ALL = List.of(new DailyPuzzle("nim", 3), new DailyPuzzle("wythoff", 3),
      new DailyPuzzle("kayles", 3), new DailyPuzzle("coins", 3), new DailyPuzzle("chomp", 3),
      new DailyPuzzle("domineering", 2), new DailyPuzzle("clobber", 1), new DailyPuzzle("hackenbush", 2),
      new DailyPuzzle("toppling-dominoes", 3), new DailyPuzzle("col", 1));

  private static final int DAYS_OF_A_WEEK = 7;
  /** 1 January 1970 was a Thursday, the fourth day of its week. */
  private static final int FIRST_WEEKDAY = 3;
  /** By weekday, from Monday on. */
  private static final int[] LEVELS = {1, 1, 2, 2, 2, 3, 3};

  /**
   * The puzzle of a game.
   *
   * @throws BadInput when the game has none
   */
  public static DailyPuzzle of(String game) {
    return ALL.stream().filter(puzzle -> puzzle.game.equals(game)).findFirst()
        .orElseThrow(() -> BadInput.because("{0} has no daily puzzle", game));
  }

  /**
   * The position of a day and the move that wins.
   *
   * @param day days since 1 January 1970
   * @return empty when none of the random positions has a single winning move
   */
  public Optional<Exercise.OneMove> on(long day, Budget budget) {
    int weekday = Math.floorMod(day + FIRST_WEEKDAY, DAYS_OF_A_WEEK);
    long seed = day * ALL.size() + ALL.indexOf(this);
    return new ExerciseMaker(Catalog.standard().ruleset(game), Convention.NORMAL,
        Math.min(LEVELS[weekday], hardestLevel),
        seed, budget).oneMove();
  }
}
