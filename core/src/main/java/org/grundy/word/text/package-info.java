/** Automata that are written as text: Grundy's own form and that of Walnut. */
@NullMarked
package org.grundy.word.text;

import org.jspecify.annotations.NullMarked;
