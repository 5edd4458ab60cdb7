package org.grundy.solve.prover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Theory;
import org.grundy.word.text.AutomatonReader;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameCertificateTest {
  private static final Budget FREE = Budget.unlimited();
  private static final List<String> GAMES = List.of("wythoff", "nim", "wythoff:2", "vector:(k,0)(0,k)(k,2k)",
      "(n, m) -> (n-k, 2k) where 1 <= k <= m");

  private static GameProof proof(String game, int heaps) {
    return new GameProver(Theory.shipped(), FREE)
        .prove(HeapRules.provable(Catalog.standard().ruleset(game), heaps, FREE))
        .orElseThrow();
  }

  private static String written(String game, int heaps) throws IOException {
    var out = new StringWriter();
    GameCertificate.write(proof(game, heaps), out, FREE);
    return out.toString();
  }

  private static GameCertificate.Verdict checked(String certificate, Budget budget) {
    return GameCertificate.check(new BufferedReader(new StringReader(certificate)), Catalog.standard()::ruleset,
        budget);
  }

  private static boolean proves(String certificate) {
    try {
      return checked(certificate, FREE).fault().isEmpty();
    } catch (BadInput _) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"wythoff; 2", "nim; 2", "nim; 3", "euclid; 2", "fibonacci-nim; 2",
      "vector:(k,0)(0,k)(k,2k); 2", "(n, m) -> (n-k, 2k) where 1 <= k <= m; 2",
      "(k,0,0) (0,k,0) (0,0,k) where k <= 3; 3"})
  void certificates_areProved(String game, int heaps) throws IOException {
    GameCertificate.Verdict verdict = checked(written(game, heaps), FREE);
    assertThat(verdict.fault()).isEmpty();
    assertThat(verdict.heaps()).isEqualTo(heaps);
    assertThat(verdict.facts()).isGreaterThanOrEqualTo(2);
  }

  /** The same certificate proves nothing about a game with other losing positions. */
  @Test
  void certificateOfAnotherGame_isRefused() throws IOException {
    String nim = written("nim", 2);
    assertThat(proves(nim.replace("game nim", "game wythoff"))).isFalse();
    assertThat(proves(nim.replace("heaps 2", "heaps 3"))).isFalse();
    assertThatThrownBy(() -> checked(nim.replace("heaps 2", "heaps 7"), FREE)).isInstanceOf(BadInput.class)
        .hasMessage("line 3: expected a whole number from 1 to 6, found 7");
  }

  /** The game has two heaps, and the rules would also make sense with three. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"wythoff; 3; 2", "euclid; 3; 2", "vector:(k,0)(0,k)(k,2k); 3; 2",
      "(n, m) -> (n-k, 2k) where 1 <= k <= m; 3; 2"})
  void wrongNumberOfHeaps_isRefused(String game, int heaps, int own) {
    assertThatThrownBy(() -> checked("grundy certificate 1\ngame " + game + "\nheaps " + heaps
        + "\nlost(x0, x1, x2)\nbase 2 digits of x0, x1, x2\n* 0  000 -> 0\n\n", FREE)).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("line 3: ").hasMessageEndingWith(" has " + own + " heaps, not " + heaps);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"gam; line 2: expected game and the name of a game, found 'gam'",
      "game nim|heap; line 3: expected heaps and a number, found 'heap'",
      "game domineering|heaps 1; line 3: the moves of domineering are not amounts taken from heaps"})
  void unreadableLines_areNamed(String lines, String complaint) {
    assertThatThrownBy(() -> checked("grundy certificate 1\n" + lines.replace('|', '\n'), FREE))
        .isInstanceOf(BadInput.class).hasMessageStartingWith(complaint);
    assertThatThrownBy(() -> checked("grundy certificate 1\ngame nimm\nheaps 2\n", FREE))
        .isInstanceOf(BadInput.class).hasMessageStartingWith("line 2: ");
  }

  /** Each losing position once more with its heaps in descending order. */
  @Test
  void heapsInAnyOrder_areNotProved() throws IOException {
    assertThat(checked(written("wythoff", 2), FREE).ascending()).isTrue();
    assertThat(checked(written("(n, m) -> (n-k, 2k) where 1 <= k <= m", 2), FREE).ascending()).isFalse();
    GameProof wythoff = proof("wythoff", 2);
    var anyOrder = new GameProof(wythoff.rules(), wythoff.lost(), wythoff.theorems(), wythoff.any(), wythoff.any(),
        wythoff.safe(), wythoff.winning(), wythoff.bound(), wythoff.upTo(), wythoff.recheck());
    var out = new StringWriter();
    GameCertificate.write(anyOrder, out, FREE);
    assertThat(checked(out.toString(), FREE).fault()).hasValueSatisfying(
        fault -> assertThat(fault.why().toString()).contains("The statement is false."));
  }

  /** Honest lines about an automaton that is not that of the losing positions. */
  @Test
  void refutedClaim_isNotProved() throws IOException {
    Solutions equal = AutomatonReader.read("base 2 digits of x, y\n* 0  00 -> 1\n* 1  00 -> 1", List.of("x", "y"),
        FREE);
    GameProof refuted = new GameProver(Theory.shipped(), FREE)
        .prove(HeapRules.provable(Catalog.standard().ruleset("nim"), 2, FREE), equal, "zero");
    assertThat(refuted.proved()).isFalse();
    var out = new StringWriter();
    GameCertificate.write(refuted, out, FREE);
    assertThat(checked(out.toString(), FREE).fault()).hasValueSatisfying(
        fault -> assertThat(fault.why().toString()).contains("The statement is false."));
  }

  @RepeatedTest(40)
  void changedLines_areFoundOut(RepetitionInfo info) throws IOException {
    var random = new Random(info.getCurrentRepetition());
    String certificate = written(GAMES.get(random.nextInt(GAMES.size())), 2);
    var lines = new ArrayList<>(certificate.lines().toList());
    List<Integer> automata = IntStream.range(0, lines.size()).filter(i -> lines.get(i).matches(".*[0-9] -> .*")).boxed()
        .toList();
    int at = automata.get(random.nextInt(automata.size()));
    String line = lines.get(at);
    lines.set(at, random.nextBoolean() ? (line.startsWith("*") ? " " : "*") + line.substring(1)
        : line.replaceFirst("[0-9]+ -> [0-9]+(, |$)", ""));
    assertThat(lines.get(at)).isNotEqualTo(line);
    assertThat(proves(String.join("\n", lines))).as(String.join("\n", lines)).isFalse();
  }

  @Test
  void spentBudget_endsTheCheck() throws IOException {
    String certificate = written("wythoff", 2);
    assertThatThrownBy(() -> checked(certificate, Budget.ofWork(1000))).isInstanceOf(BudgetSpent.class);
  }
}
