/** Games made of other games. */
@NullMarked
package org.grundy.game.derived;

import org.jspecify.annotations.NullMarked;
