/** Matches, opponents and hints for all games. */
@NullMarked
package org.grundy.play;

import org.jspecify.annotations.NullMarked;
