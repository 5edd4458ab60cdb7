package org.grundy.reference;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.solve.Evidence;
import org.grundy.solve.Reply;

/**
 * Codes with the period of their nim-values and the first heap from which it holds: {@code code, period, periodic_from,
 * max_value}. The table of values is doubled until a period is proved or it has {@value #MOST_VALUES}.
 */
final class OctalPeriods implements TableCheck {
  private static final int FEWEST_VALUES = 512;
  private static final int MOST_VALUES = 1 << 13;
  private static final long WORK = 1L << 30;
  /** The greatest value is looked for when the values to be looked at are so many or fewer. */
  private static final long SHORT = 64;

  @Override
  public Found row(String[] fields) {
    String code = fields[0];
    var answers = new Answers(WORK);
    Optional<Evidence.Period> found = Optional.empty();
    for (int values = FEWEST_VALUES; values <= MOST_VALUES && found.isEmpty(); values *= 2)
      found = period(answers.answer(code + " " + values));
    if (fields[1].equals("open"))
      return found.isEmpty() ? new OutOfReach() : new Failed("no period is published, found " + found.get());
    if (found.isEmpty())
      return new OutOfReach();
    Evidence.Period period = found.get();
    if (period.proved().period() != Long.parseLong(fields[1]) || period.proved().from() != Long.parseLong(fields[2]))
      return new Failed("found " + period);
    return period.proved().from() + period.proved().period() > SHORT ? new Passed()
        : TableCheck.compared(new BigInteger(fields[3]),
            greatest(answers, code, period.proved().from() + period.proved().period()));
  }

  private static Optional<Evidence.Period> period(Optional<Reply.Answer> answer) {
    return answer.map(Reply.Answer::evidence).map(evidence -> evidence.getFirst())
        .flatMap(first -> first instanceof Evidence.Period period ? Optional.of(period) : Optional.empty());
  }

  private static BigInteger greatest(Answers answers, String code, long upTo) {
    BigInteger greatest = BigInteger.ZERO;
    for (long heap = 0; heap < upTo; heap++)
      greatest = greatest.max(answers.nimValue(code + " " + heap));
    return greatest;
  }
}
