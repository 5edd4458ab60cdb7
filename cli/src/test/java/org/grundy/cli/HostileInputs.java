package org.grundy.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.game.Ruleset;

/** Commands with inputs as large as anybody may type them, made from every game of the catalogue. */
final class HostileInputs {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern BOARD = Pattern.compile("[0-9]+x[0-9]+");
  private static final List<String> BOARDS = List.of("7x9", "40x40", "63x63", "1x4000", "1000x3", "700x700");

  private HostileInputs() {
  }

  /** Each a command with its arguments, without its limits. */
  static List<List<String>> all() {
    var all = new ArrayList<List<String>>();
    positions().forEach((game, positions) -> {
      for (String position : positions) {
        all.add(List.of("solve", game, position));
        all.add(List.of("solve", game, position, "--misere"));
      }
      String large = positions.get(positions.size() / 2);
      all.add(List.of("solve", game, large, "--explain", "full"));
      all.add(List.of("draw", game, large, "--text"));
      all.add(List.of("draw", game, large));
      all.add(List.of("draw", "tree", game, large, "--text"));
      all.add(List.of("draw", "graph", game, large, "--text"));
      all.add(List.of("draw", "strategy", game, large, "--text"));
      all.add(List.of("eval", game + " " + large));
      all.add(List.of("values", game, "--to", "100000000"));
      all.add(List.of("values", game, "--to", "1000", "--at", digits(30)));
      all.add(List.of("table", game, "--to", "3000"));
      all.add(List.of("table", game, "1..40", "1..40"));
      all.add(List.of("positions", game, "--first", "1000000"));
      all.add(List.of("conjecture", game));
      all.add(List.of("conjecture", game, "--misere"));
      all.add(List.of("draw", "board", game, "--to", "200", "--text"));
      all.add(List.of("draw", "plot", game, "--to", "300", "--text"));
      all.add(List.of("exercises", game, "--seed", "7"));
      all.add(List.of("prove", game));
    });
    lines().map(line -> List.of(line.split(" \\| "))).forEach(all::add);
    return all;
  }

  /** The positions of each game, the smaller ones first. */
  private static Map<String, List<String>> positions() {
    var all = new LinkedHashMap<String, List<String>>();
    for (Ruleset<?> ruleset : rulesets())
      all.put(ruleset.name(), positions(ruleset));
    return all;
  }

  private static List<Ruleset<?>> rulesets() {
    return Catalog.representatives();
  }

  private static List<String> positions(Ruleset<?> ruleset) {
    var positions = new ArrayList<String>();
    for (String example : ruleset.examples()) {
      for (int length : new int[]{3, 5, 9, 20, 400, 10_000, 100_000}) {
        positions.add(NUMBER.matcher(example).replaceAll(digits(length)));
        positions.add(NUMBER.matcher(example).replaceFirst(digits(length)));
      }
      for (String size : BOARDS)
        if (BOARD.matcher(example).find())
          positions.add(BOARD.matcher(example).replaceAll(size));
      for (int times : new int[]{3, 30, 10_000}) {
        positions.add(String.join(" ", Collections.nCopies(times, example)));
        positions.add(example.repeat(times));
        positions.add(String.join("/", Collections.nCopies(times, example)));
      }
      positions.add(String.join(" + " + ruleset.name() + " ", Collections.nCopies(100, example)));
    }
    positions.addAll(BOARDS);
    return positions.stream().distinct().toList();
  }

  static String digits(int length) {
    return "9".repeat(length);
  }

  private static String numbers(int count, int from) {
    return String.join(",", IntStream.range(from, from + count).mapToObj(Integer::toString).toList());
  }

  private static Stream<String> lines() {
    return Stream.of("solve | kayles 1025 1026", "solve | laskers-nim 999999999 5",
        "solve | laskers-nim " + digits(20) + " 5", "solve | laskers-nim 30000 5", "solve | 0.[3] 3 9999999999 7",
        "solve | take_d_where_d|n_and_d<n 999999999999999999 5", "solve | divisor 99999999999999999999999 7 | --misere",
        "positions | all-but:51700", "conjecture | all-but:62527", "conjecture | all-but:" + numbers(250, 1000),
        "solve | all-but:" + numbers(250, 3) + " 1000000000000000000",
        "solve | take:" + numbers(250, 1000) + " 1000000000000000000",
        "values | take:" + numbers(250, 60_000) + " | --to | 100000000",
        "solve | take 1 " + "+ 1 ".repeat(8_000) + "7", "solve | take 1 " + "or 1 ".repeat(8_000) + "7",
        "values | take k where " + "k <= 3 and ".repeat(2_000) + "k <= 5 | --to | 1000000",
        "solve | " + "impartial:".repeat(2_000) + "domineering 4x4", "solve | dag:1-0" + ",2-1".repeat(5_000) + " 2",
        "solve | take 1 where k*k <= 200000000000000 and k % 7 = 8 7",
        "values | take d where d | 999999999999989 and d < n",
        "games | take 1 where k*k <= 200000000000000 and k % 7 = 8",
        "eval | take d where d | 999999999999989 and d < n 7",
        "word | fibonacci | --length | 1000000000", "word | tribonacci | --length | 300000000 | --format | csv",
        "word | a->" + "ab".repeat(5_000) + " b->a | --length | 100000000", "days | 4", "days | 3", "days | 1000000",
        "claims", "claims | 004.1", "claims | S21", "claims | --refuted", "eval | " + "{".repeat(3_000),
        "eval | " + "{0|".repeat(2_000) + "0" + "}".repeat(2_000), "eval | domineering 8x8 + clobber 6x6",
        "eval | " + "+-".repeat(300) + "1", "eval | 2^" + digits(9), "eval | *999999999 * *999999998",
        "eval | " + "{3|1} + ".repeat(400) + "0 | --all", "eval | domineering 4x6 | --all",
        "eval | domineering 5x5 | --steps", "eval | " + digits(100_000), "eval | 1/" + "2".repeat(10_000),
        "eval | " + digits(1_000) + "^" + digits(3), "draw | thermograph | domineering 5x6 | --text",
        "draw | thermograph | {" + digits(10_000) + "|-" + digits(10_000) + "}", "draw | days | 2", "draw | days | 3",
        "draw | strip | tribonacci | A | --to | 100000000", "draw | order | 0 | * | " + "domineering 4x4",
        "prove | E i, n (n >= 1 & A k (k < n => TR[i+k] = TR[i+n+k]))",
        "prove | A a, b, c, d, e (a + b + c + d + e >= 1000000 | a*1000003 + b*99991 < c)",
        "prove | A x (x < " + digits(1_000) + ")", "prove | " + "~".repeat(20_000) + "(1 = 1)",
        "prove | " + "(".repeat(20_000), "prove | A n (n = " + "n + ".repeat(5_000) + "0)",
        "values | 0." + "7".repeat(5_000) + " | --to | 1000000", "values | 0.6 | --to | 2000000000",
        "values | 0.[7] | --to | 100000000", "values | 4.7777777777 | --to | 1000000",
        "values | kayles | --to | 83 | --at | " + digits(100_000), "table | vector:(1,2)(2,1) | --to | 100000",
        "table | nim | --to | 40000", "table | nim | --to | 20000 | --format | csv",
        "positions | wythoff | --first | 100000000",
        "positions | wythoff | --first | 2000 | --by | beatty | --decimals | 10000000",
        "positions | tribonacci | --first | 100000000 | --by | word", "positions | queens | --first | 100000",
        "exercises | domineering | --count | 100 | --seed | 7", "exercises | amazons | --seed | 7",
        "exercises | nim | --count | 1000000 | --seed | 7",
        "games | " + "nim".repeat(10_000), "conjecture | --data | " + numbers(100_000, 1),
        "conjecture | take k where k <= " + digits(30), "conjecture | take k where k*k <= n",
        "conjecture | take k where 1 <= k <= v2(n) + 1", "conjecture | take(k,l)where_k<2l_and_l<2k",
        "conjecture | replace n by n-" + digits(20), "conjecture | take 1, 2 or " + digits(18),
        "solve | nim " + "3 ".repeat(100_000).strip(), "solve | value {" + "{1|}".repeat(1) + "|-1}");
  }
}
