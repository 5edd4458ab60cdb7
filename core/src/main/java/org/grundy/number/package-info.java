/** Exact numbers and how they are read. */
@NullMarked
package org.grundy.number;

import org.jspecify.annotations.NullMarked;
