package org.grundy.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.Entry;
import org.grundy.game.Characters;
import org.grundy.game.Edges;
import org.grundy.game.Impartial;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
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
  /** The most parts of a picture among the rules. */
  private static final int MOST_DRAWN = 48;

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
    Stream<List<Block>> all = setups.isEmpty()
        ? Stream.of(lines, notation(ruleset.notation()), drawn(ruleset), examples)
        : Stream.of(lines, examples);
    return all.filter(blocks -> !blocks.isEmpty()).<Block>map(Together::new).toList();
  }

  private static List<Block> notation(Notation<?> notation) {
    var blocks = new ArrayList<Block>(List.of(new Sentence(notation.writing())));
    if (!notation.signs().isEmpty())
      blocks.add(new Table(notation.signs().stream()
          .map(sign -> new Cells(List.of(Phrase.verbatim(String.valueOf(sign.character())), sign.meaning()), List.of()))
          .toList(), 2, 2, Align.LEFT));
    return blocks;
  }

  /** The example with the most different characters, as it is written and drawn; empty when no picture helps. */
  private static <P> List<Block> drawn(Ruleset<P> ruleset) {
    Notation<P> notation = ruleset.notation();
    return ruleset.examples().stream().map(notation::parse).filter(at -> shows(ruleset.picture(at)))
        .max(Comparator.comparing(notation::format,
            Comparator.<String>comparingLong(text -> text.chars().distinct().count()).thenComparingInt(String::length)))
        .map(at -> List.<Block>of(new Report.Say(Phrase.of("The position {0}:", notation.format(at))),
            Headed.indented(2, new Pictured(ruleset.picture(at)))))
        .orElse(List.of());
  }

  /** Whether a picture says more than the numbers of its heaps, and fits a few lines. */
  private static boolean shows(Picture picture) {
    return !(picture.layout() instanceof Picture.Layout.Heaps) && picture.parts().size() <= MOST_DRAWN;
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
    out.put("notation", kind(ruleset.notation())).sentence("writing", ruleset.notation().writing());
    if (!ruleset.notation().signs().isEmpty())
      out.objects("signs", ruleset.notation().signs(),
          (node, sign) -> node.put("character", String.valueOf(sign.character())).sentence("meaning", sign.meaning()));
    out.list("examples", ruleset.examples());
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
