/**
 * What the pages ask, and the documents that answer. A {@link org.grundy.routes.Route} does not know what carries it: a
 * server, or the messages to a worker in the browser.
 */
@NullMarked
package org.grundy.routes;

import org.jspecify.annotations.NullMarked;
