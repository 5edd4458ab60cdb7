/** Temperatures: thermographs, cooling and heating, and what is left when infinitesimals or numbers are taken away. */
@NullMarked
package org.grundy.value.thermal;

import org.jspecify.annotations.NullMarked;
