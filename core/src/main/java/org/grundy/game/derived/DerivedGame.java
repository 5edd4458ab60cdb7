package org.grundy.game.derived;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;

/**
 * Base of games made of another game, from which they inherit how positions are written, drawn and told apart. A
 * subclass gives its kind and its moves. This class is no ruleset, since the kinds are sealed.
 *
 * @param <P> positions
 */
public abstract class DerivedGame<P> {
  private final String prefix;
  private final Ruleset<P> of;

  /** @param prefix stands before the other game's name; {@code dicotic:} */
  protected DerivedGame(String prefix, Ruleset<P> of) {
    this.prefix = prefix;
    this.of = of;
  }

  /** The other game. */
  public final Ruleset<P> of() {
    return of;
  }

  public final String name() {
    return prefix + of.name();
  }

  public final Notation<P> notation() {
    return of.notation();
  }

  public final List<String> examples() {
    return of.examples();
  }

  public Picture picture(P at) {
    return of.picture(at);
  }

  public P normal(P at) {
    return of.normal(at);
  }

  public final boolean touchedInAnyOrder() {
    return of.touchedInAnyOrder();
  }

  public String touchedAlike() {
    return of.touchedAlike();
  }

  public final boolean loopy() {
    return of.loopy();
  }

  public final Optional<Phrase> returning() {
    return of.returning();
  }

  public final boolean counts() {
    return of.counts();
  }

  public final boolean putsTokens() {
    return of.putsTokens();
  }

  public final BigInteger level(P option, int part) {
    return of.level(option, part);
  }

  /** Equal when both have the same kind and are made of equal games. */
  @Override
  public final boolean equals(Object other) {
    return other instanceof DerivedGame<?> that && that.prefix.equals(prefix) && that.of.equals(of);
  }

  @Override
  public final int hashCode() {
    return 31 * prefix.hashCode() + of.hashCode();
  }
}
