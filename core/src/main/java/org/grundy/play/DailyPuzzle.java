package org.grundy.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;

/**
 * A position for each day, the same for everyone, in which one move wins. From Monday to Sunday the positions grow, and
 * there are more and more to think of.
 *
 * @param game    from the catalogue
 * @param monday  the size of random positions on Monday
 * @param sunday  their size on Sunday
 */
public record DailyPuzzle(String game, int monday, int sunday) {
  /** The games that have puzzles. */
  public static final List<DailyPuzzle> ALL = List.of(new DailyPuzzle("nim", 4, 7), new DailyPuzzle("wythoff", 4, 16),
      new DailyPuzzle("kayles", 3, 6), new DailyPuzzle("coins", 3, 8), new DailyPuzzle("chomp", 3, 5),
      new DailyPuzzle("domineering", 4, 6), new DailyPuzzle("clobber", 3, 4), new DailyPuzzle("hackenbush", 5, 8),
      new DailyPuzzle("toppling-dominoes", 4, 8), new DailyPuzzle("col", 3, 4));

  private static final int DAYS_OF_A_WEEK = 7;
  /** 1 January 1970 was a Thursday, the fourth day of its week. */
  private static final int FIRST_WEEKDAY = 3;
  private static final int LAST_WEEKDAY = DAYS_OF_A_WEEK - 1;
  /** Positions to choose from: the one that leads to the fewest others on Monday, to the most on Sunday. */
  private static final int DRAWN = 5;
  /** More positions are not counted. */
  private static final int MOST_COUNTED = 1000;

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
    int size = monday + (sunday - monday) * weekday / LAST_WEEKDAY;
    var maker = ExerciseMaker.ofSize(size, Catalog.standard().ruleset(game), seed, budget);
    List<Exercise.OneMove> drawn = Stream.generate(maker::oneMove).limit(DRAWN).flatMap(Optional::stream)
        .sorted(Comparator.comparingInt(puzzle -> difficulty(puzzle, budget))).toList();
    return drawn.isEmpty() ? Optional.empty() : Optional.of(drawn.get((drawn.size() - 1) * weekday / LAST_WEEKDAY));
  }

  /** How much there is to think of. */
  static int difficulty(Exercise.OneMove puzzle, Budget budget) {
    return PlaySize.count(puzzle.at(), MOST_COUNTED, budget);
  }
}
