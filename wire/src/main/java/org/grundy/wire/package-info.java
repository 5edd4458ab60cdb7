/** Answers, pictures and verdicts as JSON. */
@NullMarked
package org.grundy.wire;

import org.jspecify.annotations.NullMarked;
