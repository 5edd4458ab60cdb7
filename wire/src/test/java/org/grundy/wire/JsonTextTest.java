package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.JsonText;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The text that is written at once is that of the tree. */
class JsonTextTest {
  private static void assertSame(Consumer<Fields> fields, Language language) {
    Voice voice = Voice.of(language);
    assertThat(JsonText.of(fields, voice)).isEqualTo(Json.line(DocumentJson.of(fields, voice)));
  }

  @ParameterizedTest
  @EnumSource
  void answers_areTheSame(Language language) {
    for (Ruleset<?> ruleset : Catalog.representatives()) {
      var solver = new Solver(Budget.ofWork(1_000_000));
      var position = Catalog.standard().read(ruleset.name() + " " + ruleset.examples().getFirst()).position();
      var reply = solver.solve(new Question(position, Convention.NORMAL));
      assertSame(AnswerDocument.of(reply, AnswerDocument.Detail.STANDARD)::fields, language);
    }
  }

  @Test
  void randomFields_areTheSame() {
    for (long seed = Tier.seed(); seed < Tier.seed() + 500; seed++) {
      long fixed = seed;
      assertSame(out -> put(out, new Random(fixed), 4), Language.EN);
    }
  }

  private static void put(Fields out, Random random, int deep) {
    int fields = random.nextInt(5);
    for (int i = 0; i < fields; i++) {
      String name = "field" + i;
      switch (random.nextInt(deep > 0 ? 8 : 5)) {
        case 0 -> out.put(name, new BigInteger(1 + random.nextInt(70), random).negate());
        case 1 -> out.put(name, text(random));
        case 2 -> out.put(name, random.nextBoolean());
        case 3 -> out.sentence(name, Phrase.of("to {0}", random.nextInt(100)));
        case 4 -> out.put(name, random.nextLong());
        case 5 -> out.list(name, items(random, deep));
        case 6 -> out.objects(name, IntStream.range(0, random.nextInt(4)).boxed().toList(),
            (object, _) -> put(object, random, deep - 1));
        default -> put(out.object(name), random, deep - 1);
      }
    }
  }

  private static List<Object> items(Random random, int deep) {
    var items = new ArrayList<Object>();
    for (int i = random.nextInt(4); i > 0; i--)
      items.add(switch (random.nextInt(deep > 1 ? 5 : 4)) {
        case 0 -> random.nextInt();
        case 1 -> text(random);
        case 2 -> Phrase.of("to {0}", i);
        case 3 -> new BigInteger(80, random);
        default -> items(random, deep - 1);
      });
    return items;
  }

  private static String text(Random random) {
    var text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--)
      text.appendCodePoint(switch (random.nextInt(4)) {
        case 0 -> random.nextInt(' ');
        case 1 -> "\"\\/{}".charAt(random.nextInt(5));
        case 2 -> 'a' + random.nextInt(26);
        default -> 0x20 + random.nextInt(0xD000);
      });
    return text.toString();
  }

  @Test
  void fieldsThatComeTwiceOrTooLate_areADefect() {
    Voice voice = Voice.of(Language.EN);
    assertThatIllegalStateException().isThrownBy(() -> JsonText.of(out -> out.put("a", 1).put("a", 2), voice));
    assertThatIllegalStateException().isThrownBy(() -> JsonText.of(out -> {
      Fields inner = out.object("a");
      out.put("b", 1);
      inner.put("c", 2);
    }, voice));
  }
}
