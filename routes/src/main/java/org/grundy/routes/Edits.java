package org.grundy.routes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Characters;
import org.grundy.game.Edges;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Part;
import org.grundy.game.Position;
import org.grundy.game.Tuples;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.play.RandomPosition;
import org.grundy.wire.PictureJson;
import tools.jackson.databind.node.ObjectNode;

/** Positions like another one, changed by touching its picture. */
final class Edits {
  private static final int LARGEST = 12;
  /** The parameters that change a position; without them it stays. */
  private static final List<String> CHANGES = List.of("node", "part", "rows", "columns");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  /** The digits of a number that a picture shows by its cells. */
  private static final int SHORT = 4;
  /** More than the cells of two pictures. */
  private static final int GONE = 4 * Picture.MOST_PARTS;

  private Edits() {
  }

  /**
   * A variation of the given position, with what can be changed in it: with a part changed ({@code part}, {@code by} a
   * number), with a token added to a node of its graph ({@code node}) or removed ({@code part}, {@code by} -1), with a
   * row or column more or less ({@code rows}, {@code columns}), or a random one on each of its boards ({@code seed},
   * {@code size}). In a sum, {@code board} picks the part to change.
   */
  static ObjectNode edit(RequestData request, Budget budget) {
    String start = request.text("start");
    Catalog catalog = RequestData.catalog(budget);
    Position position = (start.contains(" ") ? catalog.read(start) : catalog.start(start)).position();
    Position edited = request.optional("seed").isPresent()
        ? RandomPosition.like(position, Math.max(1, request.count("size", LARGEST, 5)),
            request.count("seed", Integer.MAX_VALUE, 0), budget)
        : withBoard(position, request, budget);
    ObjectNode document = PictureJson.of(edited, request.voice()).put("start", edited.text());
    EditChoices.put(document, edited, budget);
    return document;
  }

  private static Position withBoard(Position position, RequestData request, Budget budget) {
    List<Position> parts = new ArrayList<>(position.parts());
    int board = request.count("board", parts.size() - 1, 0);
    if (CHANGES.stream().allMatch(name -> request.optional(name).isEmpty()))
      return position;
    if (!(parts.get(board) instanceof Position.Single<?> single))
      throw refused(parts.get(board));
    parts.set(board, request.optional("node").isPresent()
        ? withToken(single, request.count("node", Integer.MAX_VALUE, 0))
        : request.optional("part").isPresent()
            ? changed(single, request.count("part", Integer.MAX_VALUE, 0), whole(request, "by", BigInteger.ONE), budget)
        : resized(single, whole(request, "rows", BigInteger.ZERO).signum(),
            whole(request, "columns", BigInteger.ZERO).signum(), budget));
    return Position.sum(parts);
  }

  private static Position resized(Position.Single<?> single, int rows, int columns, Budget budget) {
    return BoardSizes.changed(single, rows, columns, budget).orElseThrow(() -> refused(single));
  }

  private static <P> Position withToken(Position.Single<P> single, int node) {
    if (!(single.ruleset().notation() instanceof Numbers<P> numbers) || !walks(single))
      throw refused(single);
    var tokens = new ArrayList<>(numbers.numbers(single.at()));
    tokens.add(BigInteger.valueOf(node));
    return new Position.Single<>(single.ruleset(), numbers.position(tokens));
  }

  private static BigInteger whole(RequestData request, String name, BigInteger otherwise) {
    return request.optional(name).map(text -> Decimals.parse(text).orElseThrow(
        () -> BadInput.expected(Phrase.verbatim(name), Phrase.of("a whole number such as 1 or -1"), text)))
        .orElse(otherwise);
  }

  private static boolean walks(Position.Single<?> single) {
    return single.pictures().getFirst().layout() instanceof Picture.Layout.Walks;
  }

  private static BadInput refused(Position position) {
    return BadInput.because("{0} cannot be changed by touching this; change its text instead", position.text());
  }

  /**
   * Changes one part: a heap grows or shrinks, a token leaves its graph, an edge takes its next colour or goes. A cell
   * takes the next character that makes a valid position, or else changes places with one of its row; where a position
   * is not written cell by cell, the cell is changed with as few others as possible.
   */
  static <P> Position changed(Position.Single<P> single, int part, BigInteger by, Budget budget) {
    Notation<P> notation = single.ruleset().notation();
    Picture picture = single.pictures().getFirst();
    Optional<Part.Cell> cell = picture.layout() instanceof Picture.Layout.Board
        ? part(picture, part, Part.Cell.class) : Optional.empty();
    Optional<Part.Edge> edge = part(picture, part, Part.Edge.class);
    return switch (notation) {
      case Characters<P> characters -> withCell(single, characters, part, by.signum());
      case Edges<P> edges when isColoured(single, edges, part) -> recoloured(single, edges, part, by.signum());
      case Numbers<P> numbers when cell.isEmpty() -> withHeap(single, numbers, part, by);
      case Numbers<P> numbers ->
        nearest(single, cell.get(), NumberEdits.of(numbers.numbers(single.at()), cell.get(), by), budget);
      case Tuples<P> tuples when cell.isPresent() ->
        nearest(single, cell.get(), tupleEdits(tuples.format(single.at()), cell.get()), budget);
      case Notation.Free<P> free when cell.isPresent() ->
        nearest(single, cell.get(), smaller(free.format(single.at())), budget);
      case Notation.Free<P> free when part(picture, part, Part.Node.class).isPresent() ->
        reserved(free.format(single.at()), part).flatMap(text -> read(free, text).stream()).findFirst()
            .map(changed -> (Position) new Position.Single<>(single.ruleset(), changed))
            .orElseThrow(() -> refused(single));
      case Notation<P> other when edge.isPresent() ->
        without(single, other.format(single.at()), edge.get());
      case Notation.Free<P> free when picture.layout() instanceof Picture.Layout.Heaps ->
        stepped(single, free.format(single.at()), part, by);
      default -> throw refused(single);
    };
  }

  private static <T extends Part> Optional<T> part(Picture picture, int id, Class<T> kind) {
    return picture.parts().stream().filter(part -> part.id() == id && kind.isInstance(part)).map(kind::cast)
        .findFirst();
  }

  /** Takes a link away, and what is written of its ends where these have no other. */
  private static <P> Position without(Position.Single<P> single, String text, Part.Edge edge) {
    List<String> ends = List.of(edge.from() + "-" + edge.to(), edge.to() + "-" + edge.from());
    List<String> words = List.of(text.split(" "));
    int place = IntStream.range(0, words.size()).filter(i -> ends.contains(words.get(i).replaceAll("[a-z]$", "")))
        .findFirst().orElseThrow(() -> refused(single));
    List<String> left = without(words, place);
    List<String> linked = left.stream().filter(word -> word.contains("-"))
        .flatMap(word -> Stream.of(word.replaceAll("[a-z]$", "").split("-"))).toList();
    List<String> kept = left.stream().filter(word -> word.indexOf(':') < 0
        || linked.contains(word.substring(0, word.indexOf(':')))).toList();
    return read(single.ruleset().notation(), String.join(" ", kept))
        .map(changed -> (Position) new Position.Single<>(single.ruleset(), changed)).orElseThrow(() -> refused(single));
  }

  private static <P> Position withHeap(Position.Single<P> single, Numbers<P> numbers, int part, BigInteger by) {
    var heaps = new ArrayList<>(numbers.numbers(single.at()));
    if (part < heaps.size() && walks(single))
      heaps.remove(part);
    else if (part < heaps.size())
      heaps.set(part, heaps.get(part).add(by));
    else if (by.signum() > 0)
      heaps.add(BigInteger.ONE);
    else if (by.signum() < 0 && !heaps.isEmpty())
      heaps.removeLast();
    else
      throw refused(single);
    return new Position.Single<>(single.ruleset(), numbers.position(heaps));
  }

  /**
   * Of the positions with these texts that show the touched cell in another way, the first one that shows the fewest
   * other cells so. One without the cell comes last. Time: the cells of each.
   */
  private static <P> Position nearest(Position.Single<P> single, Part.Cell touched, Stream<String> texts,
      Budget budget) {
    Set<Part.Cell> before = cells(single);
    Optional<Position> nearest = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (String text : texts.toList()) {
      budget.charge(1L + before.size());
      Optional<P> read = read(single.ruleset().notation(), text);
      if (read.isEmpty())
        continue;
      var position = new Position.Single<>(single.ruleset(), read.get());
      Set<Part.Cell> after = cells(position);
      if (after.contains(shown(touched)))
        continue;
      int kept = (int) before.stream().filter(after::contains).count();
      int changed = before.size() + after.size() - 2 * kept
          + (after.stream().anyMatch(cell -> isAt(cell, touched)) ? 0 : GONE);
      if (changed < fewest) {
        fewest = changed;
        nearest = Optional.of(position);
      }
    }
    return nearest.orElseThrow(() -> refused(single));
  }

  private static boolean isAt(Part.Cell cell, Part.Cell other) {
    return cell.row() == other.row() && cell.column() == other.column();
  }

  private static Set<Part.Cell> cells(Position.Single<?> single) {
    return single.pictures().getFirst().parts().stream().filter(Part.Cell.class::isInstance)
        .map(part -> shown((Part.Cell) part)).collect(Collectors.toSet());
  }

  /** A cell as it is seen, whatever its id. */
  private static Part.Cell shown(Part.Cell cell) {
    return new Part.Cell(0, cell.row(), cell.column(), cell.look(), cell.piece(), cell.text());
  }

  /** Texts of tuples without one of them, or with the touched square besides. */
  private static Stream<String> tupleEdits(String text, Part.Cell touched) {
    List<String> tuples = List.of(text.split(" "));
    return Stream.concat(
        IntStream.range(0, tuples.size())
            .mapToObj(i -> String.join(" ", without(tuples, i))),
        Stream.of("%s %d,%d".formatted(text, touched.column(), touched.row())));
  }

  static <T> List<T> without(List<T> all, int place) {
    var left = new ArrayList<>(all);
    left.remove(place);
    return left;
  }

  /** A text with one of its numbers changed. */
  static Stream<String> stepped(String text, int by) {
    return NUMBER.matcher(text).results().filter(number -> number.group().length() <= SHORT)
        .map(number -> text.substring(0, number.start()) + (Integer.parseInt(number.group()) + by)
            + text.substring(number.end()));
  }

  /** A text with one of its numbers smaller. */
  private static Stream<String> smaller(String text) {
    return NUMBER.matcher(text).results().filter(number -> number.group().length() <= SHORT)
        .flatMap(number -> IntStream.iterate(Integer.parseInt(number.group()) - 1, n -> n > 0, n -> n - 1)
            .mapToObj(n -> text.substring(0, number.start()) + n + text.substring(number.end())));
  }

  /** Adds to one of the heaps with which a text begins, or puts a new one after them. */
  private static <P> Position stepped(Position.Single<P> single, String text, int heap, BigInteger by) {
    int heaps = single.pictures().getFirst().parts().size();
    if (heaps == 0 || heap > heaps || heap == heaps && by.signum() < 0)
      throw refused(single);
    MatchResult number = NUMBER.matcher(text).results().skip(Math.min(heap, heaps - 1)).findFirst()
        .orElseThrow(() -> refused(single));
    String changed = heap == heaps ? number.group() + " 1"
        : new BigInteger(number.group()).add(by).toString();
    return new Position.Single<>(single.ruleset(), single.ruleset().notation()
        .parse(text.substring(0, number.start()) + changed + text.substring(number.end())));
  }

  private static <P> Position withCell(Position.Single<P> single, Characters<P> notation, int part, int by) {
    String text = notation.format(single.at());
    int width = text.indexOf('/') < 0 ? text.length() : text.indexOf('/');
    if (part >= text.length())
      throw refused(single);
    int place = part / width * (width + 1) + part % width;
    if (place >= text.length())
      throw refused(single);
    return Stream.concat(cycled(text, place, notation.characters(), by), exchanged(text, place))
        .flatMap(changed -> read(notation, changed).stream()).findFirst()
        .map(changed -> (Position) new Position.Single<>(single.ruleset(), changed)).orElse(single);
  }

  /** The other characters in a place, in order from the present one. */
  private static Stream<String> cycled(String text, int place, String alphabet, int by) {
    return IntStream.range(1, alphabet.length())
        .mapToObj(step -> alphabet
            .charAt(Math.floorMod(alphabet.indexOf(text.charAt(place)) + by * step, alphabet.length())))
        .map(next -> text.substring(0, place) + next + text.substring(place + 1));
  }

  /** The character in a place exchanged with another one of its row, the nearest first. */
  private static Stream<String> exchanged(String text, int place) {
    int from = text.lastIndexOf('/', place) + 1;
    int to = text.indexOf('/', place) < 0 ? text.length() : text.indexOf('/', place);
    return IntStream.range(from, to).filter(other -> text.charAt(other) != text.charAt(place)).boxed()
        .sorted(Comparator.comparingInt(other -> Math.abs(other - place))).map(other -> {
          var changed = new StringBuilder(text);
          changed.setCharAt(place, text.charAt(other));
          changed.setCharAt(other, text.charAt(place));
          return changed.toString();
        });
  }

  /** Texts in which a node is for the next player: for both, for Left, for Right. */
  private static Stream<String> reserved(String text, int node) {
    List<String> others = Arrays.stream(text.split(" ")).filter(word -> !word.matches(node + "[xo]?")).toList();
    List<String> words = List.of("" + node, node + "x", node + "o");
    int now = Math.max(0, words.indexOf(Arrays.stream(text.split(" ")).filter(words::contains).findFirst().orElse("")));
    return IntStream.range(1, words.size()).mapToObj(step -> words.get((now + step) % words.size()))
        .map(word -> String.join(" ", others) + " " + word);
  }

  private static <P> boolean isColoured(Position.Single<P> single, Edges<P> notation, int edge) {
    String[] edges = notation.format(single.at()).split(" ");
    return edge < edges.length && notation.colours().indexOf(edges[edge].charAt(edges[edge].length() - 1)) >= 0;
  }

  /** Gives an edge its next colour. */
  private static <P> Position recoloured(Position.Single<P> single, Edges<P> notation, int edge, int by) {
    String[] edges = notation.format(single.at()).split(" ");
    String colours = notation.colours();
    int last = edges[edge].length() - 1;
    edges[edge] = edges[edge].substring(0, last)
        + colours.charAt(Math.floorMod(colours.indexOf(edges[edge].charAt(last)) + by, colours.length()));
    return new Position.Single<>(single.ruleset(), notation.parse(String.join(" ", edges)));
  }

  static <P> Optional<P> read(Notation<P> notation, String text) {
    try {
      return Optional.of(notation.parse(text));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }
}
