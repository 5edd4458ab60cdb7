/** What the tests of all modules share: the size of a run, and fuzzing that keeps the inputs that failed. */
@NullMarked
package org.grundy.testing;

import org.jspecify.annotations.NullMarked;
