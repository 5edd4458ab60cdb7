package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Convention;

/**
 * A document of the result for a claim, and of the true rule where it is refuted.
 *
 * @param found the true rule; computed and shown to people only where the claim is refuted
 */
record TrialDocument(ClaimVerdict trial, Supplier<FoundDocument> found) implements Document {
  private static final int BEFORE = 6;
  private static final int FEWEST = 8;

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    if (trial instanceof ConditionTrial condition && condition.play() == Convention.MISERE)
      blocks.add(FoundDocument.MISERE);
    var verdict = new ArrayList<Block>(List.of(new Report.Say(trial.verdict())));
    List<Block> more = trial.more().stream().<Block>map(Report.Say::new).toList();
    if (trial instanceof ConditionTrial condition && trial.refuted().isEmpty())
      condition.proof().ifPresent(how -> verdict.add(Headed.say(FoundDocument.INDENT, how)));
    Optional<Block> excerpt = excerpt();
    boolean apart = excerpt.isPresent() || trial instanceof FormulaTrial;
    if (!apart)
      verdict.addAll(more);
    blocks.add(new Together(verdict));
    if (apart && !more.isEmpty()) {
      var below = new ArrayList<>(more);
      excerpt.ifPresent(below::addFirst);
      blocks.add(new Together(below));
    }
    if (trial.refuted().isPresent())
      blocks.addAll(instead());
    return blocks;
  }

  private List<Block> instead() {
    return switch (trial) {
      case FormulaTrial values when found.get() instanceof ValuesDocument document -> document.instead(values);
      case ConditionTrial condition -> found.get().instead(condition.holds());
      default -> found.get().instead(Optional.empty());
    };
  }

  /** The first values, or outcomes of heaps, beside those that the claim gives. */
  private Optional<Block> excerpt() {
    return switch (trial) {
      case FormulaTrial values when values.refuted().isPresent() -> {
        int at = Math.toIntExact(Math.min(values.refuted().get(), Integer.MAX_VALUE / 2));
        int first = at == 0 ? 0 : Math.max(1, at - BEFORE);
        int last = (int) Math.min(values.to(), Math.max(FEWEST, at + 1));
        yield last >= values.given().size() ? Optional.empty()
            : excerpt(values.variable(), Phrase.of("value"), values.claim(), first, last, at, n -> values.values()[n],
                n -> values.given().get(n).map(Object::toString).orElse("-"));
      }
      case ConditionTrial condition when condition.refuted().isPresent() && !condition.truth().isEmpty() -> {
        int at = condition.refuted().get().getFirst().intValue();
        int last = Math.min(condition.truth().size() - 1, Math.max(FEWEST, at + 1));
        yield excerpt(condition.names().getFirst(), Phrase.of("losing"), condition.claim(), Math.max(0, at - BEFORE),
            last, at,
            n -> condition.truth().get(n) ? "*" : ".", n -> condition.said().get(n) ? "*" : ".");
      }
      case FormulaTrial _, HeapsTrial _, ConditionTrial _, LetterTrial _ -> Optional.empty();
    };
  }

  private static Optional<Block> excerpt(String variable, Phrase truth, String claim, int first, int last,
      int at, IntFunction<?> known, IntFunction<?> claimed) {
    return Optional.of(new Excerpt(List.of(Numbers.of(Phrase.verbatim(variable), first, last, n -> n),
        Numbers.of(truth, first, last, known),
        Numbers.of(Phrase.verbatim(claim), first, last, claimed)), at - first));
  }

  @Override
  public void fields(Fields out) {
    found.get().fields(out);
    trial.fields(out.object("test").put("formula", trial.claim()).put("standing", trial.standing())
        .put("to", trial.to()));
  }
}
