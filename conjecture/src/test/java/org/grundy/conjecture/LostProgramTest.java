package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.solve.prover.GameProver;
import org.grundy.solve.prover.HeapRules;
import org.grundy.value.Convention;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.StateMerging;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.logic.Theory;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs for automata and for rules with exceptions, compiled and run, against play of the rules without any theory. */
class LostProgramTest {
  @TempDir private Path folder;

  /** Whether the player to move loses, of all positions with heaps less than the side, by the sum of their heaps. */
  @SuppressWarnings("unchecked") // rules of heaps
  private static Map<List<Long>, Boolean> played(String rules, int heaps, int side, Convention play) {
    var game = (Impartial<Heaps>) Catalog.standard().ruleset(rules);
    var notation = (Numbers<Heaps>) Catalog.standard().ruleset(rules).notation();
    var positions = new ArrayList<List<Long>>();
    for (int cell = 0; cell < Math.pow(side, heaps); cell++) {
      var at = new ArrayList<Long>();
      for (int heap = 0, rest = cell; heap < heaps; heap++, rest /= side)
        at.add((long) (rest % side));
      positions.add(at);
    }
    positions.sort(Comparator.comparingLong(at -> at.stream().mapToLong(n -> n).sum()));
    Map<List<Long>, Boolean> lost = new HashMap<>();
    for (List<Long> at : positions) {
      boolean[] seen = {false, false};
      game.moves(notation.position(at.stream().map(BigInteger::valueOf).toList()), (to, _) -> {
        seen[0] = true;
        seen[1] |= lost.get(notation.numbers(to).stream().map(BigInteger::longValueExact).toList());
        return true;
      });
      lost.put(at, seen[0] ? !seen[1] : play == Convention.NORMAL);
    }
    return lost;
  }

  /** Positions of any size that fit, half of them on ways of the automaton that end where it accepts. */
  private static List<List<Long>> large(Solutions positions) {
    var random = new Random(17);
    Dfa dfa = positions.dfa();
    var found = new ArrayList<List<Long>>();
    for (int trial = 0; trial < 400; trial++) {
      found.add(random.longs(dfa.tracks()).map(n -> n >>> 1 + random.nextInt(62)).boxed().toList());
      var digits = new int[dfa.tracks()][1 + random.nextInt(88)];
      int state = 0;
      for (int i = 0; i < digits[0].length && state >= 0; i++) {
        int at = state;
        int[] on = IntStream.range(0, dfa.symbols()).filter(s -> dfa.next(at, s) >= 0).toArray();
        if (on.length == 0)
          break;
        int symbol = on[random.nextInt(on.length)];
        for (int track = 0; track < dfa.tracks(); track++)
          digits[track][i] = Symbols.digit(symbol, dfa.digits(), track);
        state = dfa.next(state, symbol);
      }
      List<BigInteger> numbers = Arrays.stream(digits).map(positions.system()::value).toList();
      if (numbers.stream().allMatch(n -> n.bitLength() < Long.SIZE))
        found.add(numbers.stream().map(BigInteger::longValueExact).toList());
    }
    found.add(IntStream.range(0, dfa.tracks()).mapToObj(_ -> Long.MAX_VALUE).toList());
    return found;
  }

  private void assertPrograms(PPositionForm form, int heaps, Map<List<Long>, Boolean> expected) throws Exception {
    var positions = List.copyOf(expected.keySet());
    String answers = positions.stream().map(at -> expected.get(at) ? "1\n" : "0\n").collect(Collectors.joining());
    Path list = folder.resolve("positions.txt");
    Files.writeString(list, positions.stream()
        .map(at -> at.stream().map(Object::toString).collect(Collectors.joining(" ", "", "\n")))
        .collect(Collectors.joining()));
    String names = String.join(", ", PPositionForm.NAMES.subList(0, heaps));
    if (TargetLanguageTest.present("g++", "--version"))
      assertThat(cpp(form.program(TargetLanguage.CPP, heaps), names, list)).as(form.program(TargetLanguage.CPP, heaps))
          .isEqualTo(answers);
    if (TargetLanguageTest.present("python3", "--version")) {
      Path source = folder.resolve("l.py");
      Files.writeString(source,
          form.program(TargetLanguage.PYTHON, heaps) + "\nimport sys\nfor line in open(sys.argv[1]):\n"
              + "    print(1 if lost(*map(int, line.split())) else 0)\n");
      assertThat(TargetLanguageTest.run("python3", source.toString(), list.toString())).as(Files.readString(source))
          .isEqualTo(answers);
    }
    assertThat(java(form.program(TargetLanguage.JAVA, heaps), heaps, positions))
        .as(form.program(TargetLanguage.JAVA, heaps))
        .isEqualTo(answers);
  }

  private String cpp(String program, String names, Path list) throws IOException, InterruptedException {
    Path source = folder.resolve("l.cpp");
    int heaps = names.split(", ").length;
    Files.writeString(source, "#include <algorithm>\n#include <cstdio>\n" + program
        + "\nint main(int, char** v) { std::FILE* in = std::fopen(v[1], \"r\"); long long " + names
        + "; while (std::fscanf(in, \"" + "%lld".repeat(heaps) + "\", &" + names.replace(", ", ", &") + ") == " + heaps
        + ") std::printf(\"%d\\n\", lost(" + names + ") ? 1 : 0); }\n");
    TargetLanguageTest.run("g++", "-O1", "-Wall", "-Werror", "-fsanitize=signed-integer-overflow",
        "-fno-sanitize-recover", "-o",
        source + ".out", source.toString());
    return TargetLanguageTest.run(source + ".out", list.toString());
  }

  private String java(String program, int heaps, List<List<Long>> positions) throws Exception {
    Path source = folder.resolve("L.java");
    Files.writeString(source,
        "public class L {\n" + program.replace("static boolean lost(", "public static boolean lost(") + "\n}\n");
    assertThat(javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(),
        source.toString())).as(program).isZero();
    var types = new Class<?>[heaps];
    Arrays.fill(types, long.class);
    try (var loader = new java.net.URLClassLoader(new java.net.URL[]{folder.toUri().toURL()})) {
      var lost = loader.loadClass("L").getMethod("lost", types);
      var text = new StringBuilder();
      for (List<Long> at : positions)
        text.append((boolean) lost.invoke(null, at.toArray()) ? "1\n" : "0\n");
      return text.toString();
    }
  }

  /** Squares of heaps leave 64 bits long before the heaps do. */
  @ParameterizedTest
  @CsvSource({"'(k,0) (0,k) (k,k)', 1", "wythoff:2, 2", "wythoff:3, 3"})
  void floors_areThoseOfLargeHeaps(String rules, int wide) throws Exception {
    PPositionForm form = new PPositionConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset(rules)).found()
        .orElseThrow()
        .form();
    Map<List<Long>, Boolean> expected = new HashMap<>();
    for (long n : new long[]{1_300_000_000L, 1_358_187_914L, 10_000_000_007L, 300_000_000_000_000_000L}) {
      BigInteger square = BigInteger.valueOf(n).pow(2).multiply(BigInteger.valueOf((long) wide * wide + 4));
      long a = square.sqrt().add(BigInteger.valueOf((2L - wide) * n)).divide(BigInteger.TWO).longValueExact();
      expected.put(List.of(a, a + wide * n), true);
      expected.put(List.of(a + 1, a + 1 + wide * n), false);
      expected.put(List.of(a + wide * n, a), true);
    }
    assertPrograms(form, 2, expected);
  }

  /** Small heaps as in play, large ones as the automaton says. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      (1,2) (2,1)                 ~ 2 ~ 31 ~ base 2
      (1,0) (0,1) (1,1)           ~ 2 ~ 31 ~ base 2
      (k,0) (0,k) (k,k)           ~ 2 ~ 31 ~ fibonacci
      wythoff:2                   ~ 2 ~ 31 ~ recurrence 2 1
      (1,0) (2,0) (0,1) (0,2)     ~ 2 ~ 31 ~ base 2
      (k,0,0) (0,k,0) (0,0,k)     ~ 3 ~ 13 ~ base 2
      tribonacci                  ~ 3 ~ 12 ~ tribonacci
      """)
  void automata_haveProgramsInEachLanguage(String rules, int heaps, int side, String system) throws Exception {
    Ruleset<?> ruleset = Catalog.standard().ruleset(rules);
    Solutions any = new GameProver(Theory.shipped(), Budget.unlimited())
        .prove(HeapRules.of(ruleset, heaps).orElseThrow()).orElseThrow().any();
    assertThat(any.system().name()).isEqualTo(system);
    var form = new AutomatonPPositions(any);
    Map<List<Long>, Boolean> expected = played(rules, heaps, side, Convention.NORMAL);
    for (List<Long> at : large(any))
      expected.put(at, form.lost(at.stream().mapToLong(n -> n).toArray()));
    assertPrograms(form, heaps, expected);
  }

  /** Digits of the other kinds: heaps that differ by 1 at most, to a base and by recurrences, one with a minus. */
  @ParameterizedTest
  @ValueSource(strings = {"3", "10", "3 -1", "2 1 1"})
  void digitsOfAllKinds_areReadAlike(String recurrence) throws Exception {
    DigitSystem system = DigitSystem
        .recurrence(Arrays.stream(recurrence.split(" ")).mapToInt(Integer::parseInt).toArray());
    int length = system.digits() > 3 ? 3 : 6;
    List<List<BigInteger>> near = IntStream.range(0, system.weights(length + 1).get(length).intValueExact() + 1).boxed()
        .flatMap(x -> IntStream.rangeClosed(Math.max(x - 1, 0), x + 1)
            .mapToObj(y -> List.of(BigInteger.valueOf(x), BigInteger.valueOf(y))))
        .toList();
    var any = new Solutions(StateMerging.of(system, 2, length, near, Budget.unlimited()).orElseThrow(), system);
    var form = new AutomatonPPositions(any);
    Map<List<Long>, Boolean> expected = new HashMap<>();
    for (long cell = 0; cell < 31 * 31; cell++)
      expected.put(List.of(cell % 31, cell / 31), Math.abs(cell % 31 - cell / 31) <= 1);
    for (List<Long> at : large(any))
      expected.put(at, form.lost(at.stream().mapToLong(n -> n).toArray()));
    assertPrograms(form, 2, expected);
  }

  private static boolean lost(Impartial<Heaps> game, Heaps at, Map<Heaps, Boolean> known) {
    if (!known.containsKey(at)) {
      boolean[] lost = {true};
      game.moves(at, (to, _) -> lost[0] &= !lost(game, to, known));
      known.put(at, lost[0]);
    }
    return known.get(at);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(n, m) -> (n-k, 3k) where 1 <= k <= m", "(m, n) -> (2k-1, n-k) where 1 <= k <= m",
      "(n, m) -> (n-k, k+2) where 1 <= k <= m", "(n, m) -> (n-k, m) where k <= 2m + 3",
      "(n, m) -> (n-k, k) where 1 <= k <= 4 and k != m", "(m, n) -> (k, n-k) where 1 <= k <= 4 and k != m",
      "(k,0) (0,k) (2,2)", "(1,2) (2,1)"})
  void otherRules_havePrograms(String rules) throws Exception {
    PPositionConjecture conjecture = new PPositionConjecturer(Budget.unlimited())
        .of(Catalog.standard().ruleset(rules));
    @SuppressWarnings("unchecked") // rules of heaps
    var game = (Impartial<Heaps>) Catalog.standard().ruleset(rules);
    Map<Heaps, Boolean> known = new HashMap<>();
    Map<List<Long>, Boolean> expected = new HashMap<>();
    for (long x = 0; x < 31; x++)
      for (long y = 0; y < 31; y++)
        expected.put(List.of(x, y), lost(game, Heaps.of(x, y), known));
    assertPrograms(conjecture.found().orElseThrow().form(), 2, expected);
  }

  /** As in normal play but for some positions, a rule of its own, or an automaton. */
  @ParameterizedTest
  @ValueSource(strings = {"(k,0) (0,k) (k,k)", "(1,0) (0,1) (1,1)", "(k,0) (0,k)", "(1,1) (2,0) (0,2)",
      "(1,2) (2,1)", "(2,1) (1,3)"})
  void miserePlay_hasPrograms(String rules) throws Exception {
    PPositionConjecture conjecture = new PPositionConjecturer(Budget.unlimited())
        .misere(Catalog.standard().ruleset(rules));
    Map<List<Long>, Boolean> expected = played(rules, 2, 31, Convention.MISERE);
    assertPrograms(conjecture.programmed().orElseThrow(), 2, expected);
    if (conjecture.found().isPresent())
      assertPrograms(conjecture.found().get().form(), 2, expected);
    if (conjecture.automaton().isPresent())
      assertPrograms(conjecture.automaton().get(), 2, expected);
  }

  @Test
  void rulesWithExceptions_areAmongThoseOfMiserePlay() {
    var conjecture = new PPositionConjecturer(Budget.unlimited())
        .misere(Catalog.standard().ruleset("(k,0) (0,k) (k,k)"));
    assertThat(conjecture.found().orElseThrow().form()).isInstanceOf(ExceptedPPositions.class);
  }

  /** What is printed is what the automaton says where no rule is proved. */
  @Test
  void ruleThatIsProved_isTheOneProgrammed() {
    var found = new PPositionConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset("(2,1) (1,3)"));
    assertThat(found.programmed().orElseThrow()).isEqualTo(found.automaton().orElseThrow());
    var golden = new PPositionConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset("wythoff"));
    assertThat(golden.programmed().orElseThrow()).isEqualTo(golden.found().orElseThrow().form());
  }
}
