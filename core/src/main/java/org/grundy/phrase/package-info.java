/**
 * Sentences before they are spoken: a phrase is an English template with arguments, and the English is the key of its
 * translations. The lowest package, so every other can use it for messages, {@link org.grundy.phrase.BadInput}
 * included.
 */
@NullMarked
package org.grundy.phrase;

import org.jspecify.annotations.NullMarked;
