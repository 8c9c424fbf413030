package io.konkyo.bench;

import io.konkyo.content.Content;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.LedgerBuilder;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Evaluates and judges the facts of a site, flags included: everything between content that has
 * been read and a ledger that pages and checks can use.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(
    value = 3,
    jvmArgs = {"-Xmx1g", "-XX:+UseSerialGC", "-XX:ActiveProcessorCount=1"})
public class LedgerBenchmark {
  /** Derived facts; there are as many measured ones beside them. */
  @Param({"1000", "10000", "100000"})
  int facts;

  private Content content;

  @Setup
  public void read() throws IOException {
    content = SyntheticContent.of(facts);
  }

  @Benchmark
  public Ledger build() {
    return LedgerBuilder.build(content, new Diagnostics());
  }
}
