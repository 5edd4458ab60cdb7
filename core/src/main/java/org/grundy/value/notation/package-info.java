/** How values of short games are written: expressions as people type them, and the shortest standard names. */
@NullMarked
package org.grundy.value.notation;

import org.jspecify.annotations.NullMarked;
