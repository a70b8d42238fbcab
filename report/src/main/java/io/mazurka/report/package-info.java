/** The result of a check as one HTML page that opens from disk and needs nothing else. */
@NullMarked
package io.mazurka.report;

import org.jspecify.annotations.NullMarked;
