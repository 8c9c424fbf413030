package io.konkyo.content.markdown;

import com.vladsch.flexmark.parser.InlineParserExtensionFactory;
import com.vladsch.flexmark.parser.delimiter.DelimiterProcessor;
import com.vladsch.flexmark.parser.internal.InlineParserImpl;
import com.vladsch.flexmark.parser.internal.LinkRefProcessorData;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.data.DataHolder;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/** Leaves the text of flexmark's paragraphs and headings alone; {@link InlineReader} reads it. */
final class NoInlines extends InlineParserImpl {

  NoInlines(
      DataHolder options,
      BitSet specialCharacters,
      BitSet delimiterCharacters,
      Map<Character, DelimiterProcessor> delimiterProcessors,
      LinkRefProcessorData linkRefProcessors,
      List<InlineParserExtensionFactory> extensions) {
    super(
        options,
        specialCharacters,
        delimiterCharacters,
        delimiterProcessors,
        linkRefProcessors,
        extensions);
  }

  @Override
  public void parse(BasedSequence content, Node block) {
    // Nothing to do: the marks are read from the source, not from flexmark's sequences.
  }
}
