package org.grundy.value.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.testing.Fuzz;
import org.grundy.testing.Tier;
import org.grundy.value.shortgame.PlainGame;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random expressions: what is read against plain games, with spaces and without, and what is written read back. */
@Tag("fuzz")
class ExpressionFuzzTest {
  /** Of longer texts the trees are large. */
  private static final int LONGEST = 30;
  private static final long MOST_POSITIONS = 20_000;

  /** A text, and the game that it means. */
  private record Written(String text, Supplier<PlainGame> meaning) {
    Written(String text, PlainGame game) {
      this(text, () -> game);
    }

    PlainGame game() {
      return meaning.get();
    }
  }

  /** Of one case; those of thousands would fill the heap. */
  private static PlainGame.Memory memory = new PlainGame.Memory();
  private static final PlainGame ONE = new PlainGame(List.of(PlainGame.ZERO), List.of());
  private static final PlainGame TWO = new PlainGame(List.of(ONE), List.of());
  private static final PlainGame STAR = switched(List.of(PlainGame.ZERO));
  private static final PlainGame UP = new PlainGame(List.of(PlainGame.ZERO), List.of(STAR));

  private static final List<Written> ATOMS = List.of(new Written("0", PlainGame.ZERO),
      new Written("1", ONE), new Written("2", TWO),
      new Written("1/2", new PlainGame(List.of(PlainGame.ZERO), List.of(ONE))),
      new Written("1.5", new PlainGame(List.of(ONE), List.of(TWO))),
      new Written("*", STAR), new Written("*2", switched(List.of(PlainGame.ZERO, STAR))), new Written("^", UP),
      new Written("v", UP.negative()), new Written("↑*", plus(UP, STAR)),
      new Written("1*", plus(ONE, STAR)));

  private static Written any(RandomGenerator random, int depth) {
    Written all = term(random, depth);
    for (int more = random.nextInt(3); more > 0; more--) {
      Written sum = all;
      Written next = term(random, depth);
      all = switch (random.nextInt(3)) {
        case 0 -> new Written(sum.text + " + " + next.text, () -> plus(sum.game(), next.game()));
        case 1 -> new Written(sum.text + " - " + next.text, () -> plus(sum.game(), next.game().negative()));
        default -> new Written(
            sum.text + (random.nextBoolean() ? " ± " : " +- ")
                + (next.text.startsWith("2") ? "( " + next.text + " )" : next.text),
            () -> plus(sum.game(), switched(List.of(next.game()))));
      };
    }
    return all;
  }

  private static PlainGame plus(PlainGame g, PlainGame h) {
    if (positions(g, h, new HashMap<>()) > MOST_POSITIONS)
      throw new TooLarge();
    return PlainGame.plus(g, h).canonical(memory);
  }

  /** How many positions the tree of a sum has; at most a few more than are allowed. */
  private static long positions(PlainGame g, PlainGame h, Map<List<PlainGame>, Long> known) {
    Long before = known.get(List.of(g, h));
    if (before != null)
      return before;
    long all = 1;
    for (List<PlainGame> options : List.of(g.left(), g.right()))
      for (PlainGame option : options)
        all = Math.min(MOST_POSITIONS + 1, all + positions(option, h, known));
    for (List<PlainGame> options : List.of(h.left(), h.right()))
      for (PlainGame option : options)
        all = Math.min(MOST_POSITIONS + 1, all + positions(g, option, known));
    known.put(List.of(g, h), all);
    return all;
  }

  /** Thrown when a sum is too large to be evaluated by the definitions alone. */
  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private static PlainGame switched(List<PlainGame> left) {
    return new PlainGame(left, left.stream().map(PlainGame::negative).toList());
  }

  private static Written term(RandomGenerator random, int depth) {
    if (depth == 0)
      return ATOMS.get(random.nextInt(ATOMS.size()));
    return switch (random.nextInt(6)) {
      case 0 -> {
        Written inner = any(random, depth - 1);
        yield new Written("( " + inner.text + " )", inner.meaning);
      }
      case 1 -> {
        List<Written> left = several(random, depth - 1);
        List<Written> right = several(random, depth - 1);
        yield new Written("{ " + list(left) + " | " + list(right) + " }",
            () -> new PlainGame(games(left), games(right)));
      }
      case 2 -> {
        List<Written> left = several(random, depth - 1);
        yield new Written("( ± { " + list(left) + " } )", () -> switched(games(left)));
      }
      case 3 -> {
        Written inner = any(random, depth - 1);
        yield new Written("( - ( " + inner.text + " ) )", () -> inner.game().negative());
      }
      case 4 -> {
        Written inner = any(random, depth - 1);
        yield new Written("2 * ( " + inner.text + " )", () -> plus(inner.game(), inner.game()));
      }
      default -> ATOMS.get(random.nextInt(ATOMS.size()));
    };
  }

  private static List<Written> several(RandomGenerator random, int depth) {
    return IntStream.rangeClosed(0, random.nextInt(2)).mapToObj(_ -> term(random, depth)).toList();
  }

  private static String list(List<Written> options) {
    return options.stream().map(Written::text).collect(Collectors.joining(" , "));
  }

  private static List<PlainGame> games(List<Written> options) {
    return options.stream().map(Written::game).toList();
  }

  @Test
  void randomExpressions_areThoseGames() {
    RandomGenerator random = Tier.random("expressions");
    int cases = Tier.cases(150, 6_000);
    int compared = 0;
    for (int i = 0; i < cases; i++) {
      memory = new PlainGame.Memory();
      Written one = any(random, 1);
      while (one.text.length() > LONGEST)
        one = any(random, 1);
      var values = new ShortGames(Budget.unlimited());
      int value = new Evaluation(values).value(ExpressionReader.read(one.text));
      try {
        assertThat(PlainGame.of(values, value)).as(one.text).isEqualTo(one.game().canonical(memory));
        compared++;
      } catch (TooLarge _) {
        // the next one is smaller
      }
    }
    assertThat(compared).isGreaterThan(cases / 2);
  }

  @Test
  void spaces_doNotMatter_andWhatIsWrittenIsReadBack() {
    Fuzz.named("expressions").cases(300, 50_000).check(random -> any(random, 2).text, text -> {
      var values = new ShortGames(Budget.unlimited());
      var evaluation = new Evaluation(values);
      int value = evaluation.value(ExpressionReader.read(text));
      for (String other : respaced(text))
        assertThat(evaluation.value(ExpressionReader.read(other))).as(other).isEqualTo(value);
      for (ValueText writer : List.of(ValueText.ascii(values), ValueText.unicode(values)))
        assertThat(evaluation.value(ExpressionReader.read(writer.of(value)))).as(writer.of(value)).isEqualTo(value);
    });
  }

  /** The text without spaces, and with more of them; a plus and a minus beside each other are two signs or one. */
  private static List<String> respaced(String text) {
    var texts = new ArrayList<String>();
    texts.add(text.replace(" ", ""));
    texts.add(text.replace(" ", "  "));
    texts.add(text.replace(" +", "+").replace(" -", "-").replace(" ±", "±"));
    texts.add(text.replace("+ ", "+").replace("± ", "±").replaceAll("(?<!\\+)- ", "-"));
    texts.add(text.replace("±", "+-").replace("↑", "^"));
    return texts;
  }
}
