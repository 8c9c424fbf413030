module.exports = (config) => {
  config.setFrontMatterParsingOptions({ language: "yaml" });
  return { dir: { input: "content", includes: "../_includes" }, markdownTemplateEngine: false };
};
