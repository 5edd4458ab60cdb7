/**
 * Take-away games: a fixed set says which numbers may be taken from one heap, or which may not. Their nim-values are
 * periodic, or periodic but for a constant gain, and a recurring state proves either.
 */
@NullMarked
package org.grundy.game.take;

import org.jspecify.annotations.NullMarked;
