/**
 * From a question to an answer with its evidence. {@link org.grundy.solve.Solver} asks its engines in turn; each
 * answers or says why it does not apply. Engines work on numbered summands with options as int lists ({@link
 * org.grundy.solve.arena.Arena}), so no engine knows a game.
 */
@NullMarked
package org.grundy.solve;

import org.jspecify.annotations.NullMarked;
