package org.grundy.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Words;
import org.grundy.value.Player;

/**
 * Moves as people type them, by the picture's layout, the same in every interface and every language: the amount taken
 * from each heap ({@code 0 0 1} or {@code take 0 0 1}), a heap that becomes others ({@code 5 -> 1 2}), squares,
 * placements and journeys ({@code b3}, {@code b3 b4}, {@code b3-b5}), an edge {@code 1-2r}, {@code front} or {@code
 * back}. In a sum, the number of the summand comes first: {@code 2: 0 1}. Every move may also be typed as {@code =}
 * and the resulting position.
 */
public final class MoveText {
  /** The most next places that a complaint names. */
  private static final int MOST_NAMED = 6;
  private static final Pattern FROM_HEAP = Pattern.compile("(?i)take ([0-9]+) from heap ([0-9]{1,9})");
  private static final Pattern PART = Pattern.compile("(?i)([0-9]+) (?:from|to) heap ([0-9]{1,9})");
  /** From which heaps tokens are taken, and to which they go, if to any. */
  private static final Pattern CARRIED = Pattern.compile("(?i)(?:take|move) (" + several("[0-9]+ from heap [0-9]{1,9}")
      + ")(?:, add (" + several("[0-9]+ to heap [0-9]{1,9}") + ")| to heap ([0-9]{1,9}))?");

  private MoveText() {
  }

  private static String several(String part) {
    return part + "(?:(?:, | and )" + part + ")*";
  }

  /** The text of a move listed at {@code from}. */
  public static String of(Position from, Move move) {
    if (from instanceof Position.Sum(List<Position> parts)) {
      int board = changed(from, move.to());
      List<Touch> local = move.touches().stream().map(t -> new Touch(0, t.part(), t.level())).toList();
      return (board + 1) + ": " + of(parts.get(board), new Move(move.to().parts().get(board), local));
    }
    Picture picture = from.pictures().getFirst();
    Optional<HeapChange> heaps = heapChange(from, move.to());
    if (heaps.isPresent())
      return heaps.get().text();
    if (move.touches().isEmpty())
      return "=" + move.to().written();
    List<String> labels = move.touches().stream().map(t -> picture.label(picture.part(t.part()))).toList();
    return String.join(journey(picture, move.touches()) ? "-" : " ", labels);
  }

  /** Which summand differs. */
  public static int changed(Position from, Position to) {
    return IntStream.range(0, from.parts().size()).filter(i -> !from.parts().get(i).equals(to.parts().get(i)))
        .findFirst().orElseThrow(() -> new IllegalArgumentException("no part of " + from.text() + " has changed"));
  }

  /** The piece is touched first, then its destination. */
  private static boolean journey(Picture picture, List<Touch> touches) {
    return touches.size() > 1 && picture.part(touches.getFirst().part()) instanceof Picture.Part.Cell cell
        && cell.piece() != Picture.Piece.NONE;
  }

  /** A move on heaps: the amount taken from each, or one heap and what it becomes. */
  public sealed interface HeapChange {
    /**
     * The amount taken from each heap, in the user's order.
     *
     * @param put the tokens put on each heap; all 0 where heaps may grow in other ways
     */
    record Taken(List<BigInteger> amounts, List<BigInteger> put) implements HeapChange {
      public Taken {
        amounts = List.copyOf(amounts);
        put = List.copyOf(put);
      }

      /** The heap on which everything is put that is taken. */
      public OptionalInt moved() {
        int[] grown = IntStream.range(0, put.size()).filter(i -> put.get(i).signum() > 0).toArray();
        return grown.length == 1 && amounts.stream().reduce(BigInteger.ZERO, BigInteger::add).equals(put.get(grown[0]))
            ? OptionalInt.of(grown[0]) : OptionalInt.empty();
      }

      @Override
      public String text() {
        return String.join(" ", amounts.stream().map(BigInteger::toString).toList());
      }
    }

    /** Heap {@code index}, of size {@code from}, becomes heaps of these sizes. */
    record Becomes(int index, BigInteger from, List<BigInteger> to) implements HeapChange {
      @Override
      public String text() {
        return from + " -> " + String.join(" ", to.stream().map(BigInteger::toString).toList());
      }
    }

    String text();
  }

  /** The move as a change of heaps, when the position is drawn as heaps and written as numbers. */
  public static Optional<HeapChange> heapChange(Position from, Position to) {
    Picture.Layout layout = from.pictures().getFirst().layout();
    if (layout instanceof Picture.Layout.Board || layout instanceof Picture.Layout.Graph)
      return Optional.empty();
    Optional<List<BigInteger>> before = numbers(from);
    Optional<List<BigInteger>> after = numbers(to);
    boolean seen = from.pictures().getFirst().parts().size() > 0 || before.filter(list -> !list.isEmpty()).isPresent();
    if (before.isEmpty() || after.isEmpty() || !seen)
      return Optional.empty();
    if (counts(from) && layout instanceof Picture.Layout.Heaps && before.get().size() == after.get().size())
      return Optional.of(ofStacks(before.get(), after.get(), from.rulesets().allMatch(Ruleset::putsTokens)));
    return becomes(before.get(), after.get()).map(HeapChange.class::cast);
  }

  private static boolean counts(Position position) {
    return position.rulesets().allMatch(Ruleset::counts);
  }

  /** The amounts taken from the stacks that fall, wherever they go; if none falls, the stack that grows. */
  private static HeapChange ofStacks(List<BigInteger> before, List<BigInteger> after, boolean puts) {
    List<BigInteger> taken = IntStream.range(0, before.size())
        .mapToObj(i -> before.get(i).subtract(after.get(i))).toList();
    OptionalInt grown = IntStream.range(0, taken.size()).filter(i -> taken.get(i).signum() < 0).findFirst();
    return grown.isPresent() && taken.stream().allMatch(amount -> amount.signum() <= 0)
        ? new HeapChange.Becomes(grown.getAsInt(), before.get(grown.getAsInt()), List.of(after.get(grown.getAsInt())))
        : new HeapChange.Taken(taken.stream().map(amount -> amount.max(BigInteger.ZERO)).toList(),
            taken.stream().map(amount -> puts ? amount.negate().max(BigInteger.ZERO) : BigInteger.ZERO).toList());
  }

  /** The first heap whose replacement explains the change. */
  private static Optional<HeapChange.Becomes> becomes(List<BigInteger> before, List<BigInteger> after) {
    int pieces = after.size() - before.size() + 1;
    for (int i = 0; i < before.size() && pieces >= 0; i++)
      if (after.subList(0, i).equals(before.subList(0, i))
          && after.subList(i + pieces, after.size()).equals(before.subList(i + 1, before.size())))
        return Optional.of(new HeapChange.Becomes(i, before.get(i), after.subList(i, i + pieces)));
    return Optional.empty();
  }

  private static Optional<List<BigInteger>> numbers(Position position) {
    return switch (position) {
      case Position.Single<?> single -> numbers(single);
      case Position.Negative(Position.Single<?> of) -> numbers(of);
      case Position.Sum _ -> Optional.empty();
    };
  }

  /** The numbers when the notation has only numbers, otherwise the sizes of the heaps drawn. */
  private static <P> Optional<List<BigInteger>> numbers(Position.Single<P> single) {
    if (single.ruleset().notation() instanceof Numbers<P> numbers)
      return Optional.of(numbers.numbers(single.at()));
    Picture picture = single.ruleset().picture(single.at());
    return picture.layout().ofHeaps()
        ? Optional.of(picture.parts().stream().map(part -> ((Picture.Part.Heap) part).size()).toList())
        : Optional.empty();
  }

  /**
   * The position that a typed move leads to.
   *
   * @throws BadInput when it is unreadable or no move of {@code mover} here; says what was expected and what was found
   */
  public static Position parse(Position from, Player mover, String typed) {
    String text = typed.strip();
    if (from instanceof Position.Sum(List<Position> parts)) {
      String[] split = text.split(":", 2);
      BigInteger board = Decimals.parse(split[0].strip()).orElse(BigInteger.ZERO);
      if (split.length < 2 || board.signum() <= 0 || board.compareTo(BigInteger.valueOf(parts.size())) > 0)
        throw BadInput.because("expected the number of a part, 1 to {0}, a colon and a move, found {1}", parts.size(),
            BadInput.quoted(text));
      var changed = new ArrayList<>(parts);
      changed.set(board.intValue() - 1, parse(parts.get(board.intValue() - 1), mover, split[1]));
      return Position.sum(changed);
    }
    if (text.isEmpty())
      throw BadInput.because("expected a move, found nothing");
    Position to = switch (from) {
      case Position.Single<?> single -> parseOne(single, mover, text);
      case Position.Negative(Position.Single<?> of) -> parseOne(of, mover.opponent(), text).negative();
      case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
    };
    return to;
  }

  private static <P> Position parseOne(Position.Single<P> from, Player mover, String text) {
    Ruleset<P> ruleset = from.ruleset();
    Optional<P> to;
    if (text.startsWith("="))
      to = Optional.of(ruleset.notation().parse(text.substring(1))).filter(at -> ruleset.legal(from.at(), mover, at));
    else if (heapChange(from, from).isPresent())
      to = text.contains("->") ? becoming(from, mover, text) : taking(from, mover, text);
    else
      to = touching(from, mover, text);
    return new Position.Single<>(ruleset,
        to.orElseThrow(() -> BadInput.because("the move {0} is not possible from {1}", BadInput.quoted(text),
            ruleset.notation().format(from.at()))));
  }

  /** The amounts in {@code 0 0 1}, {@code take 0 0 1} or {@code take 1 from heap 3}. */
  private static List<String> amounts(String text, int heaps) {
    Matcher one = FROM_HEAP.matcher(text);
    if (one.matches()) {
      int heap = heap(one.group(2), heaps);
      return IntStream.rangeClosed(1, heaps).mapToObj(i -> i == heap ? one.group(1) : "0").toList();
    }
    List<String> words = Words.of(text);
    return !words.isEmpty() && words.getFirst().equalsIgnoreCase("take") ? words.subList(1, words.size()) : words;
  }

  private static int heap(String number, int heaps) {
    int heap = Integer.parseInt(number);
    if (heap == 0 || heap > heaps)
      throw BadInput.expected(Phrase.of("heap"), Phrase.of("a whole number from {0} to {1}", 1, heaps), number);
    return heap;
  }

  private static <P> Optional<P> taking(Position.Single<P> from, Player mover, String text) {
    List<BigInteger> before = numbers(from).orElseThrow();
    Matcher carried = CARRIED.matcher(text);
    if (carried.matches() && !FROM_HEAP.matcher(text).matches()) {
      List<BigInteger> after = carried(before, carried);
      return after.stream().anyMatch(heap -> heap.signum() < 0) ? Optional.empty()
          : changed(from, mover, before, after);
    }
    List<String> words = amounts(text, before.size());
    if (words.size() != before.size())
      throw BadInput.because("expected {0} {0:number|numbers}, what you take from each heap, found {1}", before.size(),
          words.size());
    var after = new ArrayList<BigInteger>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      BigInteger taken = Decimals.parse(word).orElseThrow(() -> BadInput.because("expected a number, found {0}",
          BadInput.quoted(word)));
      if (taken.signum() < 0 || taken.compareTo(before.get(i)) > 0)
        throw BadInput.expected(Phrase.of("heap {0}", i + 1), Phrase.of("a whole number from 0 to {0}", before.get(i)),
            word);
      after.add(before.get(i).subtract(taken));
    }
    return changed(from, mover, before, after);
  }

  /** The heaps after tokens were taken from some and put on others. */
  private static List<BigInteger> carried(List<BigInteger> before, Matcher carried) {
    var after = new ArrayList<>(before);
    BigInteger all = put(after, carried.group(1), BigInteger.ONE.negate());
    if (carried.group(3) != null)
      put(after, all.negate() + " to heap " + carried.group(3), BigInteger.ONE);
    else if (carried.group(2) != null)
      put(after, carried.group(2), BigInteger.ONE);
    return after;
  }

  /** Puts tokens on heaps, as many times as {@code sign} says; returns how many were put. */
  private static BigInteger put(List<BigInteger> heaps, String text, BigInteger sign) {
    BigInteger all = BigInteger.ZERO;
    for (Matcher part = PART.matcher(text); part.find();) {
      BigInteger tokens = new BigInteger(part.group(1)).multiply(sign);
      int heap = heap(part.group(2), heaps.size()) - 1;
      heaps.set(heap, heaps.get(heap).add(tokens));
      all = all.add(tokens);
    }
    return all;
  }

  /** The position with other heaps, or where such stacks cannot simply be written, by touching those that change. */
  private static <P> Optional<P> changed(Position.Single<P> from, Player mover, List<BigInteger> before,
      List<BigInteger> after) {
    Optional<P> written = from.ruleset().notation() instanceof Numbers<P> numbers
        ? Optional.of(numbers.position(after)).filter(at -> from.ruleset().legal(from.at(), mover, at))
        : Optional.empty();
    if (written.isPresent() || before.size() != after.size()
        || !from.ruleset().picture(from.at()).layout().ofHeaps())
      return written;
    List<Touch> touches = IntStream.range(0, before.size()).filter(i -> !before.get(i).equals(after.get(i)))
        .mapToObj(i -> new Touch(0, i, after.get(i))).toList();
    return touches.isEmpty() ? Optional.empty() : ended(from.ruleset().touched(from.at(), mover, touches));
  }

  private static <P> Optional<P> ended(TouchResult<P> touched) {
    return switch (touched) {
      case TouchResult.Done<P>(P to) -> Optional.of(to);
      case TouchResult.More<P>(var _, Optional<P> ended) -> ended;
      case TouchResult.Refused<P> _ -> Optional.empty();
    };
  }

  /**
   * Tries every heap of the size named: the user need not say which of several equal heaps is meant, nor sort the
   * pieces.
   */
  private static <P> Optional<P> becoming(Position.Single<P> from, Player mover, String text) {
    String[] sides = text.split("->", 2);
    List<BigInteger> before = numbers(from).orElseThrow();
    List<BigInteger> named = wholeNumbers(sides[0]);
    List<BigInteger> pieces = wholeNumbers(sides[1]);
    if (named.size() != 1)
      throw BadInput.because("expected one heap before {0}, found {1}", "->", named.size());
    List<BigInteger> left = pieces.isEmpty() ? List.of(BigInteger.ZERO) : pieces;
    for (List<BigInteger> ordered : List.of(left, left.stream().sorted().toList()))
      for (int i = 0; i < before.size(); i++)
        if (before.get(i).equals(named.getFirst())) {
          var after = new ArrayList<>(before.subList(0, i));
          after.addAll(ordered);
          after.addAll(before.subList(i + 1, before.size()));
          Optional<P> to = changed(from, mover, before, after);
          if (to.isPresent())
            return to;
        }
    return Optional.empty();
  }

  private static List<BigInteger> wholeNumbers(String text) {
    var read = new ArrayList<BigInteger>();
    for (String word : text.strip().split("\\s*[,+]\\s*|\\s+"))
      if (!word.isEmpty())
        read.add(Decimals.parse(word).filter(n -> n.signum() >= 0)
            .orElseThrow(() -> BadInput.because("expected a number, found {0}", BadInput.quoted(word))));
    return read;
  }

  private static <P> Optional<P> touching(Position.Single<P> from, Player mover, String text) {
    Picture picture = from.ruleset().picture(from.at());
    Map<String, Integer> places = places(picture);
    var touches = new ArrayList<Touch>();
    for (String word : text.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").replaceAll(" ?- ?", "-").split(" "))
      for (String place : places.containsKey(word) ? new String[]{word} : word.split("-"))
        touches.add(Touch.of(0, Optional.ofNullable(places.get(place)).orElseThrow(
            () -> BadInput.because("expected a place on the board, found {0}", BadInput.quoted(place)))));
    TouchResult<P> touched = from.ruleset().touched(from.at(), mover, touches);
    if (touched instanceof TouchResult.More<P>(Set<Touch> next, Optional<P> ended) && ended.isEmpty()) {
      List<String> labels = next.stream().map(touch -> picture.label(picture.part(touch.part()))).distinct().sorted()
          .toList();
      String some = String.join(", ", labels.subList(0, Math.min(labels.size(), MOST_NAMED)));
      throw BadInput.because("{0} begins a move; after it type {1}", text,
          labels.size() > MOST_NAMED ? some + ", .." : some);
    }
    return ended(touched);
  }

  /** The parts by their labels. Saved matches may still name edges by number, from 1. */
  private static Map<String, Integer> places(Picture picture) {
    Map<String, Integer> places = new HashMap<>();
    for (Picture.Part part : picture.parts())
      places.putIfAbsent(picture.label(part).toLowerCase(Locale.ROOT), part.id());
    for (Picture.Part part : picture.parts())
      if (part instanceof Picture.Part.Edge edge)
        places.putIfAbsent(Integer.toString(edge.id() + 1), edge.id());
    return places;
  }
}
