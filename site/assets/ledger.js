(function () {
"use strict";
function all(selector, within) {
return Array.prototype.slice.call((within || document).querySelectorAll(selector));
}
function placeBeingRead() {
var passed = all("[data-place]").filter(function (place) {
return place.id && place.getClientRects().length > 0
&& place.getBoundingClientRect().top < window.innerHeight / 3;
});
return passed.length ? "#" + encodeURIComponent(passed[passed.length - 1].id) : location.hash;
}
function keepPlace(link) {
link.addEventListener("click", function () {
link.hash = window.scrollY > 0 ? placeBeingRead() : location.hash;
});
}
function keepTableRoles(table) {
table.setAttribute("role", "table");
var roles = { thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell", "tbody th": "rowheader", "thead th": "columnheader" };
Object.keys(roles).forEach(function (part) {
all(part, table).forEach(function (cell) { cell.setAttribute("role", roles[part]); });
});
}
function showCurrent(link) {
var strip = link.closest("nav");
strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
}
all("[data-language]").forEach(keepPlace);
all(".site-nav [aria-current]").forEach(showCurrent);
all("table.cards").forEach(keepTableRoles);
})();
(function () {
"use strict";
var konkyo = window.konkyo = window.konkyo || {};
var box = document.querySelector("[data-popover]");
if (!box) {
return;
}
var isNative = "popover" in HTMLElement.prototype;
var isPhone = window.matchMedia("(max-width: 39.99rem)");
var GAP = 8;
var LEAST_ROOM = 240;
var TABBABLE = "a[href], button, textarea, summary, [tabindex='0']";
var back = part("back");
var status = part("status");
var byHand = part("by-hand");
var opener = null;
var closedNow = null;
var shown = [];
var latest = null;
function part(name) {
return box.querySelector("[data-popover-" + name + "]");
}
function isOpen() {
return isNative ? box.matches(":popover-open") : !box.hidden;
}
function current() {
return shown[shown.length - 1].content;
}
function show() {
var content = current();
var full = part("full");
part("kind").textContent = content.kind;
part("title").replaceChildren(content.title);
part("body").replaceChildren(content.body);
part("foot").hidden = !content.href;
full.href = content.href;
back.hidden = shown.length < 2;
status.textContent = "";
byHand.hidden = true;
place(true);
box.scrollTop = 0;
box.focus({ preventScroll: true });
}
function open(link, content) {
if (box.contains(link)) {
shown.push({ content: content, from: link, scrolled: box.scrollTop });
show();
return;
}
close();
opener = link;
shown = [{ content: content }];
opener.setAttribute("aria-expanded", "true");
if (isNative) {
box.showPopover();
} else {
box.hidden = false;
}
show();
}
function close() {
if (isNative && isOpen()) {
box.hidePopover();
} else if (!isNative) {
box.hidden = true;
closed();
}
}
function closed() {
var from = opener;
if (!from) {
return;
}
opener = null;
closedNow = from;
from.setAttribute("aria-expanded", "false");
document.body.style.removeProperty("padding-bottom");
setTimeout(function () {
var at = document.activeElement;
if (!opener && (at === document.body || box.contains(at))) {
from.focus({ preventScroll: true });
}
});
}
function closeIfAlone() {
if (opener && opener.getClientRects().length === 0) {
close();
}
}
function place(mayScroll) {
if (!opener) {
return;
}
["top", "left", "max-height"].forEach(function (name) { box.style.removeProperty(name); });
box.classList.toggle("popover-sheet", isPhone.matches);
if (isPhone.matches) {
placeBelowThePage(mayScroll);
} else {
placeBesideTheLink(mayScroll);
}
}
function placeBelowThePage(mayScroll) {
var height = box.offsetHeight;
document.body.style.paddingBottom = height + "px";
var covered = opener.getBoundingClientRect().bottom + 2 * GAP - (window.innerHeight - height);
if (mayScroll && covered > 0) {
window.scrollBy({ top: covered, behavior: "instant" });
}
}
function placeBesideTheLink(mayScroll) {
var head = document.querySelector(".site-head");
var top = head ? Math.max(0, head.getBoundingClientRect().bottom) : 0;
var at = opener.getBoundingClientRect();
var height = box.offsetHeight;
if (mayScroll && Math.max(below(at), at.top - top) < Math.min(height, LEAST_ROOM) + 2 * GAP) {
window.scrollBy({ top: at.top - top - 2 * GAP, behavior: "instant" });
at = opener.getBoundingClientRect();
}
var above = at.top - top - 2 * GAP;
var under = below(at) - 2 * GAP;
var isUnder = height <= under || under >= above;
var room = Math.max(0, isUnder ? under : above);
box.style.maxHeight = "min(" + room + "px, 38rem)";
height = box.offsetHeight;
box.style.top = (isUnder ? at.bottom + GAP : at.top - GAP - height) + "px";
var furthest = document.documentElement.clientWidth - box.offsetWidth - GAP;
box.style.left = Math.max(GAP, Math.min(at.left - GAP, furthest)) + "px";
}
function below(at) {
return window.innerHeight - at.bottom;
}
function leaves(event) {
var stops = Array.prototype.filter.call(box.querySelectorAll(TABBABLE), function (stop) {
return stop.getClientRects().length > 0;
});
var at = document.activeElement;
return event.shiftKey
? at === box || at === stops[0]
: at === stops[stops.length - 1];
}
box.addEventListener("keydown", function (event) {
if (event.key === "Tab" && leaves(event)) {
event.preventDefault();
box.focus({ preventScroll: true });
close();
} else if (event.key === "Escape" && !isNative) {
close();
}
});
function copy() {
var text = current().text();
Promise.resolve().then(function () { return navigator.clipboard.writeText(text); }).then(
function () {
byHand.hidden = true;
status.textContent = box.dataset.sayCopied;
},
function () {
byHand.hidden = false;
byHand.value = text;
byHand.focus();
byHand.select();
status.textContent = box.dataset.sayByHand;
});
}
function isPlain(event) {
return event.button === 0
&& !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
function on(selector, contentOf) {
function announce(link) {
link.setAttribute("role", "button");
link.setAttribute("aria-haspopup", "dialog");
link.setAttribute("aria-expanded", "false");
}
function pressed(link) {
if (closedNow === link) {
closedNow = null;
return;
}
if (link === opener) {
close();
return;
}
var asked = latest = {};
link.setAttribute("aria-busy", "true");
contentOf(link).then(
function (content) {
if (asked === latest) {
open(link, content);
}
},
function () { location.assign(link.href); }
).then(function () { link.removeAttribute("aria-busy"); });
}
document.querySelectorAll(selector).forEach(announce);
document.addEventListener("click", function (event) {
var link = event.target.closest(selector);
if (link && isPlain(event) && !event.defaultPrevented) {
event.preventDefault();
pressed(link);
}
});
document.addEventListener("keydown", function (event) {
if (event.key === " " && event.target.matches(selector)) {
event.preventDefault();
event.target.click();
}
});
}
["pointerdown", "keydown"].forEach(function (kind) {
document.addEventListener(kind, function (event) {
closedNow = null;
if (!isNative && kind === "pointerdown" && isOpen() && !box.contains(event.target)) {
close();
}
}, true);
});
box.addEventListener("click", function (event) {
if (event.target.closest("a[href]") && isPlain(event)) {
setTimeout(function () {
if (!event.defaultPrevented) {
close();
}
});
}
});
back.addEventListener("click", function () {
var left = shown.pop();
show();
box.scrollTop = left.scrolled;
left.from.focus({ preventScroll: true });
});
part("close").addEventListener("click", function () { close(); });
part("copy").addEventListener("click", copy);
["hashchange", "popstate", "storage"].forEach(function (kind) {
window.addEventListener(kind, function () { setTimeout(closeIfAlone); });
});
window.addEventListener("scroll", function () { place(false); }, { passive: true });
window.addEventListener("resize", function () { place(false); });
if (isNative) {
box.popover = "auto";
box.hidden = false;
box.addEventListener("beforetoggle", function (event) {
if (event.newState === "closed") {
closed();
}
});
}
konkyo.popover = { on: on, say: box.dataset };
})();
(function () {
"use strict";
var konkyo = window.konkyo;
if (!konkyo || !konkyo.popover) {
return;
}
function legendOf(id) {
var own = document.getElementById("marker-" + id);
return own || (konkyo.entries ? konkyo.entries.marker(id) : null);
}
function contentOf(link) {
var entry = legendOf(link.dataset.marker);
if (!entry) {
return Promise.reject(new Error("no marker " + link.dataset.marker));
}
var stamp = entry.querySelector(".mark").cloneNode(true);
var title = document.createElement("span");
title.className = "marker-title";
title.append(stamp, " ", entry.querySelector(".legend-name").textContent);
stamp.setAttribute("aria-hidden", "true");
var meaning = document.createElement("p");
Array.from(entry.querySelector("dd").cloneNode(true).childNodes).forEach(function (node) {
meaning.append(node);
});
return Promise.resolve({
kind: konkyo.popover.say.sayMarker,
title: title,
body: meaning,
href: ""
});
}
konkyo.popover.on("a.mark[data-marker]", contentOf);
})();
(function () {
"use strict";
var box = document.querySelector("[data-filter]");
if (!box) {
return;
}
var ENTRY = ".ledger article.fact";
var PAUSE = 400;
var count = box.querySelector("[data-filter-count]");
var reset = box.querySelector("[data-filter-reset]");
var fields = all("select, input", box);
var entries = all(ENTRY, document).map(readEntry);
var telling = 0;
function all(selector, within) {
return Array.prototype.slice.call(within.querySelectorAll(selector));
}
function plain(text) {
return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
function kindOf(article) {
var kind = /(?:^| )fact-(\w+)/.exec(article.className);
return kind ? kind[1] : "";
}
function readEntry(article) {
return {
article: article,
inContents: all(".toc [data-fact]", document).filter(function (link) {
return link.dataset.fact === article.id;
}).map(function (link) { return link.parentNode; }),
kind: [kindOf(article)],
verdict: all("[data-verdict]", article).map(function (line) { return line.dataset.verdict; }),
marker: all("[data-marker]", article).map(function (mark) { return mark.dataset.marker; }),
unguarded: article.querySelector(".guard") ? ["yes"] : [],
text: plain([article].concat(all("[id]", article)).map(function (element) {
return element.id;
}).concat(article.textContent).join(" "))
};
}
function offer(name, words) {
var field = box.querySelector("[name=" + name + "]");
var offered = Object.keys(words);
offered.forEach(function (value) { field.add(new Option(words[value], value)); });
field.closest("[data-field]").hidden = offered.length === 0;
}
function wordsOf(selector, value, word) {
var words = {};
all(selector, document).forEach(function (element) {
if (value(element)) {
words[value(element)] = word(element).trim();
}
});
return words;
}
function fillFields() {
offer("kind", wordsOf(ENTRY + " .kind",
function (kind) { return kindOf(kind.closest("article")); },
function (kind) { return kind.textContent; }));
offer("verdict", wordsOf(ENTRY + " [data-verdict]",
function (line) { return line.dataset.verdict; },
function (line) { return line.querySelector(".verdict-word").textContent; }));
offer("marker", wordsOf(".legend [data-marker]",
function (mark) { return mark.dataset.marker; },
function (mark) { return mark.firstElementChild.textContent + " " + mark.title; }));
box.querySelector("[name=unguarded]").closest("[data-field]").hidden =
!entries.some(function (entry) { return entry.unguarded.length > 0; });
}
function valueOf(field) {
return field.type === "checkbox" ? (field.checked ? "yes" : "") : field.value.trim();
}
function chosen() {
var values = new URLSearchParams();
fields.forEach(function (field) {
if (valueOf(field)) {
values.set(field.name, valueOf(field));
}
});
return values;
}
function choose(values) {
fields.forEach(function (field) {
var value = values.get(field.name) || "";
if (field.type === "checkbox") {
field.checked = value === "yes";
} else {
field.value = value;
field.value = field.value === value ? value : "";
}
});
}
function matches(entry, values) {
return Array.from(values.keys()).every(function (name) {
return name === "text"
? plain(values.get(name)).split(" ").every(function (word) { return entry.text.includes(word); })
: entry[name].includes(values.get(name));
});
}
function show(entry, isShown) {
entry.article.hidden = !isShown;
entry.inContents.forEach(function (line) { line.hidden = !isShown; });
}
function apply() {
var values = chosen();
var isNarrowed = Array.from(values.keys()).length > 0;
entries.forEach(function (entry) { show(entry, matches(entry, values)); });
reset.hidden = !isNarrowed;
showSections();
tell(isNarrowed);
}
function showSections() {
all(".ledger > section", document).forEach(function (section) {
section.hidden = !section.contains(box) && section.querySelector("article.fact") !== null
&& section.querySelector("article.fact:not([hidden])") === null;
all(".toc-parts a", document).filter(function (link) {
return link.hash === "#" + section.getAttribute("aria-labelledby");
}).forEach(function (link) { link.parentNode.hidden = section.hidden; });
});
}
function tell(isNarrowed) {
var shown = entries.filter(function (entry) { return !entry.article.hidden; }).length;
var words = shown === 0 ? box.dataset.sayNone : box.dataset.saySome;
clearTimeout(telling);
telling = setTimeout(function () {
count.textContent = isNarrowed
? words.replace("{shown}", shown).replace("{total}", entries.length)
: "";
}, PAUSE);
}
function keep() {
var values = chosen().toString();
var bare = location.href.replace(/#.*/, "");
history.replaceState(history.state, "", values ? bare + "#?" + values : bare);
}
function reveal() {
var place = document.getElementById(decode(location.hash.slice(1)));
if (!place || place.closest("[hidden]") === null) {
return;
}
var article = place.closest("article.fact");
entries.filter(function (entry) {
return article ? entry.article === article : place.closest("section").contains(entry.article);
}).forEach(function (entry) { show(entry, true); });
showSections();
tell(true);
place.scrollIntoView();
}
function decode(text) {
try {
return decodeURIComponent(text);
} catch (malformed) {
return text;
}
}
function followAddress() {
if (location.hash.startsWith("#?")) {
choose(new URLSearchParams(location.hash.slice(2)));
apply();
} else {
reveal();
}
}
fillFields();
box.addEventListener("input", function () {
apply();
keep();
});
reset.addEventListener("click", function () {
choose(new URLSearchParams());
apply();
keep();
fields.find(function (field) { return field.getClientRects().length > 0; }).focus();
});
window.addEventListener("hashchange", followAddress);
box.hidden = false;
followAddress();
})();
