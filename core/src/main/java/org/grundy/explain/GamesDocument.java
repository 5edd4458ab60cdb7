package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Entry;
import org.grundy.catalog.Games;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** The catalogue: every game with its rules, and the positions that have a name of their own. */
public record GamesDocument(List<Games.Section> sections) implements Document {
  private static final int NAME = 24;

  public GamesDocument {
    sections = List.copyOf(sections);
  }

  private List<Entry> entries() {
    return sections.stream().flatMap(section -> section.entries().stream()).toList();
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    for (Games.Section section : sections) {
      var lines = new ArrayList<Block>(List.of(new Strong(section.heading())));
      section.entries().forEach(entry -> lines.add(Headed.indented(2, line(entry))));
      blocks.add(new Together(lines));
    }
    blocks.add(new Unbroken(Phrase.of("Rules and examples of one game: {0}", Invocation.of("games wythoff"))));
    return blocks;
  }

  private static Block line(Entry entry) {
    return switch (entry) {
      case Entry.Game game -> line(game.name(), game.make().get().rules());
      case Entry.Family family -> line(family.representatives().getFirst(), family.first().rules());
      case Entry.Setup setup -> line(setup.name(), setup.about());
      case Entry.Alias alias -> {
        Ruleset<?> ruleset = alias.make().get();
        yield line(alias.name(), ruleset.name().equals(alias.of()) ? Phrase.of("the same as {0}", alias.of())
            : Phrase.of("{0} ({1})", ruleset.rules(), alias.of()));
      }
    };
  }

  private static Block line(String name, Phrase about) {
    return Headed.of(Phrase.verbatim(name), NAME, new Sentence(about));
  }

  @Override
  public void fields(Fields out) {
    out.objects("games", entries().stream().filter(entry -> !(entry instanceof Entry.Setup)).toList(), this::game);
    out.objects("setups",
        entries().stream().filter(Entry.Setup.class::isInstance).map(Entry.Setup.class::cast).toList(),
        (node, setup) -> node.put("name", setup.name()).put("position", setup.position())
            .put("play", setup.convention()).put("about", setup.about()));
  }

  private void game(Fields out, Entry entry) {
    RulesDocument.put(out, entry.name(), ruleset(entry));
    List<String> aliases = entries().stream()
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
