package io.konkyo.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Derived facts per second of processor time of the whole process, garbage collection and just in
 * time compilation included: a figure that other programs on the machine disturb little.
 */
public final class CpuTime implements InternalProfiler {
  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private long before;

  @Override
  public String getDescription() {
    return "derived facts per second of processor time";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = system.getProcessCpuTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double seconds = (system.getProcessCpuTime() - before) / 1e9;
    double facts =
        result.getMetadata().getAllOps() * Double.parseDouble(benchmark.getParam("facts"));
    return List.of(
        new ScalarResult("facts.per.cpu.second", facts / seconds, "facts/s", AggregationPolicy.AVG));
  }
}
