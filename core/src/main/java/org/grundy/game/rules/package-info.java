/**
 * Games written in one line: {@code take d where d | n and d < n}, {@code replace n by a, n-1-a},
 * {@code when a >= b: (a-k*b, b)}. {@link LineReader} has the grammar.
 */
@NullMarked
package org.grundy.game.rules;

import org.jspecify.annotations.NullMarked;
