/**
 * From a question to an answer with its evidence. {@link org.grundy.solve.Solver} walks its methods, each of which
 * answers or says why it does not apply: theorem, nim-sum of summands, heap table with its period, vector table, mex,
 * retrograde analysis, scores, search. The engines work on {@link org.grundy.solve.arena.Arena}: numbered summands with int
 * lists of options, so that none of them knows a game.
 */
@NullMarked
package org.grundy.solve;

import org.grundy.solve.arena.Arena;

import org.jspecify.annotations.NullMarked;
