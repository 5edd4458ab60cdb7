/**
 * Games on graphs with a ground.
 *
 * <p>To add one, write a ruleset whose position is a {@link org.grundy.game.graph.Graph}, read by
 * {@link org.grundy.game.Edges}. A move touches edges by their numbers in the position. The graphs that meet at the
 * ground only are summands where moves do not reach across it.
 */
@NullMarked
package org.grundy.game.graph;

import org.jspecify.annotations.NullMarked;
