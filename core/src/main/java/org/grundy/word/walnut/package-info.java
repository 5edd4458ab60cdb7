/** Scripts of Walnut, read as definitions and theorems. */
@NullMarked
package org.grundy.word.walnut;

import org.jspecify.annotations.NullMarked;
