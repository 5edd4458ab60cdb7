/** Why something holds, without a language: sentences, what is shown beside them, whose theorem it is, how sure it is. */
@NullMarked
package org.grundy.reason;

import org.jspecify.annotations.NullMarked;
