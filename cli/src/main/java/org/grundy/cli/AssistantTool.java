package org.grundy.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.routes.RequestLimits;

/**
 * A command as a tool for assistants: its arguments, and the command line that they come to. An argument that is an
 * option of the command has its name.
 */
@SuppressWarnings("ImmutableEnumChecker") // the lists are those of List.of
enum AssistantTool {
  SOLVE("Says who wins a position of a combinatorial game, which moves win, and why; gives its value if it is known.",
      RequestLimits.SHORT,
      Argument.text("position", "A game and a position, or a sum of them: 'nim 3 4 5', 'wythoff 6 11', "
          + "'domineering 2x4', 'nim 3 4 + kayles 9'."),
      Argument.flag("misere", "Misere play: the player who moves last loses."),
      Argument.choice("explain",
          "How much to explain: plan replies to every move, full adds the theory. Default: short.", "short",
          "plan", "full"),
      Argument.FORMAT),
  EVAL("Computes the value of a partizan game or an expression, or decides a comparison.",
      RequestLimits.SHORT,
      Argument.text("expression", "Values, sums, functions, comparisons or positions: '{3|1} + *', "
          + "'domineering 2x3', '^ > ^<2>', 'Cool({5||2|0}, 1/2)'."),
      Argument.flag("all", "Add the outcome, stops, mean, temperature, thermograph and all other facts."),
      Argument.flag("steps", "Show each step that reduces a form in braces."),
      Argument.flag("why", "Give the reasons for a comparison."), Argument.FORMAT),
  VALUES(
      "Computes the nim-values of single heaps, and proves their period.", RequestLimits.LONG,
      Argument.text("game",
          "A game of heaps, as a name, a code or a line of rules: 'kayles', '0.137', 'take 1 or 4'."),
      Argument.count("to", "The last heap. Default: 59.", RequestLimits.MOST_VALUES),
      Argument.option("at", "Another heap, of any size, whose value to add: '10^18'."), Argument.FORMAT),
  CONJECTURE(
      "Finds a formula for the nim-values or losing positions of a game of heaps and proves it if it can; tests a formula.",
      RequestLimits.LONG,
      Argument.optional("rules", "A game of one or more heaps, as a name, a code or a line of rules: "
          + "'take d where d | n and d < n', '(k,0) (0,k) (k,k)'."),
      Argument.option("data",
          "Values for n = 0, 1, 2, .. instead of a game: '0,0,1,0,2,1,3'; or numbers with their values: "
              + "'1: W, 2: W, 3: L'."),
      Argument.option("test",
          "A formula for the values, or a condition for the losing positions, to test: 'x & -x', "
              + "'n % 4 = 0'."),
      Argument.flag("misere", "Misere play: the player who moves last loses."),
      Argument.choice("code", "The language of a program to add.", "c++", "java", "python", "all"),
      Argument.FORMAT),
  PROVE(
      "Decides a statement about all whole numbers from 0, or finds and proves the losing positions of a game of "
          + "heaps, for heaps of every size.",
      RequestLimits.LONG,
      Argument.text("statement",
          "A statement ('A n (n >= 1 => a(n+1) <= a(n) + 2)'), a theorem (F1 to F6, T1 to T8, "
              + "B1) or a game of heaps ('wythoff')."),
      Argument.count("heaps", "The number of heaps, for a game that allows any number.", 6),
      Argument.count("list", "How many solutions to show for a statement with free variables. Default: 10.", 1000),
      Argument.FORMAT),
  DRAW("Draws a position, a game or a value.", RequestLimits.SHORT,
      Argument.choice("kind",
          "What to draw: the position (the default); the board of nim-values or a plot of the losing "
              + "positions of a game of two heaps; the tree or graph of play; a strategy; the thermograph of a value.",
          "position", "board", "plot", "tree", "graph", "strategy", "thermograph").first(),
      Argument.text("subject", "A game and a position, a game, or a value."),
      Argument.count("to", "The largest heap of a board or plot.", 2000),
      Argument.flag("misere", "Misere play: the player who moves last loses."),
      Argument.choice("format", "The format. Default: text.", "text", "svg")),
  GAMES(
      "Lists every game with an example of its notation, or explains the rules of one.", RequestLimits.SHORT,
      Argument.optional("game", "The game to explain. Default: list all games."), Argument.FORMAT);

  private final String description;
  private final Duration time;
  @SuppressWarnings("ImmutableEnumChecker") // a copy that nobody changes
  private final List<Argument> arguments;

  AssistantTool(String description, Duration time, Argument... arguments) {
    this.description = description;
    this.time = time;
    this.arguments = List.of(arguments);
  }

  private enum Kind {
    /** Words of the command line. */
    TEXT,
    /** An option with a text. */
    OPTION,
    FLAG,
    COUNT,
    CHOICE
  }

  /**
   * An argument.
   *
   * @param choices the texts of which one may be given
   * @param most    the largest count
   * @param leads   whether a choice is the first word, rather than an option
   */
  private record Argument(String name, String description, Kind kind, boolean required, List<String> choices, int most,
      boolean leads) {
    private static final Argument FORMAT = choice("format", "text for people, or json. Default: text.", "text", "json");

    static Argument text(String name, String description) {
      return new Argument(name, description, Kind.TEXT, true, List.of(), 0, false);
    }

    static Argument optional(String name, String description) {
      return new Argument(name, description, Kind.TEXT, false, List.of(), 0, false);
    }

    static Argument option(String name, String description) {
      return new Argument(name, description, Kind.OPTION, false, List.of(), 0, false);
    }

    static Argument flag(String name, String description) {
      return new Argument(name, description, Kind.FLAG, false, List.of(), 0, false);
    }

    static Argument count(String name, String description, int most) {
      return new Argument(name, description, Kind.COUNT, false, List.of(), most, false);
    }

    static Argument choice(String name, String description, String... choices) {
      return new Argument(name, description, Kind.CHOICE, false, List.of(choices), 0, false);
    }

    /** The same choice as the first word. */
    Argument first() {
      return new Argument(name, description, kind, required, choices, most, true);
    }

    private Map<String, Object> schema() {
      var schema = new LinkedHashMap<String, Object>();
      schema.put("type", switch (kind) {
        case TEXT, OPTION, CHOICE -> "string";
        case FLAG -> "boolean";
        case COUNT -> "integer";
      });
      schema.put("description", description);
      if (kind == Kind.CHOICE)
        schema.put("enum", choices);
      if (kind == Kind.COUNT) {
        schema.put("minimum", 0);
        schema.put("maximum", most);
      }
      return schema;
    }

    /** The value as text, checked. */
    private String read(Object value) {
      return switch (kind) {
        case TEXT, OPTION -> text(value);
        case FLAG -> value instanceof Boolean ? value.toString() : refuse(Phrase.of("true or false"), value);
        case COUNT -> count(value);
        case CHOICE -> choices.contains(value) ? value.toString()
            : refuse(Phrase.verbatim(String.join(", ", choices)), value);
      };
    }

    private String text(Object value) {
      if (!(value instanceof String text) || text.isBlank() || text.strip().equals("-"))
        return refuse(Phrase.of("text"), value);
      if (text.length() > RequestLimits.LONGEST_TEXT && !name.equals("data"))
        throw BadInput.because("{0}: expected at most {1} characters, found {2}", name, RequestLimits.LONGEST_TEXT,
            text.length());
      return text.strip();
    }

    private String count(Object value) {
      if ((value instanceof Number || value instanceof String)
          && value.toString().matches("[0-9]{1,9}(\\.0{1,9})?")) {
        BigInteger count = new BigDecimal(value.toString()).toBigInteger();
        if (count.compareTo(BigInteger.valueOf(most)) <= 0)
          return count.toString();
      }
      return refuse(Phrase.of("a whole number from {0} to {1}", 0, most), value);
    }

    private String refuse(Phrase expected, Object value) {
      throw BadInput.expected(Phrase.verbatim(name), expected, String.valueOf(value));
    }
  }

  String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  String description() {
    return description;
  }

  /** The JSON Schema of the arguments. */
  Map<String, Object> schema() {
    var properties = new LinkedHashMap<String, Object>();
    arguments.forEach(argument -> properties.put(argument.name(), argument.schema()));
    var schema = new LinkedHashMap<String, Object>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", arguments.stream().filter(Argument::required).map(Argument::name).toList());
    schema.put("additionalProperties", false);
    return schema;
  }

  /**
   * The command line.
   *
   * @throws BadInput when the arguments are not those of this tool
   */
  List<String> words(Map<String, Object> given) {
    for (String name : given.keySet())
      if (arguments.stream().noneMatch(argument -> argument.name().equals(name)))
        throw BadInput.because("{0}: there is no field {1}; the fields are {2}", code(), BadInput.quoted(name),
            String.join(", ", arguments.stream().map(Argument::name).toList()));
    var options = new ArrayList<>(List.of(code(), "--lang=en", "--time=" + time.toMillis() + "ms",
        "--memory=" + (RequestLimits.MEMORY >> 10) + "k"));
    var words = new ArrayList<String>();
    for (Argument argument : arguments) {
      Optional<String> value = Optional.ofNullable(given.get(argument.name())).map(argument::read);
      if (value.isEmpty() && argument.required())
        throw BadInput.because("{0}: the field {1} is missing", code(), argument.name());
      value.ifPresent(text -> add(argument, text, options, words));
    }
    if (this == DRAW && !"svg".equals(given.get("format")))
      options.add("--text");
    options.add("--");
    options.addAll(words);
    return options;
  }

  private static void add(Argument argument, String value, List<String> options, List<String> words) {
    switch (argument.kind()) {
      case TEXT -> words.add(value);
      case FLAG -> {
        if (value.equals("true"))
          options.add("--" + argument.name());
      }
      case OPTION, COUNT -> options.add("--" + argument.name() + "=" + value);
      case CHOICE -> {
        if (argument.name().equals("format"))
          options.addAll(value.equals("json") ? List.of("--json") : List.of());
        else if (!argument.leads())
          options.add("--" + argument.name() + "=" + value);
        else if (!value.equals("position"))
          words.add(value);
      }
    }
  }
}
