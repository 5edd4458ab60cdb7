package org.grundy.reference;

import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;

/**
 * Codes with the period of their nim-values, the first heap from which it holds, and the greatest value where it is
 * known: {@code code, period, periodic_from, max_value}. Each is proved anew; of an {@code open} code none is.
 */
final class OctalPeriods implements TableCheck {
  private static final long FAR_ENOUGH = 2_000_000;
  private static final long OPEN = 20_000;

  @Override
  public Found row(String[] fields) {
    var sequence = NimSequence.of(new TakeAndBreak(OctalCode.parse(fields[0])));
    boolean open = fields[1].equals("open");
    sequence.fill(open ? OPEN : FAR_ENOUGH, Budget.unlimited());
    if (open)
      return sequence.period().<Found>map(law -> new Failed("no period is published, found " + law))
          .orElseGet(OutOfReach::new);
    if (sequence.period().isEmpty())
      return new Failed("no period is proved by " + FAR_ENOUGH + " values");
    Periodicity law = sequence.period().orElseThrow();
    if (law.period() != Long.parseLong(fields[1]) || law.from() != Long.parseLong(fields[2]))
      return new Failed("found " + law);
    return fields[3].isEmpty() ? new Passed() : TableCheck.compared(Integer.parseInt(fields[3]), law.maximum());
  }
}
