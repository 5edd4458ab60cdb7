package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.rules.LetteredLine;
import org.grundy.game.rules.LineReader;
import org.grundy.phrase.BadInput;
import org.grundy.testing.RandomLines;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs that follow the rules, compiled and run in each language, against play of the listed moves. All programs of a
 * test are compiled together.
 */
@Tag("fuzz")
class PlainProgramTest {
  private static final LetteredLine.Given NOTHING = new LetteredLine.Given(List.of(), List.of());
  /** Single heaps below this, and heaps of positions below these for one, two and three of them. */
  private static final int HEAP = 26;
  private static final int[] SIDES = {0, 14, 7, 4};

  @TempDir private Path folder;
  private final List<Call> calls = new ArrayList<>();
  private final List<PlainProgram> programs = new ArrayList<>();
  private final List<String> rules = new ArrayList<>();

  /** A call of a program, and what it is to return: a nim-value, or 1 when the player to move loses. */
  private record Call(int program, List<Long> heaps, LetteredLine.Given given, long right) {
  }

  /** Play of a game by its listed moves alone. */
  private static final class Play {
    private final Impartial<Heaps> game;
    private final boolean normal;
    private final boolean single;
    private final Map<List<Long>, Boolean> lost = new HashMap<>();
    private final Map<Long, Long> values = new HashMap<>();

    Play(Impartial<Heaps> game, boolean normal, boolean single) {
      this.game = game;
      this.normal = normal;
      this.single = single;
    }

    private List<List<Long>> options(List<Long> heaps) {
      var options = new ArrayList<List<Long>>();
      game.moves(Heaps.of(heaps.stream().mapToLong(n -> n).toArray()), (to, _) -> {
        options.add(LongStream.of(to.toLongs()).boxed().toList());
        return true;
      });
      return options;
    }

    boolean lost(List<Long> heaps) {
      List<Long> at = single ? heaps.stream().filter(n -> n > 0).sorted().toList() : heaps;
      Boolean known = lost.get(at);
      if (known != null)
        return known;
      List<List<Long>> options = options(at);
      boolean is = options.isEmpty() ? normal : options.stream().noneMatch(this::lost);
      lost.put(at, is);
      return is;
    }

    long value(long heap) {
      Long known = values.get(heap);
      if (known != null)
        return known;
      var met = new BitSet();
      for (List<Long> option : options(List.of(heap)))
        met.set((int) option.stream().mapToLong(this::value).reduce(0, (a, b) -> a ^ b));
      long value = met.nextClearBit(0);
      values.put(heap, value);
      return value;
    }
  }

  /** Adds a program and its calls. Returns whether there is a program. */
  private boolean add(String text, MoveSet moves, Convention play, List<LetteredLine.Given> all,
      java.util.function.Function<LetteredLine.Given, Impartial<Heaps>> games) {
    var program = new PlainProgram(moves, play);
    if (program.text(TargetLanguage.CPP).isEmpty())
      return false;
    var found = new ArrayList<Call>();
    try {
      for (LetteredLine.Given given : all) {
        var slow = new Play(games.apply(given), play == Convention.NORMAL, moves.single());
        if (program.hasValues())
          for (long heap = 0; heap < HEAP; heap++)
            found.add(new Call(programs.size(), List.of(heap), given, slow.value(heap)));
        else
          for (List<Long> heaps : positions(moves))
            found.add(new Call(programs.size(), heaps, given, slow.lost(heaps) ? 1 : 0));
      }
    } catch (BadInput _) {
      return false; // play might not end for greater heaps
    }
    programs.add(program);
    rules.add(text + ", " + play);
    calls.addAll(found);
    return true;
  }

  private static List<List<Long>> positions(MoveSet moves) {
    var all = new ArrayList<List<Long>>();
    int fewest = moves.single() ? 1 : moves.moves().getFirst().heaps();
    for (int heaps = fewest; heaps <= (moves.single() ? 3 : fewest); heaps++) {
      int side = SIDES[heaps];
      for (int cell = 0; cell < Math.pow(side, heaps); cell++) {
        var at = new ArrayList<Long>();
        for (int i = 0, rest = cell; i < heaps; i++, rest /= side)
          at.add((long) (rest % side));
        all.add(at);
      }
    }
    return all;
  }

  @SuppressWarnings("unchecked") // rules of heaps
  private boolean add(String text, Convention play) {
    var game = (Impartial<Heaps>) Catalog.standard().ruleset(text);
    return MoveSet.of(game).filter(moves -> add(text, moves, play, List.of(NOTHING), _ -> game)).isPresent();
  }

  private boolean addLettered(String text, Convention play, List<LetteredLine.Given> given) {
    LetteredLine line = LetteredLine.of(text).orElseThrow();
    return add(text, MoveSet.of(line, Budget.unlimited()), play, given, some -> line.read(Budget.unlimited(), some));
  }

  private void assertRight() throws IOException, InterruptedException {
    for (TargetLanguage code : TargetLanguage.values()) {
      Optional<List<String>> printed = switch (code) {
        case JAVA -> Optional.of(java());
        case CPP -> TargetLanguageTest.present("g++", "--version") ? Optional.of(cpp()) : Optional.empty();
        case PYTHON -> TargetLanguageTest.present("python3", "--version") ? Optional.of(python()) : Optional.empty();
      };
      if (printed.isEmpty())
        continue;
      assertThat(printed.get()).hasSameSizeAs(calls);
      for (int i = 0; i < calls.size(); i++) {
        Call call = calls.get(i);
        assertThat(printed.get().get(i)).as(() -> "%s at %s, %s%n%s".formatted(rules.get(call.program), call.heaps,
            call.given, programs.get(call.program).text(code).orElseThrow())).isEqualTo(Long.toString(call.right));
      }
    }
  }

  /** The calls for a program that reads them: a program's number, and lists of heaps, numbers and elements. */
  private Path calls() throws IOException {
    return Files.writeString(folder.resolve("calls.txt"), calls.stream().map(call -> Stream
        .of(List.of((long) call.program), list(call.heaps), list(call.given.numbers()), list(call.given.set()))
        .flatMap(List::stream).map(Object::toString).collect(Collectors.joining(" ", "", "\n")))
        .collect(Collectors.joining()));
  }

  private static List<Long> list(List<Long> numbers) {
    return Stream.concat(Stream.of((long) numbers.size()), numbers.stream()).toList();
  }

  /** The call of a program with what is read into lists. */
  private String call(int program) {
    PlainProgram called = programs.get(program);
    var arguments = new ArrayList<String>();
    arguments.add(called.hasValues() ? "heaps[0]" : "heaps");
    for (int i = 0; i < called.given().size() - called.set().stream().count(); i++)
      arguments.add("numbers[" + i + "]");
    called.set().ifPresent(_ -> arguments.add("set"));
    return (called.hasValues() ? "g(" : "lost(") + String.join(", ", arguments) + ")";
  }

  private String each(TargetLanguage code, String text) {
    return IntStream.range(0, programs.size()).mapToObj(i -> text.replace("#", Integer.toString(i))
        .replace("TEXT", programs.get(i).text(code).orElseThrow()).replace("CALL", call(i)))
        .collect(Collectors.joining());
  }

  private List<String> java() throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("Main.java"), """
        import java.util.*;
        public class Main {
          static long[] list(Scanner in) {
            long[] list = new long[in.nextInt()];
            for (int i = 0; i < list.length; i++) list[i] = in.nextLong();
            return list;
          }
          static String print(long value) { return value + ""; }
          static String print(boolean value) { return value ? "1" : "0"; }
        """ + each(TargetLanguage.JAVA, "static class P# {\nTEXT\n}\n") + """
          public static void main(String[] files) throws Exception {
            Scanner in = new Scanner(new java.io.File(files[0]));
            while (in.hasNextInt()) {
              int program = in.nextInt();
              long[] heaps = list(in), numbers = list(in), set = list(in);
              System.out.println(switch (program) {
        """ + each(TargetLanguage.JAVA, "case # -> print(P#.CALL);\n") + """
                default -> throw new IllegalArgumentException();
              });
            }
          }
        }
        """);
    return TargetLanguageTest.run(Path.of(System.getProperty("java.home"), "bin", "java").toString(), file.toString(),
        calls().toString()).lines().toList();
  }

  private List<String> cpp() throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("main.cpp"), """
        #include <algorithm>
        #include <cstdlib>
        #include <fstream>
        #include <iostream>
        #include <map>
        #include <vector>
        """ + each(TargetLanguage.CPP, "namespace p# {\nTEXT\n}\n") + """
        std::vector<long long> list(std::istream& in) {
          std::size_t count;
          in >> count;
          std::vector<long long> list(count);
          for (long long& n : list) in >> n;
          return list;
        }
        int main(int, char** files) {
          std::ifstream in(files[1]);
          for (int program; in >> program;) {
            std::vector<long long> heaps = list(in), numbers = list(in), set = list(in);
            switch (program) {
        """ + each(TargetLanguage.CPP, "case #: std::cout << p#::CALL << '\\n'; break;\n") + """
            }
          }
        }
        """);
    TargetLanguageTest.run("g++", "-Wall", "-Werror", "-fsanitize=signed-integer-overflow", "-fno-sanitize-recover",
        "-D_GLIBCXX_ASSERTIONS", "-o", file + ".out", file.toString());
    return TargetLanguageTest.run(file + ".out", calls().toString()).lines().toList();
  }

  private List<String> python() throws IOException, InterruptedException {
    for (int i = 0; i < programs.size(); i++)
      Files.writeString(folder.resolve("p" + i + ".py"),
          programs.get(i).text(TargetLanguage.PYTHON).orElseThrow() + "\n");
    Path file = Files.writeString(folder.resolve("main.py"), """
        import sys
        """ + each(TargetLanguage.PYTHON, "import p#\n") + "calls = [\n"
        + each(TargetLanguage.PYTHON, "lambda heaps, numbers, set: p#.CALL,\n") + """
            ]
        for line in open(sys.argv[1]):
            numbers = iter(map(int, line.split()))
            program = next(numbers)
            lists = [[next(numbers) for _ in range(next(numbers))] for _ in range(3)]
            print(int(calls[program](*lists)))
        """);
    return TargetLanguageTest.run("python3", file.toString(), calls().toString()).lines().toList();
  }

  @Test
  void programs_followEveryKindOfRule() throws IOException, InterruptedException {
    List<String> lines = List.of("take k^2", "replace n by n/k where k >= 5", "replace n by (n/k)/2 where k >= 1",
        "n -> n-1 or n/k where k >= 2", "take 1, p where p is prime", "kayles",
        "0.137", "0.07", "4.3", "0.[3]", "dawsons-kayles", "take k where gcd(k, n) = 1", "take d where d | n and d < n",
        "take k where digitsum(k, 10) = 3", "replace n by a, n-1-a where a != n-1-a", "take 2^k * 3^j",
        "take k where k is odd and not 3 | k", "replace n by k, k where 2k < n", "n -> n-1 or sqrt(n)",
        "take k where popcount(k) <= 2 and k <= n/2 + 1", "replace n by a, b, n-2-a-b where a <= b and b <= n-2-a-b",
        "take k where k*k - 3 <= n", "take 2k+1 where v2(k+1) = 0", "take k where k | n+1 and k <= n",
        "replace n by n-k where (k | n or k = 2) and k < n and k > 0", "(k,0) (0,k) (k,k)", "(1,2) (2,1)",
        "(k,l) where k < 2l and l < 2k", "a >= b: (a-k*b, b)", "a >= 2: (a-2, b+1); b >= 1: (a, b-1)",
        "take (k,0) (-k,k) in this order", "(n, m) -> (n-k, 2k) where 1 <= k <= m", "(k,0,0) (0,k,0) (0,0,k) (k,k,k)",
        "take (k^2,0) (0,k^2) (1,1)", "a >= b: (a-b, b) (a-1, b-1)",
        "a | b and a > 0: (a, b - a*k)", "nim", "take:1,4", "all-but:2", "all-but:1,3");
    var without = new ArrayList<String>();
    for (String line : lines)
      for (Convention play : Convention.values())
        try {
          if (!add(line, play))
            without.add(line);
        } catch (BadInput e) {
          without.add(line + e);
        }
    assertThat(without).isEmpty();
    assertRight();
  }

  @Test
  void programs_takeNumbersAndSets() throws IOException, InterruptedException {
    for (Convention play : Convention.values()) {
      assertThat(addLettered("take k where k in S", play, given(0))).isTrue();
      assertThat(addLettered("take k where k in S and k <= K", play, given(1))).isTrue();
      assertThat(addLettered("take k where k in A; take 2M", play, given(1))).isTrue();
      assertThat(addLettered("take k where M <= k <= K", play, given(2))).isTrue();
      assertThat(addLettered("replace n by k, n-k-1 where k in S", play, given(0))).isTrue();
      assertThat(addLettered("take K, M or K+M", play, given(2))).isTrue();
      assertThat(addLettered("take 1 where n in S; take k where k | n and k <= K", play, given(1))).isTrue();
      assertThat(addLettered("n -> n-1 or n/K where n % K != 1", play, given(1).stream()
          .filter(one -> one.numbers().getFirst() > 1).toList())).isTrue();
    }
    assertRight();
  }

  /** The line with letters for one or two of its numbers, and a set in a condition. */
  private boolean addLettered(String line, Convention play) {
    String text = line.replaceFirst("(?<![\\^\\d])\\b[2-9]\\b(?!\\d)", "K")
        .replaceFirst("(?<![\\^\\d])\\b[2-9]\\b(?!\\d)", "M");
    if (text.matches(".*\\bk\\b.*where[^;]*"))
      text += " and k in S";
    Optional<LetteredLine> lettered = LetteredLine.of(text);
    try {
      return lettered.isPresent() && addLettered(text, play, given(lettered.get().letters().size()));
    } catch (BadInput _) {
      return false;
    }
  }

  private static List<LetteredLine.Given> given(int numbers) {
    var random = new Random(5);
    return IntStream.range(0, 6).mapToObj(i -> new LetteredLine.Given(
        random.longs(numbers, 1, 8).boxed().toList(),
        i == 0 ? List.of() : random.longs(1 + random.nextInt(4), 0, 12).boxed().toList())).toList();
  }

  @Test
  void randomRules_haveRightPrograms() throws IOException, InterruptedException {
    var random = Tier.random("plain-programs");
    int wanted = Tier.cases(30, 400);
    int read = 0;
    int lettered = 0;
    for (int tried = 0; tried < wanted; tried++) {
      String line = RandomLines.next(random).replace("either ", "");
      try {
        LineReader.read(line);
      } catch (BadInput _) {
        continue;
      }
      read += add(line, Convention.NORMAL) ? 1 : 0;
      read += add(line, Convention.MISERE) ? 1 : 0;
      lettered += addLettered(line, random.nextBoolean() ? Convention.NORMAL : Convention.MISERE) ? 1 : 0;
    }
    assertThat(read).isGreaterThan(wanted / 2);
    assertThat(lettered).isGreaterThan(wanted / 6);
    assertRight();
  }

  @Test
  void randomTuples_haveRightPrograms() throws IOException, InterruptedException {
    var random = Tier.random("plain-tuples");
    int wanted = Tier.cases(15, 200);
    for (int tried = 0; tried < wanted; tried++) {
      String line = tuples(random);
      try {
        Catalog.standard().ruleset(line);
      } catch (BadInput _) {
        continue;
      }
      add(line, random.nextBoolean() ? Convention.NORMAL : Convention.MISERE);
    }
    assertThat(programs).hasSizeGreaterThan(wanted / 3);
    assertRight();
  }

  private static String tuples(java.util.random.RandomGenerator random) {
    List<String> conditions = List.of("k <= 3", "k != 2", "k is odd", "k <= min(x,y)", "k*k <= x + y", "x >= y",
        "k | x and k > 0", "not (k = 1 or x = y)");
    List<String> parts = List.of("0", "1", "2", "k", "2k", "k^2", "k+1", "k-1", "0", "k");
    var text = new StringBuilder();
    for (int count = 1 + random.nextInt(3); count > 0; count--)
      text.append("(").append(parts.get(random.nextInt(parts.size()))).append(",")
          .append(parts.get(random.nextInt(parts.size()))).append(") ");
    if (text.indexOf("k") >= 0 && random.nextBoolean())
      text.append("where ").append(conditions.get(random.nextInt(conditions.size()))).append(" ");
    return text + List.of("", "in any order", "in this order").get(random.nextInt(3));
  }

  @Test
  void lettersThatNoLoopBounds_haveNone() {
    MoveSet moves = MoveSet.of(Catalog.standard().ruleset("replace n by k where k < n or 2k < n")).orElseThrow();
    assertThat(Arrays.stream(TargetLanguage.values()).flatMap(code -> new PlainProgram(moves, Convention.NORMAL)
        .text(code).stream())).isEmpty();
  }
}
