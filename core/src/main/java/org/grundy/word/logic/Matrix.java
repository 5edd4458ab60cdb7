package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.formula.Comparison;
import org.grundy.word.morphism.CodedWord;

/** A condition without quantifiers on the numbers x0, x1, ... and on earlier entries of an {@link Outline}. */
public sealed interface Matrix {
  record And(List<Matrix> parts) implements Matrix {
    public And {
      parts = List.copyOf(parts);
    }
  }

  record Or(List<Matrix> parts) implements Matrix {
    public Or {
      parts = List.copyOf(parts);
    }
  }

  record Not(Matrix negated) implements Matrix {
  }

  /** The comparison holds for these numbers, in its order. */
  record Compared(Comparison comparison, List<Integer> numbers) implements Matrix {
  }

  /** The word has the letter at that place. */
  record Letter(CodedWord word, char letter, int place) implements Matrix {
  }

  /** The digits of the second number are those of the first and a 0. */
  record Shifted(int number, int shifted) implements Matrix {
  }

  record Equal(int number, BigInteger value) implements Matrix {
  }

  /** An automaton that a definition gives accepts these numbers. */
  record Given(String name, Dfa dfa, List<Integer> numbers) implements Matrix {
  }

  /** The set of that entry has these numbers as members. */
  record Member(int entry, List<Integer> numbers) implements Matrix {
  }

  /** Some numbers satisfy the condition of that entry. */
  record Some(int entry) implements Matrix {
  }

  static Matrix not(Matrix matrix) {
    return matrix instanceof Not(Matrix negated) ? negated : new Not(matrix);
  }

  /** As a formula: {@code x1+x2=x3 & ~set1(x0, x3)}. */
  default String text() {
    return switch (this) {
      case And(List<Matrix> parts) -> parts.isEmpty() ? "true" : joined(parts, " & ");
      case Or(List<Matrix> parts) -> parts.isEmpty() ? "false" : joined(parts, " | ");
      case Not(Matrix negated) -> "~" + negated.single();
      case Compared(Comparison comparison, List<Integer> numbers) -> comparison.text(i -> "x" + numbers.get(i));
      case Letter(CodedWord word, char letter, int place) -> "(" + word + ")[x" + place + "]=@" + letter;
      case Shifted(int number, int shifted) -> "shift" + arguments(List.of(number, shifted));
      case Equal(int number, BigInteger value) -> "x" + number + "=" + value;
      case Given(String name, _, List<Integer> numbers) -> name + arguments(numbers);
      case Member(int entry, List<Integer> numbers) -> "set" + entry + arguments(numbers);
      case Some(int entry) -> "fact" + entry;
    };
  }

  private String single() {
    return this instanceof And || this instanceof Or || this instanceof Compared || this instanceof Equal
        || this instanceof Letter ? "(" + text() + ")" : text();
  }

  private static String joined(List<Matrix> parts, String sign) {
    return parts.stream().map(part -> part instanceof And || part instanceof Or ? "(" + part.text() + ")" : part.text())
        .collect(Collectors.joining(sign));
  }

  private static String arguments(List<Integer> numbers) {
    return numbers.stream().map(number -> "x" + number).collect(Collectors.joining(", ", "(", ")"));
  }
}
