package org.grundy.word.certificate;

import java.io.BufferedReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.check.PlainMachines;
import org.grundy.word.check.SetVerifier;
import org.grundy.word.logic.Matrix;
import org.grundy.word.logic.Outline;
import org.grundy.word.logic.Statement;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.text.AutomatonReader;

/**
 * Checks a certificate without the prover. It reads the statement, makes its outline, and verifies the automaton of each
 * set, and the truth of each fact, from the entries before it.
 *
 * <p>Time and memory grow with the products of the automata that a condition mentions, not with what the prover did.
 */
public final class CertificateCheck {
  private final CertificateLines lines;
  private final CertificateText text;
  private final Outline outline;
  private final DigitSystem system;
  private final SetVerifier verifier;
  private final Budget budget;
  private final Map<Integer, Dfa> sets = new HashMap<>();
  private final Map<Integer, Boolean> facts = new HashMap<>();

  private CertificateCheck(CertificateLines lines, Budget budget) {
    this.lines = lines;
    this.budget = budget;
    text = CertificateText.read(lines);
    Statement statement = text.read(budget);
    outline = Outline.of(statement);
    system = statement.digits();
    verifier = new SetVerifier(system, budget);
  }

  /** What a check finds. */
  public sealed interface Verdict {
    /** The statement. */
    String statement();
  }

  /**
   * The certificate proves what it says.
   *
   * @param holds       whether the statement holds; empty when it has free variables, whose values the last set has
   * @param sets        the number of automata that were verified
   * @param transitions the number of transitions visited
   */
  public record Proved(String statement, Optional<Boolean> holds, int sets, int facts,
      long transitions) implements Verdict {
  }

  /**
   * The lines do not prove it.
   *
   * @param line the first that does not follow, from 1
   * @param why  a sentence
   */
  public record Unproved(String statement, long line, Phrase why) implements Verdict {
  }

  /**
   * Checks a certificate.
   *
   * @throws BadInput                      when a line cannot be read
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static Verdict of(BufferedReader in, Budget budget) {
    return new CertificateCheck(new CertificateLines(in), budget).verdict();
  }

  private Verdict verdict() {
    verifier.addition();
    List<Outline.Entry> entries = outline.entries();
    for (int i = 0; i < entries.size(); i++) {
      long line = lines.number();
      lines.require(entries.get(i).text(i + 1));
      Optional<Phrase> fault = fault(i + 1, entries.get(i));
      if (fault.isPresent())
        return new Unproved(text.statement(), line, fault.get());
    }
    Optional<Boolean> holds = outline.holds(facts);
    lines.require(CertificateText.end(outline, holds));
    if (!lines.ended())
      throw lines.expected(Phrase.of("the end"));
    return new Proved(text.statement(), holds, sets.size(), facts.size(), verifier.transitions());
  }

  /** What is wrong with an entry, if anything is. */
  private Optional<Phrase> fault(int number, Outline.Entry entry) {
    return switch (entry) {
      case Outline.Members members -> {
        Dfa set = set(number, members.kept());
        yield verifier.members(set, members.numbers(), node(members.condition())) ? Optional.empty() : wrong(number);
      }
      case Outline.Below below -> {
        Dfa set = set(number, below.kept());
        yield verifier.below(set, below.numbers(), node(below.given()), node(below.condition())) ? Optional.empty()
            : wrong(number);
      }
      case Outline.Fact fact -> fault(number, fact);
    };
  }

  private static Optional<Phrase> wrong(int number) {
    return Optional.of(Phrase.of("The automaton of {0} does not accept exactly the numbers that it stands for.",
        "set" + number));
  }

  private Optional<Phrase> fault(int number, Outline.Fact fact) {
    boolean some = verifier.some(fact.numbers(), node(fact.condition()));
    boolean told = lines.next().equals(CertificateText.TRUE);
    lines.require(told ? CertificateText.TRUE : CertificateText.FALSE);
    facts.put(number, some);
    if (told != some)
      return Optional
          .of(Phrase.of("Expected {0}, found {1}.", CertificateText.truth(some), CertificateText.truth(told)));
    return fact.refuted() && some
        ? Optional.of(Phrase.of("A definition is not that of a function.")) : Optional.empty();
  }

  /** Reads the automaton of a set. */
  private Dfa set(int number, int numbers) {
    long before = lines.number() - 1;
    var automaton = new ArrayList<String>();
    while (!lines.next().isBlank()) {
      budget.charge(1);
      automaton.add(lines.take());
    }
    lines.require("");
    Solutions read;
    try {
      read = AutomatonReader.read(String.join("\n", automaton), CertificateText.names(numbers), budget);
    } catch (BadInput bad) {
      throw BadInput.because("after line {0}: {1}", before, bad.sentence());
    }
    if (!read.system().equals(system))
      throw BadInput.expected(Phrase.of("line {0}", before + 1), Phrase.of("digits of {0}", system.name()),
          read.system().name());
    sets.put(number, read.dfa());
    return read.dfa();
  }

  private Product.Node node(Matrix matrix) {
    return switch (matrix) {
      case Matrix.And(List<Matrix> parts) -> new Product.And(parts.stream().map(this::node).toList());
      case Matrix.Or(List<Matrix> parts) -> new Product.Or(parts.stream().map(this::node).toList());
      case Matrix.Not(Matrix negated) -> SetVerifier.negated(node(negated));
      case Matrix.Compared(var comparison, List<Integer> numbers) -> verifier.compared(comparison, numbers);
      case Matrix.Letter(var word, char letter, int place) ->
        new Product.Leaf(PlainMachines.letter(word, letter), List.of(place), true);
      case Matrix.Shifted(int one, int shifted) ->
        new Product.Leaf(PlainMachines.shift(system), List.of(one, shifted), true);
      case Matrix.Equal(int one, var value) ->
        new Product.Leaf(PlainMachines.equal(system, value), List.of(one), true);
      case Matrix.Given(_, Dfa dfa, List<Integer> numbers) -> new Product.Leaf(dfa, numbers, true);
      case Matrix.Member(int set, List<Integer> numbers) ->
        new Product.Leaf(Objects.requireNonNull(sets.get(set)), numbers, true);
      case Matrix.Some(int fact) ->
        Objects.requireNonNull(facts.get(fact)) ? new Product.And(List.of()) : new Product.Or(List.of());
    };
  }
}
