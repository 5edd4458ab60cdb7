package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/**
 * A document that says whether a comparison holds, and why: Left's answers to Right's moves, or a move without an
 * answer.
 */
public final class ComparisonDocument implements Document {
  private static final int LONGEST_NAME = 200;
  private static final long NAME_WORK = 100_000;

  private final String expression;
  private final ShortGames values;
  private final Calculator.Compared compared;
  private final ValueText names;
  private final Optional<List<Remark>> atLeast;
  private final Optional<List<Remark>> atMost;

  /**
   * @param names how values are written for people
   * @param why   whether to give the reasons that the sign calls for
   */
  public ComparisonDocument(String expression, ShortGames values, Calculator.Compared compared, ValueText names,
      boolean why) {
    this.expression = expression;
    this.values = values;
    this.compared = compared;
    this.names = names;
    this.atLeast = why && !compared.sign().equals("<=")
        ? Optional.of(Difference.atLeast(values, compared.left(), compared.right(), names).why()) : Optional.empty();
    this.atMost = why && !compared.sign().equals(">=")
        ? Optional.of(Difference.atMost(values, compared.left(), compared.right(), names).why()) : Optional.empty();
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Unbroken(Phrase.of("{0}   {1} {2} {3}", QueryDocument.truth(compared.holds()).phrase(),
        name(compared.left()), compared.order().sign(), name(compared.right()))));
    if (atLeast.isPresent() || atMost.isPresent())
      blocks.add(new Sentence(Phrase.of("Let G = {0} and H = {1}; -G is G with the players exchanged.",
          sum(compared.left()), sum(compared.right()))));
    atLeast.ifPresent(steps -> blocks.add(reasons("G >= H", "G - H", steps)));
    atMost.ifPresent(steps -> blocks.add(reasons("G <= H", "H - G", steps)));
    return blocks;
  }

  private static Block reasons(String claim, String difference, List<Remark> steps) {
    return new Together(List.of(new Sentence(Phrase.of("{0} if Left, moving second, wins {1}.", claim, difference)),
        new Remarks(steps)));
  }

  /** The form of a sum of terms if it is short and takes few steps, else the terms. */
  private String name(int[] terms) {
    try {
      int sum = values.within(values.budget().part(NAME_WORK), () -> {
        int total = ShortGames.ZERO;
        for (int term : terms)
          total = values.plus(total, term);
        return total;
      });
      Optional<String> name = names.of(sum, LONGEST_NAME);
      if (name.isPresent())
        return name.get();
    } catch (BudgetSpent _) {
      // the whole budget may go on; a charge says when it may not
      values.budget().charge(1);
    }
    return sum(terms);
  }

  private String sum(int[] terms) {
    return terms.length == 0 ? "0" : Arrays.stream(terms)
        .mapToObj(term -> names.of(term, LONGEST_NAME).orElse("..")).collect(Collectors.joining(" + "));
  }

  @Override
  public void fields(Fields out) {
    out.put("expression", expression).put("holds", compared.holds()).put("order", compared.order().sign());
    atLeast.ifPresent(steps -> Remark.fields(out, "atLeast", steps));
    atMost.ifPresent(steps -> Remark.fields(out, "atMost", steps));
  }
}
