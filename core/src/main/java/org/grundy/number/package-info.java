/** Exact numbers, and reading them. */
@NullMarked
package org.grundy.number;

import org.jspecify.annotations.NullMarked;
