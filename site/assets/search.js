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
liking: liking,
tally: tally
};
})();
(function () {
"use strict";
var INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
var LETTER = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
var LATIN = /[a-z\u00df-\u024f\u0370-\u03ff]/;
var DIGIT = /[0-9]/;
var UNSPACED = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
var IS_UNSPACED = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
var KOREAN = "은|는|이|가|을|를|의|에|에서|에는|에서는|에게|으로|로|와|과|도|만|까지|부터|보다|마다|처럼|이란|란|인가요|입니다|였습니다|이었습니다";
var JAPANESE = "は|が|を|に|の|と|で|も|へ|や|から|まで|より|には|では|とは|です|でした";
var ENDING = new RegExp("([\\uac00-\\ud7a3]{2})(?:" + KOREAN + ")$|([^\\u3041-\\u3096]{2})(?:" + JAPANESE + ")$", "u");
var ONLY_ENDING = new RegExp("^(?:" + KOREAN + "|" + JAPANESE + ")$", "u");
function foldLetter(letter) {
return letter.normalize("NFKC").toLowerCase().replace(/\u2212/g, "-").replace(/\u00b5/g, "\u03bc")
.replace(/[\u30a1-\u30f6]/g, function (kana) { return String.fromCharCode(kana.charCodeAt(0) - 0x60); });
}
function fold(text) {
var folded = { text: "", at: [], spaced: [] };
var spaced = true;
var letter;
LETTER.lastIndex = 0;
while ((letter = LETTER.exec(text)) !== null) {
var plain = foldLetter(letter[0]);
if (INVISIBLE.test(plain)) {
continue;
}
if (plain.trim() === "") {
spaced = true;
continue;
}
var after = text.substr(LETTER.lastIndex, 4).normalize("NFKC");
if (plain === "," && !spaced && DIGIT.test(folded.text.slice(-1)) && /^[0-9]{3}(?![0-9])/.test(after)) {
continue;
}
for (var i = 0; i < plain.length; i += 1) {
folded.text += plain[i];
folded.at.push(letter.index);
folded.spaced.push(spaced && i === 0);
}
spaced = false;
}
folded.at.push(text.length);
folded.spaced.push(true);
return folded;
}
function begins(folded, at, first) {
var before = at === 0 ? " " : folded.text[at - 1];
if (folded.spaced[at]) {
return true;
}
if (DIGIT.test(first)) {
return !DIGIT.test(before) && !LATIN.test(before) && !(/[.,]/.test(before) && DIGIT.test(folded.text[at - 2] || ""));
}
return !LATIN.test(first) || !LATIN.test(before);
}
function ends(folded, end, last) {
var after = folded.text[end] || " ";
return folded.spaced[end] || !DIGIT.test(last)
|| !(DIGIT.test(after) || (/[.,]/.test(after) && DIGIT.test(folded.text[end + 1] || "")));
}
function places(folded, word, loose) {
var found = [];
for (var at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
if (begins(folded, at, word[0]) && (loose || ends(folded, at + word.length, word[word.length - 1]))) {
found.push([at, at + word.length]);
}
}
return found;
}
function words(query) {
var joined = query.normalize("NFKC").trim().replace(/([0-9])\s+(?=(?:[a-z\u03bc%]{1,4}(?:\/[a-z]{1,3})?)(?:\s|$))/gi, "$1");
var list = [];
joined.split(/\s+/).forEach(function (word) {
(word.match(UNSPACED) || []).forEach(function (piece) {
var clean = piece.replace(/^[^\p{L}\p{N}%\-\u2212]+|[^\p{L}\p{N}%]+$/gu, "");
var attached = piece !== word;
if (!/[\p{L}\p{N}%]/u.test(clean) || (attached && ONLY_ENDING.test(clean))) {
return;
}
var stem = clean.replace(ENDING, "$1$2");
list.push({ text: fold(stem).text, needed: clean.length > 1 || !attached });
if (stem !== clean) {
list.push({ text: fold(clean).text, needed: false });
}
});
});
return list.filter(function (word) { return word.needed || word.text.length > 1; });
}
function shortened(word, occurs) {
if (occurs(word.text)) {
return [word];
}
var least = IS_UNSPACED.test(word.text) ? 2 : 4;
for (var length = DIGIT.test(word.text) ? 0 : word.text.length - 1; length >= least; length -= 1) {
var start = word.text.slice(0, length);
if (occurs(start)) {
var rest = word.text.slice(length);
return [{ text: start, needed: word.needed }].concat(rest.length > 1 && occurs(rest) ? [{ text: rest, needed: false }] : []);
}
}
return [{ text: word.text, needed: false }];
}
function score(part, wanted, whole, least, loose) {
var sum = 0;
var had = 0;
wanted.forEach(function (word) {
var inTitle = places(part.foldedTitle, word.text, loose).length;
var inText = places(part.foldedText, word.text, loose).length;
had += word.needed && inTitle + inText > 0 ? 1 : 0;
sum += Math.min(inTitle, 1) * 8 + Math.min(inText, 3) / (1 + part.text.length / 1500);
});
if (had < least) {
return 0;
}
sum += part.foldedTitle.text === whole ? 12 : 0;
sum += places(part.foldedTitle, whole, loose).length ? 6 : 0;
return sum + (places(part.foldedText, whole, loose).length ? 3 : 0);
}
function ranked(parts, wanted, whole, least, loose) {
if (least === 0) {
return [];
}
return parts.map(function (part) { return { part: part, score: score(part, wanted, whole, least, loose) }; })
.filter(function (hit) { return hit.score > 0; })
.sort(function (a, b) { return b.score - a.score; });
}
function needed(wanted) {
return wanted.filter(function (word) { return word.needed; }).length;
}
function prepare(parts) {
parts.forEach(function (part) {
part.foldedTitle = fold(part.title);
part.foldedText = fold(part.text);
});
}
function find(parts, query) {
var wanted = words(query);
var whole = fold(query).text;
var hits = ranked(parts, wanted, whole, needed(wanted), false);
if (hits.length || !wanted.length) {
return { words: wanted, near: false, hits: hits };
}
function occurs(text) {
return parts.some(function (part) {
return places(part.foldedTitle, text, true).length || places(part.foldedText, text, true).length;
});
}
var near = wanted.reduce(function (list, word) { return list.concat(shortened(word, occurs)); }, []);
hits = ranked(parts, near, whole, needed(near), true);
return { words: near, near: true, hits: hits.length ? hits : ranked(parts, near, whole, Math.ceil(needed(near) / 2), true) };
}
function marks(text, wanted, loose) {
var folded = fold(text);
var all = [];
wanted.forEach(function (word) {
places(folded, word.text, loose).forEach(function (place) {
all.push([folded.at[place[0]], endOf(folded, place[1])]);
});
});
all.sort(function (a, b) { return a[0] - b[0] || b[1] - a[1]; });
return all.reduce(function (apart, place) {
var last = apart[apart.length - 1];
if (last && place[0] <= last[1]) {
last[1] = Math.max(last[1], place[1]);
} else {
apart.push(place);
}
return apart;
}, []);
}
function endOf(folded, end) {
var last = folded.at[end - 1];
for (var next = end; next < folded.at.length; next += 1) {
if (folded.at[next] > last) {
return folded.spaced[next] ? last + 1 : folded.at[next];
}
}
return last + 1;
}
window.konkyo.find = { prepare: prepare, find: find, marks: marks, fold: fold };
})();
(function () {
"use strict";
var GROUPS = ["question", "section", "fact", "source"];
var SHOWN = 6;
var BEFORE = 28;
var AFTER = 110;
var konkyo = window.konkyo;
var box = document.querySelector("[data-search]");
var say = box.dataset;
var form = box.querySelector("[data-search-form]");
var field = form.querySelector("input");
var status = box.querySelector("[data-search-status]");
var results = box.querySelector("[data-search-results]");
var index = null;
var asked = false;
var saying = 0;
function element(name, className, text) {
var made = document.createElement(name);
if (className) { made.className = className; }
if (text) { made.textContent = text; }
return made;
}
function readIndex() {
if (asked) {
return;
}
asked = true;
status.textContent = say.sayReading;
var script = element("script");
script.src = say.index;
script.onload = function () {
index = window.konkyoIndex;
konkyo.find.prepare(index.parts);
show();
};
script.onerror = function () {
asked = false;
status.textContent = say.sayMissing;
};
document.head.append(script);
}
function written(into, text, found, cut) {
var marks = konkyo.find.marks(text, found.words, found.near);
var first = marks.length ? marks[0][0] : 0;
var from = cut && first > BEFORE ? first - BEFORE : 0;
var to = cut ? Math.min(text.length, Math.max(first, BEFORE) + AFTER) : text.length;
while (from > 0 && /[\w.,\udc00-\udfff]/.test(text[from])) { from -= 1; }
while (to < text.length && /[\w.,\udc00-\udfff]/.test(text[to])) { to += 1; }
into.append(from > 0 ? "\u2026" : "");
var at = from;
marks.forEach(function (mark) {
if (mark[1] > to) {
return;
}
into.append(text.slice(at, mark[0]));
into.append(element("mark", "", text.slice(mark[0], mark[1])));
at = mark[1];
});
into.append(text.slice(at, to) + (to < text.length ? "\u2026" : ""));
return into;
}
function result(part, found) {
var line = element("li", "result-line");
var link = written(element("a"), part.title, found, false);
link.href = part.page + (part.anchor ? "#" + encodeURIComponent(part.anchor) : "");
line.append(link);
if (part.text) {
line.append(written(element("p", "snippet"), part.text, found, true));
}
if (part.anchor) {
line.append(element("p", "place", index.pages[part.page]));
}
return line;
}
function group(name, parts, found) {
var section = element("section", "found-group");
var title = element("h2", "", say["say" + name[0].toUpperCase() + name.slice(1)]);
title.id = "found-" + name;
title.append(" ", element("span", "found-count", String(parts.length)));
section.setAttribute("aria-labelledby", title.id);
var list = element("ol", "found");
parts.slice(0, SHOWN).forEach(function (part) { list.append(result(part, found)); });
section.append(title, list);
if (parts.length > SHOWN) {
var more = element("button", "", konkyo.fill(say.sayMore, { n: parts.length - SHOWN }));
more.type = "button";
more.addEventListener("click", function () {
var shown = list.children.length;
parts.slice(SHOWN).forEach(function (part) { list.append(result(part, found)); });
more.remove();
list.children[shown].querySelector("a").focus();
});
section.append(more);
}
return section;
}
function show() {
var query = field.value.trim();
remember(query);
if (!query) {
results.replaceChildren();
tell("");
return;
}
if (!index) {
readIndex();
return;
}
var found = konkyo.find.find(index.parts, query);
var sections = GROUPS.map(function (name) {
var parts = found.hits.map(function (hit) { return hit.part; })
.filter(function (part) { return part.group === name; });
return parts.length ? group(name, parts, found) : null;
}).filter(Boolean);
results.replaceChildren.apply(results, sections);
var phrase = found.hits.length === 0 ? say.sayNothing : found.near ? say.sayNear : say.sayFound;
tell(konkyo.fill(phrase, { n: found.hits.length, query: query }));
}
function tell(words) {
clearTimeout(saying);
saying = setTimeout(function () { status.textContent = words; }, 300);
}
function remember(query) {
var address = query ? "?q=" + encodeURIComponent(query) : "";
try {
history.replaceState(null, "", location.pathname + address + location.hash);
} catch (refused) {
}
konkyo.all("[data-language]").forEach(function (link) { link.search = address; });
}
function asAddressed() {
try {
return new URLSearchParams(location.search).get("q") || "";
} catch (unreadable) {
return "";
}
}
function walk(event) {
var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
var stops = [field].concat(konkyo.all("a, button", results));
var at = stops.indexOf(document.activeElement);
if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || at < 0) {
return;
}
if (event.key === "Escape" && at > 0) {
field.focus();
} else if (step && stops[at + step]) {
stops[at + step].focus();
event.preventDefault();
}
}
form.hidden = false;
form.addEventListener("submit", function (event) { event.preventDefault(); show(); });
field.addEventListener("input", show);
box.addEventListener("keydown", walk);
field.value = asAddressed() || field.value;
if (field.value) {
show();
} else if (!location.hash) {
field.focus();
}
})();
