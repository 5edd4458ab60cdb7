package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Theory;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.DigitSystem;

/** The words that a script makes of other words. */
final class MadeWords {
  private static final Pattern INDEXED = Pattern.compile("(\\w+)\\[(\\w+)]");
  private static final int MOST_LETTERS = 1 << 16;

  private final Theory theory;
  private final Budget budget;

  /** @param theory knows the other words */
  MadeWords(Theory theory, Budget budget) {
    this.theory = theory;
    this.budget = budget;
  }

  private CodedWord word(String name) {
    return theory.word(name)
        .orElseThrow(() -> BadInput.because("there is no word {0}", BadInput.quoted(name)));
  }

  /** The word in which each letter is replaced by its image; all images have the same length. */
  CodedWord image(Map<String, String> rules, String name) {
    CodedWord of = word(name);
    SequencedMap<Character, String> images = new LinkedHashMap<>();
    for (char letter : of.letters().toCharArray()) {
      String image = rules.get(String.valueOf(letter));
      if (image == null)
        throw BadInput.because("the letter {0} has no rule", String.valueOf(letter));
      images.put(letter, image);
    }
    int length = images.firstEntry().getValue().length();
    if (length == 0 || images.values().stream().anyMatch(image -> image.length() != length))
      throw BadInput.because("expected images of the same length from 1");
    if (length == 1)
      return replaced(of, images);
    var sets = new LinkedHashMap<Definition, Character>();
    images.values().stream().flatMapToInt(String::chars).distinct().sorted().mapToObj(letter -> (char) letter)
        .forEach(letter -> sets.put(set(IntStream.range(0, length).boxed()
            .flatMap(place -> images.entrySet().stream().filter(rule -> rule.getValue().charAt(place) == letter)
                .map(rule -> "n mod " + length + " = " + place + " & " + name + "[n/" + length + "] = @"
                    + rule.getKey()))
            .collect(Collectors.joining(" | "))), letter));
    return CombinedWord.of(sets, budget);
  }

  private static CodedWord replaced(CodedWord of, Map<Character, String> images) {
    SequencedMap<Character, Character> code = new LinkedHashMap<>();
    of.code().forEach((letter, by) -> code.put(letter, Objects.requireNonNull(images.get(by)).charAt(0)));
    return new CodedWord(of.morphism(), code);
  }

  private Definition set(String statement) {
    return theory.relation(statement, List.of("n"));
  }

  /** The word that has the letter of the first of some words whose letter is not 0. */
  CodedWord joined(List<String> parts) {
    var names = new ArrayList<String>();
    var variables = new ArrayList<String>();
    for (String part : parts) {
      Matcher indexed = INDEXED.matcher(part);
      if (!indexed.matches())
        throw BadInput.because("expected words with the same variable, such as {0}, found {1}", "A[n] B[n]",
            BadInput.quoted(part));
      names.add(indexed.group(1));
      variables.add(indexed.group(2));
    }
    if (names.isEmpty() || variables.stream().distinct().count() > 1)
      throw BadInput.because("expected words with the same variable, such as {0}, found {1}", "A[n] B[n]",
          BadInput.quoted(String.join(" ", parts)));
    Collections.reverse(names);
    var sets = new LinkedHashMap<Definition, Character>();
    for (String name : names)
      for (char letter : word(name).letters().replace("0", "").toCharArray())
        sets.put(set(name + "[n] = @" + letter), letter);
    return CombinedWord.of(sets, budget);
  }

  /** The same word, whose places are written in a power of its base. */
  CodedWord converted(DigitSystem system, String name) {
    CodedWord of = word(name);
    Morphism morphism = of.morphism();
    DigitSystem from = Dfas.system(morphism, budget);
    int base = from.digits();
    if (!from.equals(DigitSystem.base(base)) || !system.equals(DigitSystem.base(system.digits())))
      throw BadInput.because("Grundy converts words from a base to a power of it");
    Map<Character, String> images = morphism.letters().chars().boxed().collect(Collectors.toMap(
        letter -> (char) (int) letter, letter -> String.valueOf((char) (int) letter), (a, _) -> a, LinkedHashMap::new));
    long digits = 1;
    while (digits < system.digits()) {
      digits *= base;
      budget.charge(digits * morphism.letters().length());
      if (digits > MOST_LETTERS)
        break;
      images.replaceAll((_, image) -> image.chars().mapToObj(letter -> morphism.image((char) letter))
          .collect(Collectors.joining()));
    }
    if (digits != system.digits())
      throw BadInput.because("Grundy converts words from a base to a power of it");
    return new CodedWord(Morphism.parse(images.entrySet().stream().map(rule -> rule.getKey() + "->" + rule.getValue())
        .collect(Collectors.joining(" "))), of.code());
  }
}
