package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.reason.Fields;

/** Writes, as fields for programs, the result of testing a user's program on positions of a game. */
public final class ProgramTrial {
  private ProgramTrial() {
  }

  /**
   * The program was right.
   *
   * @param positions how many were tried
   * @param greatest  the greatest number in them
   * @param unsolved  the position at which the limits were reached; empty when all were solved
   */
  public static void agrees(Fields out, String game, String program, int positions, BigInteger greatest,
      Optional<String> unsolved) {
    Fields test = test(out, game, program, "checked").put("positions", positions).put("greatest", greatest);
    unsolved.ifPresent(at -> test.put("unsolved", at));
  }

  /** The least position tried on which the program disagrees. */
  public static void disagrees(Fields out, String game, String program, String position, String right, String given) {
    test(out, game, program, "refuted").put("position", position).put("right", right).put("given", given);
  }

  private static Fields test(Fields out, String game, String program, String standing) {
    return out.object("programTest").put("game", game).put("program", program).put("standing", standing);
  }
}
