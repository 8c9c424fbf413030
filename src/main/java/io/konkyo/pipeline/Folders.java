package io.konkyo.pipeline;

import java.nio.file.Path;

/**
 * Where a run reads and writes.
 *
 * @param content the authors' YAML
 * @param templates the site's own templates; it need not exist
 * @param out the site
 */
public record Folders(Path content, Path templates, Path out) {}
