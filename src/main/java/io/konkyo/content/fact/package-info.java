/** Facts as declared: given, measured and derived values, agreements and findings. */
package io.konkyo.content.fact;
