package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.DigitPattern;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.formula.Tokens;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.text.AutomatonReader;

/** An entry of a theory that defines a relation or a function. */
record DefinitionEntry(Theory theory, Tokens tokens) {
  private record Head(Phrase place, String name, List<Variable> parameters, String title) {
    Definition defined(boolean function, Statement body) {
      return new Definition(name, place, title, parameters, function, body);
    }

    Definition given(Dfa dfa, DigitSystem system) {
      return defined(false, new Statement(parameters, List.of(),
          new Formula.Member(new Predicate.Given(name, dfa), parameters), Optional.of(system)));
    }
  }

  /** @throws BadInput with line and column */
  Definition read() {
    return switch (tokens.peek()) {
      case "def", "fun" -> formula();
      case "digits" -> digits();
      case "automaton" -> automaton();
      default -> throw tokens.expected(Phrase.of("word, fun, def, digits, automaton or theorem"));
    };
  }

  private Definition formula() {
    boolean function = tokens.take().equals("fun");
    Head head = head(function);
    return head.defined(function, new FormulaReader(theory, tokens, head.parameters, false).read());
  }

  /** A set given by a pattern of digits. */
  private Definition digits() {
    tokens.require("digits");
    Head head = head(false);
    DigitSystem system = tokens.took("?") ? new SystemReader(tokens).read() : DigitSystem.BINARY;
    var order = tokens.took("reversed") ? DigitPattern.Order.LEAST_SIGNIFICANT_FIRST
        : DigitPattern.Order.MOST_SIGNIFICANT_FIRST;
    Phrase place = tokens.place(tokens.offset());
    String pattern = WordEntry.quoted(tokens);
    tokens.end(Phrase.of("the end"));
    return head.given(DigitPattern.read(pattern, system, head.parameters.size(), order, place, theory.reading()),
        system);
  }

  /** A set given by its automaton. */
  Definition automaton() {
    tokens.require("automaton");
    Head head = head(false);
    Phrase place = tokens.place(tokens.offset());
    String text = WordEntry.quoted(tokens);
    tokens.end(Phrase.of("the end"));
    try {
      Solutions set = AutomatonReader.read(text, head.parameters.stream().map(Variable::name).toList(),
          theory.reading());
      return head.given(set.dfa(), set.system());
    } catch (BadInput bad) {
      throw BadInput.because("{0}: in the automaton, {1}", place, bad.sentence());
    }
  }

  /** What stands between the keyword and the definition. */
  private Head head(boolean function) {
    Phrase place = tokens.place(tokens.offset());
    String name = theory.newName(tokens);
    List<Variable> parameters = parameters();
    if (function) {
      tokens.require("=");
      parameters.add(parameter());
    }
    String title = title(tokens);
    tokens.require(":=");
    return new Head(place, name, parameters, title);
  }

  private List<Variable> parameters() {
    tokens.require("(");
    var parameters = new ArrayList<Variable>();
    do
      parameters.add(parameter());
    while (tokens.took(","));
    tokens.require(")");
    return parameters;
  }

  private Variable parameter() {
    if (!tokens.isName())
      throw tokens.expected(Phrase.of("the name of a variable"));
    return new Variable(tokens.take());
  }

  /** The text in quotes that comes next, or nothing. */
  static String title(Tokens tokens) {
    return tokens.peek().startsWith("\"") ? WordEntry.quoted(tokens) : "";
  }
}
