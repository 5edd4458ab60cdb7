/** Exact numbers, such as a {@link org.grundy.number.Dyadic}, and reading them. */
@NullMarked
package org.grundy.number;

import org.jspecify.annotations.NullMarked;
