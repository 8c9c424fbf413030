const faults = [];
const seen = element => element.checkVisibility({ visibilityProperty: true });
function describe(element) {
  const id = element.id ? '#' + element.id : '';
  const name = element.getAttribute('class');
  const text = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 50);
  return element.localName + id + (name ? '.' + name.trim().split(/\s+/).join('.') : '') + ' "' + text + '"';
}
function tell(rule, element, more) {
  faults.push({ rule, what: describe(element) + (more ? ' ' + more : '') });
}
function every(selector, rule, isFault) {
  document.querySelectorAll(selector).forEach(element => {
    const found = isFault(element);
    if (found) tell(rule, element, typeof found === 'string' ? found : '');
  });
}

// Groups of controls.
every('fieldset', 'fieldset-legend', set => {
  const first = set.firstElementChild;
  return !first || first.localName !== 'legend' || !first.textContent.trim();
});
every('input[type=radio]', 'radio-outside-fieldset', radio => !radio.closest('fieldset'));
every('button:not([type])', 'button-type', () => true);
every('a:not([href])', 'link-href', () => true);

// Ids, and what refers to them.
const ids = new Map();
document.querySelectorAll('[id]').forEach(element => ids.set(element.id, (ids.get(element.id) || 0) + 1));
every('[id]', 'duplicate-id', element => ids.get(element.id) > 1);
for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns',
    'popovertarget', 'list', 'headers', 'form']) {
  every('[' + name + ']', 'lost-reference', element =>
    element.getAttribute(name).trim().split(/\s+/).filter(id => !ids.has(id)).join(' '));
}

// Headings: one of the first level, which comes first; no level is left out on the way down.
const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
if (headings.filter(heading => heading.localName === 'h1').length !== 1) {
  tell('one-h1', document.body);
}
headings.forEach((heading, i) => {
  const before = i ? Number(headings[i - 1].localName[1]) : 2;
  if (Number(heading.localName[1]) > before + 1) tell('heading-skip', heading);
});

// Tables have a name, and their heads say what they stand over.
every('table', 'table-name', table => {
  const caption = table.querySelector(':scope > caption');
  return !(caption && caption.textContent.trim())
    && !table.getAttribute('aria-label') && !table.getAttribute('aria-labelledby');
});
every('th', 'th-scope', head => !['row', 'col', 'rowgroup', 'colgroup'].includes(head.getAttribute('scope')));

// Pictures have a name or say that they have none.
every('img', 'image-name', image => !image.hasAttribute('alt'));
// One inside another is a part of its picture.
every('svg', 'image-name', image => !image.closest('[aria-hidden=true]')
  && !image.parentElement.closest('svg')
  && !image.getAttribute('aria-label') && !image.getAttribute('aria-labelledby')
  && !image.querySelector(':scope > title'));

// Nothing inline, and a policy that forbids it.
every('style, [style]', 'inline-style', () => true);
// Data in a script element is never run.
every('script:not([src], [type="application/ld+json"])', 'inline-script', () => true);
every('*', 'inline-script', element =>
  [...element.attributes].some(attribute => attribute.name.startsWith('on'))
  || /^\s*javascript:/i.test(element.getAttribute('href') || ''));
const policy = document.querySelector('head > meta[http-equiv="Content-Security-Policy"]');
if (!policy || !/default-src 'none'/.test(policy.content) || /unsafe-|\*|https?:/.test(policy.content)) {
  tell('policy', document.head);
}

// Each run of letters stands in its own language. Latin words are at home everywhere.
const scripts = [
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['ja', 'ko', 'zh']]
];
function holdLanguage(element, text) {
  const owner = element.closest('[lang]');
  const lang = owner ? owner.lang.split('-')[0] : '';
  for (const [letters, langs] of scripts) {
    if (letters.test(text) && !langs.includes(lang)) {
      tell('lang', element, 'lang=' + lang + ' "' + text.trim().slice(0, 40) + '"');
      return;
    }
  }
}
const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const parent = texts.currentNode.parentElement;
  if (!['SCRIPT', 'STYLE'].includes(parent.tagName)) holdLanguage(parent, texts.currentNode.data);
}
for (const name of ['title', 'alt', 'aria-label', 'placeholder', 'label', 'data-label', 'content']) {
  document.querySelectorAll('[' + name + ']').forEach(element =>
    holdLanguage(element, element.getAttribute(name)));
}
every('[lang]', 'lang-empty', element => !element.getAttribute('lang').trim());

// Controls are large enough to be hit: 24 CSS pixels, WCAG 2.2, 2.5.8. Links in a sentence may be
// smaller; a label belongs to its control.
const least = 24;
const inSentence = link => [...link.parentElement.childNodes].some(node =>
  node.nodeType === Node.TEXT_NODE && node.data.trim());
function target(element) {
  const boxes = [element, ...(element.labels || [])].map(part => part.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(box => box.width)),
    height: Math.max(...boxes.map(box => box.height))
  };
}
document.querySelectorAll('button, input, select, textarea, summary, a[href]').forEach(element => {
  if (!seen(element) || element.matches('.skip:not(:focus)')) return;
  if (element.localName === 'a' && (getComputedStyle(element).display === 'inline' || inSentence(element))) return;
  const { width, height } = target(element);
  if (Math.round(width) < least || Math.round(height) < least) {
    tell('target-size', element, width.toFixed(1) + ' by ' + height.toFixed(1));
  }
});
return faults;
