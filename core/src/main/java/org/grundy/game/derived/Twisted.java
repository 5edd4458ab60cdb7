package org.grundy.game.derived;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Another game, but the players exchange roles in whatever a move leaves: {@code twisted:eatcake} is Turn-and-Eatcake
 * (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 8). An option G^L becomes -G^L. Here the
 * summands of the other game are separate pieces, and a move negates only the pieces made of the one it changes. An
 * impartial game stays the same.
 *
 * @param of not won by points, with negatives of its positions
 */
public record Twisted<P>(Ruleset<P> of) implements Partizan<List<Optional<P>>> {
  private static final String PREFIX = "twisted:";
  private static final String BETWEEN = " & ";
  /** The most parts of a starting position, so that {@link Collage} has room for all pieces. */
  private static final int MOST_PARTS = 100;
  /** The largest size of random boards. */
  private static final int LARGEST = 4;

  public Twisted {
    P first = of.notation().parse(of.examples().getFirst());
    boolean turns = of instanceof Impartial || of instanceof Partizan && of.negative(first).isPresent()
        && Collage.takes(of.picture(first).layout());
    if (!turns)
      throw BadInput.because("{0} has no twisted form: its positions cannot be turned", of.name());
  }

  @Override
  public String name() {
    return PREFIX + of.name();
  }

  @Override
  public Phrase rules() {
    return Phrase.of("{0} After each move, the players swap roles in what is left of the part it changed.", of.rules());
  }

  @Override
  public List<String> examples() {
    return of.examples().stream().filter(text -> fits(of.notation().parse(text))).toList();
  }

  @Override
  public Optional<Phrase> sides() {
    return of.sides();
  }

  private boolean fits(P at) {
    return of.picture(at).parts().size() <= MOST_PARTS;
  }

  /** The pieces of a position of the other game: itself, or its summands in normal form. */
  private List<Optional<P>> pieces(P at) {
    List<P> summands = of instanceof Impartial ? List.of(at) : of.summands(at);
    return summands.size() < 2 ? List.of(Optional.of(at))
        : summands.stream().map(of::normal).map(Optional::of).toList();
  }

  @Override
  public Notation<List<Optional<P>>> notation() {
    return new Text<>(this);
  }

  /** Positions of the other game with {@code &} between them. */
  private record Text<P>(Twisted<P> game) implements Notation.Free<List<Optional<P>>> {
    @Override
    public List<Optional<P>> parse(String text) {
      var pieces = new ArrayList<Optional<P>>();
      int parts = 0;
      for (String piece : text.split(BETWEEN.strip(), -1)) {
        P at = game.of.notation().parse(piece.strip());
        parts += game.of.picture(at).parts().size();
        if (parts > MOST_PARTS)
          throw BadInput.because("expected a position of at most {0} parts, found {1}", MOST_PARTS, parts);
        pieces.addAll(game.pieces(at));
      }
      return List.copyOf(pieces);
    }

    @Override
    public String format(List<Optional<P>> at) {
      return String.join(BETWEEN, at.stream().flatMap(Optional::stream).map(game.of.notation()::format).toList());
    }

    @Override
    public Phrase writing() {
      return Phrase.of("{0} Put & between positions to add them.", game.of.notation().writing());
    }

    @Override
    public List<Sign> signs() {
      return game.of.notation().signs();
    }

    @Override
    public List<Optional<P>> random(RandomGenerator random, int size) {
      P at = game.of.notation().random(random, Math.min(size, LARGEST));
      return parse(
          game.of.notation().format(game.fits(at) ? at : game.of.notation().parse(game.of.examples().getLast())));
    }
  }

  @Override
  public Picture picture(List<Optional<P>> at) {
    return Collage.of(at.stream().map(piece -> piece.map(of::picture)).toList());
  }

  @Override
  public void moves(List<Optional<P>> at, Player mover, Moves<List<Optional<P>>> out) {
    boolean[] more = {true};
    for (int i = 0; i < at.size() && more[0]; i++) {
      int place = i;
      at.get(i).ifPresent(piece -> of.moves(piece, mover, (option, touched) -> {
        more[0] = out.to(with(at, place, option),
            IntStream.of(touched).map(part -> Collage.id(part, place, at.size())).toArray());
        return more[0];
      }));
    }
  }

  private List<Optional<P>> with(List<Optional<P>> at, int place, P option) {
    var pieces = new ArrayList<>(at.subList(0, place));
    if (of instanceof Impartial)
      pieces.add(Optional.of(option));
    else
      for (Optional<P> piece : pieces(of.negative(option).orElseThrow()))
        pieces.add(piece.map(of::normal));
    pieces.addAll(at.subList(place + 1, at.size()));
    return List.copyOf(pieces);
  }

  /** The pieces in the order of their texts. */
  @Override
  public List<Optional<P>> normal(List<Optional<P>> at) {
    return at.stream().flatMap(Optional::stream).map(of::normal).sorted(Comparator.comparing(of.notation()::format))
        .map(Optional::of).toList();
  }

  @Override
  public List<List<Optional<P>>> summands(List<Optional<P>> at) {
    int[] there = IntStream.range(0, at.size()).filter(i -> at.get(i).isPresent()).toArray();
    return there.length < 2 ? List.of(at) : IntStream.of(there).mapToObj(i -> only(at, i)).toList();
  }

  private List<Optional<P>> only(List<Optional<P>> at, int place) {
    List<Optional<P>> only = new ArrayList<>(Collections.nCopies(at.size(), Optional.empty()));
    only.set(place, at.get(place));
    return List.copyOf(only);
  }

  @Override
  public Optional<List<Optional<P>>> negative(List<Optional<P>> at) {
    return of instanceof Impartial ? Optional.of(at)
        : Optional.of(at.stream().map(piece -> piece.map(p -> of.negative(p)
            .orElseThrow())).toList());
  }

  @Override
  public String touchedAlike() {
    return of.touchedAlike();
  }

  @Override
  public boolean loopy() {
    return of.loopy();
  }

  /** Levels matter only in impartial games here, and those have one piece. */
  @Override
  public BigInteger level(List<Optional<P>> option, int part) {
    return of instanceof Impartial ? of.level(option.getFirst().orElseThrow(), part) : BigInteger.ZERO;
  }
}
