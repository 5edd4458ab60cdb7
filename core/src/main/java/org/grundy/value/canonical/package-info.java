/** Canonical forms as the worth of a position: how one is described, and what it can be added to. */
@NullMarked
package org.grundy.value.canonical;

import org.jspecify.annotations.NullMarked;
