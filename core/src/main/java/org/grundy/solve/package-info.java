/**
 * From a question to an answer with its evidence. {@link org.grundy.solve.Solver} asks its engines in turn, each of which
 * answers or says why it is not for the question. The engines work on numbered summands with int lists of options
 * ({@link org.grundy.solve.arena.Arena}), so that none of them knows a game.
 */
@NullMarked
package org.grundy.solve;

import org.jspecify.annotations.NullMarked;
