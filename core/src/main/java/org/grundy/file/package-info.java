/** Files that survive whatever ends a run: written whole or not at all, and by one run at a time. */
@NullMarked
package org.grundy.file;

import org.jspecify.annotations.NullMarked;
