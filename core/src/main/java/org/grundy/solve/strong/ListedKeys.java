package org.grundy.solve.strong;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Characters;
import org.grundy.game.Impartial;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * Positions of any game whose text is short, which are listed by its rules. The number of a position stands for its text:
 * the cells of a board as digits, or numbers in a code that gives small ones few bits. Where the game has a negative, the
 * player to move is always Left.
 *
 * <p>Each option costs what the rules take, and reading and writing its text: about a microsecond.
 *
 * @param <P> positions
 */
final class ListedKeys<P> implements Keys {
  /** Positions as numbers below 2^bits. */
  private interface Code<P> {
    int bits();

    /** Negative when the position has none. */
    long of(P at);

    P at(long code);
  }

  private final Ruleset<P> game;
  private final Code<P> code;
  private final boolean impartial;
  private final boolean negates;

  private ListedKeys(Ruleset<P> game, Code<P> code, boolean negates) {
    this.game = game;
    this.code = code;
    this.impartial = game instanceof Impartial;
    this.negates = negates;
  }

  static Optional<Keys> of(Position.Single<?> start) {
    return captured(start);
  }

  private static <P> Optional<Keys> captured(Position.Single<P> start) {
    Ruleset<P> game = start.ruleset();
    Optional<P> negative = game.negative(start.at());
    Optional<? extends Code<P>> code = switch (game.notation()) {
      case Characters<P> characters -> Optional.of(new CellCode<>(characters, start.at()));
      case Numbers<P> numbers -> Optional.of(new NumberCode<>(numbers));
      default -> Optional.empty();
    };
    boolean negates = negative.isPresent() && code.isPresent() && code.get().of(negative.get()) >= 0;
    return code.map(found -> new ListedKeys<P>(game, found, negates)).filter(keys -> keys.bits() <= MOST_BITS)
        .map(keys -> keys);
  }

  private boolean hasMover() {
    return !impartial && !negates;
  }

  @Override
  public int bits() {
    return code.bits() + (hasMover() ? 1 : 0);
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
  @SuppressWarnings("unchecked") // positions of rulesets with one name are of one kind
  public OptionalLong key(Position position, Player mover) {
    if (!(position instanceof Position.Single<?> single) || !single.ruleset().name().equals(game.name()))
      return OptionalLong.empty();
    long key = key((P) single.at(), mover);
    return key < 0 ? OptionalLong.empty() : OptionalLong.of(key);
  }

  private long key(P at, Player mover) {
    if (mover == Player.RIGHT && negates)
      return code(game.negative(at).orElseThrow());
    long key = code(at);
    return key < 0 || !hasMover() ? key : key << 1 | mover.index();
  }

  /** Of the normal form, where it is written as the start is. */
  private long code(P at) {
    long normal = code.of(game.normal(at));
    return normal >= 0 ? normal : code.of(at);
  }

  @Override
  public StrongSolution.Turn turn(long key) {
    Player mover = hasMover() && (key & 1) != 0 ? Player.RIGHT : Player.LEFT;
    return new StrongSolution.Turn(new Position.Single<>(game, at(key)), mover);
  }

  private P at(long key) {
    return code.at(hasMover() ? key >>> 1 : key);
  }

  @Override
  public void options(long key, LongList out) {
    Player mover = hasMover() && (key & 1) != 0 ? Player.RIGHT : Player.LEFT;
    game.moves(at(key), mover, (option, _) -> {
      long next = key(option, impartial ? Player.LEFT : mover.opponent());
      if (next < 0)
        throw BadInput.because("{0}: a position that can be reached, {1}, takes more than {2} bits", game.name(),
            game.notation().format(option), MOST_BITS);
      out.add(next);
      return true;
    });
  }

  /** Boards of one size, each cell a digit. */
  private static final class CellCode<P> implements Code<P> {
    private final Characters<P> notation;
    private final String alphabet;
    private final int rows;
    private final int columns;

    CellCode(Characters<P> notation, P start) {
      this.notation = notation;
      this.alphabet = notation.characters();
      String[] lines = notation.format(start).split("/");
      this.rows = lines.length;
      this.columns = lines[0].length();
    }

    @Override
    public int bits() {
      return Math.max(1,
          BigInteger.valueOf(alphabet.length()).pow(rows * columns).subtract(BigInteger.ONE).bitLength());
    }

    @Override
    public long of(P at) {
      String text = notation.format(at);
      if (text.length() != rows * (columns + 1) - 1 || columns < text.length() && text.charAt(columns) != '/')
        return -1;
      long code = 0;
      for (int i = 0; i < text.length(); i++)
        if (i % (columns + 1) != columns)
          code = code * alphabet.length() + alphabet.indexOf(text.charAt(i));
      return code;
    }

    @Override
    public P at(long code) {
      var text = new char[rows * (columns + 1) - 1];
      long rest = code;
      for (int i = text.length - 1; i >= 0; i--)
        if (i % (columns + 1) == columns)
          text[i] = '/';
        else {
          text[i] = alphabet.charAt((int) (rest % alphabet.length()));
          rest /= alphabet.length();
        }
      return notation.parse(new String(text));
    }
  }

  /** Numbers in Elias's gamma code, one after another; the code of a position ends below its highest bit. */
  private static final class NumberCode<P> implements Code<P> {
    private final Numbers<P> notation;
    /** Whether no numbers at all may be a position. */
    private final boolean mayBeEmpty;

    NumberCode(Numbers<P> notation) {
      this.notation = notation;
      this.mayBeEmpty = notation.allows(0);
    }

    @Override
    public int bits() {
      return MOST_BITS - 1;
    }

    @Override
    public long of(P at) {
      List<BigInteger> numbers = notation.numbers(at);
      if (numbers.isEmpty() && !mayBeEmpty)
        return -1;
      long code = 1;
      int used = 0;
      for (BigInteger number : numbers) {
        int length = number.bitLength() >= Integer.SIZE ? Long.SIZE : number.add(BigInteger.ONE).bitLength();
        used += 2 * length - 1;
        if (number.signum() < 0 || used > MOST_BITS - 2)
          return -1;
        code = code << 2 * length - 1 | number.longValueExact() + 1;
      }
      return code;
    }

    @Override
    public P at(long code) {
      var numbers = new BigInteger[MOST_BITS];
      int count = 0;
      for (int left = Long.SIZE - 1 - Long.numberOfLeadingZeros(code); left > 0; count++) {
        long rest = code & (1L << left) - 1;
        int length = left - (Long.SIZE - 1 - Long.numberOfLeadingZeros(rest));
        left -= 2 * length - 1;
        numbers[count] = BigInteger.valueOf((rest >>> left) - 1);
      }
      return notation.position(Arrays.asList(numbers).subList(0, count));
    }
  }
}
