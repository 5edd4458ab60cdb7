/** Nimbers as a field: nim-products and inverses of any size. */
@NullMarked
package org.grundy.value.nimber;

import org.jspecify.annotations.NullMarked;
