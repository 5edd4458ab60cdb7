/**
 * Games of heaps in which a move changes one heap: take-and-break games, and every game whose one method says what a
 * heap becomes.
 *
 * <p>To add one, implement {@link org.grundy.game.heap.HeapGame}: {@code name} and {@code from}. A game that is a
 * take-and-break code needs no class at all.
 */
@NullMarked
package org.grundy.game.heap;

import org.jspecify.annotations.NullMarked;
