/**
 * Sentences before they are spoken: a phrase is an English template with arguments, and the English is the key of its
 * translations. The lowest room, so that every other can say what it means, {@link org.grundy.phrase.BadInput} included.
 */
@NullMarked
package org.grundy.phrase;

import org.jspecify.annotations.NullMarked;
