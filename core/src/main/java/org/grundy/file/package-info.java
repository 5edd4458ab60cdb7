/** Files that survive crashes and kills: written whole or not at all, by one run at a time. */
@NullMarked
package org.grundy.file;

import org.jspecify.annotations.NullMarked;
