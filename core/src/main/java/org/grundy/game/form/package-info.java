/** Values of short games as a game of their own: a move is a move to an option of the canonical form. */
@NullMarked
package org.grundy.game.form;

import org.jspecify.annotations.NullMarked;
