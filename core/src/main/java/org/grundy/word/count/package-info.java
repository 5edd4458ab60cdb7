/** How many numbers satisfy a condition, as a function of one of them. */
@NullMarked
package org.grundy.word.count;

import org.jspecify.annotations.NullMarked;
