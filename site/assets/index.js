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
var siteRoot = new URL(document.body.dataset.root, location.href).pathname;
var unsaved = {};
function storageKey(quizId) {
return "konkyo:1:" + siteRoot + ":" + quizId;
}
function isAnswer(value) {
return Boolean(value) && Array.isArray(value.chosen) && typeof value.version === "string";
}
function loadAnswers(quizId) {
if (unsaved[quizId]) {
return unsaved[quizId];
}
var answers = {};
try {
var kept = JSON.parse(localStorage.getItem(storageKey(quizId))) || {};
Object.keys(kept).forEach(function (id) {
if (isAnswer(kept[id])) {
answers[id] = kept[id];
}
});
return answers;
} catch (refused) {
return answers;
}
}
function saveAnswers(quizId, answers) {
delete unsaved[quizId];
var kept = put(storageKey(quizId), JSON.stringify(answers));
if (!kept) {
unsaved[quizId] = answers;
}
return kept;
}
function forgetAnswers(quizId) {
delete unsaved[quizId];
put(storageKey(quizId), null);
}
function keeps() {
var key = "konkyo:trial";
return put(key, "kept") && put(key, null);
}
function onKeptElsewhere(quizId, act) {
window.addEventListener("storage", function (event) {
if (event.key === storageKey(quizId) || event.key === null) {
act();
}
});
}
function put(key, text) {
try {
if (text === null) {
localStorage.removeItem(key);
} else {
localStorage.setItem(key, text);
}
return true;
} catch (refused) {
return false;
}
}
var liking = {
get: function (name) {
try {
return localStorage.getItem("konkyo:liking:" + siteRoot + ":" + name);
} catch (refused) {
return null;
}
},
set: function (name, value) {
put("konkyo:liking:" + siteRoot + ":" + name, value);
}
};
function tally(items, answers) {
var counts = { total: items.length, answered: 0, right: 0 };
items.forEach(function (item) {
var answer = answers[item[0]];
if (!isAnswer(answer) || answer.version !== item[1]) {
return;
}
counts.answered += 1;
counts.right += answer.right === true ? 1 : 0;
});
return counts;
}
function all(selector, within) {
return Array.prototype.slice.call((within || document).querySelectorAll(selector));
}
function fill(phrase, values) {
return phrase.replace(/\{(\w+)\}/g, function (whole, name) {
return name in values ? String(values[name]) : whole;
});
}
window.konkyo = {
all: all,
fill: fill,
loadAnswers: loadAnswers,
saveAnswers: saveAnswers,
forgetAnswers: forgetAnswers,
onKeptElsewhere: onKeptElsewhere,
keeps: keeps,
liking: liking,
tally: tally
};
})();
(function () {
"use strict";
window.konkyo.twice = function (button, status, words, act) {
var isAsked = false;
function ask(asks) {
isAsked = asks;
status.textContent = asks ? words : "";
}
button.addEventListener("click", function () {
ask(!isAsked);
if (!isAsked) {
act();
}
});
button.addEventListener("blur", function () {
if (isAsked) {
ask(false);
}
});
};
})();
(function () {
"use strict";
var konkyo = window.konkyo;
function startProgress(box) {
var id = box.dataset.progress;
var items = box.dataset.items.split(" ").map(function (item) { return item.split(":"); });
function show() {
var counts = konkyo.tally(items, konkyo.loadAnswers(id));
box.hidden = counts.answered === 0;
box.querySelector("[data-progress-text]").textContent = konkyo.fill(box.dataset.saySome, counts);
konkyo.all("[data-progress-note]").forEach(function (note) { note.hidden = false; });
}
function reset() {
konkyo.forgetAnswers(id);
konkyo.liking.set("asked:" + id, "");
show();
box.closest("li").querySelector("a").focus();
}
konkyo.twice(
box.querySelector("[data-progress-reset]"),
box.querySelector("[data-progress-sure]"),
box.dataset.saySure,
reset);
window.addEventListener("pageshow", show);
konkyo.onKeptElsewhere(id, show);
}
konkyo.all("[data-progress]").forEach(startProgress);
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
var konkyo = window.konkyo = window.konkyo || {};
var files = {};
var asked = {};
function element(html) {
return document.importNode(
new DOMParser().parseFromString(html, "text/html").body.firstElementChild, true);
}
function entryOf(ledger, html) {
var entry = element(html);
entry.querySelectorAll("a[href^='#']").forEach(function (link) {
link.setAttribute("href", ledger + ".html" + link.getAttribute("href"));
});
return entry;
}
function add(ledger, facts, legend) {
files[ledger] = { facts: facts, legend: legend };
}
function load(ledger) {
if (!asked[ledger]) {
asked[ledger] = new Promise(function (done, failed) {
var script = document.createElement("script");
script.src = ledger + ".js";
script.onload = function () { (files[ledger] ? done : failed)(ledger); };
script.onerror = failed;
document.head.append(script);
});
asked[ledger].catch(function () { delete asked[ledger]; });
}
return asked[ledger];
}
function idOf(link) {
return decodeURIComponent(link.hash.slice(1));
}
function holder(facts, id) {
var name = id;
while (name && !Object.hasOwn(facts, name)) {
name = name.slice(0, Math.max(0, name.lastIndexOf(".")));
}
return name;
}
konkyo.entries = {
add: add,
idOf: idOf,
ledgerOf: function (link) {
var found = /^(ledger-[^/?#]+)\.html#/.exec(link.getAttribute("href") || "");
return found ? found[1] : "";
},
entry: function (link) {
var id = idOf(link);
return load(konkyo.entries.ledgerOf(link)).then(function (ledger) {
var facts = files[ledger].facts;
var name = holder(facts, id);
if (!name) {
throw new Error("no entry " + id);
}
return entryOf(ledger, facts[name]);
});
},
marker: function (id) {
var ledger = Object.keys(files).find(function (name) {
return Object.hasOwn(files[name].legend, id);
});
return ledger ? element(files[ledger].legend[id]) : null;
}
};
})();
(function () {
"use strict";
var popover = window.konkyo.popover;
var entries = window.konkyo.entries;
if (!popover) {
return;
}
var NUMBER = "a.num[data-fact][href^='ledger-'], .popover a[href^='ledger-']:not(.mark)";
var NOT_OF_INPUTS = ".used-in, .inputs, .verdicts, .chosen, .guard, .fact-id, .fact-note";
function all(selector, within) {
return Array.prototype.slice.call(within.querySelectorAll(selector));
}
function remove(elements) {
elements.forEach(function (element) { element.remove(); });
}
function elementOf(name, className, parts) {
var element = document.createElement(name);
element.className = className;
element.append.apply(element, parts);
return element;
}
function keepValuesOf(entry, ids) {
var values = all(".values > li[id]", entry);
var kept = values.filter(function (line) { return ids.indexOf(line.id) >= 0; });
if (kept.length > 0 && ids.indexOf(entry.id) < 0) {
remove(values.filter(function (line) { return kept.indexOf(line) < 0; }));
}
return kept;
}
function withoutIds(entry) {
all("[id]", entry).concat(entry).forEach(function (element) { element.removeAttribute("id"); });
return entry;
}
function nameOf(entry, values) {
var member = values.length === 1 && values[0].querySelector(".member");
var name = entry.querySelector(".fact-name").textContent;
return member ? name + " — " + member.textContent : name;
}
function valueLine(entry, parts) {
var figure = entry.querySelector("h3 .figure");
return elementOf("p", "value-line", parts.concat(figure ? [figure] : []));
}
function inputOf(group) {
var entry = group.entry;
var ids = group.links.map(entries.idOf);
var values = keepValuesOf(entry, ids);
var link = group.links[0].cloneNode(false);
link.className = "input-name";
link.textContent = group.links.length === 1 ? nameOf(entry, values) : nameOf(entry, []);
remove(all(NOT_OF_INPUTS, entry));
remove(all(".formula", entry).map(function (formula) { return formula.parentNode; }));
entry.querySelector("h3").replaceWith(valueLine(entry, [link]));
return elementOf("li", "input", Array.from(withoutIds(entry).childNodes));
}
function inputsOf(links) {
return Promise.all(links.map(function (link) {
return entries.entry(link).catch(function () { return null; });
})).then(function (found) {
var groups = {};
links.forEach(function (link, at) {
var entry = found[at];
var key = entry ? entry.id : entries.idOf(link);
groups[key] = groups[key] || { entry: entry, links: [] };
groups[key].links.push(link);
});
return Object.keys(groups).map(function (key) {
var group = groups[key];
return group.entry
? inputOf(group)
: elementOf("li", "input", group.links.map(function (link) { return link.cloneNode(true); }));
});
});
}
function takeRow(entry, selector) {
var row = entry.querySelector(".attributes > " + selector);
if (!row) {
return [];
}
var list = row.parentNode;
row.remove();
if (!list.firstElementChild) {
list.remove();
}
return [elementOf("dl", "attributes", [row])];
}
function contentOf(link) {
return entries.entry(link).then(function (entry) {
var title = nameOf(entry, keepValuesOf(entry, [entries.idOf(link)]));
var figures = valueLine(entry, []);
if (figures.firstChild) {
entry.querySelector("h3").replaceWith(figures);
} else {
entry.querySelector("h3").remove();
}
var uses = takeRow(entry, ".used-in").filter(function () { return !document.body.dataset.exam; });
var links = all(".inputs a", entry);
takeRow(entry, ".inputs");
withoutIds(entry);
return inputsOf(links).then(function (inputs) {
if (inputs.length > 0) {
entry.append(
elementOf("p", "popover-part", [popover.say.sayInputs]),
elementOf("ul", "input-list", inputs));
}
entry.append.apply(entry, uses);
return {
kind: popover.say.sayDerivation,
title: title,
body: entry,
href: link.href,
text: function () { return [title].concat(linesOf(entry), link.href).join("\n"); }
};
});
});
}
var ROW = "dl > div, .verdicts > li";
var LINE = ROW + ", p, li, .trace-line";
function linesOf(entry) {
var copy = entry.cloneNode(true);
all(".mark", copy).forEach(function (mark) {
mark.replaceWith(Array.from(mark.children).map(function (face) { return face.textContent; }).join(" "));
});
all("dt, .attribute-name", copy).forEach(function (name) { name.append(":"); });
all("dd li + li", copy).concat(all(".places li + li", copy)).forEach(function (item) { item.prepend("; "); });
all(".places li:first-child", copy).forEach(function (item) { item.prepend(" — "); });
return all(LINE, copy).filter(isLine).map(function (line) {
var text = spaced(line).replace(/\s+/g, " ").replace(/ ([;,])/g, "$1").trim();
return text && (line.closest(".input-list") ? "  " : "") + text;
}).filter(Boolean);
}
function isLine(element) {
return !element.parentNode.closest(ROW)
&& (element.matches(ROW) || !element.querySelector(LINE));
}
function spaced(element) {
return Array.from(element.childNodes).map(function (node) {
return node.nodeType === Node.ELEMENT_NODE && node.children.length === 0
&& !node.matches("a, b, code, var, sup, .fact, .number")
? " " + node.textContent + " "
: node.children && node.children.length > 0 ? spaced(node) : node.textContent;
}).join("");
}
popover.on(NUMBER, contentOf);
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
