package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.reason.Fields;

/** What programs are told of how somebody's program fared on positions of a game. */
public final class ProgramTrial {
  private ProgramTrial() {
  }

  /**
   * It was right.
   *
   * @param positions on how many
   * @param greatest  the greatest number in them
   * @param unsolved  the position at which the limits ended; empty when all were solved
   */
  public static void agrees(Fields out, String game, String program, int positions, BigInteger greatest,
      Optional<String> unsolved) {
    Fields test = test(out, game, program, "checked").put("positions", positions).put("greatest", greatest);
    unsolved.ifPresent(at -> test.put("unsolved", at));
  }

  /** The least position on which it disagrees, among those that were tried. */
  public static void disagrees(Fields out, String game, String program, String position, String right, String given) {
    test(out, game, program, "refuted").put("position", position).put("right", right).put("given", given);
  }

  private static Fields test(Fields out, String game, String program, String standing) {
    return out.object("programTest").put("game", game).put("program", program).put("standing", standing);
  }
}
