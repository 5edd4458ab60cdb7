/** Words made by rewriting every letter, again and again. */
@NullMarked
package org.grundy.word.morphism;

import org.jspecify.annotations.NullMarked;
