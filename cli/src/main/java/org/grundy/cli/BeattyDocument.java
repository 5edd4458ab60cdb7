package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.number.Surd;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * The numbers floor(n alpha + alpha'), and beside them floor(n beta) where there is a second number.
 *
 * @param plus  alpha'
 * @param beta  the second number, if any
 * @param from  the first n
 * @param count how many rows
 */
record BeattyDocument(Surd alpha, Surd plus, Optional<Surd> beta, int from, int count) implements Document {
  /** How far numbers are looked for that stand in neither column, or twice. */
  private static final int LOOKED_TO = 10_000;

  /** With the partner of alpha where there is one and nothing is added. */
  static BeattyDocument of(Surd alpha, Surd plus, Optional<Surd> beta, int from, int count) {
    return new BeattyDocument(alpha, plus, plus.equals(Surd.of(0)) ? beta.or(alpha::partner) : beta, from, count);
  }

  private BigInteger first(long n) {
    return alpha.times(Surd.of(n)).plus(plus).floor();
  }

  private static BigInteger second(Surd beta, long n) {
    return beta.times(Surd.of(n)).floor();
  }

  private boolean isPair() {
    return plus.equals(Surd.of(0)) && !alpha.isRational() && beta.equals(alpha.partner());
  }

  @Override
  public List<Block> blocks() {
    var rows = new ArrayList<Cells>();
    String head = plus.equals(Surd.of(0)) ? "floor(n*alpha)" : "floor(n*alpha + alpha')";
    rows.add(cells(beta.isPresent() ? List.of("n", head, "floor(n*beta)") : List.of("n", head)));
    IntStream.range(from, Math.addExact(from, count)).forEach(n -> {
      var row = new ArrayList<>(List.of(Integer.toString(n), first(n).toString()));
      beta.ifPresent(b -> row.add(second(b, n).toString()));
      rows.add(cells(row));
    });
    String numbers = "alpha = " + alpha + (plus.equals(Surd.of(0)) ? "" : ", alpha' = " + plus)
        + beta.map(b -> ", beta = " + b).orElse("");
    var blocks = new ArrayList<Block>(
        List.of(new Unbroken(Phrase.verbatim(numbers)), new Table(List.copyOf(rows), 0, 3, Document.Align.RIGHT)));
    beta.map(this::together).map(Report.Say::new).ifPresent(blocks::add);
    return blocks;
  }

  private static Cells cells(List<String> row) {
    return new Cells(row.stream().map(Phrase::verbatim).toList(), List.of());
  }

  /** Whether both columns have each number from 1 once. */
  private Phrase together(Surd b) {
    if (isPair())
      return Phrase.of("1/alpha + 1/beta = 1 and alpha is irrational, so every number from 1 is in exactly one column, "
          + "once (Beatty 1926).");
    var met = new HashSet<BigInteger>();
    for (long n = 1; n <= LOOKED_TO; n++)
      for (BigInteger number : List.of(first(n), second(b, n)))
        if (!met.add(number) && number.compareTo(BigInteger.valueOf(LOOKED_TO)) <= 0)
          return Phrase.of("{0} appears twice.", number);
    for (int number = 1; number <= LOOKED_TO; number++)
      if (!met.contains(BigInteger.valueOf(number)))
        return Phrase.of("{0} is in neither column.", number);
    return Phrase.of("Every number from 1 to {0} is in exactly one column, once; beyond that nothing is proved.",
        LOOKED_TO);
  }

  @Override
  public void fields(Fields out) {
    out.put("alpha", alpha.toString()).put("plus", plus.toString());
    beta.ifPresent(b -> out.put("beta", b.toString()).put("pair", isPair()));
    out.list("first", IntStream.range(from, from + count).mapToObj(this::first).toList());
    beta.ifPresent(b -> out.list("second", IntStream.range(from, from + count).mapToObj(n -> second(b, n)).toList()));
  }
}
