package org.grundy.solve.key;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.game.Characters;
import org.grundy.game.Edges;
import org.grundy.game.Impartial;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Tuples;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * Positions of any game whose notation is numbers, rows of characters or edges, numbered by how their normal form is
 * written: so only the rules that list moves are needed. Where players have different moves, the lowest bit says who
 * moves. All positions are in one tier, because nothing is known of the moves.
 *
 * <p>Listing the options of a position costs what the game's own list costs, and reading and writing each of them.
 */
final class NotationKeys<P> implements PositionKeys {
  /** How many positions the digest follows. */
  private static final int DIGESTED = 256;
  private static final int MOST_OPTIONS = 1 << 24;

  private final Ruleset<P> game;
  private final Coding<P> coding;
  private final boolean impartial;
  private final P start;

  /** How a position is written in bits. */
  private sealed interface Coding<P> {
    int bits();

    /**
     * The bits of a position, shared only by positions with the same moves, and mostly by all with one normal form; empty
     * when it does not fit.
     */
    OptionalLong code(P at);

    /** The position of these bits; empty when they stand for none. */
    Optional<P> position(long code);
  }

  private NotationKeys(Ruleset<P> game, P start, Coding<P> coding) {
    this.game = game;
    this.start = start;
    this.coding = coding;
    this.impartial = game instanceof Impartial;
  }

  /** For what can be reached from a position; empty when its notation is another, or points are counted. */
  static Optional<PositionKeys> of(Position.Single<?> position) {
    return keys(position);
  }

  private static <P> Optional<PositionKeys> keys(Position.Single<P> position) {
    Ruleset<P> game = position.ruleset();
    P start = position.at();
    Optional<Coding<P>> coding = game instanceof Scoring ? Optional.empty() : switch (game.notation()) {
      case Numbers<P> numbers -> Optional.of(coding(game, numbers, numbers.numbers(start)));
      case Characters<P> characters -> Optional.of(new Rows<>(game, characters, characters.format(start)));
      case Edges<P> edges -> Optional.of(new Kept<>(edges, words(edges, start)));
      case Tuples<P> _, Notation.Free<P> _ -> Optional.empty();
    };
    return coding.map(found -> new NotationKeys<>(game, start, found));
  }

  private static <P> Coding<P> coding(Ruleset<P> game, Numbers<P> notation, List<BigInteger> written) {
    BigInteger sum = written.stream().reduce(BigInteger.ZERO, BigInteger::add);
    boolean tokens = game.counts() && !game.loopy();
    BigInteger most = tokens ? sum : notation.most().orElse(sum);
    if (most.bitLength() >= Integer.SIZE - 1)
      throw BadInput.because("numbers up to {0} are too large to solve strongly", most);
    if (written.stream().anyMatch(number -> number.signum() < 0))
      throw BadInput.because("negative numbers cannot be solved strongly");
    BigInteger together = sum.shiftLeft(1).add(BigInteger.valueOf(written.size() + 1L));
    return tokens && together.compareTo(BigInteger.valueOf(MOST_BITS)) < 0
        ? new Runs<>(game, notation, together.intValueExact())
        : new Fields<>(game, notation, written.size(), most.add(BigInteger.ONE).bitLength());
  }

  /**
   * Numbers whose sum never grows, though there may be more of them: each as so many ones and a zero, after a first one.
   */
  private record Runs<P>(Ruleset<P> game, Numbers<P> notation, int bits) implements Coding<P> {
    @Override
    public OptionalLong code(P at) {
      long code = 1;
      int length = 1;
      for (BigInteger number : notation.numbers(game.normal(at))) {
        if (number.signum() < 0 || number.bitLength() >= Integer.SIZE || number.intValue() > bits - length - 1)
          return OptionalLong.empty();
        code = ((code + 1 << number.intValue()) - 1) << 1;
        length += number.intValue() + 1;
      }
      return OptionalLong.of(code);
    }

    @Override
    public Optional<P> position(long code) {
      var numbers = new ArrayList<BigInteger>();
      int number = 0;
      if (code == 0)
        return Optional.empty();
      for (int bit = Long.SIZE - 2 - Long.numberOfLeadingZeros(code); bit >= 0; bit--)
        if ((code >>> bit & 1) != 0) {
          number++;
        } else {
          numbers.add(BigInteger.valueOf(number));
          number = 0;
        }
      return number == 0 ? NotationKeys.position(notation, numbers) : Optional.empty();
    }
  }

  /** Numbers in fields of equal width, each plus 1, and 0 for those that are missing at the end. */
  private record Fields<P>(Ruleset<P> game, Numbers<P> notation, int count, int width) implements Coding<P> {
    @Override
    public int bits() {
      return Math.max(1, count * width);
    }

    @Override
    public OptionalLong code(P at) {
      List<BigInteger> numbers = notation.numbers(game.normal(at));
      if (numbers.size() > count)
        return OptionalLong.empty();
      long code = 0;
      for (int i = 0; i < count; i++) {
        BigInteger field = i < numbers.size() ? numbers.get(i).add(BigInteger.ONE) : BigInteger.ZERO;
        if (i < numbers.size() && field.signum() <= 0 || field.bitLength() > width)
          return OptionalLong.empty();
        code = code << width | field.longValue();
      }
      return OptionalLong.of(code);
    }

    @Override
    public Optional<P> position(long code) {
      var numbers = new ArrayList<BigInteger>();
      boolean ended = false;
      for (int i = count - 1; i >= 0; i--) {
        long field = code >>> i * width & (1L << width) - 1;
        if (ended && field != 0)
          return Optional.empty();
        ended |= field == 0;
        if (!ended)
          numbers.add(BigInteger.valueOf(field - 1));
      }
      return NotationKeys.position(notation, numbers);
    }
  }

  /** Where the notation has no empty list, a normal form without numbers stands for the smallest position. */
  private static <P> Optional<P> position(Numbers<P> notation, List<BigInteger> numbers) {
    try {
      return numbers.isEmpty() ? Optional.of(notation.smallest()) : Optional.of(notation.position(numbers));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /** Rows of characters, as many and as long as those of the start. */
  private static final class Rows<P> implements Coding<P> {
    private final Ruleset<P> game;
    private final Characters<P> notation;
    private final String shape;
    private final List<String> rows;
    private final String alphabet;
    private final int width;
    private final int cells;

    /** @param start in the notation */
    Rows(Ruleset<P> game, Characters<P> notation, String start) {
      this.game = game;
      this.notation = notation;
      this.alphabet = notation.characters();
      this.width = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(alphabet.length() - 1));
      this.shape = start;
      this.rows = List.of(start.split("/"));
      this.cells = (int) start.chars().filter(c -> c != '/').count();
    }

    /** The text of the normal form; of one with less room, in the top left corner of the board, where that is equivalent. */
    private String text(P at) {
      if (notation.hasPieces())
        return notation.format(at);
      P normal = game.normal(at);
      String text = notation.format(normal);
      return isOfShape(text) ? text : alphabet.chars().mapToObj(fill -> filled(text, (char) fill))
          .flatMap(Optional::stream).filter(board -> game.normal(board).equals(normal)).findFirst()
          .map(notation::format).orElseGet(() -> notation.format(at));
    }

    private boolean isOfShape(String text) {
      return text.length() == shape.length() && IntStream.range(0, text.length())
          .allMatch(i -> (text.charAt(i) == '/') == (shape.charAt(i) == '/'));
    }

    private Optional<P> filled(String text, char fill) {
      String[] small = text.split("/");
      var all = new ArrayList<String>();
      for (int row = 0; row < rows.size(); row++) {
        String kept = row < small.length ? small[row] : "";
        int missing = rows.get(row).length() - kept.length();
        if (missing < 0 || small.length > rows.size())
          return Optional.empty();
        all.add(kept + String.valueOf(fill).repeat(missing));
      }
      return read(notation, String.join("/", all));
    }

    @Override
    public int bits() {
      return cells * width;
    }

    @Override
    public OptionalLong code(P at) {
      String text = text(at);
      if (!isOfShape(text))
        return OptionalLong.empty();
      long code = 0;
      for (int i = 0; i < text.length(); i++)
        if (text.charAt(i) != '/') {
          int place = alphabet.indexOf(text.charAt(i));
          if (place < 0)
            return OptionalLong.empty();
          code = code << width | place;
        }
      return OptionalLong.of(code);
    }

    @Override
    public Optional<P> position(long code) {
      var text = new StringBuilder();
      int cell = cells;
      for (int i = 0; i < shape.length(); i++)
        if (shape.charAt(i) == '/') {
          text.append('/');
        } else {
          int place = (int) (code >>> --cell * width & (1L << width) - 1);
          if (place >= alphabet.length())
            return Optional.empty();
          text.append(alphabet.charAt(place));
        }
      return read(notation, text.toString());
    }
  }

  private static <P> Optional<P> read(Notation<P> notation, String text) {
    try {
      return Optional.of(notation.parse(text));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  private static <P> List<String> words(Edges<P> notation, P at) {
    String text = notation.format(at);
    return text.equals("0") ? List.of() : Arrays.stream(text.split(" ")).sorted().toList();
  }

  /** A bit for each edge of the start that is still there. Normal forms may have others. */
  private record Kept<P>(Edges<P> notation, List<String> edges) implements Coding<P> {
    @Override
    public int bits() {
      return Math.max(1, edges.size());
    }

    @Override
    public OptionalLong code(P at) {
      List<String> left = words(notation, at);
      long code = 0;
      int next = 0;
      for (int i = 0; i < edges.size() && next < left.size(); i++)
        if (edges.get(i).equals(left.get(next))) {
          code |= 1L << i;
          next++;
        }
      return next == left.size() ? OptionalLong.of(code) : OptionalLong.empty();
    }

    @Override
    public Optional<P> position(long code) {
      if (code >>> edges.size() != 0)
        return Optional.empty();
      var left = new ArrayList<String>();
      for (int i = 0; i < edges.size(); i++)
        if ((code >>> i & 1) != 0)
          left.add(edges.get(i));
      return read(notation, left.isEmpty() ? "0" : String.join(" ", left));
    }
  }

  @Override
  public int bits() {
    return coding.bits() + (impartial ? 0 : 1);
  }

  @Override
  public int tiers() {
    return 1;
  }

  @Override
  public int tier(long key) {
    return 0;
  }

  @Override
  public boolean drops() {
    return false;
  }

  @Override
  public int width() {
    return 2;
  }

  @Override
  public boolean isPosition(long key) {
    return coding.position(impartial ? key : key >>> 1).isPresent();
  }

  @Override
  public OptionalLong key(Position position, Player mover) {
    return position instanceof Position.Single<?> single && single.ruleset().name().equals(game.name())
        ? key(at(single), mover) : OptionalLong.empty();
  }

  @SuppressWarnings("unchecked") // games of one name have positions of one kind
  private P at(Position.Single<?> single) {
    return (P) single.at();
  }

  private OptionalLong key(P at, Player mover) {
    OptionalLong code = coding.code(at);
    return code.isEmpty() ? code
        : OptionalLong.of(impartial ? code.getAsLong() : code.getAsLong() << 1 | mover.index());
  }

  private P position(long key) {
    return coding.position(impartial ? key : key >>> 1).orElseThrow(() -> BadInput.because(
        "{0}: cannot read the normal form of a position", game.name()));
  }

  private Player mover(long key) {
    return impartial || (key & 1) == 0 ? Player.LEFT : Player.RIGHT;
  }

  @Override
  public Turn turn(long key) {
    return new Turn(new Position.Single<>(game, position(key)), mover(key));
  }

  @Override
  public void options(long key, LongList out, Budget budget) {
    Player mover = mover(key);
    Player next = impartial ? Player.LEFT : mover.opponent();
    game.moves(position(key), mover, (option, _) -> {
      budget.charge(1);
      if (out.size == MOST_OPTIONS)
        throw budget.outOfMemory();
      out.add(key(option, next).orElseThrow(() -> BadInput.because(
          "{0} cannot be solved strongly: play can reach positions with more or larger parts than the start",
          new Position.Single<>(game, option).text())));
      return true;
    });
  }

  /** Of the first positions found breadth first, and their options. */
  @Override
  public String digest(Budget budget) {
    var numbers = LongStream.builder().add(bits());
    var waiting = new ArrayDeque<Long>();
    var met = new HashSet<Long>();
    for (Player mover : Player.values())
      key(start, impartial ? Player.LEFT : mover).ifPresent(waiting::add);
    var options = new LongList();
    while (!waiting.isEmpty() && met.size() < DIGESTED) {
      long key = waiting.remove();
      if (!met.add(key))
        continue;
      options.clear();
      options(key, options, budget);
      long[] sorted = Arrays.copyOf(options.items, options.size);
      Arrays.sort(sorted);
      numbers.add(key).add(sorted.length);
      for (long option : sorted) {
        numbers.add(option);
        waiting.add(option);
      }
    }
    return Digest.of(numbers.build().toArray());
  }
}
