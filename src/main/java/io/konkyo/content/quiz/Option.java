package io.konkyo.content.quiz;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * One thing that can be chosen.
 *
 * @param standing what makes it a key or a distractor
 * @param why the reason shown when it was chosen
 * @param misread how one gets to a wrong option
 */
public record Option(
    Located<String> id,
    Standing standing,
    Text text,
    Optional<Text> why,
    Optional<Located<String>> misread) {}
