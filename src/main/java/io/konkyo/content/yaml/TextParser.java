package io.konkyo.content.yaml;

import java.math.BigDecimal;
import java.math.BigInteger;
import tools.jackson.core.Base64Variant;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.Version;
import tools.jackson.core.base.ParserMinimalBase;
import tools.jackson.core.exc.InputCoercionException;

/**
 * A Jackson parser over a tree in memory in which every scalar is text. Numbers are read from the
 * text, where their precision is known, so asking for one here is a mismatch.
 */
abstract sealed class TextParser extends ParserMinimalBase permits YamlTreeParser {

  TextParser() {
    super(ObjectReadContext.empty());
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void close() {
    _closed = true;
  }

  @Override
  protected void _closeInput() {
    // A tree in memory holds nothing open.
  }

  @Override
  protected void _releaseBuffers() {
    // There are no buffers.
  }

  @Override
  protected void _handleEOF() {
    _reportInvalidEOF();
  }

  @Override
  public char[] getStringCharacters() {
    return getString().toCharArray();
  }

  @Override
  public int getStringLength() {
    return getString().length();
  }

  @Override
  public int getStringOffset() {
    return 0;
  }

  @Override
  public boolean hasStringCharacters() {
    return false;
  }

  @Override
  public boolean isNaN() {
    return false;
  }

  @Override
  public NumberType getNumberType() {
    return null;
  }

  @Override
  public Number getNumberValue() {
    throw noNumber(Number.class);
  }

  @Override
  public int getIntValue() {
    throw noNumber(Integer.TYPE);
  }

  @Override
  public long getLongValue() {
    throw noNumber(Long.TYPE);
  }

  @Override
  public BigInteger getBigIntegerValue() {
    throw noNumber(BigInteger.class);
  }

  @Override
  public float getFloatValue() {
    throw noNumber(Float.TYPE);
  }

  @Override
  public double getDoubleValue() {
    throw noNumber(Double.TYPE);
  }

  @Override
  public BigDecimal getDecimalValue() {
    throw noNumber(BigDecimal.class);
  }

  @Override
  public byte[] getBinaryValue(Base64Variant variant) {
    throw noNumber(byte[].class);
  }

  private InputCoercionException noNumber(Class<?> wanted) {
    return _constructInputCoercion("every value is text", _currToken, wanted);
  }
}
