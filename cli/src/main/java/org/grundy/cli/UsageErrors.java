package org.grundy.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.explain.Glossary;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Voice;
import org.grundy.game.rules.LineReader;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Spelling;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Turns picocli's errors about arguments into Grundy's own sentences. */
final class UsageErrors {
  private static final Pattern OPTION = Pattern.compile("--[A-Za-z][A-Za-z-]*|-[A-Za-z]");

  /** The negative of down, in commands that read values. */
  private static final String MINUS_DOWN = "-v";
  private static final Set<String> VALUED = Set.of("eval", "draw");

  /** The most names suggested. */
  private static final int MOST_NEAR = 3;

  private UsageErrors() {
  }

  static Phrase of(CommandLine.ParameterException e) {
    return switch (e) {
      case CommandLine.UnmatchedArgumentException unmatched when !unmatched.getUnmatched().isEmpty() ->
        unmatched(unmatched.getCommandLine(), unmatched.getUnmatched());
      case CommandLine.MissingParameterException missing when !missing.getMissing().isEmpty() ->
        Phrase.of("expected {0}; see {1}", wanted(missing.getMissing().getFirst()), help(e.getCommandLine()));
      case CommandLine.OverwrittenOptionException twice when twice.getOverwritten() instanceof OptionSpec option ->
        Phrase.of("{0} was given twice; see {1}", option.longestName(), help(e.getCommandLine()));
      default -> e.getCause() instanceof BadInput bad ? bad.sentence()
          : wrongValue(e).orElseGet(
              () -> Phrase.of("{0}; see {1}", String.valueOf(e.getMessage()), help(e.getCommandLine())));
    };
  }

  /** A parameter, or an option with its value, as it is typed. */
  private static String wanted(ArgSpec missing) {
    return missing instanceof OptionSpec option ? option.longestName() + "=" + option.paramLabel()
        : missing.paramLabel();
  }

  /** What an option expects and what it got; empty unless it takes one of several words or a number. */
  private static Optional<Phrase> wrongValue(CommandLine.ParameterException e) {
    if (!(e.getArgSpec() instanceof OptionSpec option) || e.getValue() == null)
      return Optional.empty();
    return wanted(option.type(), e.getValue()).map(
        wanted -> Phrase.of("{0}: expected {1}, found {2}", option.longestName(), wanted,
            BadInput.quoted(e.getValue())));
  }

  private static Optional<Phrase> wanted(Class<?> type, String found) {
    if (type.isEnum())
      return Optional.of(Phrase.verbatim(Stream.of(type.getEnumConstants())
          .map(word -> word.toString().toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "))));
    if (type.equals(long.class) || type.equals(Long.class))
      return Optional.of(Phrase.of("a whole number from {0} to {1}", Long.MIN_VALUE, Long.MAX_VALUE));
    if (!type.equals(int.class) && !type.equals(Integer.class))
      return Optional.empty();
    return Optional.of(Decimals.parse(found).isEmpty() ? Phrase.of("a whole number")
        : Phrase.of("a whole number from {0} to {1}", Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  private static Phrase unmatched(CommandLine line, List<String> words) {
    String word = words.getFirst();
    return line.getParent() == null ? noCommand(word)
        : rules(line, words).or(() -> number(line, word))
            .map(meant -> Phrase.of("unexpected {0}; did you mean {1}?", BadInput.quoted(word), meant))
            .orElseGet(() -> Phrase.of("unexpected {0}; see {1}", BadInput.quoted(word), help(line)));
  }

  /** The rules in quotes, where they were typed without. */
  private static Optional<String> rules(CommandLine line, List<String> words) {
    return line.getCommandSpec().positionalParameters().stream().limit(1).map(ArgSpec::getValue)
        .filter(Objects::nonNull).map(first -> first + " " + String.join(" ", words)).filter(LineReader::verb)
        .map(rules -> "'" + rules + "'").findFirst();
  }

  /** The option that a number alone was probably meant for. */
  private static Optional<String> number(CommandLine line, String word) {
    return Stream.of("--to", "--first").filter(line.getCommandSpec().optionsMap()::containsKey)
        .filter(_ -> word.matches("[0-9]+")).map(option -> option + " " + word).findFirst();
  }

  static Phrase noCommand(String word) {
    return nearest(word, Main.commands()).or(() -> game(word))
        .map(known -> Phrase.of("there is no command {0}; did you mean {1}?", BadInput.quoted(word), known))
        .orElseGet(
            () -> Phrase.of("there is no command {0}; see {1}", BadInput.quoted(word), Invocation.of("--help")));
  }

  /** Neither a command nor a term has that name; up to three near names are suggested. */
  static Phrase noTopic(String word, Voice voice) {
    Stream<String> rules = game(word).map(solve -> solve.replaceFirst("^solve ", "games ")).stream();
    List<String> near = Stream.of(rules, nearest(word, Main.commands()).stream(), Glossary.near(word, voice).stream())
        .flatMap(names -> names).distinct().limit(MOST_NEAR).toList();
    return near.isEmpty()
        ? Phrase.of("there is no command or term {0}; see {1} and {2}", BadInput.quoted(word), Invocation.of("--help"),
            Invocation.of("help terms"))
        : Phrase.of("there is no command or term {0}; did you mean {1}?", BadInput.quoted(word),
            MoveWords.or(near.stream().map(Phrase::verbatim).toList()));
  }

  /** The command that solves the game of that name; empty when there is no such game. */
  private static Optional<String> game(String word) {
    if (word.contains(" "))
      return Optional.empty();
    try {
      return Optional.of("solve " + Catalog.standard().ruleset(word).name());
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /**
   * A complaint about the first word that looks like an option but is not one of the command's: picocli would take it
   * for part of a position. Option values are skipped.
   */
  static Optional<Phrase> noOption(CommandLine line, List<String> arguments) {
    Map<String, OptionSpec> options = line.getCommandSpec().optionsMap();
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      String name = word.split("=", 2)[0];
      OptionSpec option = options.get(name);
      if (option != null && name.equals(word))
        i += option.arity().max() > 0 ? 1 : 0;
      else if (option == null && OPTION.matcher(name).matches()
          && !(word.equals(MINUS_DOWN) && VALUED.contains(line.getCommandName())))
        return Optional.of(elsewhere(line, name).or(() -> meant(name, options.keySet())
            .map(known -> Phrase.of("there is no option {0}; did you mean {1}?", BadInput.quoted(name), known)))
            .orElseGet(() -> Phrase.of("there is no option {0}; see {1}", BadInput.quoted(name), help(line))));
    }
    return Optional.empty();
  }

  /** A complaint that names the commands that do have this option; empty when there are none. */
  private static Optional<Phrase> elsewhere(CommandLine line, String option) {
    if (line.getParent() == null)
      return Optional.empty();
    List<String> others = Main.commandsWith(option);
    return others.isEmpty() ? Optional.empty()
        : Optional.of(Phrase.of("{0} works only with {1}", option, String.join(", ", others)));
  }

  /** The option with a similar name; for a single letter, the one that begins with it. */
  private static Optional<String> meant(String typed, Collection<String> known) {
    if (typed.startsWith("--"))
      return nearest(typed, known);
    List<String> begin = known.stream().filter(name -> name.startsWith("-" + typed)).toList();
    return begin.size() == 1 ? Optional.of(begin.getFirst()) : Optional.empty();
  }

  private static Optional<String> nearest(String typed, Collection<String> known) {
    return known.stream().filter(name -> Spelling.near(typed, name))
        .min(Comparator.comparingInt(name -> Spelling.distance(typed, name)));
  }

  static String help(CommandLine line) {
    return Invocation.of(line.getParent() == null ? "--help" : "help " + line.getCommandName());
  }
}
