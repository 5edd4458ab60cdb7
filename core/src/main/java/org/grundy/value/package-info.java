/** Who moves, who wins, and what a position is worth. */
@NullMarked
package org.grundy.value;

import org.jspecify.annotations.NullMarked;
