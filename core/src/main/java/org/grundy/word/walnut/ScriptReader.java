package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Theory;
import org.grundy.word.logic.Variable;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.WalnutNames;

/** Reads the commands of a script, one after another. */
final class ScriptReader implements PredicateReader.Known {
  /** Words of Walnut whose letters publications agree on. */
  private static final Map<String, String> BROUGHT = Map.of("T", "word T := \"0->01 1->10\"", "F",
      "word F := \"0->01 1->0\"", "TR", "word TR := \"0->01 1->02 2->0\"", "VTM",
      "word VTM := \"a->ab b->ca c->cd d->ac\" coded \"a->2 b->1 c->0 d->1\"");
  /** The transducer of Walnut that adds letters modulo 2. */
  private static final Map<String, String> TRANSDUCERS = Map.of("RUNSUM2",
      "0\n 0 -> 0 / 0\n 1 -> 1 / 1\n 1\n 0 -> 1 / 1\n 1 -> 0 / 0");
  private static final Pattern RULE = Pattern.compile("\\s*([0-9])\\s*->\\s*([0-9]*)\\s*,?");

  private static final Pattern COMBINED = Pattern.compile("\\$?(\\w+)(?:=([0-9]))?");
  private static final String RELATION = "$";

  private Theory theory;
  private final Budget budget;
  private final List<WalnutScript.Question> questions = new ArrayList<>();
  private final List<WalnutScript.Skipped> skipped = new ArrayList<>();
  private final Macros macros = new Macros();
  private final Patterns patterns = new Patterns();
  /** The rules of each morphism, in the order of their letters. */
  private final Map<String, Map<String, String>> morphisms = new HashMap<>();
  /** What statements call the numerations that the script makes. */
  private final Map<String, String> numerations = new HashMap<>();
  /** The words of the theory. */
  private final Set<String> words = new HashSet<>();
  /** What each name is called in the theory, where each is given once. */
  private final Map<String, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>(BROUGHT.keySet());

  ScriptReader(Theory theory, Budget budget) {
    this.theory = theory.inAnyOrder();
    this.budget = budget;
    theory.words().forEach(this::made);
    taken.addAll(theory.definitions());
    theory.definitions().forEach(name -> names.put(name, name));
    theory.theorems().forEach(theorem -> taken.add(theorem.name()));
  }

  WalnutScript script() {
    return new WalnutScript(theory, questions, skipped);
  }

  void skip(Command command, BadInput bad) {
    skipped.add(new WalnutScript.Skipped(command.line(), command.title(), bad.sentence()));
  }

  void read(Command command) {
    if (!command.closed())
      throw BadInput.because("the quotes do not end");
    switch (command.keyword()) {
      case "eval", "def" -> predicate(command);
      case "reg" -> pattern(command.name(), new Patterns.Pattern(Patterns.parts(command),
          macros.expand(command.quoted())));
      case "concat", "star" -> pattern(command.name(), patterns.made(command));
      case "alphabet" -> alphabet(command);
      case "macro" -> macros.define(command.name(), command.quoted());
      case "morphism" -> morphisms.put(command.name(), rules(command.quoted()));
      case "promote" -> promote(command);
      case "image" -> image(command);
      case "combine" -> combine(command);
      case "union" -> joined(command, " | ");
      case "intersect" -> joined(command, " & ");
      case "reverse" -> reverse(command);
      case "minimize", "fixleadzero", "fixtrailzero" -> same(command);
      case "ost" -> numerations.put("msd_" + command.name(), NewNumeration.of(command));
      case "test" -> questions.add(solve(command, number(command)));
      case "inf" -> questions.add(solve(command, 0));
      case "split", "rsplit" -> throw BadInput.because("no number of Grundy is below 0");
      case "leftquo", "rightquo" ->
        throw BadInput
            .because("a quotient removes digits, but Grundy reads words as numbers, whose leading zeros do not "
                + "count");
      case "transduce" -> transduce(command);
      case "join" -> {
        command.more().forEach(part -> bring(part.replaceAll("\\[.*", "")));
        word(command.name(), made().joined(command.more()));
      }
      case "convert" -> convert(command);
      default -> throw BadInput.because("Grundy does not read this command");
    }
  }

  private void predicate(Command command) {
    String plain = macros.expand(command.quoted());
    var predicate = PredicateReader.read(plain, this);
    for (String variable : command.more())
      if (command.more().size() > 1 || predicate.free().size() < 2 || !predicate.free().contains(variable))
        throw BadInput.because("to count solutions, expected one of at least two free variables, found {0}",
            BadInput.quoted(String.join(" ", command.more())));
    predicate.used().forEach(this::bring);
    if (predicate.free().isEmpty()) {
      add("theorem " + unused(command.name()) + " \"" + plain + "\" := " + predicate.text());
      questions.add(new WalnutScript.Decide(theory.theorems().getLast()));
    } else {
      define(command.name(), name -> "def " + name + "(" + String.join(", ", predicate.free()) + ") := "
          + predicate.text());
    }
    if (!command.more().isEmpty())
      questions.add(new WalnutScript.Count(command.name(), plain, statement(command.name()),
          command.more().getFirst()));
  }

  /** A relation of the script. */
  private Definition defined(String written) {
    String name = written.startsWith(RELATION) ? written.substring(1) : written;
    return relation(name).flatMap(theory::definition)
        .orElseThrow(() -> BadInput.because("there is no {0}", BadInput.quoted(RELATION + name)));
  }

  /** The statement that numbers of the same names satisfy the relation. */
  private String statement(String relation) {
    Definition definition = defined(relation);
    return call(definition, definition.parameters().stream().map(Variable::name).toList());
  }

  private static String call(Definition definition, List<String> arguments) {
    return definition.name() + "(" + String.join(", ", arguments) + ")";
  }

  private WalnutScript.Question solve(Command command, int first) {
    return new WalnutScript.Solve(command.name(), statement(command.name()), first);
  }

  private static int number(Command command) {
    String number = String.join(" ", command.more());
    if (!number.matches("[0-9]{1,4}"))
      throw BadInput.because("expected a number of at most {0} digits, found {1}", 4, BadInput.quoted(number));
    return Integer.parseInt(number);
  }

  /** The relation that one of several relations holds, or all of them. */
  private void joined(Command command, String sign) {
    List<Definition> of = command.more().stream().map(this::defined).toList();
    if (of.size() < 2 || of.stream().map(Definition::arity).distinct().count() > 1
        || of.stream().map(definition -> definition.body().digits()).distinct().count() > 1)
      throw BadInput.because("expected relations of as many numbers in the same numeration, found {0}",
          BadInput.quoted(String.join(" ", command.more())));
    List<String> names = IntStream.rangeClosed(1, of.getFirst().arity()).mapToObj(i -> "x" + i).toList();
    define(command.name(), name -> "def " + name + "(" + String.join(", ", names) + ") := ?"
        + of.getFirst().body().digits().name() + " "
        + of.stream().map(definition -> call(definition, names)).collect(Collectors.joining(sign)));
  }

  /** The numbers stay the same when their digits are read from the other end. */
  private void reverse(Command command) {
    String of = command.more().isEmpty() ? "" : command.more().getFirst();
    if (of.startsWith(RELATION)) {
      names.put(command.name(), defined(of).name());
      return;
    }
    word(command.name(), word(of));
  }

  /** The word whose letters say which of several sets has the place as a member. */
  private void combine(Command command) {
    var outputs = new LinkedHashMap<Definition, Character>();
    for (String part : command.more()) {
      Matcher combined = COMBINED.matcher(part);
      if (!combined.matches() || combined.group(2) == null && outputs.size() > 8)
        throw BadInput.because("expected relations and letters of one digit, such as {0}, found {1}", "f=1",
            BadInput.quoted(part));
      outputs.put(defined(combined.group(1)), combined.group(2) == null ? (char) ('1' + outputs.size())
          : combined.group(2).charAt(0));
    }
    word(command.name(), CombinedWord.of(outputs, budget));
  }

  private MadeWords made() {
    return new MadeWords(theory, budget);
  }

  /** Walnut keeps its transducers in files; one of them is known. */
  private void transduce(Command command) {
    List<String> of = command.more();
    String transducer = of.isEmpty() ? null : TRANSDUCERS.get(of.getFirst());
    if (transducer == null || of.size() != 2 || of.getLast().startsWith(RELATION))
      throw BadInput.because("a transducer is written in a file of definitions: {0}",
          "word S := T transduced \"...\"");
    word(of.getLast());
    add("word " + command.name() + " := " + of.getLast() + " transduced \"" + transducer + "\"");
    made(command.name());
  }

  private void convert(Command command) {
    if (command.more().size() != 2 || command.name().startsWith(RELATION)
        || command.more().getLast().startsWith(RELATION))
      throw BadInput.because("Grundy converts words from a base to a power of it");
    String numeration = command.more().getFirst();
    bring(command.more().getLast());
    word(command.name(), made().converted(WalnutNames.system(numeration)
        .orElseThrow(() -> BadInput.because("Grundy has no numeration {0}", BadInput.quoted(numeration))),
        command.more().getLast()));
  }

  /** Adds an entry; the script does not have its columns, so a complaint shows it. */
  private void add(String entry) {
    try {
      theory = theory.with(entry);
    } catch (BadInput bad) {
      throw BadInput.because("in {0}, {1}", BadInput.quoted(entry), bad.sentence());
    }
  }

  @Override
  public Optional<String> relation(String name) {
    return Optional.ofNullable(names.get(name));
  }

  @Override
  public Optional<String> digits(String numeration) {
    return Optional.ofNullable(numerations.get(numeration))
        .or(() -> WalnutNames.system(numeration).map(DigitSystem::name));
  }

  @Override
  public boolean hasWord(String name) {
    return BROUGHT.containsKey(name) || words.contains(name);
  }

  private void define(String name, UnaryOperator<String> entry) {
    String unused = unused(name);
    add(entry.apply(unused));
    names.put(name, unused);
    patterns.forget(name);
  }

  /** The name, or one like it if it is taken. */
  private String unused(String name) {
    String unused = name;
    for (int i = 2; !taken.add(unused); i++)
      unused = name + "_" + i;
    return unused;
  }

  /** Defines the numbers of a pattern. One without a numeration is only there for others to be made of it. */
  private void pattern(String name, Patterns.Pattern pattern) {
    if (!pattern.alphabets().stream().allMatch(Patterns::isDigits)) {
      String numeration = pattern.numeration().filter(system -> digits(system).isPresent())
          .orElseThrow(() -> BadInput.because("Grundy has no numeration {0}",
              BadInput.quoted(String.join(" ", pattern.alphabets()))));
      String parameters = IntStream.rangeClosed(1, pattern.alphabets().size()).mapToObj(i -> "x" + i)
          .collect(Collectors.joining(", "));
      define(name, unused -> "digits " + unused + "(" + parameters + ") := ?" + digits(numeration).orElseThrow()
          + (WalnutNames.isReversed(numeration) ? " reversed" : "") + " \"" + pattern.text() + "\"");
    }
    patterns.define(name, pattern);
  }

  /** Reads the digits of a pattern in another numeration, or gives a relation another name. */
  private void alphabet(Command command) {
    List<String> parts = Patterns.parts(command);
    String of = parts.isEmpty() ? "" : parts.getLast();
    boolean known = of.startsWith(RELATION) && relation(of.substring(1)).isPresent();
    if (known && parts.subList(0, parts.size() - 1).stream()
        .allMatch(system -> digits(system).equals(Optional.of(defined(of).body().digits().name()))))
      names.put(command.name(), defined(of).name());
    else
      pattern(command.name(), patterns.made(command));
  }

  /** All automata are minimal, and zeros in front of a number make no difference. */
  private void same(Command command) {
    String of = command.more().isEmpty() ? "" : command.more().getFirst();
    if (command.keyword().equals("minimize") && !of.startsWith(RELATION))
      word(command.name(), word(of));
    else if (command.keyword().equals("fixtrailzero") && !patterns.isReversed(of))
      throw BadInput.because("{0} needs a pattern in a numeration such as {1}", "fixtrailzero", "lsd_2");
    else
      names.put(command.name(), defined(of).name());
  }

  private static Map<String, String> rules(String text) {
    var rules = new TreeMap<String, String>();
    Matcher rule = RULE.matcher(text);
    int end = 0;
    while (rule.find() && rule.start() == end) {
      rules.put(rule.group(1), rule.group(2));
      end = rule.end();
    }
    if (rules.isEmpty() || !text.substring(end).isBlank())
      throw BadInput.because("expected rules for single digits, such as {0}, found {1}", "0->01, 1->0",
          BadInput.quoted(text.substring(end)));
    return rules;
  }

  private Map<String, String> morphism(String name) {
    Map<String, String> rules = morphisms.get(name);
    if (rules == null)
      throw BadInput.because("there is no morphism {0}", BadInput.quoted(name));
    return rules;
  }

  private static String text(Map<String, String> rules) {
    return rules.entrySet().stream().map(rule -> rule.getKey() + "->" + rule.getValue())
        .collect(Collectors.joining(" "));
  }

  private void promote(Command command) {
    add("word " + command.name() + " := \"" + text(morphism(command.more().isEmpty() ? "" : command.more().getFirst()))
        + "\"");
    made(command.name());
  }

  /** Defines a word of Walnut that is used for the first time. */
  private void bring(String word) {
    if (BROUGHT.containsKey(word) && words.add(word))
      add(BROUGHT.getOrDefault(word, ""));
  }

  private CodedWord word(String name) {
    bring(name);
    return theory.word(name)
        .orElseThrow(() -> BadInput.because("there is no word {0}", BadInput.quoted(name)));
  }

  private void image(Command command) {
    if (command.more().size() != 2)
      throw BadInput.because("expected the names of a word, a morphism and a word");
    Map<String, String> images = morphism(command.more().getFirst());
    bring(command.more().getLast());
    word(command.name(), made().image(images, command.more().getLast()));
  }

  private void word(String name, CodedWord of) {
    add("word " + name + " := \"" + of.morphism() + "\" coded \"" + of.code().entrySet().stream()
        .map(rule -> rule.getKey() + "->" + rule.getValue()).collect(Collectors.joining(" ")) + "\"");
    made(name);
  }

  /** Keeps the name of a word that the theory has. */
  private void made(String name) {
    taken.add(name);
    words.add(name);
  }
}
