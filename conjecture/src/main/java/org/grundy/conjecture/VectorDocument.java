package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Verdict;

/** A document about a list of losing positions of three heaps or more. */
final class VectorDocument extends FoundDocument {
  private final VectorConjecture conjecture;

  VectorDocument(VectorConjecture conjecture, List<TargetLanguage> programs) {
    super(conjecture, programs);
    this.conjecture = conjecture;
  }

  @Override
  public List<Block> blocks() {
    return instead(Optional.empty());
  }

  @Override
  List<Block> instead(Optional<Phrase> holds) {
    var rows = new ArrayList<Numbers>();
    rows.add(Numbers.of(Phrase.verbatim("n"), conjecture.from(), conjecture.to(), n -> n));
    for (int column = 0; column < conjecture.columns().size(); column++) {
      long[] values = conjecture.columns().get(column);
      rows.add(Numbers.of(Phrase.verbatim(conjecture.name(column)), 0, values.length - 1, n -> values[n]));
    }
    var blocks = new ArrayList<Block>(List.of(new Sequence(rows)));
    var verdict = new Verdict.Checked<Long>(bound());
    for (Optional<Phrase> rule : conjecture.rules())
      rule.ifPresent(text -> blocks.add(Headed.of(FOUND, finding(text, verdict, Optional.empty()))));
    if (conjecture.found() < conjecture.rules().size()) {
      blocks.add(new Report.Say(Phrase.of("No rule was found for {0}.", String.join(", ", IntStream.range(0,
          conjecture.rules().size()).filter(column -> conjecture.rules().get(column).isEmpty())
          .mapToObj(conjecture::name).toList()))));
      blocks.add(tried());
    }
    return blocks;
  }

  private Phrase bound() {
    return Phrase.of("n <= {0}", conjecture.to());
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("vectorConjecture").put("from", conjecture.from()).put("to", conjecture.to());
    node.objects("heaps", IntStream.range(0, conjecture.columns().size()).boxed().toList(), (heap, column) -> {
      heap.put("name", conjecture.name(column)).list("values",
          Arrays.stream(conjecture.columns().get(column)).limit(VALUES).boxed().toList());
      conjecture.rules().get(column)
          .ifPresent(rule -> heap.put("rule", rule.toString()).put("standing", "checked").put("bound",
              bound().toString()));
    });
    ending(node);
  }
}
