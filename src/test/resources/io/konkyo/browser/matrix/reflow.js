const faults = [];
const page = document.documentElement;
function describe(element) {
  const name = element.getAttribute('class');
  const text = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
  return element.localName + (element.id ? '#' + element.id : '') + (name ? '.' + name : '') + ' "' + text + '"';
}
function tell(rule, element, more) {
  faults.push({ rule, what: describe(element) + (more ? ' ' + more : '') });
}
window.scrollTo(0, 0);

// Boxes that scroll by themselves may hold more than fits; what is kept for screen readers is no
// bigger than a point; the link past the head waits above the page.
const APART = '.unseen, .skip, thead';
const scrolling = new Map([[document.body, false]]);
const scrolls = element => {
  if (!scrolling.has(element)) {
    scrolling.set(element, /auto|scroll/.test(getComputedStyle(element).overflow) || scrolls(element.parentElement));
  }
  return scrolling.get(element);
};
const width = page.clientWidth;

if (page.scrollWidth > width) {
  tell('page-overflow', document.body, page.scrollWidth + ' > ' + width);
}

// Lines of text as they are laid out. Boxes of lines are taller than their letters, and in a tight
// heading they touch: the middle of a line is what must stay clear.
const lines = [];
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
while (texts.nextNode()) {
  const node = texts.currentNode;
  const parent = node.parentElement;
  if (!node.data.trim() || parent.closest('script, style, option, select')) continue;
  if (!parent.checkVisibility({ visibilityProperty: true })) continue;
  if (parent.closest(APART) && getComputedStyle(parent.closest(APART)).position === 'absolute') continue;
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) {
    if (box.width < 1 || box.height < 1) continue;
    const inset = box.height * .25;
    lines.push({ node, parent, left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset });
    if ((box.right > width + 1 || box.left < -1) && !scrolls(parent)) {
      tell('text-outside', parent, box.left.toFixed(0) + '–' + box.right.toFixed(0));
    }
  }
}
function holdApart(boxes, rule, mayMeet) {
  boxes.sort((a, b) => a.top - b.top);
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length && boxes[j].top < boxes[i].bottom; j++) {
      const a = boxes[i], b = boxes[j];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - b.top;
      if (across > 1.5 && down > 1.5 && !mayMeet(a, b)) {
        tell(rule, a.parent, '/ ' + describe(b.parent));
      }
    }
  }
}
// What scrolls by itself cuts off what is beyond its edge.
holdApart(lines.filter(line => !scrolls(line.parent)), 'text-overlap',
  (a, b) => a.node === b.node);

const controls = [];
document.querySelectorAll('button, input, select, textarea, summary, a[href]').forEach(parent => {
  if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.skip, .unseen')) return;
  for (const box of parent.getClientRects()) {
    const inset = getComputedStyle(parent).display === 'inline' ? box.height * .25 : 0;
    controls.push({ parent, left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset });
  }
});
holdApart(controls.filter(control => !scrolls(control.parent)), 'control-overlap',
  (a, b) => a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent));

// A number and its unit: held together by a no-break space, and on one line, unless they are longer
// than any line there. What a source printed keeps its characters where its element keeps its line:
// one that is laid out whole goes to the next line before it parts.
const NUMBER = /(?<![\p{L}\d.-])[+−-]?\p{Sc}?\d(?:[\d.,]*\d)?(?:[\u00a0\u202f][^\s\u00a0\u202f/·,;()]+)?/gu;
const lineLength = element => {
  let box = element;
  while (/^inline/.test(getComputedStyle(box).display) || /flex/.test(getComputedStyle(box.parentElement).display)) {
    box = box.parentElement;
  }
  const style = getComputedStyle(box);
  return box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 1;
};
document.querySelectorAll('.num, .figure, .number').forEach(element => {
  if (!element.checkVisibility({ visibilityProperty: true })) return;
  const style = getComputedStyle(element);
  const breaks = element.matches('.num') || (style.whiteSpace !== 'nowrap' && style.display !== 'inline-block');
  if (breaks && /\d [\p{L}%°µ]/u.test(element.textContent)) tell('unit-space', element);
  const parts = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    parts.push([text.length, walker.currentNode]);
    text += walker.currentNode.data;
  }
  const at = offset => parts.filter(([start]) => start <= offset).pop();
  for (const found of text.matchAll(NUMBER)) {
    const [from, first] = at(found.index);
    const [to, last] = at(found.index + found[0].length - 1);
    range.setStart(first, found.index - from);
    range.setEnd(last, found.index + found[0].length - to);
    const boxes = [...range.getClientRects()];
    const lowest = Math.max(...boxes.map(box => box.top));
    const highest = Math.min(...boxes.map(box => box.bottom));
    const long = boxes.reduce((sum, box) => sum + box.width, 0) > lineLength(element);
    if (boxes.length > 1 && lowest >= highest - 1 && !long) tell('number-parts', element, found[0]);
  }
});
return faults;
