package org.grundy.word.walnut;

import java.util.List;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Theory;

/**
 * A script of Walnut as definitions and questions. A predicate without free variables is a theorem; any other defines a
 * relation of its free variables, in alphabetical order. Read are {@code eval}, {@code def}, {@code reg}, {@code macro},
 * {@code morphism}, {@code promote}, {@code image} letter by letter, {@code combine}, {@code union}, {@code intersect},
 * {@code concat} and {@code star} of patterns, {@code alphabet}, {@code reverse}, {@code minimize}, {@code fixleadzero},
 * {@code fixtrailzero}, {@code ost}, {@code test} and {@code inf}.
 *
 * @param theory    what was read
 * @param questions what the script asks, in its order
 * @param skipped   what was not read
 */
public record WalnutScript(Theory theory, List<Question> questions, List<Skipped> skipped) {
  private static final Set<String> QUOTING = Set.of("eval", "def", "reg", "macro", "morphism");

  /** Something that a script asks about its definitions. */
  public sealed interface Question {
    /** What the script calls it. */
    String name();
  }

  /** Whether a theorem is true. */
  public record Decide(Theory.Theorem theorem) implements Question {
    @Override
    public String name() {
      return theorem.name();
    }
  }

  /**
   * How many solutions a statement has, as a function of one of its variables.
   *
   * @param predicate as Walnut writes it
   */
  public record Count(String name, String predicate, String statement, String variable) implements Question {
  }

  /** Whether a statement has infinitely many solutions, and the first of them. */
  public record Solve(String name, String statement, int first) implements Question {
  }

  /**
   * A command that was not read.
   *
   * @param line where it begins, from 1
   */
  public record Skipped(int line, String command, Phrase why) {
  }

  public WalnutScript {
    questions = List.copyOf(questions);
    skipped = List.copyOf(skipped);
  }

  /** Whether a text begins as a script does. */
  public static boolean begins(String text) {
    return Command.first(text).filter(command -> command.name().matches("\\w+")
        && (QUOTING.contains(command.keyword()) && !command.quoted().isEmpty() || NewNumeration.isMeant(command)))
        .isPresent();
  }

  /** The same for a script that uses nothing else. */
  public static WalnutScript read(String text, Budget budget) {
    return read(text, Theory.empty(), budget);
  }

  /**
   * Reads a script.
   *
   * @param theory the theory that the script extends: its words and relations have the same names in the script; perhaps
   *               with automata from an earlier run
   * @param budget charged for reading, and for the automata that words are combined from
   */
  public static WalnutScript read(String text, Theory theory, Budget budget) {
    var reader = new ScriptReader(theory.under(budget), budget);
    for (Command command : Command.all(text))
      try {
        reader.read(command);
      } catch (BadInput bad) {
        reader.skip(command, bad);
      }
    return reader.script();
  }
}
