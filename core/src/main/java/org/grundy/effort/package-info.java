/** What a computation may cost, what it has cost, and how it is stopped. */
@NullMarked
package org.grundy.effort;

import org.jspecify.annotations.NullMarked;
