package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Heaps;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.rules.LineReader;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Verdict;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.testing.Fuzz;
import org.grundy.testing.PlainLine;
import org.grundy.testing.RandomLines;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Conjectures of random rule lines, of single heaps under both rules of play and of vectors taken from two heaps. Of single
 * heaps: the values that they begin with are the mex of the moves that the line says, every form
 * agrees with its table from 0 on, what is proved agrees with listed moves beyond it, and around the numbers in the line,
 * and the program that is emitted gives the same values at every n.
 */
@Tag("fuzz")
class ConjectureFuzzTest {
  private static final long STEPS = 400_000;
  private static final int PLAIN = 20;
  private static final int LISTED = 400;
  private static final int RUN = 130;
  private static final int SOLVED = 6;
  /** Heaps alone under misère play, and two of them, are below these. */
  private static final int LONE = 10;
  private static final int PAIR = 6;
  /** So many sizes of each of two heaps. */
  private static final int FIELD = 34;
  private static final Pattern NUMBER = Pattern.compile("(?<![\\d^])\\d{1,3}(?!\\d)");

  /** A program and the values that it is to give. */
  private record Program(String line, String text, String name, List<Long> values) {
  }

  @TempDir private Path folder;
  private final List<Program> programs = new ArrayList<>();

  @Test
  void conjectures_holdWhereTheySay() throws IOException, InterruptedException {
    Fuzz.named("conjectures").cases(12, 1000).check(RandomLines::next, this::check);
    assertThat(programs).hasSizeGreaterThan(3);
    programsGiveTheirValues();
  }

  private void check(String text) {
    HeapGame game;
    Conjecture conjecture;
    try {
      game = (HeapGame) LineReader.read(text.replace("either ", ""));
      conjecture = new Conjecturer(Budget.ofWork(STEPS)).ofGame(game);
    } catch (BadInput | BudgetSpent _) {
      return;
    }
    long[] values = conjecture.values();
    PlainLine plain = PlainLine.of(text);
    for (int n = 0; n < Math.min(values.length, plain.letters() > 1 ? PLAIN / 2 : PLAIN); n++) {
      if (values[n] != mex(plain.options(n, false), values))
        assertThat(values[n]).as("G(%d)", n).isEqualTo(mex(plain.options(n, true), values));
      if (n < SOLVED)
        solved(game, n, values[n]);
    }
    conjecture.found().ifPresent(found -> {
      for (long n = found.form().from(); n < values.length; n++)
        assertThat(found.form().at(n)).as("%s at %d", found.form(), n).isEqualTo(values[(int) n]);
      if (found.proved() && !(found.form() instanceof ListedForm))
        proved(text, game, found.form());
      programs.add(program(text, conjecture, found, "g", values));
    });
    conjecture.losing().ifPresent(losing -> {
      long[] zeros = values.clone();
      java.util.Arrays.setAll(zeros, n -> values[n] == 0 ? 1 : 0);
      programs.add(program(text, conjecture, losing, "lost", zeros));
    });
  }

  private static int mex(Set<List<Long>> options, long[] values) {
    var met = new BitSet();
    options.forEach(left -> met.set(left.stream().mapToInt(size -> (int) values[Math.toIntExact(size)])
        .reduce(0, (a, b) -> a ^ b)));
    return met.nextClearBit(0);
  }

  /** What a solver says of a heap, whichever of its methods answers. */
  private static void solved(HeapGame game, long heap, long value) {
    var solver = new Solver(Budget.ofWork(STEPS));
    var at = new Position.Single<>(game, Heaps.of(heap));
    try {
      assertThat(solver.decide(new Question(at, Convention.NORMAL)).equals(Outcome.P)).as("solve %d", heap)
          .isEqualTo(value == 0);
      assertThat(solver.nimValue(at)).as("the value of %d", heap).contains(BigInteger.valueOf(value));
    } catch (BudgetSpent _) {
      // not decided
    }
  }

  /** Misère play: heaps alone against plain play, and the rule, of which a form may speak for all of them. */
  @Test
  void misereConjectures_holdWhereTheySay() {
    Fuzz.named("misere-conjectures").cases(8, 1000).check(RandomLines::next, ConjectureFuzzTest::misere);
  }

  private static void misere(String text) {
    HeapGame game;
    MisereConjecture conjecture;
    try {
      game = (HeapGame) LineReader.read(text.replace("either ", ""));
      conjecture = new MisereConjecturer(Budget.ofWork(STEPS)).of(game);
    } catch (BadInput | BudgetSpent _) {
      return;
    }
    PlainLine plain = PlainLine.of(text);
    Genera genera = conjecture.genera();
    var known = new HashMap<List<Long>, Boolean>();
    var options = new HashMap<Long, Set<List<Long>>>();
    Function<Long, Set<List<Long>>> moves = heap -> options.computeIfAbsent(heap, h -> plain.options(h, true));
    int most = Math.min(LONE, genera.blocked() ? conjecture.lone().length : genera.count());
    for (int n = 0; n < most; n++) {
      int heap = n;
      boolean lost = lost(moves, List.of((long) n), known);
      if (n < conjecture.lone().length)
        assertThat(conjecture.lone()[n] == 1).as("%d alone", n).isEqualTo(lost);
      if (!genera.blocked())
        assertThat(genera.misere(n) == 0).as("G-(%d)", n).isEqualTo(lost);
      if (conjecture.alone().filter(found -> found.form().from() <= heap).isPresent())
        assertThat(conjecture.alone().get().form().at(n) == 1).as("L(%d)", n).isEqualTo(lost);
    }
    if (conjecture.tame().isPresent())
      for (long a = 1; a < PAIR && a < most; a++)
        for (long b = 0; b <= a; b++)
          if (speaks(conjecture.tame().get(), a) && (b == 0 || speaks(conjecture.tame().get(), b)))
            assertThat(lostByRule(conjecture.tame().get(), a, b)).as("heaps of %d and %d", a, b)
                .isEqualTo(lost(moves, b == 0 ? List.of(a) : List.of(b, a), known));
  }

  /** Whether the forms of a rule do not begin with larger heaps. */
  private static boolean speaks(MisereConjecture.Tame rule, long heap) {
    return rule.value().from() <= heap && (!rule.anyFirm() || rule.firm().from() <= heap);
  }

  /** As in Nim. */
  private static boolean lostByRule(MisereConjecture.Tame rule, long... heaps) {
    long sum = 0;
    boolean large = false;
    for (long heap : heaps) {
      if (heap == 0)
        continue;
      sum ^= rule.value().at(heap);
      large |= rule.value().at(heap) > 1 || rule.anyFirm() && rule.firm().at(heap) == 1;
    }
    return sum == (large ? 0 : 1);
  }

  /** By all moves of all heaps: without a move the player to move has won. */
  private static boolean lost(Function<Long, Set<List<Long>>> moves, List<Long> heaps, Map<List<Long>, Boolean> known) {
    Boolean told = known.get(heaps);
    if (told != null)
      return told;
    boolean any = false;
    boolean lost = true;
    for (int i = 0; i < heaps.size(); i++)
      for (List<Long> left : moves.apply(heaps.get(i))) {
        any = true;
        var after = new ArrayList<>(heaps);
        after.remove(i);
        after.addAll(left);
        after.sort(null);
        lost &= !lost(moves, List.copyOf(after), known);
      }
    known.put(heaps, any && lost);
    return any && lost;
  }

  /** Vectors that are taken from two heaps, under both rules of play. */
  @Test
  void vectorConjectures_holdWhereTheySay() {
    Fuzz.named("vector-conjectures").cases(2, 100).check(ConjectureFuzzTest::vectors, ConjectureFuzzTest::vectors);
  }

  private static String vectors(RandomGenerator random) {
    var line = new ArrayList<String>();
    boolean letters = true;
    for (int count = 2 + random.nextInt(3); count > 0; count--) {
      boolean letter = random.nextInt(3) > 0;
      letters &= letter;
      int x = random.nextInt(3);
      int y = x == 0 ? 1 + random.nextInt(2) : random.nextInt(3);
      line.add("(" + part(x, letter) + "," + part(y, letter) + ")");
    }
    return String.join(" ", line) + (letters && random.nextInt(3) == 0
        ? List.of(" where k <= 3", " where k != 2", " where k is odd", " where k <= min(x,y)").get(random.nextInt(4))
        : "");
  }

  private static String part(int times, boolean letter) {
    return times == 0 || !letter ? Integer.toString(times) : times == 1 ? "k" : times + "k";
  }

  private static void vectors(String text) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(text);
    for (Convention play : Convention.values()) {
      boolean normal = play == Convention.NORMAL;
      boolean[][] lost = plainlyLost(text, normal);
      PPositionConjecture conjecture;
      try {
        var conjecturer = new PPositionConjecturer(Budget.ofWork(10 * STEPS));
        conjecture = normal ? conjecturer.of(ruleset) : conjecturer.misere(ruleset);
      } catch (BudgetSpent _) {
        continue;
      }
      for (long x = 0; x < FIELD; x++)
        for (long y = 0; y < FIELD; y++) {
          boolean is = lost[(int) x][(int) y];
          long[] at = {x, y};
          if (x <= y && y <= conjecture.to())
            assertThat(conjecture.lost().contains(List.of(x, y)) || conjecture.lost().contains(List.of(y, x)))
                .as("(%d,%d), %s", x, y, play).isEqualTo(is || lost[(int) y][(int) x]);
          conjecture.found().filter(found -> Math.max(at[0], at[1]) <= conjecture.to()
              || found.verdict() instanceof Verdict.Proved).ifPresent(found -> assertThat(found.form().lost(at))
                  .as("%s, %s, at (%d,%d)", found.form(), play, at[0], at[1]).isEqualTo(is));
          conjecture.automaton().ifPresent(found -> assertThat(found.lost(at))
              .as("the automaton, %s, at (%d,%d)", play, at[0], at[1]).isEqualTo(is));
        }
    }
  }

  /** Of all positions with heaps below {@value #FIELD}; k runs from 1. */
  private static boolean[][] plainlyLost(String text, boolean normal) {
    String where = text.contains(" where ") ? text.substring(text.indexOf(" where ") + 7) : "";
    List<String[]> vectors = Pattern.compile("\\(([^,()]+),([^,()]+)\\)(?![^ ])")
        .matcher(text.replaceAll(" where.*", ""))
        .results().map(m -> new String[]{m.group(1), m.group(2)}).toList();
    var lost = new boolean[FIELD][FIELD];
    for (int x = 0; x < FIELD; x++)
      for (int y = 0; y < FIELD; y++) {
        boolean any = false;
        boolean all = true;
        for (String[] vector : vectors)
          for (int k = 1; k < FIELD; k++) {
            boolean allowed = switch (where) {
              case "" -> true;
              case "k <= 3" -> k <= 3;
              case "k != 2" -> k != 2;
              case "k is odd" -> k % 2 == 1;
              case "k <= min(x,y)" -> k <= Math.min(x, y);
              default -> throw new IllegalArgumentException(where);
            };
            int left = x - taken(vector[0], k);
            int right = y - taken(vector[1], k);
            if (!allowed || left < 0 || right < 0)
              continue;
            any = true;
            all &= !lost[left][right];
          }
        lost[x][y] = all && (normal || any);
      }
    return lost;
  }

  private static int taken(String part, int k) {
    return part.equals("k") ? k : part.endsWith("k") ? k * Integer.parseInt(part.substring(0, part.length() - 1))
        : Integer.parseInt(part);
  }

  private static Program program(String text, Conjecture conjecture, Conjecture.Found found, String name,
      long[] values) {
    var known = new ArrayList<Long>();
    for (int n = 0; n < Math.min(values.length, RUN); n++)
      known.add(values[n]);
    return new Program(text, conjecture.program(TargetLanguage.PYTHON, found), name, known);
  }

  private static void proved(String text, HeapGame game, ClosedForm form) {
    int most = NUMBER.matcher(text).results().mapToInt(m -> Integer.parseInt(m.group())).max().orElse(0) + 20;
    NimSequence listed = NimSequence.listing(game);
    try {
      listed.fill(Math.max(LISTED, most), Budget.ofWork(20 * STEPS));
    } catch (BudgetSpent _) {
      // as far as it went
    }
    for (int n = (int) form.from(); n < Math.min(listed.filled(), Math.max(LISTED, most) + 1L); n++)
      assertThat(form.at(n)).as("%s, proved, at %d", form, n).isEqualTo(listed.value(n));
  }

  /** All in one run of an interpreter, where there is one. */
  private void programsGiveTheirValues() throws IOException, InterruptedException {
    if (!TargetLanguageTest.present("python3", "--version"))
      return;
    var source = new StringBuilder("""
        def run(text, name, count):
          scope = {}
          exec(text, scope)
          print(' '.join(str(int(scope[name](n))) for n in range(count)))
        """);
    for (Program program : programs)
      source.append("run('''").append(program.text).append("''', '").append(program.name).append("', ")
          .append(program.values.size()).append(")\n");
    Path file = folder.resolve("programs.py");
    Files.writeString(file, source);
    List<String> printed = TargetLanguageTest.run("python3", file.toString()).lines().toList();
    for (int i = 0; i < programs.size(); i++)
      assertThat(printed.get(i)).as("%s%n%s", programs.get(i).line, programs.get(i).text)
          .isEqualTo(String.join(" ", programs.get(i).values.stream().map(Object::toString).toList()));
  }
}
