package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;
import org.grundy.word.morphism.Morphism;
import org.jspecify.annotations.Nullable;

/**
 * The infinite word of a morphism, a value for each letter. Finding the letter at an index takes time proportional to
 * the number of times that the morphism must be applied to the first letter before the word is that long.
 *
 * @param values of the letters, in the order of the rules
 */
record MorphicForm(Morphism morphism, long[] values) implements ClosedForm {
  MorphicForm {
    values = values.clone();
  }

  @Override
  public Phrase text(FormulaNames names) {
    String letters = IntStream.range(0, values.length)
        .mapToObj(i -> morphism.letters().charAt(i) + " = " + values[i]).collect(Collectors.joining(", "));
    return switch (morphism.toString()) {
      case "a->ab b->a" ->
        Phrase.of("{2} is the Fibonacci word, the fixed point of {0}, with {1}", morphism.toString(), letters,
            names.function());
      case "a->ab b->ac c->a" ->
        Phrase.of("{2} is the Tribonacci word, the fixed point of {0}, with {1}", morphism.toString(), letters,
            names.function());
      case "a->ab b->ba" ->
        Phrase.of("{2} is the Thue-Morse word, the fixed point of {0}, with {1}", morphism.toString(), letters,
            names.function());
      case "a->ab b->aa" ->
        Phrase.of("{2} is the period-doubling word, the fixed point of {0}, with {1}", morphism.toString(), letters,
            names.function());
      default -> Phrase.of("{2} is the fixed point of {0}, with {1}", morphism.toString(), letters,
          names.function());
    };
  }

  /** The total number of letters of the images. */
  int letters() {
    return morphism.letters().chars().map(letter -> morphism.image((char) letter).length()).sum();
  }

  @Override
  public long from() {
    return 0;
  }

  @Override
  public long at(long n) {
    if (n == Long.MAX_VALUE)
      throw new ArithmeticException("a number of 64 bits");
    List<long[]> lengths = lengths(n);
    int letter = 0;
    long rest = n;
    for (int level = lengths.size() - 2; level >= 0; level--) {
      String image = image(letter);
      int i = 0;
      while (rest >= lengths.get(level)[number(image.charAt(i))])
        rest -= lengths.get(level)[number(image.charAt(i++))];
      letter = number(image.charAt(i));
    }
    return values[letter];
  }

  /** The lengths of all letters' words after each application of the morphism, until the first is longer than n. */
  private List<long[]> lengths(long n) {
    var lengths = new ArrayList<long[]>();
    var length = new long[values.length];
    Arrays.fill(length, 1);
    lengths.add(length);
    while (length[0] <= n) {
      var next = new long[length.length];
      for (int letter = 0; letter < next.length; letter++)
        for (char part : image(letter).toCharArray())
          next[letter] = sum(next[letter], length[number(part)]);
      length = next;
      lengths.add(length);
    }
    return lengths;
  }

  /** The sum, or {@code Long.MAX_VALUE} on overflow; no index is greater. */
  private static long sum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  private String image(int letter) {
    return morphism.image(morphism.letters().charAt(letter));
  }

  private int number(char letter) {
    return morphism.letters().indexOf(letter);
  }

  @Override
  public Body body(TargetLanguage code) {
    List<String> images = IntStream.range(0, values.length).mapToObj(i -> '"' + image(i) + '"').toList();
    String all = String.join(", ", images);
    String first = images.getFirst();
    return new Body(switch (code) {
      case JAVA -> List.of("String[] image = {" + all + "};", code.list("value", values),
          "var word = new StringBuilder(" + first + ");",
          "for (int i = 1; word.length() <= n; i++) word.append(image[word.charAt(i) - 'a']);",
          code.back("value[word.charAt((int) n) - 'a']"));
      case CPP -> List.of("static const char* const image[] = {" + all + "};", code.list("value", values),
          "static std::string word = " + first + ";", "static std::size_t i = 1;",
          "for (; word.size() <= (std::size_t) n; i++) word += image[word[i] - 'a'];",
          code.back("value[word[n] - 'a']"));
      case PYTHON -> List.of("image = [" + all + "]", code.list("value", values), "word = list(" + first + ")", "i = 1",
          "while len(word) <= n:", "    word += image[ord(word[i]) - 97]", "    i += 1",
          code.back("value[ord(word[n]) - 97]"));
    }, Set.of());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MorphicForm that && morphism.toString().equals(that.morphism.toString())
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return 31 * morphism.toString().hashCode() + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return text().toString();
  }
}
