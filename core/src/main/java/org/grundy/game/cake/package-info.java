/**
 * Games of rectangular cakes that are cut along their columns by Left and along their rows by Right. A game extends
 * {@link org.grundy.game.cake.CakeGame} and says into which widths a width may be cut.
 */
@NullMarked
package org.grundy.game.cake;

import org.jspecify.annotations.NullMarked;
