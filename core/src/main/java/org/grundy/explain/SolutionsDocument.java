package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.word.automaton.Solutions;

/**
 * The numbers that make an open statement true: their count, and the first of them.
 *
 * @param statement the statement as typed
 * @param names     of its variables
 * @param first     the first solutions, in order
 */
public record SolutionsDocument(String statement, List<String> names, Solutions solutions,
    List<List<BigInteger>> first) implements Document {
  @Override
  public List<Block> blocks() {
    Optional<BigInteger> count = solutions.count();
    String of = String.join(", ", names);
    boolean all = count.filter(BigInteger.valueOf(first.size())::equals).isPresent();
    var blocks = new ArrayList<Block>();
    blocks.add(new Unbroken(count.map(n -> Phrase.of("{0} {0:solution|solutions} for {1}", n, of))
        .orElseGet(() -> Phrase.of("infinitely many solutions for {0}", of))));
    if (!first.isEmpty())
      blocks.add(Headed.indented(2, new Report.Say(Phrase.verbatim(
          first.stream().map(SolutionsDocument::tuple).collect(Collectors.joining(", ")) + (all ? "" : ", ...")))));
    blocks.add(new Unbroken(Phrase.of("An automaton {0}: {1} {1:state|states}.", solutions.system().over(),
        solutions.dfa().states())));
    return List.of(new Together(blocks));
  }

  private static String tuple(List<BigInteger> numbers) {
    String joined = numbers.stream().map(BigInteger::toString).collect(Collectors.joining(" "));
    return numbers.size() == 1 ? joined : "(" + joined + ")";
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("solutions").put("statement", statement).list("variables", names);
    digits(node, solutions).put("finite", solutions.count().isPresent());
    solutions.count().ifPresent(count -> node.put("count", count));
    node.list("first", first);
  }

  static Fields digits(Fields out, Solutions solutions) {
    return out.put("digits", solutions.system().name()).put("states", solutions.dfa().states());
  }
}
