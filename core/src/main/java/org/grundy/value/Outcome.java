package org.grundy.value;

/**
 * The result for each player to start. There are nine outcomes, four of them without draws. The codes of the mixed ones
 * follow A. N. Siegel, Combinatorial Game Theory (2013), chapter VI, with {@code ^} for a hat (to Left's favour) and
 * {@code v} for a check (to Right's).
 *
 * @param leftStarts  the result when Left moves first
 * @param rightStarts the result when Right moves first
 */
public record Outcome(Result leftStarts, Result rightStarts) {
  /** The player to move wins. */
  public static final Outcome N = new Outcome(Result.LEFT, Result.RIGHT);
  /** The player to move loses. */
  public static final Outcome P = new Outcome(Result.RIGHT, Result.LEFT);
  /** Left wins, whoever starts. */
  public static final Outcome L = new Outcome(Result.LEFT, Result.LEFT);
  /** Right wins, whoever starts. */
  public static final Outcome R = new Outcome(Result.RIGHT, Result.RIGHT);
  /** A draw, whoever starts. */
  public static final Outcome D = new Outcome(Result.DRAW, Result.DRAW);

  /** The result when {@code starter} moves first. */
  public Result startedBy(Player starter) {
    return starter == Player.LEFT ? leftStarts : rightStarts;
  }

  public boolean wins(Player starter) {
    return startedBy(starter) == Result.win(starter);
  }

  public Outcome negative() {
    return new Outcome(rightStarts.negative(), leftStarts.negative());
  }

  /** A short name in ASCII: {@code N P L R D}, or {@code N^ Nv P^ Pv} when exactly one of the two results is a draw. */
  public String code() {
    return switch (leftStarts) {
      case LEFT -> switch (rightStarts) {
        case LEFT -> "L";
        case DRAW -> "N^";
        case RIGHT -> "N";
      };
      case DRAW -> switch (rightStarts) {
        case LEFT -> "P^";
        case DRAW -> "D";
        case RIGHT -> "Nv";
      };
      case RIGHT -> switch (rightStarts) {
        case LEFT -> "P";
        case DRAW -> "Pv";
        case RIGHT -> "R";
      };
    };
  }

  @Override
  public String toString() {
    return code();
  }
}
