package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SameTermsTest {
  private static final Conjecturer CONJECTURER = new Conjecturer(Budget.unlimited());

  private static Term term(String text) {
    return TermReader.parse(text, List.of("n"), Dialect.BITS);
  }

  /** A user's own term is proved where the game's form is, however both are spelled. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take 1, 2, 3                      ~ n mod 4
      take d where d <= 3               ~ n % 4
      take d where 1 <= d < 4           ~ n & 3
      take 1, 2 or 3                    ~ n - 4*(n >> 2)
      take k                            ~ x
      take k where k is odd             ~ (1 + n % 2) % 2 ^ 1
      take d where d | n and d < n      ~ v2(2n) - 1
      take k where 1 <= k and 2k <= n   ~ ((n+1) >> v2(n+1)) / 2
      take 2^k                          ~ n - 3*(n/3)
      take d where d | n and d < n      ~ v(2, n)
      take d where d | n                ~ 1 + v2(x)
      take k where 1 <= k and 2k <= n   ~ oddpart(n+1)/2
      replace n by n/k where k >= 2     ~ bitlength(2n+1) - 1
      """)
  void ownTerm_isProvedWhereTheFormIs(String rules, String formula) {
    FormulaTrial trial = CONJECTURER.test(CONJECTURER.ofGame(Catalog.standard().ruleset(rules)), formula);
    assertThat(trial.refuted()).isEmpty();
    assertThat(trial.proved()).isTrue();
  }

  /** What holds as far as values go, but not forever, is not proved. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take 1, 2, 3                 ~ n % 4 + n / 1000000
      take 1, 2, 3                 ~ max(n % 4, n - 300000)
      take d where d | n and d < n ~ v2(n) + n / 1000000
      take d where d | n and d < n ~ min(v2(n), 30)
      take k where 1 <= k and 2k <= n ~ oddpart(n+1)/2 + n / 1000000
      """)
  void termThatFailsLater_isNotProved(String rules, String formula) {
    FormulaTrial trial = CONJECTURER.test(CONJECTURER.ofGame(Catalog.standard().ruleset(rules)), formula);
    assertThat(trial.refuted()).isEmpty();
    assertThat(trial.proved()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      x ^ z                     ~ true
      (x | z) - (x & z)         ~ true
      x + z - 2*(x & z)         ~ true
      (x ^ z) + (x + y)/1000    ~ false
      """)
  void ownTermOfTwoHeaps_isProvedLikewise(String formula, boolean proved) {
    var conjecturer = new PPositionConjecturer(Budget.unlimited());
    HeapsTrial trial = conjecturer.test(Catalog.standard().ruleset("take (k,0,0) (-k,k,0) (0,-k,k)"), formula);
    assertThat(trial.proved()).isEqualTo(proved);
  }

  private static String random(Random random, int depth) {
    if (depth == 0)
      return random.nextBoolean() ? "n" : Integer.toString(random.nextInt(6));
    String a = random(random, depth - 1);
    String b = random(random, random.nextInt(depth));
    int c = 1 + random.nextInt(6);
    return switch (random.nextInt(12)) {
      case 0 -> "(" + a + " + " + b + ")";
      case 1 -> "(" + a + " - " + b + ")";
      case 2 -> "(" + a + ")*" + c;
      case 3 -> "(" + a + ")/" + c;
      case 4 -> "((" + a + ") % " + c + ")";
      case 5 -> "((" + a + ") & " + c + ")";
      case 6 -> "((" + a + ") ^ " + (random.nextBoolean() ? c : b) + ")";
      case 7 -> "min(" + a + ", " + b + ")";
      case 8 -> "max(" + a + ", " + b + ")";
      case 9 -> "((" + a + ") >> " + random.nextInt(3) + ")";
      case 10 -> "((" + a + ") | " + (random.nextBoolean() ? c : b) + ")";
      default -> "v2(abs(" + a + ") + 1)";
    };
  }

  /** What is said of how a term goes on, against its values. */
  @Test
  void randomTerms_goOnAsIsSaid() {
    var random = new Random(7);
    int seen = 0;
    for (int i = 0; i < 3000; i++) {
      Term term = term(random(random, 1 + random.nextInt(4)));
      Optional<TermPeriod> law = TermPeriod.of(term);
      if (law.isEmpty() || law.get().period() > 3000 || law.get().from() > 3000)
        continue;
      seen++;
      for (long n = law.get().from(); n < law.get().from() + law.get().period() + 50; n++)
        assertThat(value(term, n + law.get().period()))
            .isEqualTo(value(term, n).map(v -> v + law.get().gain()));
    }
    assertThat(seen).isGreaterThan(1000);
  }

  /** Terms whose expansions are equal are equal. */
  @Test
  void randomTerms_areEqualWhereTheirExpansionsAre() {
    var random = new Random(8);
    var terms = new java.util.HashMap<TermNormalForm, Term>();
    int met = 0;
    for (int i = 0; i < 20_000; i++) {
      Term term = term(random(random, 1 + random.nextInt(3)));
      Optional<TermNormalForm> expanded = TermNormalForm.of(term);
      if (expanded.isEmpty())
        continue;
      Term other = terms.putIfAbsent(expanded.get(), term);
      if (other != null && !other.equals(term)) {
        met++;
        for (long n = 1; n < 70; n++)
          assertThat(value(term, n)).as("%s %s at %d", term, other, n).isEqualTo(value(other, n));
      }
    }
    assertThat(met).isGreaterThan(1000);
  }

  private static Optional<Long> value(Term term, long n) {
    try {
      return Optional.of(term.value(new long[]{n}));
    } catch (Undefined _) {
      return Optional.empty();
    }
  }
}
