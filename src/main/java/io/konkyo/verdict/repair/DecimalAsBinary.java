package io.konkyo.verdict.repair;

import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;

/** A number of units of 1000ⁿ printed with a binary unit: 300 MB/s as 300 MiB/s. */
final class DecimalAsBinary implements Repair {

  @Override
  public String id() {
    return "decimal-as-binary";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return BinaryAsDecimal.printed(mismatch, PrefixBase.BINARY);
  }
}
