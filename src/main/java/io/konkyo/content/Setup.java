package io.konkyo.content;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Where and when measurements were taken.
 *
 * @param hours the time of day as written, with its zone
 */
public record Setup(
    Located<String> id,
    Text title,
    Optional<LocalDate> date,
    Optional<String> hours,
    Optional<Text> description) {}
