/**
 * Automata that read the digits of several numbers at once, most significant first. They describe sets and relations of
 * numbers of any size. A {@link org.grundy.word.automaton.Machine} makes its states on demand. A
 * {@link org.grundy.word.automaton.Dfa} has all of its states in a table.
 *
 * <p>A symbol holds one digit for each track; the digit of track t has weight digits<sup>t</sup>. Strings may begin
 * with zeros, and no automaton's answer depends on how many.
 */
@NullMarked
package org.grundy.word.automaton;

import org.jspecify.annotations.NullMarked;
