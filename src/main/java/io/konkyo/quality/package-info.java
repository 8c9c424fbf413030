/** What a run knows of its items and of what they test: values that rules find and pages show. */
package io.konkyo.quality;
