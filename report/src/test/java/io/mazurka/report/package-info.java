/** Tests of the HTML report, some of them in a real browser. */
@NullMarked
package io.mazurka.report;

import org.jspecify.annotations.NullMarked;
