package org.grundy.word.logic;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The texts of entries by the names that they define, and automata that were made for the same texts before. Immutable.
 */
final class Sources {
  private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}0-9_]*");
  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final SequencedMap<String, String> texts;
  private final Theory.Kept kept;

  private Sources(SequencedMap<String, String> texts, Theory.Kept kept) {
    this.texts = Collections.unmodifiableSequencedMap(texts);
    this.kept = kept;
  }

  static Sources none() {
    return new Sources(new LinkedHashMap<>(), (_, _) -> Optional.empty());
  }

  Sources keeping(Theory.Kept automata) {
    return new Sources(new LinkedHashMap<>(texts), automata);
  }

  Sources with(String name, String text) {
    var more = new LinkedHashMap<>(texts);
    more.put(name, SPACE.matcher(text.strip()).replaceAll(" "));
    return new Sources(more, kept);
  }

  /** The entry that was kept for the definition with this text; empty when there is none. */
  Optional<String> kept(String name, String text) {
    return kept.entry(name, with(name, text).whole(name));
  }

  /** The text that defines a name, below the texts of everything that it uses: a line for each. */
  String whole(String name) {
    SequencedSet<String> used = new LinkedHashSet<>();
    add(name, used);
    return texts.keySet().stream().filter(used::contains).map(texts::get).collect(Collectors.joining("\n"));
  }

  private void add(String name, SequencedSet<String> used) {
    String text = texts.get(name);
    if (text != null && used.add(name))
      NAME.matcher(text).results().map(MatchResult::group).forEach(word -> add(word, used));
  }

  SequencedSet<String> names() {
    return texts.sequencedKeySet();
  }
}
