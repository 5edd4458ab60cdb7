/**
 * Decides statements about all whole numbers from 0. {@link org.grundy.word.logic.Theory} reads them, and
 * {@link org.grundy.word.logic.Prover} turns them into automata and searches those.
 */
@NullMarked
package org.grundy.word.logic;

import org.jspecify.annotations.NullMarked;
