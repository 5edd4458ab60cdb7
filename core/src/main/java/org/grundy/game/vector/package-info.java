/**
 * Games of heaps whose moves are described: amounts taken from some heaps at once, subject to linear inequalities.
 * Described moves are listed without trying candidates, counted and checked at any size, and touched without a list.
 *
 * <p>To add one, extend {@link org.grundy.game.vector.VectorGame} and give its rules to the constructor.
 */
@NullMarked
package org.grundy.game.vector;

import org.jspecify.annotations.NullMarked;
