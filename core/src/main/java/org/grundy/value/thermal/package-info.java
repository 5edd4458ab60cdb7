/** Temperatures: thermographs, cooling and heating, and what remains when infinitesimals or numbers are removed. */
@NullMarked
package org.grundy.value.thermal;

import org.jspecify.annotations.NullMarked;
