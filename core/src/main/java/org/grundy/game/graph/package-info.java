/**
 * Games on graphs with a ground.
 *
 * <p>To add one, write a ruleset whose position is a {@link org.grundy.game.graph.Graph}, read by
 * {@link org.grundy.game.Edges}. A move touches edges by their numbers in the position. Parts that meet only at the
 * ground are summands if no move reaches across it.
 */
@NullMarked
package org.grundy.game.graph;

import org.jspecify.annotations.NullMarked;
