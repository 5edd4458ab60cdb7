package org.grundy.word.certificate;

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
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.text.AutomatonReader;

/**
 * Verifies the lines of outlines in one numeration: the automaton of each set, and the truth of each fact, from the
 * entries before it.
 *
 * <p>Time and memory grow with the products of the automata that a condition mentions.
 */
public final class OutlineCheck {
  private final CertificateLines lines;
  private final DigitSystem system;
  private final SetVerifier verifier;
  private final Budget budget;
  private final Map<Integer, Dfa> sets = new HashMap<>();
  private final Map<Integer, Boolean> facts = new HashMap<>();
  private int allSets;
  private int allFacts;

  /**
   * Proves first that the automata for sums add.
   *
   * @param lines  begin with those of the first entry
   * @param budget limits the verification: it is charged for each transition
   * @throws BadInput                      when the numeration has too many states for the proof about sums
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public OutlineCheck(CertificateLines lines, DigitSystem system, Budget budget) {
    this.lines = lines;
    this.system = system;
    this.budget = budget;
    verifier = new SetVerifier(system, budget);
    verifier.addition();
  }

  /**
   * What is wrong with lines of a certificate.
   *
   * @param line the first that does not follow, from 1
   * @param why  a sentence
   */
  public record Fault(long line, Phrase why) {
  }

  /** The number of automata that were verified so far. */
  public int sets() {
    return allSets;
  }

  /** The number of facts that were verified so far. */
  public int facts() {
    return allFacts;
  }

  /** The number of transitions visited so far. */
  public long transitions() {
    return verifier.transitions();
  }

  /**
   * What is wrong with the lines of an outline, if anything is. Reads its entries and what follows from them.
   *
   * @throws BadInput                      when a line cannot be read
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public Optional<Fault> fault(Outline outline) {
    sets.clear();
    facts.clear();
    List<Outline.Entry> entries = outline.entries();
    for (int i = 0; i < entries.size(); i++) {
      long line = lines.number();
      lines.require(entries.get(i).text(i + 1));
      Optional<Phrase> fault = fault(i + 1, entries.get(i));
      if (fault.isPresent())
        return Optional.of(new Fault(line, fault.get()));
    }
    lines.require(CertificateText.end(outline, holds(outline)));
    allSets += sets.size();
    allFacts += facts.size();
    return Optional.empty();
  }

  /** Whether the statement of the outline that was verified last holds; empty when it has free variables. */
  public Optional<Boolean> holds(Outline outline) {
    return outline.holds(facts);
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
      case Outline.Without without -> {
        Dfa from = Objects.requireNonNull(sets.get(without.from()));
        Dfa set = set(number, without.kept());
        yield verifier.without(from, set, without.numbers(), node(without.condition())) ? Optional.empty()
            : wrong(number);
      }
      case Outline.Fact fact -> fault(number, fact);
    };
  }

  private static Optional<Phrase> wrong(int number) {
    return Optional.of(Phrase.of("The automaton of {0} does not accept exactly the numbers that {0} stands for.",
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

  private Dfa set(int number, int numbers) {
    long line = lines.number();
    Solutions read = read(lines, numbers, budget);
    if (!read.system().equals(system))
      throw BadInput.expected(Phrase.of("line {0}", line), Phrase.of("digits of {0}", system.name()),
          read.system().name());
    sets.put(number, read.dfa());
    return read.dfa();
  }

  /**
   * Reads the automaton of a set, and the empty line after it.
   *
   * @throws BadInput                      when there is none, or one for another number of numbers
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static Solutions read(CertificateLines lines, int numbers, Budget budget) {
    long before = lines.number() - 1;
    var automaton = new ArrayList<String>();
    while (!lines.next().isBlank()) {
      budget.charge(1);
      automaton.add(lines.take());
    }
    if (lines.ended())
      throw lines.expected(Phrase.of("an empty line after the automaton"));
    lines.require("");
    try {
      return AutomatonReader.read(String.join("\n", automaton), CertificateText.names(numbers), budget);
    } catch (BadInput bad) {
      throw BadInput.because("after line {0}: {1}", before, bad.sentence());
    }
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
