/**
 * Automata that read the digits of several numbers at once, most significant first: sets and relations of numbers of
 * any size. What is cheap while it is being made is a {@link org.grundy.word.automaton.Machine}; what stands is a
 * {@link org.grundy.word.automaton.Dfa}.
 *
 * <p>A symbol is one digit for each track: track t counts digits<sup>t</sup>. Strings may begin with zeros; no automaton's
 * answer depends on how many.
 */
@NullMarked
package org.grundy.word.automaton;

import org.jspecify.annotations.NullMarked;
