package org.grundy.word.logic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Tokens;
import org.grundy.word.morphism.CodedWord;

/**
 * Words, functions and relations that statements may use, and theorems about them. Immutable. Files hold entries
 *
 * <pre>
 * word F := "a-&gt;ab b-&gt;a"
 * word G := "a-&gt;ab b-&gt;ac c-&gt;db d-&gt;dc" coded "a-&gt;0 b-&gt;0 c-&gt;1 d-&gt;1"
 * word S := F transduced "0
 *   a -&gt; 1 / a
 *   b -&gt; 0 / b
 *   1
 *   a -&gt; 0 / b
 *   b -&gt; 1 / a"
 * word A := automaton "msd_2
 *   0 0
 *   0 -&gt; 0
 *   1 -&gt; 1
 *   1 1
 *   * -&gt; 0"
 * fun half(n) = h := 2h &lt;= n &lt;= 2h + 1
 * def even(n) := E k (n = 2k)
 * digits power(n) := "1 0*"
 * digits odd(n) := ?base 3 reversed "0* 1 .*"
 * automaton multiple(n) := "base 2 digits of n
 *   * 0  0 -&gt; 0, 1 -&gt; 1
 *     1  0 -&gt; 0, 1 -&gt; 1"
 * theorem T "every other number is even" := A n (even(n) | even(n+1))
 * </pre>
 *
 * each starting at the beginning of a line, with further lines indented unless they are inside quotes; {@code #} makes the rest of a line a comment.
 * A text in quotes before {@code :=} describes the definition or theorem in words.
 */
public final class Theory {
  /**
   * A statement with a name.
   *
   * @param title what it says in words; may be empty
   * @param text  its formula as it was written
   */
  public record Theorem(String name, String title, Statement statement, String text) {
  }

  /** Automata of definitions that were made before. */
  public interface Kept {
    /**
     * The entry with the automaton of a definition.
     *
     * @param text the definition, below all that it uses
     */
    Optional<String> entry(String name, String text);
  }

  private static final Pattern REMARK = Pattern.compile("#[^\n]*");
  private static final Pattern DEFINITION = Pattern.compile("(word|def|fun|digits|automaton)\\s.*:=.*", Pattern.DOTALL);
  private static final Pattern ENTRY = Pattern.compile("(?m)^(?=\\S)");
  private static final Pattern KEYWORD = Pattern.compile("(word|def|fun|digits|automaton|theorem)\\s.*",
      Pattern.DOTALL);

  private final SequencedMap<String, CodedWord> words;
  private final SequencedMap<String, Definition> definitions;
  private final List<Theorem> theorems;
  /** The texts of entries that are not Grundy's. */
  private final Sources sources;
  /** Charged for reading. */
  private final Budget reading;
  /** Whether a relation may get its own parameters' names in another order. */
  private final boolean anyOrder;

  private Theory(SequencedMap<String, CodedWord> words, SequencedMap<String, Definition> definitions,
      List<Theorem> theorems, Sources sources, Budget reading, boolean anyOrder) {
    this.reading = reading;
    this.anyOrder = anyOrder;
    this.sources = sources;
    this.words = Collections.unmodifiableSequencedMap(words);
    this.definitions = Collections.unmodifiableSequencedMap(definitions);
    this.theorems = List.copyOf(theorems);
  }

  /** No words, functions, relations or theorems. */
  public static Theory empty() {
    return new Theory(new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), Sources.none(), Budget.unlimited(),
        false);
  }

  /** The words F, TR and T (Thue and Morse), the functions a, b of Fibonacci's and A, B, C of Tribonacci's word. */
  public static Theory standard() {
    return empty().with(resource("sequences"));
  }

  /** The standard theory with the theorems F1 to F6 and T1 to T8. */
  public static Theory shipped() {
    return standard().with(resource("fibonacci")).with(resource("tribonacci"));
  }

  /** The same theory, which charges reading statements and files to a budget, for one computation. */
  public Theory under(Budget budget) {
    return new Theory(words, definitions, theorems, sources, budget, anyOrder);
  }

  /** The same theory, in which a relation may get its own parameters' names in another order. */
  public Theory inAnyOrder() {
    return new Theory(words, definitions, theorems, sources, reading, true);
  }

  boolean anyOrder() {
    return anyOrder;
  }

  /** The same theory, whose further definitions are replaced with automata that were made for them before. */
  public Theory keeping(Kept automata) {
    return new Theory(words, definitions, theorems, Sources.none().keeping(automata), reading, anyOrder);
  }

  /** The definitions with the text that each is kept under: its own, below all that it uses. */
  public SequencedMap<Definition, String> sources() {
    var texts = new LinkedHashMap<Definition, String>();
    for (String name : sources.names())
      definition(name).ifPresent(definition -> texts.put(definition, sources.whole(name)));
    return texts;
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(Theory.class.getResourceAsStream(name + ".theory"), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the text is meant to define a word, a set, a relation or a function, as in a file. */
  public static boolean defines(String text) {
    return DEFINITION.matcher(text).matches();
  }

  /**
   * Reads a statement; unknown names are its free variables.
   *
   * @throws BadInput with the column
   */
  public Statement read(String formula) {
    return new FormulaReader(this, Tokens.ofStatement(formula, reading), List.of(), true).read();
  }

  /**
   * This theory and the entries of a file.
   *
   * @throws BadInput with line and column
   */
  public Theory with(String file) {
    return with(file, bad -> {
      throw bad;
    });
  }

  /**
   * This theory and the entries of a file that can be read. An entry that uses an unreadable one is bad too.
   *
   * @param complaints receives what is wrong with an entry, with line and column
   */
  public Theory with(String file, Consumer<BadInput> complaints) {
    Theory theory = this;
    String text = REMARK.matcher(file.replace("\r\n", "\n")).replaceAll(m -> " ".repeat(m.group().length()));
    int line = 0;
    for (String entry : entries(text)) {
      if (!entry.isBlank())
        try {
          theory = theory.withEntry("\n".repeat(line) + entry);
        } catch (BadInput bad) {
          complaints.accept(bad);
        }
      line += (int) entry.chars().filter(c -> c == '\n').count();
    }
    return theory;
  }

  /** The entries of a text. A line that begins inside quotes continues its entry, unless it is like the first of one. */
  private static List<String> entries(String text) {
    var entries = new ArrayList<String>();
    boolean quoted = false;
    for (String part : ENTRY.split(text)) {
      boolean continues = quoted && !KEYWORD.matcher(part).matches();
      entries.add(continues ? entries.removeLast() + part : part);
      quoted = (part.chars().filter(c -> c == '"').count() % 2 == 1) != continues;
    }
    return entries;
  }

  private Theory withEntry(String text) {
    var tokens = Tokens.ofStatement(text, reading);
    var newWords = new LinkedHashMap<>(words);
    var newDefinitions = new LinkedHashMap<>(definitions);
    var newTheorems = new ArrayList<>(theorems);
    String name = "";
    if (tokens.took("word")) {
      name = newName(tokens);
      tokens.require(":=");
      newWords.put(name, new WordEntry(this, tokens).read());
    } else if (tokens.took("theorem")) {
      String theorem = newName(tokens);
      String title = DefinitionEntry.title(tokens);
      tokens.require(":=");
      String formula = text.substring(tokens.offset()).strip();
      newTheorems.add(new Theorem(theorem, title, new FormulaReader(this, tokens, List.of(), false).read(), formula));
    } else {
      boolean formula = tokens.peek().equals("def") || tokens.peek().equals("fun");
      Definition read = new DefinitionEntry(this, tokens).read();
      Definition definition = formula ? keptOr(read, text) : read;
      name = definition.name();
      newDefinitions.put(name, definition);
    }
    return new Theory(newWords, newDefinitions, newTheorems, name.isEmpty() ? sources : sources.with(name, text),
        reading, anyOrder);
  }

  /** The definition, by the automaton that was made for it before if one was. */
  private Definition keptOr(Definition definition, String text) {
    Optional<String> entry = sources.kept(definition.name(), text);
    if (entry.isEmpty())
      return definition;
    try {
      var tokens = Tokens.ofStatement(entry.get(), reading);
      Definition kept = new DefinitionEntry(this, tokens).automaton();
      return new Definition(definition.name(), definition.place(), definition.title(), kept.parameters(),
          definition.function(), kept.body());
    } catch (BadInput bad) {
      throw BadInput.because("the automaton kept for {0}: {1}", definition.name(), bad.sentence());
    }
  }

  /**
   * Reads a relation between these numbers only.
   *
   * @param names the variables it may use, in the order of its arguments
   * @throws BadInput with the column
   */
  public Definition relation(String formula, List<String> names) {
    var tokens = Tokens.ofStatement(formula, reading);
    List<Variable> parameters = names.stream().map(Variable::new).toList();
    return new Definition("claim", tokens.place(0), formula, parameters, false,
        new FormulaReader(this, tokens, parameters, false).read());
  }

  /** The next token, as the name of something new. */
  String newName(Tokens tokens) {
    if (!tokens.isName())
      throw tokens.expected(Phrase.of("a name"));
    String name = tokens.peek();
    if (words.containsKey(name) || definitions.containsKey(name)
        || theorems.stream().anyMatch(t -> t.name.equals(name)))
      throw BadInput.because("{0}: {1} already has a meaning", tokens.place(tokens.offset()), BadInput.quoted(name));
    return tokens.take();
  }

  Budget reading() {
    return reading;
  }

  public Optional<CodedWord> word(String name) {
    return Optional.ofNullable(words.get(name));
  }

  /** The names of its words. */
  public List<String> words() {
    return List.copyOf(words.keySet());
  }

  /** The complaint that there is no such word. */
  BadInput noWord(Phrase place, String name) {
    return words.isEmpty()
        ? BadInput.because("{0}: there is no word {1}; define it first", place, BadInput.quoted(name))
        : BadInput.because("{0}: there is no word {1}; expected one of {2}", place, BadInput.quoted(name),
            String.join(", ", words.keySet()));
  }

  public Optional<Definition> definition(String name) {
    return Optional.ofNullable(definitions.get(name));
  }

  /** The names of its relations and functions. */
  public List<String> definitions() {
    return List.copyOf(definitions.keySet());
  }

  /** The complaint that there is no such relation or function. */
  BadInput noDefinition(Phrase place, String name) {
    return definitions.isEmpty()
        ? BadInput.because("{0}: there is no {1}; define it first", place, BadInput.quoted(name))
        : BadInput.because("{0}: there is no {1}; expected one of {2}", place, BadInput.quoted(name),
            String.join(", ", definitions.keySet()) + ", " + Applications.SHIFT);
  }

  /** In the order of the files. */
  public List<Theorem> theorems() {
    return theorems;
  }

  /** The names of the two theorems about the moves of a game, in order; empty when there are not two. */
  public List<String> theoremsAbout(String game) {
    List<String> names = theorems.stream().filter(t -> t.statement().formula().speaksOf(game + "Move"))
        .map(Theorem::name).toList();
    return names.size() == 2 ? names : List.of();
  }

  public Optional<Theorem> theorem(String name) {
    return theorems.stream().filter(t -> t.name.equalsIgnoreCase(name)).findFirst();
  }
}
