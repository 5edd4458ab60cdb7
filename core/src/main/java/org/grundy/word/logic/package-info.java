/**
 * Statements about all whole numbers from 0, decided: read by {@link org.grundy.word.logic.Theory}, made into automata
 * and searched by {@link org.grundy.word.logic.Prover}.
 */
@NullMarked
package org.grundy.word.logic;

import org.jspecify.annotations.NullMarked;
