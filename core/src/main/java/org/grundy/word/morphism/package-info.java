/** Infinite words made by repeatedly rewriting every letter. */
@NullMarked
package org.grundy.word.morphism;

import org.jspecify.annotations.NullMarked;
