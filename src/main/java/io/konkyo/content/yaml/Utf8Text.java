package io.konkyo.content.yaml;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/**
 * Bytes read as UTF-8.
 *
 * @param text the text; bad bytes are shown as U+FFFD
 * @param firstBadChar the offset in the text where the first bad byte stands, if there is one
 * @param firstBadByte the offset of that byte
 */
record Utf8Text(String text, OptionalInt firstBadChar, int firstBadByte) {

  static Utf8Text decode(byte[] bytes) {
    CharsetDecoder strict =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = strict.decode(in, out, true);
    if (!result.isError()) {
      return new Utf8Text(out.flip().toString(), OptionalInt.empty(), -1);
    }
    int bad = in.position();
    int chars = out.position();
    String whole = new String(bytes, StandardCharsets.UTF_8);
    return new Utf8Text(whole, OptionalInt.of(chars), bad);
  }

  /** Whether the bytes begin with the mark of UTF-16. */
  static boolean isUtf16(byte[] bytes) {
    if (bytes.length < 2) {
      return false;
    }
    int mark = (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
    return mark == 0xFEFF || mark == 0xFFFE;
  }
}
