/** The entry point: {@link org.grundy.Grundy} answers every question in one call. The shell imports it. */
@NullMarked
package org.grundy;

import org.jspecify.annotations.NullMarked;
