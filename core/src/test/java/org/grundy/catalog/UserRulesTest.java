package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rulesets that are right but for one method: the complaint names the method, the position and the line. */
class UserRulesTest {
  private static final String HEAP = """
      import java.util.*;
      import org.grundy.game.heap.*;

      class Mine implements HeapGame { static final long START = System.nanoTime();
        public String name() { return "mine"; }
        public void from(long heap, Become out) { for (long k = 1; k <= heap; k += 2) out.heap(heap - k); }
      }
      """;

  private static final String GRID = """
      import java.util.*;
      import org.grundy.game.*;
      import org.grundy.game.grid.*;
      import org.grundy.phrase.Phrase;
      import org.grundy.value.Player;

      class Mine extends GridGame implements Partizan<Grid> {
        public String name() { return "mine"; }
        public Phrase rules() { return Phrase.of("Take a stone of your own."); }
        public List<String> examples() { return List.of("xo.", "x/o"); }
        protected String alphabet() { return ".xo"; }
        protected List<Symmetry> symmetries() { return Symmetry.ALL; }
        public Optional<Grid> negative(Grid at) { return Optional.of(at.exchange('x', 'o')); }
        public void moves(Grid at, Player mover, Moves<Grid> out) {
          for (int place = 0; place < at.size(); place++)
            if (at.get(place) == (mover == Player.LEFT ? 'x' : 'o') && !out.to(at.with('.', place), place))
              return;
        }
      }
      """;

  private static final String PLACEMENT = """
      import java.util.*;
      import org.grundy.game.*;
      import org.grundy.game.grid.*;
      import org.grundy.game.placement.*;
      import org.grundy.phrase.Phrase;
      import org.grundy.value.Player;

      class Mine extends PlacementGame implements Partizan<Grid> {
        private static final Shape DOMINO = Shape.of("##");
        public String name() { return "mine"; }
        public Phrase rules() { return Phrase.of("Lay a domino."); }
        public List<String> examples() { return List.of("3x3"); }
        protected List<Symmetry> symmetries() { return Symmetry.UPRIGHT; }
        public char cover(Player player) { return '#'; }
        public List<Shape> shapes(Player player) {
          return List.of(DOMINO);
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void rulesThatEndTheProgram_areRefused() throws IOException {
    for (String ending : List.of("System.exit(0)", "Runtime.getRuntime().exit(1)", "Runtime.getRuntime().halt(1)")) {
      Path file = file(HEAP.replace("{ for", "{\n if (heap > 9) " + ending + "; for"));
      assertThatThrownBy(() -> UserRules.compile(file)).isInstanceOf(BadInput.class)
          .hasMessageStartingWith("Mine.java, line 7: rules must not exit the program, found ");
    }
  }

  private Path file(String source) throws IOException {
    return Files.writeString(folder.resolve("Mine.java"), source);
  }

  @Test
  void rightRulesets_pass() throws IOException {
    for (String source : List.of(HEAP, GRID, PLACEMENT, HEAP.replace("heap - k)", "Math.max(1, heap - k))")
        .replace("public String name", "public boolean loopy() { return true; } public String name")))
      assertThat(UserRules.compile(file(source)).name()).isEqualTo("mine");
    String none = GRID.replace("return Symmetry.ALL;", "return List.of();");
    assertThat(UserRules.compile(file(none)).name()).isEqualTo("mine");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '"', value = {
      "return `mine`~return null~Mine.java, line 5: Mine.name returns null",
      "return `mine`~return `my game`~Mine.java, line 5: Mine.name returns 'my game', but a name is one word without braces",
      "out.heap(heap - k)~out.heap(heap / (k - 3))~Mine.java, line 6: Mine.from throws ArithmeticException (/ by zero)",
      "out.heap(heap - k)~out.heap(-1)~Mine.java, line 6: Mine.from at 9 throws ",
      "k += 2~k += System.nanoTime() - START < 8e9 ? 0 : heap~Mine.java, line 6: Mine.from does not finish within 5 s",
      "{ for (long k~{ from(heap, out); for (long k~Mine.java, line 6: Mine.from throws StackOverflowError"})
  void brokenHeapGames_areToldWhatIsWrong(String from, String to, String sentence) throws IOException {
    broken(HEAP, from, to, sentence);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '"', value = {
      "Phrase.of(`Take a stone of your own.`); null; Mine.java, line 9: Mine.rules returns null",
      "List.of(`xo.`, `x/o`); List.of(); Mine.java, line 10: Mine.examples returns no position",
      "List.of(`xo.`, `x/o`); List.of(`xq.`); Mine.java, line 10: Mine.examples at xq.: the notation cannot read 'xq.': ",
      "return `.xo`; return `xo`; Mine.java, line 10: Mine.examples at xo.: the notation cannot read 'xo.': ",
      "return `.xo`; throw new IllegalStateException(`why`); Mine.java, line 11: Mine.alphabet throws IllegalStateException (why)",
      "return Symmetry.ALL; return null; Mine.java, line 7: Mine.normal at xo. throws NullPointerException",
      "return Symmetry.ALL; throw new UnsupportedOperationException(); Mine.java, line 12: Mine.symmetries at xo. throws UnsupportedOperationException",
      "return Optional.of(at.exchange('x', 'o')); return null; Mine.java, line 13: Mine.negative at xo. returns null",
      "at.exchange('x', 'o')); at.with('.', 0)); Mine.java, line 13: Mine.negative at xo.: the negative of the negative is a different position",
      "at.with('.', place), place; null, place; Mine.java, line 15: Mine.moves at xo. lists null",
      "at.with('.', place), place; at.with('!', place), place; Mine.java, line 15: Mine.moves at xo. lists '!o.', which the notation cannot read",
      "place < at.size(); place <= at.size(); Mine.java, line 16: Mine.moves at xo. throws ArrayIndexOutOfBoundsException",
      "int place = 0; int place = 0 * List.of(1).get(1); Mine.java, line 15: Mine.moves at xo. throws ",
      "place++); place += 0); Mine.java, line 15: Mine.moves at xo. lists more than 1000000 options"})
  void brokenGridGames_areToldWhatIsWrong(String from, String to, String sentence) throws IOException {
    broken(GRID, from, to, sentence);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '"', value = {
      "return List.of(DOMINO)~return List.of(Shape.of(`.`, `.`))~Mine.java, line 16: Mine.shapes at .../.../... throws IllegalArgumentException (expected rows of '#' and '.' with at least one '#', found './.')",
      "Shape.of(`##`)~Shape.of(`xx`)~Mine.java, line 9: Mine throws IllegalArgumentException (expected rows of '#' and '.' with at least one '#', found 'xx')",
      "private static final Shape DOMINO = Shape.of(`##`)~private final Shape DOMINO = Shape.of(`..`)~Mine.java, line 9: Mine throws IllegalArgumentException (expected rows",
      "Shape.of(`##`)~Shape.of()~Mine.java, line 9: Mine throws IllegalArgumentException (a grid has one cell or more)",
      "return '#'~return '.'~Mine.java, line 16: Mine.shapes at .../.../...: expected play that ends, found play that returns to this position; to allow that, override loopy"})
  void brokenPlacementGames_areToldWhatIsWrong(String from, String to, String sentence) throws IOException {
    broken(PLACEMENT, from, to, sentence);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {
      "k = 1~k = 0~Mine.from at 9", "heap - k~heap - k % 5~Mine.from at 5", "heap - k~k % 2~Mine.from at 1"})
  void heapGamesThatReturnToAPosition_areRefused(String from, String to, String place) throws IOException {
    broken(HEAP, from, to, "Mine.java, line 6: " + place
        + ": expected play that ends, found play that returns to this position; to allow that, override loopy");
  }

  private void broken(String source, String from, String to, String sentence) throws IOException {
    String old = from.replace('`', '"');
    assertThat(source).contains(old);
    Path file = file(source.replace(old, to.replace('`', '"')));
    assertThatThrownBy(() -> UserRules.compile(file)).isInstanceOf(BadInput.class)
        .hasMessageStartingWith(sentence.replace('`', '"'));
  }

  @Test
  void notationsThatReadAnotherPosition_areTold() throws IOException {
    Path file = file("""
        import java.util.*;
        import java.util.random.RandomGenerator;
        import org.grundy.game.*;
        import org.grundy.phrase.Phrase;

        class Mine implements Impartial<Integer> {
          public String name() { return "mine"; }
          public Phrase rules() { return Phrase.of("Take one."); }
          public List<String> examples() { return List.of("7"); }
          public Notation<Integer> notation() {
            return new Notation.Free<Integer>() {
              public Integer parse(String text) { return Integer.parseInt(text); }
              public String format(Integer at) { return "" + at / 2; }
              public Integer random(RandomGenerator random, int size) { return 1; }
            };
          }
          public Picture picture(Integer at) { return Picture.of(new Picture.Layout.Heaps(), List.of()); }
          public void moves(Integer at, Moves<Integer> out) { if (at > 0) out.to(at - 1); }
        }
        """);
    assertThatThrownBy(() -> UserRules.compile(file)).isInstanceOf(BadInput.class)
        .hasMessage("Mine.java, line 11: Mine.notation at 3: the notation reads back a different position");
  }
}
