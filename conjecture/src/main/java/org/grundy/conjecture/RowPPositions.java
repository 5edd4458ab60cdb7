package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;

/**
 * For each y, the P-positions (x, y) are those of some remainders from some x on, and listed before; from some y on they are
 * always the same. Or the same with x and y exchanged.
 *
 * @param heap which heap is x, 0 or 1
 * @param rows one for each y; the last one holds for all greater y as well
 */
record RowPPositions(int heap, List<Row> rows) implements PPositionForm {
  /**
   * The x of one y.
   *
   * @param lost whether x is one, for each x before the second period begins
   * @param from where the first period begins
   */
  record Row(List<Boolean> lost, int from) {
    Row {
      lost = List.copyOf(lost);
    }

    int period() {
      return lost.size() - from;
    }

    boolean contains(long x) {
      return lost.get((int) (x < from ? x : from + (x - from) % period()));
    }

    /** All x below {@code to} from {@code start} on. */
    private List<Integer> among(int start, int to) {
      return IntStream.range(start, to).filter(lost::get).boxed().toList();
    }

    private String text(String x) {
      var parts = new ArrayList<String>();
      List<Integer> single = among(0, from);
      List<Integer> repeated = among(from, lost.size());
      if (!single.isEmpty())
        parts.add(x + " = " + listed(single));
      if (!repeated.isEmpty())
        parts.add((from > 0 ? x + " >= " + from + " and " : "") + x + " % " + period() + " = "
            + listed(repeated.stream().map(n -> n % period()).sorted().toList()));
      return parts.isEmpty() ? "" : String.join(" or ", parts);
    }

    private static String listed(List<Integer> numbers) {
      return numbers.stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    private String statement(String x) {
      var parts = new ArrayList<String>();
      among(0, from).forEach(n -> parts.add(x + " = " + n));
      among(from, lost.size()).forEach(n -> parts.add("E u (" + x + " = " + period() + "*u + " + n + ")"));
      return parts.isEmpty() ? x + " < 0" : String.join(" | ", parts);
    }
  }

  RowPPositions {
    rows = List.copyOf(rows);
  }

  private String x() {
    return NAMES.get(heap);
  }

  private String y() {
    return NAMES.get(1 - heap);
  }

  /** The y of equal rows. */
  private Map<Row, List<Integer>> equal() {
    var equal = new LinkedHashMap<Row, List<Integer>>();
    for (int y = 0; y < rows.size(); y++)
      equal.computeIfAbsent(rows.get(y), _ -> new ArrayList<>()).add(y);
    return equal;
  }

  @Override
  public Phrase text() {
    var parts = new ArrayList<String>();
    equal().forEach((row, at) -> {
      String text = row.text(x());
      if (!text.isEmpty())
        parts.add(text(at) + ": " + text);
    });
    return Phrase.verbatim(String.join("; ", parts));
  }

  private String text(List<Integer> at) {
    int last = rows.size() - 1;
    var parts = new ArrayList<String>();
    List<Integer> single = at.stream().filter(y -> y < last).toList();
    if (!single.isEmpty())
      parts.add(y() + " = " + Row.listed(single));
    if (at.contains(last))
      parts.add(y() + " >= " + last);
    return String.join(" or ", parts);
  }

  @Override
  public boolean lost(long[] heaps) {
    return rows.get((int) Math.min(heaps[1 - heap], rows.size() - 1)).contains(heaps[heap]);
  }

  @Override
  public Optional<String> statement() {
    int last = rows.size() - 1;
    return Optional.of(equal().entrySet().stream().map(row -> "((" + row.getValue().stream()
        .map(y -> y() + (y == last ? " >= " : " = ") + y).collect(Collectors.joining(" | ")) + ") & ("
        + row.getKey().statement(x()) + "))").collect(Collectors.joining(" | ")));
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    var begin = new long[rows.size()];
    var ends = new ArrayList<Boolean>();
    for (int row = 0; row < begin.length; row++) {
      begin[row] = ends.size();
      ends.addAll(rows.get(row).lost());
    }
    int last = rows.size() - 1;
    String x = x();
    String y = y();
    String from = code.entry("first", y);
    String period = code.entry("period", y);
    var lines = new ArrayList<>(AutomatonPPositions
        .wrapped(code.list("ends", ends.stream().mapToLong(lost -> lost ? 1 : 0).toArray())));
    lines.add(code.list("begin", begin));
    lines.add(code.list("first", rows.stream().mapToLong(Row::from).toArray()));
    lines.add(code.list("period", rows.stream().mapToLong(Row::period).toArray()));
    lines.add(code.when(y + " > " + last, code.set(y, Integer.toString(last))));
    lines.add(code.when(x + " >= " + from, code.set(x, from + " + (" + x + " - " + from + ") % " + period)));
    lines.add(code.back(code.entry("ends", code.entry("begin", y) + " + " + x) + " == 1"));
    return PPositionForm.function(code, heaps, List.of(), lines);
  }
}
