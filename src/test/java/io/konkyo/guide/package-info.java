/** Does what the documents tell their readers to do, and compares what comes out. */
package io.konkyo.guide;
