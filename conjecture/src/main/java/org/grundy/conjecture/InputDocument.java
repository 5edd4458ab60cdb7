package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Convention;

/** A document about rules whose letters stand for a set, or in misère play. */
final class InputDocument extends FoundDocument {
  private final InputConjecture conjecture;

  InputDocument(InputConjecture conjecture, List<TargetLanguage> programs) {
    super(conjecture, programs);
    this.conjecture = conjecture;
  }

  @Override
  public List<Block> blocks() {
    return instead(Optional.empty());
  }

  @Override
  List<Block> instead(Optional<Phrase> holds) {
    var blocks = new ArrayList<Block>();
    if (conjecture.play() == Convention.MISERE)
      blocks.add(MISERE);
    if (!conjecture.rows().isEmpty()) {
      var rows = new ArrayList<Numbers>();
      int last = conjecture.rows().getFirst().values().length - 1;
      rows.add(Numbers.of(Phrase.verbatim("n"), 0, last, n -> n));
      conjecture.rows().forEach(row -> rows.add(Numbers.of(Phrase.verbatim(conjecture.name(row)), 0, last,
          n -> row.values()[n])));
      blocks.add(new Sequence(rows));
    }
    blocks.add(new Note(conjecture.set().isPresent()
        ? Phrase.of("{0} is a set in the input, so there is no formula to look for.", conjecture.set().get())
        : Phrase.of("Grundy does not look for formulas under misere play if the rules have letters.")));
    return blocks;
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("inputConjecture").put("game", conjecture.rules()).put("play", conjecture.play())
        .list("letters", conjecture.letters());
    conjecture.set().ifPresent(set -> node.put("set", set));
    node.objects("values", conjecture.rows(), (one, row) -> one.list("set", row.set()).list("values",
        Arrays.stream(row.values()).boxed().toList()));
  }
}
