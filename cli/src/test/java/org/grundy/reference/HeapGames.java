package org.grundy.reference;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.table.PeriodEvidence;
import org.grundy.value.Player;

/** Questions about heap games as another program puts them, with its answers: those that can be put here as well. */
final class HeapGames implements TableCheck {
  private static final long WORK = 1L << 30;
  private static final String GAME = "game\\.heap\\.(Nim|Kayles|DawsonsKayles|GrundysGame|TakeAndBreak\\(\"([^\"]*)\"\\)"
      + "|Subtraction\\(\\[2,3,7\\]\\)|Subtraction\\(\\[2,3,7\\], allbut => true\\))";
  private static final Pattern FOUND = Pattern
      .compile("Periodicity\\(Period => (\\d+), Preperiod => (\\d+), Saltus => 0\\)");

  /** Answers a question that was taken apart, whose answer is known. */
  private interface Answer {
    Found to(Matcher question, String expected);
  }

  private final Answers answers = new Answers(WORK);
  private final Map<Pattern, Answer> questions = Map.of(
      Pattern.compile(GAME + "\\.code"), (m, expected) -> code(name(m), expected),
      Pattern.compile(GAME + "\\.NimValueSequence\\((\\d+)\\)"),
      (m, expected) -> values(name(m) + " ", 1, number(m, 3), expected),
      Pattern.compile("\\[" + GAME + "\\(n\\)\\.NimValue for n from (\\d+) to (\\d+)\\]"),
      (m, expected) -> values(name(m) + " ", number(m, 3), number(m, 4), expected),
      Pattern.compile(GAME + "\\((\\d+)\\)\\.NimValue"),
      (m, expected) -> TableCheck.compared(expected, answers.nimValue(name(m) + " " + m.group(3)).toString()),
      Pattern.compile(GAME + "\\((\\d+)\\)\\.Options\\.Size"),
      (m, expected) -> TableCheck.compared(expected, Integer.toString(options(name(m) + " " + m.group(3)))),
      Pattern.compile(GAME + "\\.CheckPeriodicity\\((\\d+)\\)"),
      (m, expected) -> period(name(m) + " " + m.group(3), expected),
      Pattern.compile("\\[game\\.heap\\.Wythoff\\(\\((\\d+),n\\)\\)\\.NimValue for n from (\\d+) to (\\d+)\\]"),
      (m, expected) -> values("wythoff " + m.group(1) + " ", number(m, 2), number(m, 3), expected),
      Pattern.compile("game\\.heap\\.Wythoff\\(\\((\\d+),(\\d+)\\)\\)\\.Options\\.Size"),
      (m, expected) -> TableCheck.compared(expected, answers.answer("wythoff " + m.group(1) + " " + m.group(2))
          .orElseThrow().options(Player.LEFT).all().number().toString()));

  @Override
  public Found row(String[] fields) {
    for (var question : questions.entrySet()) {
      Matcher matcher = question.getKey().matcher(fields[0]);
      if (matcher.matches())
        return question.getValue().to(matcher, fields[1]);
    }
    return new OutOfReach();
  }

  private static int number(Matcher question, int group) {
    return Integer.parseInt(question.group(group));
  }

  /** What the game is called here; take-away sets are codes too. */
  private static String name(Matcher m) {
    String game = m.group(1);
    return switch (game) {
      case "Nim" -> "0.[3]";
      case "Kayles" -> "kayles";
      case "DawsonsKayles" -> "0.07";
      case "GrundysGame" -> "4!.0";
      case "Subtraction([2,3,7])" -> "0.0330003";
      default -> game.startsWith("Subtraction") ? "0.3003330[3]" : m.group(2);
    };
  }

  private static Found code(String name, String expected) {
    return TableCheck.compared(expected.replace("\"", ""),
        Catalog.standard().ruleset(name) instanceof HeapGame game ? game.code().orElseThrow().toString() : "none");
  }

  private Found values(String prefix, int from, int to, String expected) {
    List<BigInteger> published = Arrays.stream(expected.replaceAll("[\\[\\] ]", "").split(",")).map(BigInteger::new)
        .toList();
    return TableCheck.compared(published,
        IntStream.rangeClosed(from, to).mapToObj(n -> answers.nimValue(prefix + n)).collect(Collectors.toList()));
  }

  /** Heaps are not in any order. */
  private static int options(String text) {
    Set<Object> options = new HashSet<>();
    Answers.position(text).moves(Player.LEFT, move -> {
      options.add(normal((Position.Single<?>) move.to()));
      return true;
    });
    return options.size();
  }

  private static <P> P normal(Position.Single<P> single) {
    Ruleset<P> ruleset = single.ruleset();
    return ruleset.normal(single.at());
  }

  private Found period(String text, String expected) {
    Optional<PeriodEvidence> period = answers.answer(text).orElseThrow()
        .evidence().getFirst() instanceof PeriodEvidence found ? Optional.of(found) : Optional.empty();
    Matcher published = FOUND.matcher(expected);
    // "Nothing" denies that the values repeat; that they grow by a saltus it does not
    if (!published.matches())
      return TableCheck.compared("Nothing",
          period.filter(p -> p.proved().saltus() == 0).map(PeriodEvidence::toString).orElse(expected));
    return TableCheck.compared(published.group(1) + " from " + published.group(2),
        period.map(p -> p.proved().period() + " from " + p.proved().from()).orElse("none"));
  }
}
