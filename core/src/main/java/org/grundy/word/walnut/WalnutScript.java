package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Theory;
import org.grundy.word.numeration.WalnutNames;

/**
 * A script of Walnut as definitions and theorems. A predicate without free variables is a theorem; any other defines a
 * relation of its free variables, in alphabetical order. Read are {@code eval}, {@code def}, {@code reg}, {@code macro},
 * {@code morphism}, {@code promote}, and {@code image} letter by letter.
 *
 * @param theory  what was read
 * @param skipped what was not
 */
public record WalnutScript(Theory theory, List<Skipped> skipped) {
  private static final Set<String> QUOTING = Set.of("eval", "def", "reg", "macro", "morphism");
  /** Words of Walnut whose letters publications agree on. */
  private static final Map<String, String> BROUGHT = Map.of("T", "word T := \"0->01 1->10\"", "F",
      "word F := \"0->01 1->0\"", "TR", "word TR := \"0->01 1->02 2->0\"", "VTM",
      "word VTM := \"a->ab b->ca c->cd d->ac\" coded \"a->2 b->1 c->0 d->1\"");
  private static final Pattern RULE = Pattern.compile("\\s*([0-9])\\s*->\\s*([0-9]*)\\s*,?");

  /**
   * A command that was not read.
   *
   * @param line where it begins, from 1
   */
  public record Skipped(int line, String command, Phrase why) {
  }

  public WalnutScript {
    skipped = List.copyOf(skipped);
  }

  /** Whether a text begins as a script does. */
  public static boolean begins(String text) {
    return Command.first(text).filter(command -> QUOTING.contains(command.keyword()) && !command.quoted().isEmpty()
        && command.name().matches("\\w+")).isPresent();
  }

  /**
   * Reads a script.
   *
   * @param budget charged for reading
   */
  public static WalnutScript read(String text, Budget budget) {
    var reader = new Reader(Theory.empty().under(budget));
    for (Command command : Command.all(text))
      try {
        reader.read(command);
      } catch (BadInput bad) {
        reader.skipped.add(new Skipped(command.line(), command.title(), bad.sentence()));
      }
    return new WalnutScript(reader.theory, reader.skipped);
  }

  private static final class Reader implements PredicateReader.Known {
    private Theory theory;
    private final List<Skipped> skipped = new ArrayList<>();
    private final Macros macros = new Macros();
    /** The rules of each morphism, in the order of their letters. */
    private final Map<String, Map<String, String>> morphisms = new HashMap<>();
    /** The rules of each word that a morphism makes. */
    private final Map<String, String> promoted = new HashMap<>();
    /** The words of the theory. */
    private final Set<String> words = new HashSet<>();
    /** What each name is called in the theory, where each is given once. */
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> taken = new HashSet<>(BROUGHT.keySet());

    Reader(Theory theory) {
      this.theory = theory;
    }

    void read(Command command) {
      if (!command.closed())
        throw BadInput.because("the quotes do not end");
      switch (command.keyword()) {
        case "eval", "def" -> predicate(command);
        case "reg" -> pattern(command);
        case "macro" -> macros.define(command.name(), command.quoted());
        case "morphism" -> morphisms.put(command.name(), rules(command.quoted()));
        case "promote" -> promote(command);
        case "image" -> image(command);
        default -> throw BadInput.because("Grundy does not read this command");
      }
    }

    private void predicate(Command command) {
      if (!command.more().isEmpty())
        throw BadInput.because("to count solutions, use {0}", "prove --count " + command.more().getFirst());
      String plain = macros.expand(command.quoted());
      var predicate = PredicateReader.read(plain, this);
      for (String word : predicate.used())
        if (words.add(word))
          add(BROUGHT.getOrDefault(word, ""));
      if (predicate.free().isEmpty())
        add("theorem " + unused(command.name()) + " \"" + plain + "\" := " + predicate.text());
      else
        define(command.name(), name -> "def " + name + "(" + String.join(", ", predicate.free()) + ") := "
            + predicate.text());
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
    public boolean hasWord(String name) {
      return BROUGHT.containsKey(name) || words.contains(name);
    }

    private void define(String name, UnaryOperator<String> entry) {
      String unused = unused(name);
      add(entry.apply(unused));
      names.put(name, unused);
    }

    /** The name, or one like it if it is taken. */
    private String unused(String name) {
      String unused = name;
      for (int i = 2; !taken.add(unused); i++)
        unused = name + "_" + i;
      return unused;
    }

    private void pattern(Command command) {
      List<String> systems = command.more().stream().distinct().toList();
      if (systems.size() != 1 || WalnutNames.system(systems.getFirst()).isEmpty())
        throw BadInput.because("Grundy has no numeration {0}", BadInput.quoted(String.join(" ", systems)));
      String parameters = IntStream.rangeClosed(1, command.more().size()).mapToObj(i -> "x" + i)
          .collect(Collectors.joining(", "));
      define(command.name(), name -> "digits " + name + "(" + parameters + ") := ?" + systems.getFirst() + " \""
          + macros.expand(command.quoted()) + "\"");
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
      String rules = text(morphism(command.more().isEmpty() ? "" : command.more().getFirst()));
      word(command.name(), rules, "");
      promoted.put(command.name(), rules);
    }

    private void image(Command command) {
      if (command.more().size() != 2)
        throw BadInput.because("expected the names of a word, a morphism and a word");
      Map<String, String> code = morphism(command.more().getFirst());
      String of = command.more().getLast();
      String rules = promoted.get(of);
      if (rules == null)
        throw BadInput.because("there is no promoted morphism {0}", BadInput.quoted(of));
      if (code.values().stream().anyMatch(image -> image.length() != 1))
        throw BadInput.because("Grundy reads an image letter by letter");
      word(command.name(), rules, " coded \"" + text(code) + "\"");
    }

    private void word(String name, String rules, String coded) {
      add("word " + name + " := \"" + rules + "\"" + coded);
      taken.add(name);
      words.add(name);
    }
  }
}
