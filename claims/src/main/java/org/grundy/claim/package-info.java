/**
 * Statements of texts on combinatorial games, executable: each has an id, its place in its text, the verdict that is
 * expected, and a check that is run now. A text is a class with its claims; {@link org.grundy.claim.Claims} has all of
 * them. A check never repeats the theorem that it speaks of: it lists moves, counts, or compares with what is printed.
 */
@NullMarked
package org.grundy.claim;

import org.jspecify.annotations.NullMarked;
