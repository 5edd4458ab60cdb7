package org.grundy.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.UserRules;
import org.grundy.draw.ReportLatex;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.effort.Spent;
import org.grundy.explain.Document;
import org.grundy.explain.JsonText;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.number.Magnitudes;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.wire.AnswerJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that all commands share. Those that print documents or rows also have a format. */
@SuppressWarnings("UnusedVariable") // picocli reads the help option
class SharedOptions {
  /** A time limit that is none. */
  static final String NO_LIMIT = "none";
  private static final Pattern TIME = Pattern.compile("([0-9]{1,9})(ms|s|m|h)?");
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,9})([kmg])", Pattern.CASE_INSENSITIVE);
  private static final Pattern COUNT = Pattern.compile("([0-9]{1,18})(?:e([0-9]{1,2}))?");

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.") private boolean help;

  @Option(names = "--json", description = "Print one JSON object.") private boolean json;

  @Option(names = "--lang", paramLabel = "LANGUAGE", completionCandidates = Languages.Codes.class,
      description = "Language: ${COMPLETION-CANDIDATES}. Default: from the environment.") private @Nullable String lang;

  @Option(names = "--unicode",
      description = "Use Unicode symbols in boards, tables and formulas.") private boolean unicode;

  @Option(names = "--rules", paramLabel = "FILE.java",
      description = "Add the game in this Java file; it replaces any game of the same name.") private @Nullable Path rules;

  @Option(names = "--stats", description = "Print time and memory used.") private boolean stats;

  @Option(names = "--progress",
      description = "Show progress on standard error even if it is not a terminal.") private boolean progress;

  @Option(names = "--time", paramLabel = "TIME", defaultValue = "60s",
      description = "Time limit: 500ms, 10s, 2m. Default: ${DEFAULT-VALUE}.") private String time = "60s";

  @Option(names = "--memory", paramLabel = "SIZE",
      description = "Memory limit: 500m, 2g. Default: most of the JVM heap.") private @Nullable String memory;

  @Option(names = "--nodes", paramLabel = "N",
      description = "Step limit: 1000000, 1e6. Default: none.") private @Nullable String nodes;

  private @Nullable Catalog catalog;
  private Optional<UserRules.Compiled> compiled = Optional.empty();

  boolean json() {
    return json;
  }

  /**
   * The format of what is printed, unless it is JSON.
   *
   * @throws BadInput when the command has no such format
   */
  Format format() {
    return Format.TEXT;
  }

  /** @throws BadInput when LaTeX is wanted where there is no document */
  void refuseLatex(String other) {
    if (format() == Format.LATEX)
      throw BadInput.because("{0} does not work with {1}", "--format latex", other);
  }

  boolean unicode() {
    return unicode;
  }

  boolean stats() {
    return stats;
  }

  /** The language option as it was given; empty when it was not. */
  Stream<String> language() {
    return lang == null ? Stream.empty() : Stream.of("--lang", lang);
  }

  Voice voice() {
    return lang == null ? Languages.ofEnvironment() : Languages.named(lang);
  }

  /** Text options, with colour only on a terminal and only if {@code NO_COLOR} is not set. */
  TextOptions textOptions(Console console) {
    TextOptions options = TextOptions.of(voice());
    boolean colour = console.isTerminal() && System.getenv("NO_COLOR") == null;
    options = unicode ? options.withUnicode() : options;
    return colour ? options.withColour() : options;
  }

  /** The catalogue for one computation; reading also ends at the command's limits or on Ctrl-C. */
  Catalog catalog(Console console) {
    return known(console).under(reading(console));
  }

  /** The budget for reading. */
  Budget reading(Console console) {
    return console.interruption().reading(limits().begun(console.limit().ago()));
  }

  /** Compiles the rules, if there are any; the time limit does not count that. */
  void compile(Console console) {
    if (rules != null)
      known(console);
  }

  /** The user's game, once it is compiled. */
  Optional<UserRules.Compiled> rules() {
    return compiled;
  }

  /** The catalogue shared by all lines of a batch, so that rules are compiled only once. */
  private Catalog known(Console console) {
    Catalog known = catalog;
    if (known == null) {
      known = console.files() ? Catalog.standard().withFiles() : Catalog.standard();
      known = rules == null ? known : known.with(own(rules, console));
      catalog = known;
    }
    return known;
  }

  private Ruleset<?> own(Path file, Console console) {
    UserRules.Compiled classes = UserRules.compiled(file);
    Ruleset<?> own = UserRules.ruleset(classes);
    compiled = Optional.of(classes);
    if (Catalog.replaces(own) && !Restart.again())
      console.err().println(voice().say(Phrase.of("Note: here {0} is the game from {1}, not the one in the catalogue.",
          own.name(), file.toString())));
    return own;
  }

  /** Whether to report progress. */
  boolean progress(Console console) {
    return progress || console.isTerminal() && !json;
  }

  /** Reports a bad line of a batch, as text or JSON; the batch goes on. */
  int badLine(Console console, int number, BadInput bad) {
    complain(console, Phrase.of("line {0}: {1}", number, bad.sentence()));
    return Exit.BAD_INPUT;
  }

  /** Says how far a computation got that a limit stopped, as text or JSON; returns the exit status. */
  int stopped(Console console, Phrase reached) {
    complain(console, reached);
    return Exit.BUDGET_SPENT;
  }

  private void complain(Console console, Phrase phrase) {
    String sentence = voice().say(phrase);
    if (json())
      console.out().println(AnswerJson.error(sentence));
    else
      console.err().println(sentence);
  }

  /**
   * A new budget with the limits of the options. It uses all cores, but a single thread when steps are limited, so that
   * every run does the same work.
   */
  Budget budget(Console console) {
    return budget(console, Optional::empty);
  }

  /**
   * The same.
   *
   * @param reached what has been done so far, for reports of progress
   */
  Budget budget(Console console, Supplier<Optional<Phrase>> reached) {
    Budget budget = limits();
    budget = nodes != null ? budget : budget.withThreads(Runtime.getRuntime().availableProcessors());
    budget = progress(console) ? budget.withProgress(new Progress(console, voice(), reached)::show) : budget;
    return console.interruption().watched(budget.begun(console.limit().ago()));
  }

  private Budget limits() {
    return Budget.unlimited().withTime(limit()).withMemory(memory())
        .withWork(nodes == null ? Long.MAX_VALUE : count(nodes));
  }

  /** How long the command may take. */
  Duration limit() {
    return time.equals(NO_LIMIT) ? TimeLimit.FOREVER : time("--time", time);
  }

  /** The memory limit as it was given; empty when it was not. */
  Optional<String> givenMemory() {
    memory();
    return Optional.ofNullable(memory);
  }

  /** Parses a time such as 500ms, 10s, 2m, 1h; a number alone is in seconds. */
  static Duration time(String option, String text) {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches())
      throw BadInput.because("{0}: expected {1}, found {2}", option, "500ms, 10s, 2m", BadInput.quoted(text));
    long amount = Long.parseLong(matcher.group(1));
    return switch (Optional.ofNullable(matcher.group(2)).orElse("s")) {
      case "ms" -> Duration.ofMillis(amount);
      case "m" -> Duration.ofMinutes(amount);
      case "h" -> Duration.ofHours(amount);
      default -> Duration.ofSeconds(amount);
    };
  }

  /**
   * The memory limit in bytes. The default is three fifths of the heap, so that a search ends with a message before
   * memory runs out.
   */
  long memory() {
    if (memory == null)
      return Runtime.getRuntime().maxMemory() / 5 * 3;
    Matcher matcher = SIZE.matcher(memory);
    if (!matcher.matches())
      throw BadInput.because("{0}: expected {1}, found {2}", "--memory", "500m, 2g", BadInput.quoted(memory));
    int shift = switch (matcher.group(2).toLowerCase(Locale.ROOT)) {
      case "k" -> 10;
      case "m" -> 20;
      default -> 30;
    };
    return Long.parseLong(matcher.group(1)) << shift;
  }

  private static long count(String text) {
    Matcher matcher = COUNT.matcher(text);
    if (!matcher.matches())
      throw BadInput.because("{0}: expected {1}, found {2}", "--nodes", "1000000, 1e6", BadInput.quoted(text));
    BigInteger count = new BigInteger(matcher.group(1))
        .multiply(BigInteger.TEN.pow(matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2))));
    return count.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
  }

  /** Parses a whole number from 0, in any of the forms 1000000, 1e6, 10^6. */
  static BigInteger number(String option, String text) {
    return Magnitudes.parse(text)
        .orElseThrow(() -> BadInput.because("{0}: expected a number such as {1}, found {2}", option,
            "1000, 1e6, 10^6", BadInput.quoted(text)));
  }

  /** Parses a whole number that fits an int, in the same forms. */
  static int count(String option, String text) {
    BigInteger number = number(option, text);
    if (number.bitLength() >= Integer.SIZE)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", option, 0, Integer.MAX_VALUE,
          number);
    return number.intValueExact();
  }

  /** The words of a position, joined by spaces. A word that looks like an option is refused as unknown. */
  static String position(List<String> words) {
    for (String word : words)
      if (word.startsWith("--"))
        throw BadInput.because("there is no option {0}; see {1}", BadInput.quoted(word), Invocation.of("--help"));
    return String.join(" ", words);
  }

  /** Prints a document as JSON or as text, as the options say. */
  void print(Console console, Document document) {
    if (json)
      printFields(console, document::fields);
    else
      (format() == Format.LATEX ? ReportLatex.lines(document, textOptions(console))
          : ReportText.lines(document, textOptions(console))).forEach(console.out()::println);
  }

  /** Prints fields as one line of JSON. */
  void printFields(Console console, Consumer<Fields> fields) {
    console.out().println(JsonText.of(fields, voice()));
  }

  /**
   * The exit status of a command stopped by a limit. In text mode, also prints a sentence saying so; JSON output
   * already has it.
   */
  int unsettled(Console console) {
    if (!json)
      console.err().println(voice().say("Not decided: a limit was reached before the end."));
    return Exit.BUDGET_SPENT;
  }

  /** Prints the cost of a computation below its text, with {@code --stats}. */
  void tellStats(Console console, Budget budget) {
    if (stats)
      console.out().println("\n" + spent(budget.spent()));
  }

  String spent(Spent spent) {
    long bytes = ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP)
        .mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    return voice().say("{0,} {0:step|steps} in {1}", spent.work(), Stopped.time(spent.time())) + ", "
        + (bytes >> 20) + " MB";
  }
}
