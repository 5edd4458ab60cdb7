package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Step;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.formula.Tokens;
import org.grundy.word.logic.Part.Amount;
import org.grundy.word.logic.Part.Letter;
import org.grundy.word.logic.Part.Placed;
import org.grundy.word.logic.Part.Sentence;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.numeration.DigitSystem;

/** Reads names that are applied to numbers: functions, relations and words. They settle the numeration of a statement. */
final class Applications {
  static final String SHIFT = "shift";

  private record Call(String function, List<Variable> arguments) {
  }

  private final Theory theory;
  private final Tokens tokens;
  private final Scopes scopes;
  private final Kinds kinds;
  private final ArgumentOrder order = new ArgumentOrder();
  private Optional<DigitSystem> system = Optional.empty();

  Applications(Theory theory, Tokens tokens, Scopes scopes) {
    this.theory = theory;
    this.tokens = tokens;
    this.scopes = scopes;
    kinds = new Kinds(tokens);
  }

  /** Settles the numeration. */
  void choose(DigitSystem chosen) {
    system = Optional.of(chosen);
  }

  /** The numeration, once it is settled. */
  Optional<DigitSystem> system() {
    return system;
  }

  /** @throws BadInput when a relation was called with the names of its parameters in another order */
  void check() {
    if (!theory.anyOrder())
      order.check();
  }

  private void need(DigitSystem needed, String name, int offset) {
    if (system.filter(s -> !s.equals(needed)).isPresent())
      throw BadInput.because("{0}: {1} uses {2} digits, the statement {3}", tokens.place(offset), name,
          needed.name(), system.get().name());
    system = Optional.of(needed);
  }

  /** The letter of a word; its place and a bracket follow. */
  Step<Placed> letter(String name, int offset) {
    CodedWord word = theory.word(name).orElseThrow(() -> theory.noWord(tokens.place(offset), name));
    need(Dfas.system(word.morphism(), theory.reading()), name, offset);
    int start = tokens.offset();
    return Step.inner(FormulaReader.SUM, sum -> {
      Amount index = kinds.number(sum, start);
      tokens.require("]");
      var guards = new ArrayList<>(index.guards());
      Variable place = scopes.argument(index.term(), guards);
      return Part.read(new Letter(word, place, guards), offset);
    });
  }

  /** A function or relation; its arguments and a bracket follow. */
  Step<Placed> call(String name, int offset) {
    Optional<Definition> definition = theory.definition(name);
    if (definition.isEmpty() && !name.equals(SHIFT)) {
      BadInput unknown = theory.noDefinition(tokens.place(offset), name);
      throw name.matches("[AE]\\p{L}") ? unknown.meaning(name.charAt(0) + " " + name.substring(1) + " (") : unknown;
    }
    definition.flatMap(d -> d.body().system()).ifPresent(needed -> need(needed, name, offset));
    return arguments(name, offset, definition, new ArrayList<>(), new ArrayList<>());
  }

  /** Reads the arguments after these, and the closing bracket. */
  private Step<Placed> arguments(String name, int offset, Optional<Definition> definition, List<LinearTerm> terms,
      List<Formula> guards) {
    int start = tokens.offset();
    return Step.inner(FormulaReader.SUM, sum -> {
      Amount argument = kinds.number(sum, start);
      guards.addAll(argument.guards());
      terms.add(argument.term());
      return tokens.took(",") ? arguments(name, offset, definition, terms, guards)
          : Part.read(called(name, offset, definition, terms, guards), offset);
    });
  }

  private Part called(String name, int offset, Optional<Definition> definition, List<LinearTerm> terms,
      List<Formula> guards) {
    int arity = definition.map(Definition::arity).orElse(1);
    if (terms.size() != arity)
      throw BadInput.because("{0}: {1} takes {2} {2:number|numbers}, found {3}", tokens.place(offset), name, arity,
          terms.size());
    tokens.require(")");
    definition.ifPresent(d -> order.note(d, terms, tokens.place(offset)));
    List<Variable> arguments = terms.stream().map(term -> scopes.argument(term, guards)).toList();
    Predicate predicate = definition.<Predicate>map(Predicate.Defined::new).orElseGet(Predicate.Shifted::new);
    if (definition.isPresent() && !definition.get().function())
      return new Sentence(Comparisons.guarded(new Formula.Member(predicate, arguments), guards, List.of()));
    Variable value = scopes.bound(new Call(name, arguments), tokens.since(offset), arguments, v -> {
      var all = new ArrayList<>(arguments);
      all.add(v);
      return new Binding(v, new Formula.Member(predicate, all), name, terms);
    });
    return new Amount(LinearTerm.of(value), guards);
  }
}
