/**
 * Values of short partizan games under normal play: canonical forms as {@code int} handles into a packed store.
 *
 * <p>{@link org.grundy.value.shortgame.ShortGames} is the entry point: it owns a store and the engines that work on it.
 * Handles are meaningful only with their owner.
 *
 * <p>Sources: J. H. Conway, On Numbers and Games, Academic Press 1976; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning
 * Ways for your Mathematical Plays, 2nd edition, A K Peters 2001; A. N. Siegel, Combinatorial Game Theory, American
 * Mathematical Society 2013, chapter II.
 */
@NullMarked
package org.grundy.value.shortgame;

import org.jspecify.annotations.NullMarked;
