package org.grundy.explain;

import java.util.List;
import org.grundy.catalog.Entry;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** The catalogue: every game with an example, and the positions that have a name of their own. */
public record GamesDocument(List<Entry> entries) implements Document {
  public GamesDocument {
    entries = List.copyOf(entries);
  }

  @Override
  public List<Block> blocks() {
    return List.of(
        new Table(entries.stream()
            .map(entry -> new Cells(List.of(Phrase.verbatim(entry.name()), about(entry)), List.of())).toList(), 2, 1,
            Align.LEFT),
        new Unbroken(Phrase.of("Rules of one game: {0}", Invocation.of("games wythoff"))));
  }

  private static Phrase about(Entry entry) {
    return switch (entry) {
      case Entry.Game game -> example(game.make().get());
      case Entry.Family family -> Phrase.of("{0}; and {1}", example(family.first()),
          Phrase.of("others of its kind: {0}",
              String.join(", ", family.representatives().subList(1, family.representatives().size()))));
      case Entry.Alias alias -> Phrase.of("{0}, the same as {1}", example(alias.make().get()), alias.of());
      case Entry.Setup setup -> setup.about();
    };
  }

  private static Phrase example(Ruleset<?> ruleset) {
    return Phrase.verbatim(ruleset.name() + " " + ruleset.examples().getFirst());
  }

  @Override
  public void fields(Fields out) {
    out.objects("games", entries.stream().filter(entry -> !(entry instanceof Entry.Setup)).toList(), this::game);
    out.objects("setups", entries.stream().filter(Entry.Setup.class::isInstance).map(Entry.Setup.class::cast).toList(),
        (node, setup) -> node.put("name", setup.name()).put("position", setup.position())
            .put("play", setup.convention()).put("about", setup.about()));
  }

  private void game(Fields out, Entry entry) {
    RulesDocument.put(out, entry.name(), ruleset(entry));
    List<String> aliases = entries.stream()
        .filter(other -> other instanceof Entry.Alias alias && alias.of().equals(entry.name())).map(Entry::name)
        .toList();
    if (!aliases.isEmpty())
      out.list("aliases", aliases);
    if (entry instanceof Entry.Alias alias)
      out.put("aliasOf", alias.of());
    if (entry instanceof Entry.Family family)
      out.list("family", family.representatives());
  }

  private static Ruleset<?> ruleset(Entry entry) {
    return switch (entry) {
      case Entry.Game game -> game.make().get();
      case Entry.Alias alias -> alias.make().get();
      case Entry.Family family -> family.first();
      case Entry.Setup setup -> throw new IllegalArgumentException(setup.name() + " is a position");
    };
  }
}
