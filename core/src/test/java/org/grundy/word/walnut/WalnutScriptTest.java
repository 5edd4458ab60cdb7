package org.grundy.word.walnut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.word.walnut.Scripts.holds;
import static org.grundy.word.walnut.Scripts.read;

import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalnutScriptTest {
  @Test
  void quantifiers_reachToTheEndOfTheirBrackets() {
    WalnutScript script = read("""
        eval one "Ex x=1 & Ey y=x+1 & y=2":
        eval two "(Ex x=1) & ~Ex x<0 & x=1":
        eval three "An n>2 => Ek (k<n) & n<2*k+3":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(List.of("one", "two", "three")).allMatch(name -> holds(script, name));
  }

  /** Parameters are in alphabetical order, macros are replaced, and a later definition replaces an earlier one. */
  @Test
  void scripts_areReadAsWalnutReadsThem() {
    WalnutScript script = read("""
        # a comment with def x "1=1":
        def less "y > x"::
        eval order "Aa,b $less(a,b) <=> a < b";
        macro both "(%0 = %1 & %1
           = %0)":
        eval macros "Ax,y #both(x+1,(y+1)) <=> x=y":
        reg power msd_2 "0*10*":
        reg twins msd_2 msd_2 "([0,0]|[1,1])*":
        eval powers "An $power(n) => (n=1 | $power(n/2))":
        eval same "Ax,y $twins(x,y) <=> x=y":
        def f "n=1":
        eval first "$f(1)":
        def f "n=2":
        eval second "$f(2) & ~$f(1)":
        eval second "$f(3)":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(List.of("order", "macros", "powers", "same", "first", "second")).allMatch(name -> holds(script, name));
    assertThat(holds(script, "second_2")).isFalse();
    assertThat(script.theory().theorem("order").orElseThrow().title()).isEqualTo("Aa,b $less(a,b) <=> a < b");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
      "eval t \"x=0 & x=1 | x=2\" ~ column 11: brackets must say which of & and | comes first",
      "eval t \"x=0 => x=1 => x=2\" ~ column 14: brackets must say which of => and => comes first",
      "eval t n \"n<3\" ~ to count solutions, expected one of at least two free variables, found 'n'",
      "eval t k \"n<3 & m<n\" ~ to count solutions, expected one of at least two free variables, found 'k'",
      "draw g ~ Grundy does not read this command",
      "star g f ~ star works on patterns that reg has defined; 'f' is not one",
      "alphabet g msd_3 $f ~ alphabet works on patterns that reg has defined; '$f' is not one",
      "reg p msd_2 \"0*1\": concat g p f ~ concat works on patterns that reg has defined; 'f' is not one",
      "reg p msd_2 \"0*1\": fixtrailzero g p ~ fixtrailzero needs a pattern in a numeration such as lsd_2",
      "reg p msd_2 \"0*1\": reg q msd_3 \"0*1\": concat g p q ~ expected relations of as many numbers in the same "
          + "numeration, found 'p q'",
      "reg p msd_2 \"0*1\": alphabet g msd_3 msd_3 p ~ expected the numeration of 1 number, found 'msd_3 msd_3'",
      "split g f [+] ~ no number of Grundy is below 0", "rsplit g [+] f ~ no number of Grundy is below 0",
      "leftquo g f f ~ a quotient removes digits, but Grundy reads words as numbers, whose leading zeros do not count",
      "transduce S XOR T ~ a transducer is written in a file of definitions: word S := T transduced \"...\"",
      "transduce S RUNSUM2 $f ~ a transducer is written in a file of definitions: word S := T transduced \"...\"",
      "test f ~ expected a number of at most 4 digits, found nothing",
      "test g 10 ~ there is no '$g'", "inf g ~ there is no '$g'", "reverse g $h ~ there is no '$h'",
      "reverse g U ~ there is no word 'U'", "union g f h ~ there is no '$h'",
      "union g f ~ expected relations of as many numbers in the same numeration, found 'f'",
      "def g \"?msd_fib n=1\": union h f g ~ expected relations of as many numbers in the same numeration, found 'f g'",
      "def g \"m<n\": intersect h f g ~ expected relations of as many numbers in the same numeration, found 'f g'",
      "def g \"m<n\": combine W f g ~ expected sets of numbers in the same numeration",
      "def g \"?msd_pell n=1\": combine W g ~ words whose places are written in",
      "join J T[n] F[m] ~ expected words with the same variable, such as A[n] B[n], found 'T[n] F[m]'",
      "join J T[n] F ~ expected words with the same variable, such as A[n] B[n], found 'F'",
      "join J T[n] U[n] ~ there is no word 'U'", "join J T[n] F[n] ~ expected sets of numbers in the same numeration",
      "convert C msd_6 T ~ Grundy converts words from a base to a power of it",
      "convert C msd_4 F ~ Grundy converts words from a base to a power of it",
      "convert C msd_4 $f ~ Grundy converts words from a base to a power of it",
      "morphism h \"0->01, 1->1\": image W h T ~ expected images of the same length from 1",
      "morphism h \"0->01\": image W h T ~ the letter 1 has no rule",
      "combine W f=10 ~ expected relations and letters of one digit, such as f=1, found 'f=10'",
      "ost x [0 2] ~ expected a continued fraction such as [0 3] [1 2], found '[0 2]'",
      "ost x [0 2] [0] ~ expected a continued fraction with a period of numbers from 1, such as [0; 3, (1, 2)]",
      "eval t \"?lsd_x x=0\" ~ column 2: Grundy has no numeration 'lsd_x'",
      "eval t \"Ex (x=1\" ~ column 8: expected ), found nothing",
      "eval t \"Ex x 1\" ~ column 6: expected a relation (< <= = != > >=), found 1",
      "eval t \"Ex x=\" ~ column 6: expected a number, a variable or a statement, found nothing",
      "eval t \"x=1)\" ~ column 4: expected the end, found ')'", "eval t \"$g(x)\" ~ column 1: there is no '$g'",
      "eval t \"#m(x)\" ~ column 1: there is no macro 'm'", "promote W h ~ there is no morphism 'h'",
      "image W h V ~ there is no morphism 'h'", "reg p msd_2 {0,1} \"0*\" ~ Grundy has no numeration 'msd_2 {0,1}'",
      "eval t \"An E[n]=@0\" ~ column 4: there is no word 'E'; define it before the script, or make it with "
          + "morphism and promote",
      "eval t \"T[n]=@1 & ?msd_fib n=1\" ~ column 12: the numeration must stand at the beginning",
      "morphism h \"0->10\": promote W h ~ in 'word W := \"0->10\"', column 11: the first rule must replace 0",
      "morphism h \"0->01 [12]->0\" ~ expected rules for single digits, such as 0->01, 1->0, found '[12]->0'",
      "eval t \"?msd_2 Ex (?msd_fib x=1)\" ~ column 13: Grundy reads one numeration in a statement, not msd_2 and msd_fib"})
  void commandsThatCannotBeRead_areSkippedWithTheReason(String command, String reason) {
    WalnutScript script = read("def f \"n=1\":\n" + command + ":\neval last \"$f(1)\":");
    assertThat(script.skipped()).hasSize(1);
    assertThat(script.skipped().getFirst().line()).isEqualTo(2);
    assertThat(script.skipped().getFirst().why()).extracting(Object::toString).asString().startsWith(reason);
    assertThat(holds(script, "last")).isTrue();
  }

  @Test
  void questions_areAskedInTheirOrder() {
    WalnutScript script = read("""
        def even "Ek n=2*k":
        test even 5;
        eval below n "$even(i) & i<n":
        inf below;
        eval all "An $even(n)":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(script.questions()).hasSize(4);
    assertThat(script.questions().getFirst()).isEqualTo(new WalnutScript.Solve("even", "even(n)", 5));
    assertThat(script.questions().get(1))
        .isEqualTo(new WalnutScript.Count("below", "$even(i) & i<n", "below(i, n)", "n"));
    assertThat(script.questions().get(2)).isEqualTo(new WalnutScript.Solve("below", "below(i, n)", 0));
    assertThat(script.questions().get(3).name()).isEqualTo("all");
  }

  @Test
  void namesOfTheoremsBeforeAScript_areTaken() {
    Theory before = Theory.empty().with("theorem squares := A n (n >= 0)\n");
    WalnutScript script = WalnutScript.read("eval squares \"An n<5\":\ndef squares \"n=1\":\neval one \"$squares(1)\":",
        before, Budget.unlimited());
    assertThat(script.skipped()).isEmpty();
    assertThat(script.questions()).extracting(WalnutScript.Question::name).containsExactly("squares_2", "one");
    assertThat(holds(script, "squares")).isTrue();
    assertThat(holds(script, "squares_2")).isFalse();
    assertThat(holds(script, "one")).isTrue();
  }

  @Test
  void argumentsMayHaveTheNamesOfParametersInAnotherOrder() {
    WalnutScript script = read("""
        def less "x<y":
        eval total "Ax,y $less(y,x) | x<=y":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(holds(script, "total")).isTrue();
  }

  /** Words and relations that are defined before the script have the same names in it. */
  @Test
  void definitionsBeforeTheScript_areUsed() {
    Theory before = Theory.empty().with("""
        word P := automaton "msd_2
          0 0
          0 -> 0
          1 -> 1
          1 1
          0 -> 1
          1 -> 0"
        def later(b, a) := b > a
        """);
    WalnutScript script = WalnutScript.read("""
        eval word "An P[n]=T[n]":
        eval order "Ax,y $later(x,y) <=> x>y":
        def later "n=3":
        eval again "$later(3)":
        """, before, Budget.unlimited());
    assertThat(script.skipped()).isEmpty();
    assertThat(List.of("word", "order", "again")).allMatch(name -> holds(script, name));
  }

  @Test
  void quotesWithoutEnd_areReported() {
    WalnutScript script = read("def f \"n=1\":\neval t \"$f(1)\":\neval last \"$f(2):\n");
    assertThat(script.skipped()).hasSize(1);
    assertThat(script.skipped().getFirst().line()).isEqualTo(3);
    assertThat(script.skipped().getFirst().why()).hasToString("the quotes do not end");
    assertThat(holds(script, "t")).isTrue();
  }

  /** Relations and words have names of their own in Walnut. */
  @Test
  void relations_canBeCalledAsWords() {
    WalnutScript script = read("def T \"n=1\":\neval t \"En $T(n) & T[n]=@1\":");
    assertThat(script.skipped()).isEmpty();
    assertThat(holds(script, "t")).isTrue();
  }

  @Test
  void macrosWithoutEnd_areSkipped() {
    assertThat(read("macro m \"#m(%0)+#m(%0)\":\neval t \"#m(x)=1\":").skipped()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"# comment\n\n  eval t \"1=1\":", "def f \"n=1\":", "reg p msd_2 \"0*\":", "eval f n \"n<3\"",
          "ost x [0 1] [2];\neval t \"1=1\":"})
  void scripts_areRecognized(String text) {
    assertThat(WalnutScript.begins(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "n = 2", "def even(n) := E k (n = 2k)", "word F := \"a->ab b->a\"", "digits p(n) := \"1 0*\"",
          "theorem t \"title\" := A n (n >= 0)", "def even(n) \"title\" := E k (n = 2k)"})
  void otherTexts_areNot(String text) {
    assertThat(WalnutScript.begins(text)).isFalse();
  }

  @Test
  void namesOfVariables_canBeUsedAgain() {
    WalnutScript script = read("""
        eval inner "Ax x<3 => Ex x=5":
        def both "(Ex x=1) & x=2":
        eval used "$both(2) & ~$both(1)":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(List.of("inner", "used")).allMatch(name -> holds(script, name));
  }
}
