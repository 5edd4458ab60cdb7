package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.PPositionRule;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;

/**
 * Looks for rules for the P-positions of a table, and for terms of all its values. Time: rules times cells at worst.
 */
final class PPositionFinders {
  static final int MOST_MODULUS = 12;
  private static final int MOST_DIFFERENCE = 6;
  private static final int MOST_RESIDUES = 24;
  private static final int FEWEST_PAIRS = 8;
  /** The most rows that may differ from those after them. */
  private static final int MOST_ROWS = 16;

  /** A term of the heaps, and the statement that it is 0; the statement is empty where the prover cannot express it. */
  record Candidate(String term, String statement) {
  }

  private final NimValueTable table;
  private final Budget budget;

  PPositionFinders(NimValueTable table, Budget budget) {
    this.table = table;
    this.budget = budget;
  }

  /** Terms that may be nim-values of the heaps, the simplest first. */
  private List<Candidate> valueTerms() {
    List<String> names = PPositionForm.NAMES.subList(0, table.heaps());
    var terms = new ArrayList<Candidate>();
    for (int set = 1; set < 1 << table.heaps(); set++) {
      int members = set;
      List<String> some = IntStream.range(0, table.heaps()).filter(i -> (members >> i & 1) == 1).mapToObj(names::get)
          .toList();
      String all = String.join(" & ", some.stream().map(name -> name + " = 0").toList());
      terms.add(new Candidate(String.join(" ^ ", some), some.size() == 1 ? some.getFirst() + " = 0"
          : some.size() == 2 ? some.get(0) + " = " + some.get(1) : ""));
      String sum = String.join(" + ", some);
      if (some.size() > 1)
        terms.add(new Candidate(sum, all));
      for (int m = 2; m <= MOST_MODULUS; m++) {
        int by = m;
        terms.add(new Candidate((some.size() > 1 ? "(" + sum + ")" : sum) + " % " + m,
            "E u (" + sum + " = " + m + "*u)"));
        if (some.size() > 1) {
          terms.add(new Candidate(String.join(" ^ ", some.stream().map(n -> "(" + n + " % " + by + ")").toList()),
              some.size() == 2 ? "E u, v, r ((" + some.get(0) + " = " + m + "*u + r) & (" + some.get(1) + " = " + m
                  + "*v + r) & r < " + m + ")" : ""));
          terms.add(new Candidate(String.join(" ^ ", some.stream().map(n -> "(" + n + " / " + by + ")").toList()),
              some.size() == 2 ? "E u, r, s ((" + some.get(0) + " = " + m + "*u + r) & (" + some.get(1) + " = " + m
                  + "*u + s) & r < " + m + " & s < " + m + ")" : ""));
        }
      }
    }
    if (table.heaps() == 2) {
      terms.add(new Candidate("min(x, y)", "x = 0 | y = 0"));
      terms.add(new Candidate("max(x, y)", "x = 0 & y = 0"));
      terms.add(new Candidate("abs(x - y)", "x = y"));
      terms.add(new Candidate("quotients(x, y) % 2", ""));
      terms.add(new Candidate("divisions(x, y) % 2", ""));
      terms.add(new Candidate("x / 2 ^ y / 2", ""));
      terms.add(new Candidate("(x + y) / 2", ""));
      terms.add(new Candidate("(x ^ y) / 2", ""));
      for (int m = 2; m <= MOST_MODULUS; m++) {
        terms.add(new Candidate("min(x, y) % " + m,
            "E u ((x = " + m + "*u & x <= y) | (y = " + m + "*u & y <= x))"));
        terms.add(new Candidate("max(x, y) % " + m,
            "E u ((x = " + m + "*u & x >= y) | (y = " + m + "*u & y >= x))"));
        terms.add(new Candidate("abs(x - y) % " + m, "E u (x = y + " + m + "*u | y = x + " + m + "*u)"));
      }
    }
    return terms;
  }

  /** Terms that may be 0 exactly at the P-positions. */
  private List<Candidate> lostTerms() {
    var terms = new ArrayList<Candidate>();
    if (table.heaps() != 2)
      return terms;
    for (int m = 2; m <= MOST_MODULUS; m++)
      terms.add(new Candidate("x % " + m + " + y % " + m, "E u, v (x = " + m + "*u & y = " + m + "*v)"));
    terms.add(new Candidate("x & y", ""));
    terms.add(new Candidate("(x & -x) ^ (y & -y)", ""));
    terms.add(new Candidate("popcount(x ^ y) % 2", ""));
    terms.add(new Candidate("popcount(x | y) % 2", ""));
    terms.add(new Candidate("v2(x + 1) ^ v2(y + 1)", ""));
    for (int m = 3; m <= MOST_MODULUS; m++)
      terms.add(new Candidate("(x ^ y) % " + m, ""));
    for (int k = 2; k <= 4; k++) {
      terms.add(new Candidate("(x - " + k + " * y) * (y - " + k + " * x)", "x = " + k + "*y | y = " + k + "*x"));
      terms.add(new Candidate("x - " + k + " * y", "x = " + k + "*y"));
      terms.add(new Candidate("y - " + k + " * x", "y = " + k + "*x"));
    }
    return terms;
  }

  Optional<TermPPositions> value() {
    return fitting(valueTerms(), false);
  }

  Optional<PPositionForm> lost() {
    Optional<PPositionForm> found = fitting(valueTerms(), true).or(() -> fitting(lostTerms(), true)).map(f -> f);
    return table.heaps() == 2
        ? found.or(this::residues).or(this::pairs).or(this::strip).or(() -> rows(0)).or(() -> rows(1))
            .or(this::differences)
        : found;
  }

  static List<Phrase> tried(int heaps) {
    Phrase terms = Phrase.of("terms in the heaps: nim-sums, sums, remainders by up to {0}, quotients, multiples",
        MOST_MODULUS);
    return heaps == 2
        ? List.of(terms, Phrase.of("remainders of both heaps by up to {0}", MOST_MODULUS),
            Phrase.of("pairs (a_n, a_n + t n) and strips x + c <= y <= f(x), with terms and floors"),
            Phrase.of("a period in one heap for each size of the other, the same from some size on"),
            Phrase.of("remainders of the smaller heap by up to {0}, with differences of both heaps up to {1}",
                MOST_MODULUS, MOST_DIFFERENCE))
        : List.of(terms);
  }

  /** The nim-values that are remainders of one number, in terms of the other. */
  static TermPPositions remainder(PPositionRule.Remainder rule) {
    String written = PPositionForm.NAMES.get(rule.heap()) + " % (" + (rule.times() == 1 ? "" : rule.times() + " * ")
        + PPositionForm.NAMES.get(1 - rule.heap()) + " + " + rule.plus() + ")";
    return new TermPPositions(TermReader.parse(written, PPositionForm.NAMES.subList(0, 2), Dialect.BITS), written, "");
  }

  private Optional<TermPPositions> fitting(List<Candidate> candidates, boolean onlyLost) {
    for (Candidate candidate : candidates) {
      Term term = TermReader.parse(candidate.term, PPositionForm.NAMES, Dialect.BITS);
      if (fits(cell -> {
        long value = value(term, cell);
        return onlyLost ? (value == 0) == table.lost(cell) : value == table.values()[cell];
      }))
        return Optional.of(new TermPPositions(term, candidate.term, candidate.statement));
    }
    return Optional.empty();
  }

  private long value(Term term, int cell) {
    try {
      return term.value(Arrays.copyOf(table.position(cell), PPositionForm.NAMES.size()));
    } catch (Undefined _) {
      return -1;
    }
  }

  private boolean fits(IntPredicate agrees) {
    for (int cell = 0; cell < table.cells(); cell++) {
      budget.charge(1);
      if (!agrees.test(cell))
        return false;
    }
    return true;
  }

  private Optional<PPositionForm> residues() {
    for (int p = 1; p <= MOST_MODULUS; p++)
      for (int q = 1; q <= MOST_MODULUS; q++) {
        if (4 * Math.max(p, q) > table.to())
          continue;
        int first = p;
        int second = q;
        var pairs = new ArrayList<List<Integer>>();
        for (int y = 0; y < q; y++)
          for (int x = 0; x < p; x++)
            if (table.lost(x, y))
              pairs.add(List.of(x, y));
        if (!pairs.isEmpty() && pairs.size() <= MOST_RESIDUES && fits(cell -> {
          long[] at = table.position(cell);
          return table.lost(cell) == table.lost((int) at[0] % first, (int) at[1] % second);
        }))
          return Optional.of(new ResiduePPositions(p, q, pairs));
      }
    return Optional.empty();
  }

  /** The rule by the smaller heaps of the P-positions in order, when the n-th pair differs by t n. */
  private Optional<PPositionForm> pairs() {
    if (!table.alike())
      return Optional.empty();
    List<List<Long>> lost = table.lost().stream().sorted(Comparator.comparing(List::getFirst)).toList();
    if (lost.size() < FEWEST_PAIRS || lost.get(1).get(1).equals(lost.get(1).get(0)))
      return Optional.empty();
    long times = lost.get(1).get(1) - lost.get(1).get(0);
    int known = 0;
    while (known < lost.size() && lost.get(known).get(1) - lost.get(known).get(0) == times * known)
      known++;
    // pairs whose greater heap is too large for the table are missing
    if (known < FEWEST_PAIRS || times > Short.MAX_VALUE)
      return Optional.empty();
    long[] smaller = lost.stream().limit(known).mapToLong(List::getFirst).toArray();
    return form(smaller).map(form -> new PairedPPositions(form, (int) times)).filter(this::agrees).map(f -> f);
  }

  /** The rule, for heaps x &le; y, that y lies between x + c and a term of x. */
  private Optional<PPositionForm> strip() {
    if (!table.alike())
      return Optional.empty();
    IntUnaryOperator least = x -> IntStream.rangeClosed(x, table.to()).filter(y -> table.lost(x, y)).findFirst()
        .orElse(-1);
    int rows = 1;
    int gap = -1;
    var most = new ArrayList<Long>(List.of(0L));
    for (; rows <= table.to(); rows++) {
      int from = least.applyAsInt(rows);
      int row = rows;
      int last = from < 0 ? -1
          : IntStream.iterate(from, y -> y <= table.to() && table.lost(row, y), y -> y + 1).max().orElse(from);
      if (last == table.to() || from >= 0 && gap >= 0 && from - row != gap)
        break;
      gap = from >= 0 ? from - row : gap;
      most.add((long) last);
    }
    if (rows < FEWEST_PAIRS || gap < 0)
      return Optional.empty();
    for (int x = 1; x < most.size(); x++)
      if (most.get(x) < 0)
        most.set(x, x + gap - 1L);
    int c = gap;
    return form(most.stream().mapToLong(Long::longValue).toArray())
        .map(form -> new StripPPositions(c, form, table.lost(0, table.to()), table.lost(0, 0))).filter(this::agrees)
        .map(f -> f);
  }

  /** A period in a heap for each size of the other, the same from some size on; each period is seen twice. */
  private Optional<PPositionForm> rows(int heap) {
    List<Boolean> last = row(heap, table.to());
    int same = table.to();
    for (; same > 0 && row(heap, same - 1).equals(last); same--)
      budget.charge(last.size());
    if (same > MOST_ROWS || 2 * same > table.to())
      return Optional.empty();
    var rows = new ArrayList<RowPPositions.Row>();
    for (int y = 0; y <= same; y++) {
      budget.charge((long) table.to() * table.to());
      Optional<RowPPositions.Row> repeated = repeated(row(heap, y));
      if (repeated.isEmpty())
        return Optional.empty();
      rows.add(repeated.get());
    }
    return Optional.of(new RowPPositions(heap, rows)).filter(this::agrees).map(form -> form);
  }

  /** The rule by a remainder of the smaller heap and the difference of both. */
  private Optional<PPositionForm> differences() {
    if (!table.alike())
      return Optional.empty();
    for (int modulus = 1; modulus <= MOST_MODULUS; modulus++)
      for (int last = 1; last <= MOST_DIFFERENCE; last++) {
        if (4 * (modulus + last) > table.to())
          continue;
        int all = last;
        Optional<PPositionForm> found = Optional
            .of(new DifferencePPositions(IntStream.range(0, modulus).mapToObj(x -> IntStream.rangeClosed(0, all)
                .mapToObj(difference -> table.lost(x, x + difference)).toList()).toList()))
            .filter(this::agrees).map(form -> form);
        if (found.isPresent())
          return found;
      }
    return Optional.empty();
  }

  private List<Boolean> row(int heap, int y) {
    return IntStream.rangeClosed(0, table.to()).mapToObj(x -> heap == 0 ? table.lost(x, y) : table.lost(y, x)).toList();
  }

  /** The shortest list that repeats, if the row is at least 1 1/2 times as long. */
  private static Optional<RowPPositions.Row> repeated(List<Boolean> row) {
    Optional<RowPPositions.Row> shortest = Optional.empty();
    for (int period = 1; 2 * period <= row.size(); period++) {
      int from = row.size() - period;
      while (from > 0 && row.get(from - 1).equals(row.get(from - 1 + period)))
        from--;
      int length = from + period;
      if (length + period <= row.size() && 3 * length <= 2 * row.size()
          && shortest.filter(found -> found.lost().size() <= length).isEmpty())
        shortest = Optional.of(new RowPPositions.Row(row.subList(0, length), from));
    }
    return shortest;
  }

  private boolean agrees(PPositionForm form) {
    return fits(cell -> form.lost(table.position(cell)) == table.lost(cell));
  }

  private Optional<TermForm> form(long[] values) {
    return new FloorFinder().find(values, budget).or(() -> new TermFinder().find(values, budget))
        .filter(form -> form instanceof TermForm && form.from() == 0).map(TermForm.class::cast);
  }
}
