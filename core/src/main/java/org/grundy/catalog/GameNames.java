package org.grundy.catalog;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.rules.LineReader;
import org.grundy.phrase.Phrase;

/**
 * What people call the games: {@code Toads and frogs} for {@code toads-and-frogs}. A game without an entry is called by
 * its name in commands, with spaces and a capital.
 */
public final class GameNames {
  /** What one name in commands is called. */
  public record Called(String name, Phrase phrase) {
  }

  /** By their names in commands, without parameters, or by those of a family's representatives. */
  public static final List<Called> GAMES = List.of(
      of("take", Phrase.of("Take-away")),
      of("all-but", Phrase.of("All but")),
      of("divisor", Phrase.of("Take a divisor")),
      of("divisor-any", Phrase.of("Take any divisor")),
      of("fibonacci-nim", Phrase.of("Fibonacci Nim")),
      of("fibonacci", Phrase.of("Fibonacci Nim")),
      of("take_k_where_2k<=n", Phrase.of("Take at most half")),
      of("dawsons-kayles", Phrase.of("Dawson's Kayles")),
      of("dawsons-chess", Phrase.of("Dawson's Chess")),
      of("officers", Phrase.of("Officers")),
      of("treblecross", Phrase.of("Treblecross")),
      of("laskers-nim", Phrase.of("Lasker's Nim")),
      of("grundys-game", Phrase.of("Grundy's game")),
      of("wythoff:2", Phrase.of("Wythoff, nearly equal numbers")),
      of("queens", Phrase.of("Queens")),
      of("vector", Phrase.of("Several heaps at once")),
      of("euclid", Phrase.of("Euclid")),
      of("moores-nim", Phrase.of("Moore's Nim")),
      of("staircase", Phrase.of("Staircase")),
      of("poker-nim", Phrase.of("Poker Nim")),
      of("coins", Phrase.of("Coins")),
      of("turning-turtles", Phrase.of("Turning turtles")),
      of("mock-turtles", Phrase.of("Mock turtles")),
      of("ruler", Phrase.of("Ruler")),
      of("front-or-back", Phrase.of("Front or back")),
      of("toads-and-frogs", Phrase.of("Toads and frogs")),
      of("backsliding-toads-and-frogs", Phrase.of("Backsliding toads and frogs")),
      of("elephants-and-rhinos", Phrase.of("Elephants and rhinos")),
      of("toppling-dominoes", Phrase.of("Toppling dominoes")),
      of("shove", Phrase.of("Shove")),
      of("push", Phrase.of("Push")),
      of("cherries", Phrase.of("Cherries")),
      of("sowing", Phrase.of("Sowing")),
      of("cannibal-clobber", Phrase.of("Cannibal Clobber")),
      of("amazons", Phrase.of("Amazons")),
      of("nogo", Phrase.of("NoGo")),
      of("fission", Phrase.of("Fission")),
      of("non-attacking", Phrase.of("Non-attacking")),
      of("cutcake", Phrase.of("Cutcake")),
      of("maundy-cake", Phrase.of("Maundy cake")),
      of("eatcake", Phrase.of("Eatcake")),
      of("dag", Phrase.of("Tokens on arrows")),
      of("dag:1-0,2-1,2-0", Phrase.of("Tokens on arrows")),
      of("childish-hackenbush", Phrase.of("Childish Hackenbush")),
      of("arc-kayles", Phrase.of("Arc Kayles")),
      of("weighted-arc-kayles", Phrase.of("Weighted Arc Kayles")),
      of("snort-graph", Phrase.of("Snort on a graph")),
      of("col-graph", Phrase.of("Col on a graph")),
      of("fjords", Phrase.of("Fjords")),
      of("two-heaps", Phrase.of("A heap for each player")),
      of("partizan-take", Phrase.of("Take, each their own numbers")),
      of("partizan-octal", Phrase.of("Take and split, each their own way")),
      of("partizan-euclid", Phrase.of("Partizan Euclid")));

  /** Games made from another one, which is the argument. */
  public static final List<Called> AROUND = List.of(
      of("impartial", Phrase.of("{0}, the same moves for both", "{0}")),
      of("dicotic", Phrase.of("{0}, until one is stuck", "{0}")),
      of("twisted", Phrase.of("{0}, changing sides", "{0}")));

  /** Words after the colon of a family's name; the argument is the rest of the name. */
  public static final List<Called> VARIANTS = List.of(
      of("torus", Phrase.of("{0} on a torus", "{0}")),
      of("cylinder", Phrase.of("{0} on a cylinder", "{0}")),
      pieces("queens", Phrase.of("queens")),
      pieces("kings", Phrase.of("kings")),
      pieces("rooks", Phrase.of("rooks")),
      pieces("bishops", Phrase.of("bishops")),
      pieces("knights", Phrase.of("knights")));

  /** The name of a game or family, and what follows its colon. */
  private static final Pattern PARTS = Pattern.compile("([a-z][a-z-]*)(?::(.*))?");

  private GameNames() {
  }

  /** What a game is called in English, unless that is its name in commands. */
  public static Optional<String> english(String game) {
    return of(game).map(Phrase::toString);
  }

  /** What a game is called, by its name in commands with its parameters; a code or a line of rules is its own name. */
  public static Phrase called(String game) {
    Optional<Phrase> known = of(game);
    if (known.isPresent())
      return known.get();
    Matcher parts = PARTS.matcher(game);
    if (!parts.matches())
      return Phrase.verbatim(LineReader.spaced(game));
    String own = parts.group(1);
    String rest = parts.group(2);
    Optional<Phrase> around = rest == null ? Optional.empty() : worded(AROUND, own, called(rest));
    Phrase alone = of(own).orElseGet(() -> Phrase.verbatim(spelt(own)));
    return around.orElseGet(() -> rest == null ? alone
        : worded(VARIANTS, rest, alone).orElseGet(() -> Phrase.of("{0}: {1}", alone, rest)));
  }

  private static Optional<Phrase> worded(List<Called> names, String name, Phrase game) {
    return names.stream().filter(called -> called.name().equals(name)).findFirst()
        .map(called -> new Phrase(called.phrase().english(),
            called.phrase().args().stream().map(arg -> arg.equals("{0}") ? game : arg).toList()));
  }

  private static String spelt(String name) {
    String words = name.startsWith("non-") ? "non-" + name.substring(4).replace('-', ' ') : name.replace('-', ' ');
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** What the game of an entry is called; its name in commands when it has no other. */
  static Phrase of(Entry entry) {
    return of(entry.name()).orElse(Phrase.verbatim(entry.name()));
  }

  private static Optional<Phrase> of(String game) {
    return GAMES.stream().filter(called -> called.name().equals(game)).map(Called::phrase).findFirst();
  }

  private static Called pieces(String name, Phrase pieces) {
    return of(name, Phrase.of("{0}: {1}", "{0}", pieces));
  }

  private static Called of(String name, Phrase phrase) {
    return new Called(name, phrase);
  }
}
