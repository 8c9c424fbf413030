package io.konkyo.bench;

import java.util.ArrayList;
import java.util.List;

/** Runs JMH with the options it is given, and with processor time measured beside the clock's. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws Exception {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("-prof");
    all.add(CpuTime.class.getName());
    org.openjdk.jmh.Main.main(all.toArray(String[]::new));
  }
}
