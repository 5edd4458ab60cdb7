package org.grundy.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.StringReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.grundy.catalog.Entry;
import org.grundy.catalog.Games;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class BoardSvgTest {
  private static final Voice ENGLISH = Voice.of(Language.EN);
  private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+");

  private static Element read(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)))
        .getDocumentElement();
  }

  private static Stream<Element> elements(Element root) {
    var all = root.getElementsByTagName("*");
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i));
  }

  private static List<Double> numbers(String text) {
    return NUMBER.matcher(text).results().map(m -> Double.valueOf(m.group())).toList();
  }

  private static double number(Element element, String attribute) {
    return element.hasAttribute(attribute) ? Double.parseDouble(element.getAttribute(attribute)) : 0;
  }

  /** The places, x and y in turn, that an element reaches, without what its ancestors move. */
  private static List<Double> reached(Element e) {
    return switch (e.getTagName()) {
      case "rect" -> List.of(number(e, "x"), number(e, "y"), number(e, "x") + number(e, "width"),
          number(e, "y") + number(e, "height"));
      case "circle" -> List.of(number(e, "cx") - number(e, "r"), number(e, "cy") - number(e, "r"),
          number(e, "cx") + number(e, "r"), number(e, "cy") + number(e, "r"));
      case "ellipse" -> List.of(number(e, "cx") - number(e, "rx"), number(e, "cy") - number(e, "ry"),
          number(e, "cx") + number(e, "rx"), number(e, "cy") + number(e, "ry"));
      case "line" -> List.of(number(e, "x1"), number(e, "y1"), number(e, "x2"), number(e, "y2"));
      case "path" -> numbers(e.getAttribute("d"));
      case "text" -> {
        double half = e.getTextContent().length() * 0.3 * number(e, "font-size");
        yield List.of(number(e, "x") - half, number(e, "y"), number(e, "x") + half, number(e, "y"));
      }
      default -> List.of();
    };
  }

  /** Cuts are drawn where they are marked, all else always. */
  private static void check(List<Picture> pictures) throws Exception {
    check(pictures, false);
    check(pictures, true);
  }

  private static void check(List<Picture> pictures, boolean cuts) throws Exception {
    List<List<Exhibit.Marks>> marks = pictures.stream()
        .map(picture -> List.of(new Exhibit.Marks(cuts(picture).map(Picture.Part::id).toList(), Exhibit.Role.GAP)))
        .toList();
    Element root = read(BoardSvg.svg(pictures, cuts ? marks : List.of(), ENGLISH, "<a> & \"b\""));
    assertThat(root.getAttribute("role")).isEqualTo("img");
    assertThat(root.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("<a> & \"b\"");
    List<String> drawn = elements(root).filter(e -> e.hasAttribute("data-part"))
        .map(e -> e.getAttribute("data-board") + "." + e.getAttribute("data-part")).toList();
    List<String> wanted = IntStream.range(0, pictures.size()).boxed()
        .flatMap(i -> pictures.get(i).parts().stream().filter(part -> cuts || !(part instanceof Picture.Part.Cut))
            .map(part -> i + "." + part.id()))
        .toList();
    assertThat(drawn).containsExactlyInAnyOrderElementsOf(wanted);
    List<Double> box = numbers(root.getAttribute("viewBox"));
    for (Element element : elements(root).toList())
      inside(element, box);
  }

  private static void inside(Element element, List<Double> box) {
    double[] moved = {0, 0};
    for (var up = element.getParentNode(); up instanceof Element parent; up = up.getParentNode())
      if (parent.hasAttribute("transform")) {
        List<Double> by = numbers(parent.getAttribute("transform"));
        moved[0] += by.getFirst();
        moved[1] += by.getLast();
      }
    List<Double> reached = reached(element);
    for (int i = 0; i < reached.size(); i++) {
      double at = reached.get(i) + moved[i % 2];
      if (!(at >= 0 && at <= box.get(2 + i % 2)))
        fail("%s %s reaches %s outside %s", element.getTagName(), element.getAttribute("class"), at, box);
    }
  }

  @Test
  void everyLayout_isWellFormedAndInsideItsBox() throws Exception {
    for (Picture picture : Samples.all())
      check(List.of(picture));
    check(Samples.all());
  }

  @Test
  void largestPictures_areDrawn() throws Exception {
    check(List.of(Picture.board(64, 64, (_, _) -> Picture.Look.EMPTY)));
    check(List.of(Samples.strip(Picture.MOST_PARTS, 1)));
    check(List.of(Samples.stalk(2000)));
    check(List.of(Samples.comb(500)));
    check(List.of(Samples.rows(2000)));
    check(List.of(Picture.heaps(IntStream.range(0, 4096).mapToObj(BigInteger::valueOf).toList())));
    check(List.of(Samples.heaps("9".repeat(10000), "1")));
    check(List.of(Samples.graph(0), Samples.heaps(), Samples.numbers()));
  }

  @Test
  void counters_areInsideTheBox() throws Exception {
    check(List.of(new Picture(new Picture.Layout.Heaps(), Samples.heaps("2").parts(),
        List.of(new Picture.Counter(Phrase.of("stones that may still be added"), BigInteger.TWO)))));
  }

  @Test
  void tokensOfAStack_sayWhatIsLeft() throws Exception {
    Element root = read(BoardSvg.svg(Samples.heaps("3"), List.of(), ENGLISH, "nim 3"));
    assertThat(elements(root).filter(e -> e.hasAttribute("data-level")).map(e -> e.getAttribute("data-level")))
        .containsExactly("0", "1", "2");
  }

  @Test
  void marks_areClassesOfTheirParts() throws Exception {
    var marks = List.of(new Exhibit.Marks(List.of(0), Exhibit.Role.REPLY),
        new Exhibit.Marks(List.of(1), Exhibit.Role.GAP));
    Element root = read(BoardSvg.svg(Samples.board(), marks, ENGLISH, "board"));
    assertThat(elements(root).map(e -> e.getAttribute("class")).filter(c -> c.contains("mark")))
        .containsExactly("part cell stone left mark reply", "part cell none shade empty mark gap");
  }

  @Test
  void writing_doesNotDependOnTheLocale() throws Exception {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      check(Samples.all());
    } finally {
      Locale.setDefault(before);
    }
  }

  private static Stream<Picture.Part> cuts(Picture picture) {
    return picture.parts().stream().filter(part -> part instanceof Picture.Part.Cut);
  }

  @Test
  void examplesOfEveryGame_areDrawn() throws Exception {
    var pictures = new ArrayList<Picture>();
    for (Entry entry : Games.ALL)
      for (Ruleset<?> ruleset : rulesets(entry))
        pictures.addAll(examples(ruleset));
    assertThat(pictures).hasSizeGreaterThan(10);
    for (Picture picture : pictures) {
      check(List.of(picture));
      assertThat(BoardText.lines(picture, TextOptions.of(ENGLISH))).isNotEmpty().allMatch(line -> line.length() <= 80);
    }
  }

  private static List<Ruleset<?>> rulesets(Entry entry) {
    return switch (entry) {
      case Entry.Game game -> List.of(game.make().get());
      case Entry.Alias alias -> List.of(alias.make().get());
      case Entry.Family family -> {
        var all = new ArrayList<Ruleset<?>>();
        family.representatives().forEach(name -> all.add(family.make().named(name, Budget.unlimited())));
        yield all;
      }
      case Entry.Setup _ -> List.of();
    };
  }

  private static <P> List<Picture> examples(Ruleset<P> ruleset) {
    return ruleset.examples().stream().map(text -> ruleset.picture(ruleset.notation().parse(text))).toList();
  }
}
