/** Exact numbers, such as a {@link org.grundy.number.Dyadic}, and how they are read and written. */
@NullMarked
package org.grundy.number;

import org.jspecify.annotations.NullMarked;
