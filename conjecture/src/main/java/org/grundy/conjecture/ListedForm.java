package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/** The list of all values of a game with finitely many heaps, such as the nodes of a graph. */
record ListedForm(long[] values) implements ClosedForm {
  private static final int MOST_LISTED = 24;

  ListedForm {
    values = values.clone();
  }

  @Override
  public Phrase text(FormulaNames names) {
    String list = Arrays.stream(values).limit(MOST_LISTED).mapToObj(Long::toString).collect(Collectors.joining(" "));
    return Phrase.of("{0} to {1} are {2}", names.at(0), names.at(values.length - 1),
        values.length > MOST_LISTED ? list + " .." : list);
  }

  @Override
  public long from() {
    return 0;
  }

  @Override
  public long at(long n) {
    return values[Math.toIntExact(n)];
  }

  @Override
  public Body body(TargetLanguage code) {
    return new Body(List.of(code.list("values", values), code.back(code.entry("values", "n"))), Set.of());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ListedForm that && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return text().toString();
  }
}
