/** The front door: {@link org.grundy.Grundy}, for programs that only want answers. The shell imports it. */
@NullMarked
package org.grundy;

import org.jspecify.annotations.NullMarked;
