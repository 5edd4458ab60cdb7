package org.grundy.catalog;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;

/** Finds games by everyday words: what they are played with, what they are like, or a word in their rules. */
public final class GameSearch {
  /**
   * A game, and how words begin that bring it to mind: in English, Croatian, Spanish and Indonesian, without accents.
   */
  private record Everyday(String game, List<String> stems) {
    boolean matches(String word) {
      return stems.stream().anyMatch(stem -> word.startsWith(stem) && word.length() - stem.length() <= LONGEST_ENDING);
    }
  }

  private static final int LONGEST_ENDING = 3;
  private static final int SHORTEST_WORD = 3;
  private static final String[] SMALL_THINGS = {"match", "matchstick", "stick", "stone", "pebble", "bean", "pile",
      "sibic", "kamen", "ceril", "palill", "piedra", "korek", "batu"};
  private static final List<Everyday> EVERYDAY = List.of(of("nim", SMALL_THINGS), of("take", SMALL_THINGS),
      of("take", "subtract", "substract", "oduzim", "sustrac", "resta", "pengurang"),
      of("marienbad", "match", "matchstick", "card", "sibic", "kart", "ceril", "carta", "kartu"),
      of("divisor", "divid", "factor"), of("kayles", "bowl", "skittl", "pin", "ninepin", "kugl", "cunj", "bolo"),
      of("dawsons-chess", "pawn", "pjes", "peon", "bidak", "sah", "ajedrez", "catur"),
      of("treblecross", "tictactoe", "nought", "krizic", "raya"),
      of("wythoff", "queen", "golden", "kraljic", "dama", "reina", "ratu"),
      of("queens", "chess", "kraljic", "sah", "dama", "reina", "ajedrez", "ratu", "catur"),
      of("euclid", "gcd", "divid"), of("staircase", "stair", "ladder", "stub", "escal", "tangga"),
      of("toads-and-frogs", "zab", "rana", "sapo", "katak"), of("sowing", "mancala", "mankal"),
      of("domineering", "domino"), of("cram", "domino"),
      of("konane", "checker", "draught", "hawai", "dam"), of("nogo", "baduk", "weiqi"),
      of("snort", "map", "colo", "boja", "mapa", "warna", "peta"),
      of("col", "map", "colo", "boja", "mapa", "warna", "peta"),
      of("chomp", "chocolat", "cookie", "cokolad", "galleta", "cokelat"),
      of("cutcake", "chocolat", "kolac", "pastel", "kue"),
      of("hackenbush", "tree", "bush", "drv", "arbol", "pohon"));
  /** The letters with accents of the four languages, each above the plain one that is typed for it. */
  private static final String ACCENTED = "áčćđéíñóšúüž";
  private static final String PLAIN = "accdeinosuuz";

  private GameSearch() {
  }

  private static Everyday of(String game, String... stems) {
    return new Everyday(game, List.of(stems));
  }

  /** The games that everyday words may bring to mind. */
  static List<String> games() {
    return EVERYDAY.stream().map(Everyday::game).toList();
  }

  /** How everyday words begin that bring a game to mind, without accents and in lower case. */
  public static List<String> stems(String game) {
    return EVERYDAY.stream().filter(one -> one.game().equals(game)).flatMap(one -> one.stems().stream()).toList();
  }

  /** The names of the games that an everyday word brings to mind. */
  static List<String> suggested(String word) {
    String plain = plain(word).replace("-", "");
    return plain.length() < SHORTEST_WORD ? List.of()
        : EVERYDAY.stream().filter(one -> one.matches(plain)).map(Everyday::game).toList();
  }

  /**
   * The games that have every word of a text in their names or rules, or that it brings to mind; none of them has no
   * section.
   *
   * @param say rules in the language of the reader; those in English are searched as well
   */
  public static List<Games.Section> of(String text, Function<Phrase, String> say) {
    List<String> words = Arrays.stream(text.strip().split("\\s+")).filter(word -> word.length() >= SHORTEST_WORD)
        .toList();
    return words.isEmpty() ? List.of() : Games.SECTIONS.stream()
        .map(section -> new Games.Section(section.heading(), section.entries().stream()
            .filter(entry -> words.stream().allMatch(word -> matches(entry, word, say))).toList()))
        .filter(section -> !section.entries().isEmpty()).toList();
  }

  private static boolean matches(Entry entry, String word, Function<Phrase, String> say) {
    if (suggested(word).contains(entry.name()))
      return true;
    Phrase rules = rules(entry);
    Phrase called = GameNames.of(entry);
    Pattern begins = Pattern.compile("(?<!\\pL)" + Pattern.quote(singular(plain(word))));
    return Stream.of(entry.name(), called.toString(), say.apply(called), rules.toString(), say.apply(rules))
        .anyMatch(where -> begins.matcher(plain(where)).find());
  }

  private static Phrase rules(Entry entry) {
    return switch (entry) {
      case Entry.Game game -> game.make().get().rules();
      case Entry.Alias alias -> alias.make().get().rules();
      case Entry.Family family -> family.first().rules();
      case Entry.Setup setup -> setup.about();
    };
  }

  private static String plain(String text) {
    var plain = new StringBuilder(text.toLowerCase(Locale.ROOT));
    for (int i = 0; i < plain.length(); i++) {
      int accented = ACCENTED.indexOf(plain.charAt(i));
      if (accented >= 0)
        plain.setCharAt(i, PLAIN.charAt(accented));
    }
    return plain.toString();
  }

  private static String singular(String word) {
    return word.length() > SHORTEST_WORD + 1 && word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
  }
}
