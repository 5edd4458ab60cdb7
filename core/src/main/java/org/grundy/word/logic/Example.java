package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Numbers for which something holds or fails.
 *
 * @param variables the values of the quantified variables, with the least first number, then the least second, and so
 *                  on
 * @param calls     the values of functions there: {@code a(2)} is 3
 * @param undefined the function calls without a value there, since an argument is below 0
 */
public record Example(SequencedMap<String, BigInteger> variables, SequencedMap<String, BigInteger> calls,
    List<String> undefined) {
  public Example {
    undefined = List.copyOf(undefined);
    variables = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(variables));
    calls = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(calls));
  }

  /** The numbers of another example followed by these; a name that both have gets a prime here. */
  Example after(Example first) {
    var joined = new LinkedHashMap<>(first.variables);
    variables.forEach((name, number) -> {
      String free = name;
      while (joined.containsKey(free))
        free += "'";
      joined.put(free, number);
    });
    var values = new LinkedHashMap<>(first.calls);
    values.putAll(calls);
    return new Example(joined, values, Stream.concat(first.undefined.stream(), undefined.stream()).distinct().toList());
  }

  /** Whether it names nothing. */
  public boolean isEmpty() {
    return variables.isEmpty() && calls.isEmpty() && undefined.isEmpty();
  }

  /** The text, such as {@code n = 2: a(2) = 3, a(3) = 4}. */
  @Override
  public String toString() {
    return text(variables) + (calls.isEmpty() ? "" : (variables.isEmpty() ? "" : ":   ") + text(calls));
  }

  private static String text(SequencedMap<String, BigInteger> numbers) {
    return numbers.entrySet().stream().map(e -> e.getKey() + " = " + e.getValue()).collect(Collectors.joining(", "));
  }
}
