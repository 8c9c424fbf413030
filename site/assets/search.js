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
var INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufe0e\ufe0f\ufeff]/;
var LETTER = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
var WORDY = /[\p{L}\p{N}]/u;
var DIGIT = /[0-9]/;
var KANA = /[\u3041-\u3096\u30a1-\u30fa]/;
var PARTING = /^[\s\u30fb\u30a0]*$/;
var JOINED = /[\u0300-\u036f\u1100-\u11ff\u3099\u309a\ud800-\udfff\uff9e\uff9f]/;
var COUNTED = /[\u6708\u6240\u56fd\u570b\u5e74\u6761\u70b9]/;
var LARGE = {
"\u3041": "\u3042", "\u3043": "\u3044", "\u3045": "\u3046", "\u3047": "\u3048", "\u3049": "\u304a", "\u3063": "\u3064",
"\u3083": "\u3084", "\u3085": "\u3086", "\u3087": "\u3088", "\u308e": "\u308f", "\u3095": "\u304b", "\u3096": "\u3051"
};
var OF_VU = { "\u3041": "\u3070", "\u3043": "\u3073", "\u3047": "\u3079", "\u3049": "\u307c", "\u3085": "\u3073\u3086" };
var SPACED = 1;
var KATAKANA = 2;
var LONG = 4;
var SMALL = 8;
var known = new Map();
function plain(letter) {
var found = known.get(letter);
if (!found) {
var form = letter.normalize("NFKC").toLowerCase().replace(/\u2212/g, "-").replace(/\u00b5/g, "\u03bc").replace(/\u2019/g, "'")
.replace(/\ub960/g, "\uc728").replace(/\ub82c/g, "\uc5f4").replace(/\u7b87/g, "\u30f6");
found = { form: form, kind: kindOf(form) };
known.set(letter, found);
}
return found;
}
function kindOf(form) {
return INVISIBLE.test(form) ? "none" : PARTING.test(form) ? "space" : form === "\u30fc" ? "long"
: form.length === 1 && KANA.test(form) ? "kana" : form.length === 1 && /[-\u2010\u2011',]/.test(form) ? "sign" : "letter";
}
function isThousands(text, at) {
return /^[0-9]{3}(?![0-9])/.test(text.substr(at, 4).normalize("NFKC"));
}
function fold(text) {
var letters = [];
var from = [];
var to = [];
var flags = [];
var spaced = true;
var match;
function push(form, at, end, flag) {
for (var i = 0; i < form.length; i += 1) {
letters.push(form[i]);
from.push(at);
to.push(end);
flags.push(flag | (spaced && i === 0 ? SPACED : 0));
}
spaced = false;
}
function last() {
return spaced ? "" : letters[letters.length - 1];
}
function lengthen(flag, end) {
flags[flags.length - 1] |= flag;
to[to.length - 1] = end;
}
function kana(letter, at, end) {
var flag = letter >= "\u30a1" ? KATAKANA : 0;
var hiragana = flag ? String.fromCharCode(letter.charCodeAt(0) - 0x60) : letter;
if (OF_VU[hiragana] && last() === "\u3094") {
letters.pop();
var start = from.pop();
to.pop();
var before = flags.pop();
spaced = (before & SPACED) > 0;
push(OF_VU[hiragana], start, end, flag);
} else if (/[\u3051\u3096\u3095]/.test(hiragana) && flag && COUNTED.test(text[end] || "")) {
push("\u304b", at, end, 0);
} else {
push(LARGE[hiragana] || hiragana, at, end, flag | (LARGE[hiragana] ? SMALL : 0));
}
}
function isSilent(form, end) {
var before = last();
var after = text[end] || "";
if (form === ",") {
return DIGIT.test(before) && isThousands(text, end);
}
return WORDY.test(before) && WORDY.test(after)
&& (form === "'" ? /[a-z]/.test(before) && /[a-z]/i.test(after) : !(DIGIT.test(before) && DIGIT.test(after)));
}
function add(letter, at, end) {
var form = plain(letter).form;
var kind = plain(letter).kind;
if (kind === "space") {
spaced = true;
} else if (kind === "long" && /[\u3041-\u3096]/.test(last())) {
lengthen(LONG, end);
} else if (kind === "kana") {
kana(form, at, end);
} else if (kind === "sign" && isSilent(form, end)) {
spaced = /[-\u2010\u2011]/.test(form);
} else if (kind !== "none") {
push(form, at, end, 0);
}
}
if (JOINED.test(text)) {
LETTER.lastIndex = 0;
while ((match = LETTER.exec(text)) !== null) {
add(match[0], match.index, LETTER.lastIndex);
}
} else {
for (var i = 0; i < text.length; i += 1) {
add(text[i], i, i + 1);
}
}
var folded = { text: letters.join("").replace(/\u3094/g, "\u3076"), from: from, to: to, flags: flags };
folded.flags.push(SPACED);
return folded;
}
function alike(folded, at, word) {
var length = word.text.length;
for (var i = 0; i < length; i += 1) {
var there = folded.flags[at + i];
var differing = there ^ word.flags[i];
if (differing & LONG && (length < 2 || !(there & (KATAKANA | LONG)) || !(word.loan || i === length - 1))) {
return false;
}
if (differing & SMALL && length < 4 && !(there & KATAKANA)) {
return false;
}
if (differing & KATAKANA && word.flags[i] & KATAKANA && length < 3) {
return false;
}
}
return true;
}
function word(text) {
var folded = fold(text);
folded.loan = folded.flags.some(function (flag) { return (flag & (KATAKANA | LONG)) > 0; });
return folded;
}
window.konkyo.fold = { fold: fold, word: word, alike: alike, SPACED: SPACED };
})();
(function () {
"use strict";
var fold = window.konkyo.fold;
var LONGEST = 200;
var MOST_WORDS = 12;
var LATIN = /[a-z\u00df-\u024f\u0370-\u03ff]/;
var DIGIT = /[0-9]/;
var HAN = /[\u3005-\u3007\u3400-\u9fff]/;
var SYLLABLE = /^[\uac00-\ud7a3]$/;
var UNSPACED = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
var RUNS = /[\u3005-\u3007\u3400-\u9fff]+|[\u3041-\u309f]+|[\u30a0-\u30ff]+|[\uac00-\ud7a3]+|[0-9][0-9.,]*|[^-0-9\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
var HIRAGANA = /^[\u3041-\u309f]+$/;
var KOREAN = "은|는|이|가|을|를|의|에|에서|에는|에서는|에게|으로|로|와|과|도|만|까지|부터|보다|마다|처럼|이란|란|인가요|입니다|였습니다|이었습니다";
var JAPANESE = "は|が|を|に|の|と|で|も|へ|や|から|まで|より|には|では|とは|です|でした";
var ENGLISH = /^(?:an?|the|of|to|in|on|at|by|for|from|with|and|or|is|are|was|were|be|do|does|did|how|what|why|when|where|which|it|its|this|that|there|long|much|many|take)$/i;
var ENDING = new RegExp("([\\uac00-\\ud7a3]{2})(?:" + KOREAN + ")$|([^\\u3041-\\u3096]{2})(?:" + JAPANESE + ")$", "u");
var ONLY_ENDING = new RegExp("^(?:" + KOREAN + "|" + JAPANESE + ")$", "u");
function forms(text) {
var list = [fold.word(text)];
var latin = list[0].text;
function whole(other) {
var form = fold.word(other);
form.closed = true;
list.push(form);
}
if (/^[a-z]{3,}[^aeious]y$/.test(latin)) {
whole(latin.slice(0, -1) + "ies");
} else if (/^[a-z]{3,}ies$/.test(latin)) {
whole(latin.slice(0, -3) + "y");
} else if (/^[a-z]{3,}[^aiosu]s$/.test(latin)) {
whole(latin.slice(0, -1));
if (/(?:[sxz]|[cs]h)es$/.test(latin)) {
whole(latin.slice(0, -2));
}
}
["$1\u30fc", "$1\u30a4"].forEach(function (spelling) {
var other = text.replace(/([\u30a7\u30b1\u30bb\u30c6\u30cd\u30d8\u30da\u30d9\u30e1\u30ec])[\u30fc\u30a4]/g, spelling);
if (other !== text) { list.push(fold.word(other)); }
});
return list;
}
function wordOf(text, needed) {
return { raw: text, text: fold.fold(text).text, forms: forms(text), needed: needed };
}
function joined(list) {
return list.reduce(function (all, word) {
var last = all[all.length - 1];
if (last && (SYLLABLE.test(word) && /[\uac00-\ud7a3]$/.test(last) || SYLLABLE.test(last) && /^[\uac00-\ud7a3]/.test(word))) {
all[all.length - 1] = last + word;
} else {
all.push(word);
}
return all;
}, []);
}
function words(query) {
var plain = query.normalize("NFKC").replace(/[\u1100-\u11ff\u3131-\u318e]+(?=\s|$)/g, "").replace(/[\u30fb\u30a0]/g, " ").trim()
.replace(/([0-9])\s+(?=(?:[a-z\u03bc%]{1,4}(?:\/[a-z]{1,3})?)(?:\s|$))/gi, "$1");
var list = [];
joined(plain.split(/\s+/)).slice(0, MOST_WORDS).forEach(function (word) {
(word.match(UNSPACED) || []).forEach(function (piece) {
var clean = piece.replace(/^[^\p{L}\p{N}%\-\u2212]+|[^\p{L}\p{N}%]+$/gu, "");
var attached = piece !== word;
if (!/[\p{L}\p{N}%]/u.test(clean) || (attached && ONLY_ENDING.test(clean))) {
return;
}
var stem = clean.replace(ENDING, "$1$2");
list.push(wordOf(stem, (clean.length > 1 || !attached) && !ENGLISH.test(clean)));
if (stem !== clean) {
list.push(wordOf(clean, false));
}
});
});
if (!list.some(function (word) { return word.needed; })) {
list.forEach(function (word) { word.needed = true; });
}
return list.filter(function (word) { return word.text && (word.needed || word.text.length > 1); });
}
function least(text) {
return LATIN.test(text) ? 4 : HAN.test(text) || /[\uac00-\ud7a3]/.test(text) ? 2 : 3;
}
function apart(word, occurs) {
if (occurs(word.forms)) {
return [word];
}
var runs = word.raw.match(RUNS) || [];
var named = runs.filter(function (run) { return !HIRAGANA.test(run); });
if (runs.length > 1 && named.length) {
var parts = named.reduce(function (all, run) { return all.concat(apart(wordOf(run, word.needed), occurs)); }, []);
return parts.some(function (part) { return part.lost && DIGIT.test(part.text); }) ? lost(word) : parts;
}
var enough = least(word.text);
var from = DIGIT.test(word.text) ? 0 : word.raw.length - 1;
for (var length = from; length >= Math.max(enough, word.raw.length / 2); length -= 1) {
var start = wordOf(word.raw.slice(0, length), word.needed);
if (occurs(start.forms)) {
var rest = wordOf(word.raw.slice(length), word.needed);
return [start].concat(rest.text.length >= enough && occurs(rest.forms) ? [rest] : []);
}
}
return lost(word);
}
function lost(word) {
word.lost = true;
return [word];
}
function typed(query) {
return query.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "").trim();
}
function read(query) {
var text = typed(query);
var whole = [fold.word(text)];
var wanted = words(text);
if (!wanted.length && /\p{S}/u.test(text)) {
wanted = [{ raw: text, text: whole[0].text, forms: whole, needed: true }];
}
var needed = wanted.filter(function (word) { return word.needed; });
return { words: wanted, whole: needed.length === 1 ? needed[0].forms : whole };
}
window.konkyo.query = { read: read, apart: apart };
})();
(function () {
"use strict";
var fold = window.konkyo.fold;
var FAINT = 0.3;
var FAINT_WORDS = 0.4;
var FAINT_NEAR = 0.5;
var LEAST_NEAR = 1;
var FEW_NEAR = 3;
var FEW = 12;
var MOST_NEAR = 20;
var LATIN = /[a-z\u00df-\u024f\u0370-\u03ff]/;
var DIGIT = /[0-9]/;
function isSpaced(folded, at) {
return (folded.flags[at] & fold.SPACED) > 0;
}
function begins(folded, at, form) {
var first = form.text[0];
var before = folded.text[at - 1] || " ";
if (isSpaced(folded, at)) {
return true;
}
if (DIGIT.test(first)) {
return !DIGIT.test(before) && !LATIN.test(before) && !(/[.,]/.test(before) && DIGIT.test(folded.text[at - 2] || ""));
}
if (form.text.length === 1 && /[\u3041-\u3096\uac00-\ud7a3]/.test(first)) {
return /[^\u3041-\u3096\uac00-\ud7a3]/.test(before);
}
return !LATIN.test(first) || !LATIN.test(before);
}
function ends(folded, end, form, loose) {
var last = form.text[form.text.length - 1];
var after = folded.text[end] || " ";
if (isSpaced(folded, end)) {
return true;
}
if (DIGIT.test(last)) {
return loose || !(DIGIT.test(after) || (/[.,]/.test(after) && DIGIT.test(folded.text[end + 1] || "")));
}
return !LATIN.test(last) || !LATIN.test(after) || !(form.closed || form.text.length === 1);
}
function places(folded, spellings, loose) {
var found = [];
spellings.forEach(function (form) {
for (var at = form.text ? folded.text.indexOf(form.text) : -1; at >= 0; at = folded.text.indexOf(form.text, at + 1)) {
if (begins(folded, at, form) && ends(folded, at + form.text.length, form, loose) && fold.alike(folded, at, form)) {
found.push([at, at + form.text.length]);
}
}
});
return found;
}
function counted(parts, wanted, loose) {
var rows = parts.map(function (part) {
return {
part: part,
has: wanted.map(function (word) {
return { title: places(part.foldedTitle, word.forms, loose).length, text: places(part.foldedText, word.forms, loose) };
})
};
});
var weights = wanted.map(function (word, i) {
var having = rows.filter(function (row) { return row.has[i].title + row.has[i].text.length > 0; }).length;
return (word.needed ? 1 : 0.3) * Math.log(1 + parts.length / (1 + having));
});
return { rows: rows, weights: weights };
}
function stretch(lists, otherwise) {
var at = lists.map(function () { return 0; });
var best = lists.every(function (list) { return list.length; }) ? Infinity : otherwise;
while (lists.every(function (list, i) { return at[i] < list.length; })) {
var starts = lists.map(function (list, i) { return list[at[i]][0]; });
var first = Math.min.apply(null, starts);
best = Math.min(best, Math.max.apply(null, starts) - first);
at[starts.indexOf(first)] += 1;
}
return best;
}
function headed(part, whole) {
var title = part.foldedTitle.text;
var is = whole.some(function (form) { return form.text === title; });
return (is ? 3 : 0) + whole[0].text.length / title.length + (part.anchor === "" ? 1.5 : part.group === "section" ? 1 : 0);
}
function score(row, wanted, weights, whole, share, loose) {
var part = row.part;
var total = 0;
var had = 0;
var sum = 0;
var named = 0;
var needed = [];
var inTitle = places(part.foldedTitle, whole, loose).length > 0;
var inText = places(part.foldedText, whole, loose).length > 0;
var length = 1 + part.title.length / 300;
wanted.forEach(function (word, i) {
var title = row.has[i].title;
var text = row.has[i].text;
sum += weights[i] * (Math.min(title, 1) * 3 / length + (text.length ? Math.min(1 + text.length, 4) / 2 / (1 + part.text.length / 1500) : 0));
if (word.needed) {
total += weights[i];
had += title + text.length ? weights[i] : 0;
named += title ? weights[i] : 0;
needed.push(text);
}
});
if (!total || (!inTitle && !inText && had < share * total - 1e-9)) {
return 0;
}
var together = needed.length < 2 ? 0 : 2 / (1 + stretch(needed, 1000) / 20);
var heading = inTitle ? 1.5 + headed(part, whole) : named / total > 0.6 ? 1 + headed(part, whole) : 0;
return sum / total + heading + Math.max(together, inText ? 2 : 0);
}
function ranked(parts, wanted, whole, share, loose) {
var counts = counted(parts, wanted, loose);
var hits = counts.rows.map(function (row) { return { part: row.part, score: score(row, wanted, counts.weights, whole, share, loose) }; })
.filter(function (hit) { return hit.score > 0; })
.sort(function (a, b) { return b.score - a.score; });
var several = wanted.filter(function (word) { return word.needed; }).length > 1;
var limit = hits.length ? hits[0].score * (loose ? FAINT_NEAR : several ? FAINT_WORDS : FAINT) : 0;
return hits.filter(function (hit, i) { return loose ? i < MOST_NEAR && hit.score >= (i < FEW_NEAR ? LEAST_NEAR : limit) : i < FEW || hit.score >= limit; });
}
function prepare(parts) {
parts.forEach(function (part) {
part.foldedTitle = fold.fold(part.title);
part.foldedText = fold.fold(part.text);
});
}
function find(parts, query) {
var asked = window.konkyo.query.read(query);
var wanted = asked.words;
var whole = asked.whole;
if (!wanted.length) {
return { words: wanted, near: false, hits: [] };
}
var marked = wanted.concat({ forms: whole });
var hits = ranked(parts, wanted, whole, 1, false);
if (hits.length) {
return { words: marked, near: false, hits: hits };
}
function occurs(spellings) {
return parts.some(function (part) {
return places(part.foldedTitle, spellings, true).length || places(part.foldedText, spellings, true).length;
});
}
var pieces = wanted.reduce(function (list, word) { return list.concat(word.needed ? window.konkyo.query.apart(word, occurs) : []); }, []);
var near = pieces.filter(function (word) { return !word.lost; });
hits = near.length * 2 < pieces.length ? [] : ranked(parts, near, whole, 1, true);
return { words: near.length ? near : wanted, near: true, hits: hits.length || !near.length ? hits : ranked(parts, near, whole, 0.6, true) };
}
function marks(text, wanted, loose) {
var folded = fold.fold(text);
var all = [];
wanted.forEach(function (word) {
places(folded, word.forms, loose).forEach(function (place) {
all.push([folded.from[place[0]], folded.to[place[1] - 1]]);
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
window.konkyo.find = { prepare: prepare, find: find, marks: marks };
})();
(function () {
"use strict";
var SHOWN = 6;
var BEFORE = 28;
var AFTER = 110;
var LONGEST = 200;
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
var shown = "";
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
var query = field.value.trim().slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "");
if (query === shown) {
return;
}
shown = query;
remember(query);
if (!query) {
results.replaceChildren();
tell("");
} else if (!index) {
shown = "";
readIndex();
} else {
answer(query);
}
}
function answer(query) {
var found = konkyo.find.find(index.parts, query);
var groups = new Map();
found.hits.forEach(function (hit) {
var name = hit.part.group;
groups.set(name, (groups.get(name) || []).concat(hit.part));
});
results.replaceChildren.apply(results, Array.from(groups, function (entry) { return group(entry[0], entry[1], found); }));
var none = found.words.length ? say.sayNothing : say.sayWordless;
var phrase = found.hits.length === 0 ? none : found.near ? say.sayNear : say.sayFound;
tell(konkyo.fill(phrase, { n: found.hits.length, query: query }));
}
function typed(event) {
if (!event.isComposing || /[\uac00-\ud7a3]\s*$/.test(field.value)) {
show();
}
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
field.addEventListener("input", typed);
field.addEventListener("compositionend", show);
box.addEventListener("keydown", walk);
field.value = asAddressed() || field.value;
if (field.value) {
show();
} else if (!location.hash) {
field.focus();
}
})();
