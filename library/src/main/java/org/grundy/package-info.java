/** The facade: what the shell imports and what a program calls that only wants answers. */
@NullMarked
package org.grundy;

import org.jspecify.annotations.NullMarked;
