/** Jobs that take more than one process: what is to be computed, as text, and who computes it. */
@NullMarked
package org.grundy.batch;

import org.jspecify.annotations.NullMarked;
