package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.sequence.NimSequence;

/**
 * Whatever an output of {@code values} states of heaps, in any of its forms, held against plain play: values of heaps one
 * after the other, a proved period, the value of one heap more.
 */
final class Stated {
  private static final Pattern LINE = Pattern.compile("(?m)^ *([0-9]+)  ((?: *\\[?[0-9]+\\]?)+) *(repeats forever)?$");
  private static final Pattern ROW = Pattern.compile("(?m)^([0-9]+)[,\t ]([0-9]+)$");
  private static final Pattern ARRAY = Pattern.compile("\"nimValues\":\\[([0-9,]*)\\]");
  private static final List<Pattern> LAWS = List.of(
      Pattern.compile("[Pp]eriod (?<period>[0-9]+) from n = (?<from>[0-9]+)(?: with (?<gain>[0-9]+) added)?, proved"),
      Pattern.compile("G\\(n\\+(?<period>[0-9]+)\\) = G\\(n\\) \\+ (?<gain>[0-9]+) from n = (?<from>[0-9]+), proved"),
      Pattern.compile("\"law\":\\{\"from\":(?<from>[0-9]+),\"period\":(?<period>[0-9]+),\"gain\":(?<gain>[0-9]+)"));
  private static final Pattern AT = Pattern
      .compile("G\\(([0-9]+)\\) = ([0-9]+)|\"at\":\\{\"heap\":\"?([0-9]+)\"?,\"nimValue\":\"?([0-9]+)\"?\\}");

  private final int[] truth;

  /** @param to the last heap that is played */
  Stated(HeapGame game, int to) {
    var listed = NimSequence.listing(game);
    assertThat(listed.fill(to, Budget.unlimited())).isTrue();
    truth = new int[to + 1];
    for (int heap = 0; heap <= to; heap++)
      truth[heap] = (int) listed.value(heap);
  }

  boolean isZero(int heap) {
    return truth[heap] == 0;
  }

  static Stated of(String rules, int to) {
    return new Stated((HeapGame) Catalog.standard().ruleset(rules), to);
  }

  /** G(n + period) = G(n) + gain for all n from {@code from} on. */
  private record Law(int from, int period, int gain) {
  }

  /**
   * Checks all that is stated.
   *
   * @return how many heaps from 0 on were given a value
   */
  int check(String output) {
    Optional<Law> law = law(output);
    law.ifPresent(stated -> {
      assertThat(truth).as("long enough for %s", stated).hasSizeGreaterThan(stated.from + 2 * stated.period);
      for (int heap = stated.from; heap + stated.period < truth.length; heap++)
        assertThat(truth[heap + stated.period]).as("%s at %d", stated, heap).isEqualTo(truth[heap] + stated.gain);
    });
    checkAt(output, law);
    return checkValues(output, law);
  }

  private static Optional<Law> law(String output) {
    for (Pattern form : LAWS) {
      var found = form.matcher(output);
      if (found.find())
        return Optional.of(new Law(Integer.parseInt(found.group("from")), Integer.parseInt(found.group("period")),
            Integer.parseInt(Optional.ofNullable(found.group("gain")).orElse("0"))));
    }
    return Optional.empty();
  }

  private int checkValues(String output, Optional<Law> law) {
    int next = 0;
    var array = ARRAY.matcher(output);
    if (array.find() && !array.group(1).isEmpty())
      for (String value : array.group(1).split(","))
        checkValue(next++, value);
    for (var row = ROW.matcher(output); row.find();) {
      assertThat(row.group(1)).isEqualTo(Integer.toString(next));
      checkValue(next++, row.group(2));
    }
    for (var line = LINE.matcher(output); line.find();) {
      assertThat(line.group(1)).isEqualTo(Integer.toString(next));
      for (String value : line.group(2).replaceAll("[\\[\\]]", " ").strip().split(" +"))
        checkValue(next++, value);
      if (line.group(3) != null)
        assertThat(next).as("a whole period for ever: %s", law).isGreaterThanOrEqualTo(
            law.orElseThrow().from + law.orElseThrow().period);
    }
    return next;
  }

  private void checkValue(int heap, String value) {
    if (heap < truth.length && !value.equals(Integer.toString(truth[heap])))
      assertThat(value).as("heap %d", heap).isEqualTo(Integer.toString(truth[heap]));
  }

  private void checkAt(String output, Optional<Law> law) {
    var at = AT.matcher(output);
    if (!at.find())
      return;
    var heap = new BigInteger(Optional.ofNullable(at.group(1)).orElse(at.group(3)));
    String value = Optional.ofNullable(at.group(2)).orElse(at.group(4));
    if (heap.bitLength() < Integer.SIZE && heap.intValueExact() < truth.length) {
      checkValue(heap.intValueExact(), value);
      return;
    }
    Law stated = law.orElseThrow(() -> new AssertionError("no law for " + at.group()));
    BigInteger[] periods = heap.subtract(BigInteger.valueOf(stated.from))
        .divideAndRemainder(BigInteger.valueOf(stated.period));
    assertThat(new BigInteger(value)).as(at.group()).isEqualTo(periods[0].multiply(BigInteger.valueOf(stated.gain))
        .add(BigInteger.valueOf(truth[stated.from + periods[1].intValueExact()])));
  }
}
