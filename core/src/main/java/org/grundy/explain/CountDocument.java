package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.word.count.Counting;
import org.grundy.word.count.LinearRepresentation;
import org.grundy.word.count.SparseMatrix;

/**
 * The number of solutions as a function of one variable.
 *
 * @param statement the statement as typed
 * @param name      of the variable
 * @param others    the names of the variables whose values are counted
 * @param first     the first values of the function
 */
public record CountDocument(String statement, String name, List<String> others, Counting counting,
    List<BigInteger> first) implements Document {
  @Override
  public List<Block> blocks() {
    LinearRepresentation representation = counting.representation();
    var blocks = new ArrayList<Block>();
    blocks.add(new Unbroken(Phrase.of("number of solutions for {0} when {1}", String.join(", ", others),
        name + " = 0, 1, 2, ...")));
    blocks.add(Headed.indented(2, new Report.Say(
        Phrase.verbatim(first.stream().map(BigInteger::toString).collect(Collectors.joining(", ")) + ", ..."))));
    counting.line().ifPresent(line -> blocks.add(new Unbroken(
        line.from() == 0 ? Phrase.of("Proved: {0}.", equation(line))
            : Phrase.of("Proved: {0} for {1}.", equation(line), name + " >= " + line.from()))));
    blocks.add(new Unbroken(counting.least()
        ? Phrase.of("A linear representation {0}: dimension {1}, the least possible.", representation.system().over(),
            representation.dimension())
        : Phrase.of("A linear representation {0}: dimension {1}, not reduced.", representation.system().over(),
            representation.dimension())));
    return List.of(new Together(blocks));
  }

  private String equation(Counting.Line line) {
    String times = line.times().toString().equals("1") ? name : line.times() + name;
    String constant = line.constant().toString();
    String right = line.times().toString().equals("0") ? constant
        : times + (constant.equals("0") ? "" : constant.startsWith("-") ? " - " + constant.substring(1)
            : " + " + constant);
    return "f(" + name + ") = " + right;
  }

  @Override
  public void fields(Fields out) {
    LinearRepresentation representation = counting.representation();
    Fields node = out.object("count").put("statement", statement).put("variable", name).list("counted", others);
    node.put("digits", representation.system().name()).put("dimension", representation.dimension()).put("least",
        counting.least());
    counting.line().ifPresent(line -> node.put("formula", equation(line)).put("from", line.from()));
    node.list("first", first).list("row", representation.row());
    node.list("matrices", representation.matrices().stream().map(CountDocument::triples).toList());
    node.list("column", representation.column()).put("denominator", representation.denominator());
  }

  /** The row, the column and the value of each number other than 0. */
  private static List<List<Number>> triples(SparseMatrix matrix) {
    return matrix.entries().stream().map(entry -> List.<Number>of(entry.row(), entry.column(), entry.value())).toList();
  }
}
