/** The games by name: their aliases, the text of positions and sums, and rulesets of the user's own. */
@NullMarked
package org.grundy.catalog;

import org.jspecify.annotations.NullMarked;
