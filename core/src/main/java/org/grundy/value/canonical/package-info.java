/** Canonical forms as the worth of a position: what is said of one, and what it adds to. */
@NullMarked
package org.grundy.value.canonical;

import org.jspecify.annotations.NullMarked;
