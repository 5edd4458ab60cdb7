package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.testing.Tier;
import org.grundy.word.morphism.Morphism;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MorphicFinderTest {
  private static Optional<MorphicForm> find(long[] values) {
    return new MorphicFinder().find(values, Budget.unlimited()).map(MorphicForm.class::cast);
  }

  private static long[] values(String word) {
    return word.chars().mapToLong(letter -> 10L * (letter - 'a')).toArray();
  }

  private static int total(Morphism morphism) {
    return morphism.letters().chars().map(letter -> morphism.image((char) letter).length()).sum();
  }

  private static String word(RandomGenerator random, int letters, int length) {
    return IntStream.range(0, length).mapToObj(_ -> Character.toString('a' + random.nextInt(letters)))
        .reduce("", String::concat);
  }

  /** The Fibonacci word begins 0100101001001, the Tribonacci word 0102010010201: OEIS A003849, A080843. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      0,1,0,0,1,0,1,0,0,1,0,0,1,0,1,0,0,1,0,1,0,0,1,0,0,1,0,1,0,0 ~ G is the Fibonacci word, the fixed point of a->ab b->a, with a = 0, b = 1
      5,3,5,5,3,5,3,5,5,3,5,5,3,5,3,5,5,3,5,3 ~ G is the Fibonacci word, the fixed point of a->ab b->a, with a = 5, b = 3
      0,1,0,2,0,1,0,0,1,0,2,0,1,0,1,0,2,0,1,0,0,1,0,2 ~ G is the Tribonacci word, the fixed point of a->ab b->ac c->a, with a = 0, b = 1, c = 2
      5,3,3,5,3,5,5,3,3,5,5,3,5,3,3,5,3,5,5,3,5,3,3,5 ~ G is the Thue-Morse word, the fixed point of a->ab b->ba, with a = 5, b = 3
      5,3,5,5,5,3,5,3,5,3,5,5,5,3,5,5,5,3,5,5,5,3,5,3 ~ G is the period-doubling word, the fixed point of a->ab b->aa, with a = 5, b = 3
      0,0,1,0,0,1,0,0,0,1,0,0,1,0,0,0,1,0,0,1,0,0,1,0,0,0 ~ G is the fixed point of a->aab b->a, with a = 0, b = 1
      """)
  void knownWords_haveTheirNames(String values, String text) {
    Conjecture conjecture = new Conjecturer(Budget.unlimited())
        .ofValues(List.of(values.split(",")).stream().mapToLong(Long::parseLong).toArray());
    assertThat(conjecture.found().orElseThrow().form().text()).hasToString(text);
    assertThat(conjecture.found().orElseThrow().proved()).isFalse();
  }

  /** What is found of the word of a random morphism is no greater than that, and foretells the word. */
  @Tag("fuzz")
  @Test
  void randomMorphisms_areFound() {
    RandomGenerator random = Tier.random("morphisms");
    int tried = 0;
    while (tried < Tier.cases(80, 600)) {
      int letters = 2 + random.nextInt(3);
      var rules = new StringBuilder("a->a" + word(random, letters, 1 + random.nextInt(3)));
      for (int letter = 1; letter < letters; letter++)
        rules.append(' ').append((char) ('a' + letter)).append("->")
            .append(word(random, letters, 1 + random.nextInt(4)));
      Morphism morphism = Morphism.parse(rules.toString());
      String word = morphism.prefix(3000);
      String begin = word.substring(0, 400);
      if (IntStream.range(0, letters).anyMatch(l -> begin.chars().filter(c -> c == 'a' + l).count() < 40))
        continue;
      tried++;
      long[] values = values(begin);
      MorphicForm form = find(values).orElseThrow(() -> new AssertionError(rules));
      assertThat(total(form.morphism())).as(rules.toString()).isLessThanOrEqualTo(total(morphism));
      assertThat(form.morphism().letters()).hasSize(letters);
      for (int n = 0; n < word.length(); n++)
        assertThat(form.at(n)).as("%s, found %s, at %d", rules, form, n).isEqualTo(10L * (word.charAt(n) - 'a'));
    }
  }

  /** The least of all morphisms of two letters that agree, where each is made and compared. */
  @Test
  void leastMorphism_isThatOfAllMorphisms() {
    int most = 7;
    List<Morphism> all = all(most);
    var random = new Random(2);
    int found = 0;
    for (int i = 0; i < 150; i++) {
      int length = 28 + random.nextInt(40);
      StringBuilder word = new StringBuilder(all.get(random.nextInt(all.size())).prefix(length));
      if (i % 3 == 0)
        word.setCharAt(1 + random.nextInt(length - 1), random.nextBoolean() ? 'a' : 'b');
      if (word.indexOf("b") < 0)
        continue;
      Optional<Integer> least = all.stream().filter(m -> m.prefix(length).contentEquals(word) && twice(m, word))
          .map(MorphicFinderTest::total).min(Integer::compare);
      Optional<Integer> seen = find(values(word.toString())).map(form -> total(form.morphism()));
      assertThat(seen.filter(total -> total <= most)).as(word.toString()).isEqualTo(least);
      found += seen.isPresent() ? 1 : 0;
    }
    assertThat(found).isBetween(50, 145);
  }

  private static boolean twice(Morphism morphism, CharSequence word) {
    int at = 0;
    int whole = 0;
    for (int i = 0; at < word.length(); i++) {
      at += morphism.image(word.charAt(i)).length();
      if (word.charAt(i) == 'b' && at <= word.length())
        whole++;
    }
    return whole >= 2;
  }

  private static List<Morphism> all(int most) {
    var all = new ArrayList<Morphism>();
    for (int a = 2; a <= 6; a++)
      for (int b = 1; b <= 6 && a + b <= most; b++)
        for (int bits = 0; bits < 1 << a - 1 + b; bits++) {
          var images = new StringBuilder("a");
          for (int i = 0; i < a - 1 + b; i++)
            images.append((char) ('a' + (bits >> i & 1)));
          all.add(Morphism.parse("a->" + images.substring(0, a) + " b->" + images.substring(a)));
        }
    return all;
  }

  /** Random values of every length, few or many letters: no morphism. */
  @Test
  void randomValues_haveNone() {
    var random = new Random(3);
    for (int i = 0; i < 2000; i++) {
      int letters = 2 + random.nextInt(5);
      String word = "ab" + word(random, letters, 40 + random.nextInt(100));
      assertThat(find(values(word))).as(word).isEmpty();
    }
  }

  /** Too few values, a letter seen once, more than four letters. */
  @Test
  void littleEvidence_isNotEnough() {
    assertThat(find(values(Morphism.FIBONACCI.prefix(19)))).isEmpty();
    assertThat(find(values(Morphism.FIBONACCI.prefix(20)))).isPresent();
    assertThat(find(values("a".repeat(30) + "b" + "a".repeat(30)))).isEmpty();
    assertThat(find(values(Morphism.parse("a->ab b->cd c->ea d->b e->ac").prefix(300)))).isEmpty();
  }
}
