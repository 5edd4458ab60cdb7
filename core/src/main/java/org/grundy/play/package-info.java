/** Matches, opponents and hints, for every game alike. */
@NullMarked
package org.grundy.play;

import org.jspecify.annotations.NullMarked;
