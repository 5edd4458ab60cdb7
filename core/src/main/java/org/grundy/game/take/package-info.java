/**
 * Take-away games: a fixed set says which numbers may be taken from one heap, or which may not. Their nim-values are
 * periodic, or periodic but for a constant gain, and both are proved by a state that comes back.
 */
@NullMarked
package org.grundy.game.take;

import org.jspecify.annotations.NullMarked;
