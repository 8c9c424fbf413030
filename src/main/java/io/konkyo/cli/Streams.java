package io.konkyo.cli;

import java.io.PrintStream;

/** Where a command writes. */
record Streams(PrintStream out, PrintStream err) {}
