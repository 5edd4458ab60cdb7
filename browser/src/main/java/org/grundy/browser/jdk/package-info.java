/** Stands in for what a browser does not have: methods missing from TeaVM's class library, and threads. */
@NullMarked
package org.grundy.browser.jdk;

import org.jspecify.annotations.NullMarked;
