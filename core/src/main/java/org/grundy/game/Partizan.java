package org.grundy.game;

/** A game in which Left and Right have moves of their own. */
public non-sealed interface Partizan<P> extends Ruleset<P> {
}
