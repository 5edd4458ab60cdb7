package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Entry;
import org.grundy.game.Characters;
import org.grundy.game.Edges;
import org.grundy.game.Impartial;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Tuples;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Convention;

/**
 * The rules of a game, with examples; or those of a position that has a name of its own.
 *
 * @param setups the entry of that position, or empty
 */
public record RulesDocument(Ruleset<?> ruleset, List<Entry.Setup> setups) implements Document {
  public RulesDocument {
    setups = List.copyOf(setups);
  }

  @Override
  public List<Block> blocks() {
    var lines = new ArrayList<Block>();
    var examples = new ArrayList<Block>();
    Block rules = new Sentence(ruleset.rules());
    if (setups.isEmpty()) {
      lines.addAll(List.of(new Unbroken(Phrase.verbatim(ruleset.name())), rules));
      ruleset.examples().forEach(example -> examples.add(command(quoted(ruleset.name() + " " + example))));
    }
    for (Entry.Setup setup : setups) {
      lines.addAll(List.of(new Unbroken(Phrase.verbatim(setup.name())), new Sentence(setup.about()), rules));
      if (setup.convention() == Convention.MISERE)
        lines.add(new Report.Say(Phrase.of("Misere play: the player who moves last loses.")));
      examples.add(command(setup.name()));
    }
    return List.of(new Together(lines), new Together(examples));
  }

  private static Block command(String position) {
    return Headed.indented(2, new Unbroken(Phrase.verbatim(Invocation.of("solve " + position))));
  }

  private static String quoted(String text) {
    return text.matches("[A-Za-z0-9 ._,/-]*") ? text : "'" + text + "'";
  }

  @Override
  public void fields(Fields out) {
    put(out, ruleset.name(), ruleset);
  }

  /** The fields of a game under a name of the catalogue. */
  static void put(Fields out, String name, Ruleset<?> ruleset) {
    out.put("name", name).put("kind", kind(ruleset)).put("loopy", ruleset.loopy());
    out.sentence("rules", ruleset.rules());
    out.put("notation", kind(ruleset.notation())).list("examples", ruleset.examples());
  }

  private static String kind(Ruleset<?> ruleset) {
    return switch (ruleset) {
      case Impartial<?> _ -> "impartial";
      case Partizan<?> _ -> "partizan";
      case Scoring<?> _ -> "scoring";
    };
  }

  private static String kind(Notation<?> notation) {
    return switch (notation) {
      case org.grundy.game.Numbers<?> _ -> "numbers";
      case Tuples<?> _ -> "tuples";
      case Characters<?> _ -> "characters";
      case Edges<?> _ -> "graph";
      case Notation.Free<?> _ -> "free";
    };
  }
}
