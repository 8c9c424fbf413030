const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
return axe.run(document, {
  runOnly: { type: 'tag', values: tags },
  resultTypes: ['violations'],
  iframes: false
}).then(result => result.violations.flatMap(rule => rule.nodes.slice(0, 5).map(node => ({
  rule: rule.id,
  what: node.target.join(' ') + ' ' + node.failureSummary.replace(/\s+/g, ' ').slice(0, 300)
}))));
