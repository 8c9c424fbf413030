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
var DAYS = [1, 3, 7, 16];
var DAY = 24 * 60 * 60 * 1000;
var konkyo = window.konkyo;
var saveAnswers = konkyo.saveAnswers;
function today() {
var now = new Date(Date.now());
return Math.floor((now.getTime() - now.getTimezoneOffset() * 60 * 1000) / DAY);
}
function dateOf(day) {
var days = day - today();
var date = new Date(Date.now());
return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}
function isEntry(entry) {
return Boolean(entry) && Number.isInteger(entry.due) && DAYS[entry.step] !== undefined;
}
function load(quizId) {
var plan = {};
var kept = konkyo.liking.get(quizId + ":review");
try {
var read = JSON.parse(kept) || {};
Object.keys(read).forEach(function (id) {
if (isEntry(read[id])) {
plan[id] = read[id];
}
});
} catch (unreadable) {
kept = null;
}
if (kept === null) {
var answers = konkyo.loadAnswers(quizId);
Object.keys(answers).forEach(function (id) {
if (answers[id].right === false) {
plan[id] = { step: 0, due: today() };
}
});
}
return plan;
}
function save(quizId, plan) {
konkyo.liking.set(quizId + ":review", JSON.stringify(plan));
}
function grade(plan, id, right) {
var entry = plan[id];
if (!right) {
plan[id] = { step: 0, due: today() + DAYS[0] };
} else if (entry && entry.due <= today()) {
var next = entry.step + 1;
if (next < DAYS.length) {
plan[id] = { step: next, due: today() + DAYS[next] };
} else {
delete plan[id];
}
}
}
function isSame(answer, other) {
return Boolean(other) && answer.right === other.right && answer.version === other.version
&& String(answer.chosen) === String(other.chosen);
}
konkyo.saveAnswers = function (quizId, answers) {
var before = konkyo.loadAnswers(quizId);
var graded = Object.keys(answers).filter(function (id) {
return typeof answers[id].right === "boolean" && !isSame(answers[id], before[id]);
});
if (graded.length) {
var plan = load(quizId);
graded.forEach(function (id) { grade(plan, id, answers[id].right); });
save(quizId, plan);
}
return saveAnswers(quizId, answers);
};
function askAgain(quizId, itemId) {
var answers = konkyo.loadAnswers(quizId);
delete answers[itemId];
saveAnswers(quizId, answers);
}
konkyo.schedule = { DAYS: DAYS, today: today, dateOf: dateOf, load: load, save: save, askAgain: askAgain };
})();
(function () {
"use strict";
var konkyo = window.konkyo;
var root = document.querySelector("[data-quiz]");
var found = /[?&]seed=([0-9A-Za-z]{1,32})(?=&|$)/.exec(location.search);
var seed = found ? found[1] : "";
function rank(text) {
var h = 0x811c9dc5;
for (var i = 0; i < text.length; i += 1) {
h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
}
h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
return (h ^ (h >>> 16)) >>> 0;
}
function shuffle(nodes, path, idOf) {
var ranked = nodes.map(function (node) {
return { node: node, id: idOf(node), rank: rank(seed + "/" + path + "/" + idOf(node)) };
});
ranked.sort(function (a, b) { return a.rank - b.rank || (a.id < b.id ? -1 : 1); });
return put(ranked.map(function (one) { return one.node; }));
}
function put(nodes) {
var parent = nodes[0].parentNode;
var after = nodes.reduce(function (last, node) {
return last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING ? node : last;
}).nextSibling;
nodes.forEach(function (node) { parent.insertBefore(node, after); });
return nodes;
}
function idOf(line) {
return line.dataset.option || line.dataset.element || line.dataset.prompt || line.dataset.target;
}
function idInMap(line) {
return line.querySelector("[data-map]").dataset.map;
}
function shuffleQuestions() {
var sections = shuffle(konkyo.all("[data-question]", root), "", function (section) {
return section.dataset.question;
});
var places = {};
sections.forEach(function (section, at) { places[section.dataset.question] = String(at + 1); });
var links = konkyo.all("[data-map]").map(function (link) { return link.closest("li"); });
links.sort(function (a, b) { return places[idInMap(a)] - places[idInMap(b)]; });
put(links);
sections.forEach(function (section) {
var id = section.dataset.question;
var link = document.querySelector('[data-map="' + id + '"]');
var numbers = konkyo.all('[data-ordinal="q-' + id + '"]');
link.title = link.title.replace(numbers[0].textContent, places[id]);
numbers.forEach(function (number) { number.textContent = places[id]; });
});
}
function isSolved(lines) {
return lines.every(function (line, at) { return line.dataset.rightPlace === String(at + 1); });
}
function shuffleLines(list, section) {
var lines = shuffle(Array.prototype.slice.call(list.children), section.dataset.question, idOf);
if (isSolved(lines)) {
put(lines = lines.slice(1).concat(lines[0]));
}
var ids = lines.map(idOf);
if (list.hasAttribute("data-lettered")) {
relabel(ids, section);
}
lines.forEach(function (line, at) {
if (line.dataset.letter) {
line.dataset.letter = String.fromCharCode(65 + at);
}
});
konkyo.all(list.dataset.shuffle || "[data-none]", section).forEach(function (follower) {
follow(follower, ids);
});
}
function relabel(ids, section) {
ids.forEach(function (id, at) {
konkyo.all('[data-letter-of="' + id + '"]', section).forEach(function (letter) {
letter.textContent = String.fromCharCode(65 + at);
});
});
}
function follow(list, ids) {
ids.forEach(function (id) {
var line = Array.prototype.find.call(list.children, function (child) {
return (child.value || child.dataset.of) === id;
});
if (line) {
list.append(line);
}
});
}
function newSeed() {
var number = new Uint32Array(1);
(window.crypto || { getRandomValues: function (to) { to[0] = Math.random() * 4294967296; } })
.getRandomValues(number);
return number[0].toString(36);
}
function startControls(box) {
var usual = box.querySelector("[data-usual]");
box.querySelector("[data-another]").addEventListener("click", function () {
location.assign(location.pathname + "?seed=" + newSeed());
});
usual.addEventListener("click", function () {
location.assign(location.pathname);
});
usual.hidden = !seed;
box.querySelector("[data-shuffle-note]").hidden = !seed;
}
konkyo.seed = seed;
if (seed) {
if (root.dataset.shuffled === "true") {
shuffleQuestions();
}
konkyo.all("[data-shuffle]", root).forEach(function (list) {
shuffleLines(list, list.closest("[data-question]"));
});
konkyo.all("[data-language]").forEach(function (link) { link.search = "?seed=" + seed; });
}
konkyo.all("[data-shuffle-controls]").forEach(startControls);
})();
(function () {
"use strict";
var konkyo = window.konkyo;
var all = konkyo.all;
var fill = konkyo.fill;
function feedback(isRight, words, reason) {
var box = document.createElement("div");
box.className = "option-feedback";
var judgement = document.createElement("p");
judgement.className = "judgement";
var sign = document.createElement("span");
sign.className = "sign";
sign.textContent = isRight ? "○" : "×";
sign.setAttribute("aria-hidden", "true");
judgement.append(sign, " " + words);
box.append(judgement);
Array.prototype.forEach.call(reason ? reason.children : [], function (part) {
box.append(part.cloneNode(true));
});
return box;
}
function reasonOf(section, id) {
return section.querySelector('[data-reason="' + id + '"]');
}
function forget(row) {
row.classList.remove("told", "is-key", "is-chosen", "is-right", "is-wrong");
all(".option-feedback", row).forEach(function (box) { box.remove(); });
}
function choice(section, say) {
var options = all("[data-option]", section).map(function (row) {
return {
row: row,
id: row.dataset.option,
letter: row.dataset.letter,
isKey: row.dataset.key === "true",
input: row.querySelector("input")
};
});
var reasons = section.querySelector("[data-reasons]");
function chosen() {
return options.filter(function (option) { return option.input.checked; });
}
function letters(of) {
return of.map(function (option) { return option.letter; }).join(", ");
}
function explain(option) {
var picked = option.input.checked;
var words = picked
? (option.isKey ? say.sayChosenRight : say.sayChosenWrong)
: (option.isKey ? say.sayLeftRight : say.sayLeftWrong);
option.input.disabled = true;
option.row.classList.add("told");
option.row.classList.toggle("is-key", option.isKey);
option.row.classList.toggle("is-chosen", picked);
option.row.append(feedback(option.isKey, words, reasonOf(section, option.id)));
}
return {
chosen: function () { return chosen().map(function (option) { return option.id; }); },
restore: function (ids) {
options.forEach(function (option) { option.input.checked = ids.indexOf(option.id) >= 0; });
},
objection: function () { return ""; },
isRight: function () {
return options.every(function (option) { return option.input.checked === option.isKey; });
},
words: function () {
var keys = options.filter(function (option) { return option.isKey; });
return { chosen: letters(chosen()), key: letters(keys) };
},
explain: function () {
options.forEach(explain);
reasons.hidden = true;
},
clear: function () {
options.forEach(function (option) {
option.input.checked = false;
option.input.disabled = false;
forget(option.row);
});
reasons.hidden = false;
}
};
}
function ordering(section, say, announce) {
var list = section.querySelector("[data-elements]");
var first = rows();
var frozen = false;
function rows() {
return all("[data-element]", list);
}
function letters(of) {
return of.map(function (row) { return row.dataset.letter; }).join(", ");
}
function sorted() {
return rows().sort(function (a, b) {
return Number(a.dataset.rightPlace) - Number(b.dataset.rightPlace);
});
}
function isInPlace(row) {
return rows().indexOf(row) + 1 === Number(row.dataset.rightPlace);
}
function move(row, button, step) {
var at = rows();
var to = at.indexOf(row) + step;
if (frozen || to < 0 || to >= at.length) {
return;
}
list.insertBefore(row, step < 0 ? at[to] : at[to].nextSibling);
button.focus();
announce(fill(say.sayMoved, { letter: row.dataset.letter, n: to + 1 }));
mark();
}
function mark() {
rows().forEach(function (row, at, of) {
row.querySelector("[data-up]").setAttribute("aria-disabled", String(frozen || at === 0));
row.querySelector("[data-down]").setAttribute("aria-disabled", String(frozen || at === of.length - 1));
});
}
function arrange(inOrder) {
inOrder.forEach(function (row) { list.append(row); });
mark();
}
first.forEach(function (row) {
row.querySelector("[data-moves]").hidden = false;
[["[data-up]", -1], ["[data-down]", 1]].forEach(function (way) {
var button = row.querySelector(way[0]);
button.addEventListener("click", function () { move(row, button, way[1]); });
});
});
mark();
return {
chosen: function () { return rows().map(function (row) { return row.dataset.element; }); },
restore: function (ids) {
var known = ids.map(function (id) {
return first.find(function (row) { return row.dataset.element === id; });
}).filter(Boolean);
arrange(known.concat(first.filter(function (row) { return known.indexOf(row) < 0; })));
},
isAsGiven: function () { return rows().every(function (row, at) { return row === first[at]; }); },
objection: function () { return ""; },
isRight: function () { return rows().every(isInPlace); },
words: function () { return { chosen: letters(rows()), key: letters(sorted()) }; },
explain: function () {
frozen = true;
mark();
rows().forEach(function (row) {
var right = isInPlace(row);
row.classList.add("told", right ? "is-right" : "is-wrong");
var words = right ? say.sayInPlace : fill(say.sayMisplaced, { n: row.dataset.rightPlace });
var box = feedback(right, words, reasonOf(section, row.dataset.element));
var value = section.querySelector('[data-value="' + row.dataset.element + '"]');
box.firstChild.append(" ", value.cloneNode(true));
row.append(box);
});
},
clear: function () {
frozen = false;
rows().forEach(forget);
arrange(first);
}
};
}
function matching(section, say) {
var targets = {};
all("[data-target]", section).forEach(function (row) {
targets[row.dataset.target] =
row.querySelector(".letter").textContent + ". " + row.querySelector(".target-text").textContent;
});
var prompts = all("[data-prompt]", section).map(function (row) {
return {
row: row,
id: row.dataset.prompt,
right: row.dataset.rightTarget,
select: row.querySelector("select")
};
});
prompts.forEach(function (prompt) {
all("option", prompt.select).forEach(function (option) {
option.textContent = targets[option.value] || option.textContent;
});
});
function rightOnes() {
return prompts.filter(function (prompt) { return prompt.select.value === prompt.right; });
}
return {
chosen: function () {
return prompts.filter(function (prompt) { return prompt.select.value; })
.map(function (prompt) { return prompt.id + "=" + prompt.select.value; });
},
restore: function (pairs) {
prompts.forEach(function (prompt) {
var pair = pairs.find(function (one) { return one.indexOf(prompt.id + "=") === 0; });
prompt.select.value = pair ? pair.slice(prompt.id.length + 1) : "";
prompt.select.selectedIndex = Math.max(0, prompt.select.selectedIndex);
});
},
objection: function () {
return prompts.every(function (prompt) { return prompt.select.value; }) ? "" : say.sayChoose;
},
isRight: function () { return rightOnes().length === prompts.length; },
words: function () { return { right: rightOnes().length, total: prompts.length }; },
explain: function () {
prompts.forEach(function (prompt) {
var right = prompt.select.value === prompt.right;
prompt.select.disabled = true;
prompt.row.classList.add("told", right ? "is-right" : "is-wrong");
var words = right ? say.sayPairRight : fill(say.sayPairWrong, { key: targets[prompt.right] });
prompt.row.append(feedback(right, words, reasonOf(section, prompt.id)));
});
},
clear: function () {
prompts.forEach(function (prompt) {
prompt.select.value = "";
prompt.select.disabled = false;
forget(prompt.row);
});
}
};
}
konkyo.answers = { choice: choice, ordering: ordering, matching: matching };
konkyo.reasonOf = reasonOf;
})();
(function () {
"use strict";
var all = window.konkyo.all;
window.konkyo.numbers = function (section) {
var asked = all("[data-text]", section).map(function (text) {
return {
text: text,
nodes: Array.from(text.childNodes),
told: all("[data-said]", section).find(function (said) {
return said.dataset.said === text.dataset.text && said.querySelector("a");
})
};
}).filter(function (one) { return one.told; });
return {
open: function () {
asked.forEach(function (one) {
one.text.replaceChildren.apply(one.text, Array.from(one.told.cloneNode(true).childNodes));
});
},
close: function () {
asked.forEach(function (one) { one.text.replaceChildren.apply(one.text, one.nodes); });
}
};
};
})();
(function () {
"use strict";
function fraction(text) {
var parts = text.split("/");
return { n: BigInt(parts[0]), d: BigInt(parts[1] || "1") };
}
function times(a, b) {
return { n: a.n * b.n, d: a.d * b.d };
}
function atMost(a, b) {
return a.n * b.d <= b.n * a.d;
}
function within(number, low, high) {
return atMost(fraction(low), number) && atMost(number, fraction(high));
}
function power(exponent) {
return BigInt("1" + "0".repeat(exponent));
}
function plain(text) {
return text.normalize("NFKC")
.replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, "")
.replace(/[\u2010-\u2015\u2212]/g, "-")
.replace(/(\d)\u3002(?=\d)/g, "$1.")
.replace(/[\s\u00A0]+/g, " ")
.trim();
}
var NUMBER = /^([+-]?) ?([$€£¥₩]?) ?([+-]?)(\d[\d,_' ]*\d|\d)?(\.\d+)?(?:[eE]([+-]?\d{1,2})| ?[×x*] ?10\^?([+-]?\d{1,2}))? ?(.*)$/;
var GROUPED = /^\d{1,3}([,_' ])\d{3}(?:\1\d{3})*$/;
function digits(text) {
return /^\d+$/.test(text) ? text : GROUPED.test(text) ? text.replace(/\D/g, "") : null;
}
function readNumber(typed) {
var found = NUMBER.exec(plain(typed));
if (!found || (!found[4] && !found[5]) || (found[1] && found[3])) {
return null;
}
var whole = found[4] ? digits(found[4]) : "0";
if (whole === null || /^[\d.,]/.test(found[8]) || (found[2] && found[8] && found[8][0] !== "/")) {
return null;
}
var places = (found[5] || "").slice(1);
var exponent = Number(found[6] || found[7] || 0) - places.length;
var n = BigInt(whole + places);
n = found[1] === "-" || found[3] === "-" ? -n : n;
return {
number: exponent < 0 ? { n: n, d: power(-exponent) } : { n: n * power(exponent), d: power(0) },
unit: (found[2] + found[8]).replace(/ /g, "")
};
}
function unitSizes(listed) {
var sizes = {};
listed.split(" ").filter(Boolean).forEach(function (entry) {
var at = entry.lastIndexOf("=");
sizes[plain(entry.slice(0, at)).replace(/ /g, "")] = entry.slice(at + 1);
});
return sizes;
}
function symbolsOf(words) {
return words.split(" ").filter(Boolean).map(function (entry) {
var at = entry.indexOf("=");
return { word: plain(entry.slice(0, at)), symbol: entry.slice(at + 1) };
}).sort(function (a, b) { return b.word.length - a.word.length; });
}
function units(listed, words) {
var sizes = unitSizes(listed);
var symbols = symbolsOf(words);
function spellings(unit) {
return [unit, symbols.reduce(function (written, one) {
return written.split(one.word).join(one.symbol);
}, unit)].map(plain);
}
return {
read: function (text) {
var written = plain(text);
var per = symbols.find(function (one) {
return one.symbol[0] === "/" && written.indexOf(one.word) === 0;
});
return readNumber(per ? written.slice(per.word.length) + per.word : written);
},
size: function (unit) {
var written = spellings(unit).find(function (one) { return Object.hasOwn(sizes, one); });
return unit === "" ? fraction("1") : written === undefined ? null : fraction(sizes[written]);
},
near: function (unit) {
var typed = spellings(unit).map(function (one) { return one.toLowerCase(); });
return Object.keys(sizes).filter(function (one) { return typed.indexOf(one.toLowerCase()) >= 0; });
}
};
}
window.konkyo.typed = { plain: plain, units: units, times: times, within: within };
})();
(function () {
"use strict";
var konkyo = window.konkyo;
var typed = konkyo.typed;
function numeric(section, say) {
var input = section.querySelector("input");
var told = section.querySelector("[data-told]");
var units = typed.units(say.units, say.unitWords);
var mistakes = konkyo.all("[data-mistake]", section);
function value() {
var read = units.read(input.value);
var size = read && units.size(read.unit);
return size ? typed.times(read.number, size) : null;
}
function shown() {
var read = units.read(input.value);
var text = typed.plain(input.value);
return read && read.unit === "" ? text + unitOfKey() : text;
}
function unitOfKey() {
var at = say.unit ? say.answer.lastIndexOf(say.unit) : say.answer.length;
return at > 0 ? say.answer.slice(say.answer[at - 1].trim() ? at : at - 1) : "";
}
function refused(unit) {
var near = units.near(unit);
var phrase = near.length ? say.sayNearUnit : say.examples ? say.sayNoUnit : say.sayBare;
return konkyo.fill(phrase, { unit: unit, near: near.join(", "), examples: say.examples });
}
function isRight() {
var number = value();
return number !== null && typed.within(number, say.low, say.high);
}
return {
chosen: function () { return input.value.trim() ? [input.value.trim()] : []; },
restore: function (chosen) { input.value = chosen[0] || ""; },
objection: function () {
var read = units.read(input.value);
if (read === null) {
return konkyo.fill(say.sayUnread, { chosen: typed.plain(input.value) });
}
return value() === null ? refused(read.unit) : "";
},
isRight: isRight,
words: function () { return { chosen: shown(), key: say.answer }; },
explain: function () {
input.readOnly = true;
var number = value();
var made = isRight() ? undefined : mistakes.find(function (mistake) {
return typed.within(number, mistake.dataset.low, mistake.dataset.high);
});
told.hidden = !made;
told.replaceChildren();
if (made) {
Array.prototype.forEach.call(konkyo.reasonOf(section, made.dataset.mistake).children, function (part) {
told.append(part.cloneNode(true));
});
}
},
clear: function () {
input.value = "";
input.readOnly = false;
told.hidden = true;
told.replaceChildren();
}
};
}
konkyo.answers.numeric = numeric;
})();
(function () {
"use strict";
var konkyo = window.konkyo;
konkyo.steps = function (questions, pager, toggle, say, asked, opening) {
var previous = pager.querySelector("[data-previous]");
var next = pager.querySelector("[data-next]");
var current = named() || opening;
if (asked.indexOf(current) < 0) {
asked = questions;
}
var isOne = konkyo.liking.get("view") === "one";
function named() {
return questions.find(function (question) {
return "#" + question.section.id === location.hash;
});
}
function render() {
var at = asked.indexOf(current);
questions.forEach(function (question) {
question.section.hidden = isOne ? question !== current : asked.indexOf(question) < 0;
if (isOne && question === current) {
question.map.setAttribute("aria-current", "step");
} else {
question.map.removeAttribute("aria-current");
}
});
toggle.setAttribute("aria-pressed", String(isOne));
pager.hidden = !isOne || asked.length < 2;
pager.querySelector("[data-place-of]").textContent =
konkyo.fill(say.sayPlace, { n: at + 1, total: asked.length });
previous.setAttribute("aria-disabled", String(at <= 0));
next.setAttribute("aria-disabled", String(at === asked.length - 1));
}
function enter(question) {
current = question;
if (asked.indexOf(question) < 0) {
asked = questions;
}
render();
question.legend.focus({ preventScroll: true });
question.section.scrollIntoView();
}
function goTo(question) {
if (isOne && location.hash !== "#" + question.section.id) {
location.hash = question.section.id;
} else {
enter(question);
}
}
function step(by) {
var to = asked[asked.indexOf(current) + by];
if (to) {
goTo(to);
}
}
previous.addEventListener("click", function () { step(-1); });
next.addEventListener("click", function () { step(1); });
toggle.addEventListener("click", function () {
isOne = !isOne;
konkyo.liking.set("view", isOne ? "one" : "all");
current = named() || current;
if (asked.indexOf(current) < 0) {
current = asked[0];
}
render();
});
window.addEventListener("hashchange", function () {
var to = named() || (isOne && !location.hash && asked[0]);
if (to) {
enter(to);
}
});
render();
return {
ask: function (some) {
asked = some;
goTo(some[0]);
},
isNarrowed: function () { return asked.length < questions.length; }
};
};
})();
(function () {
"use strict";
var konkyo = window.konkyo;
function startAnswersSwitch(button) {
var open = button.textContent;
var isOpen = false;
button.hidden = false;
button.addEventListener("click", function () {
isOpen = !isOpen;
button.textContent = isOpen ? button.dataset.sayClose : open;
konkyo.all("details.answer").forEach(function (answer) { answer.open = isOpen; });
});
}
function blank() {
var fields = konkyo.all(".question :is(input, select)").map(function (field) {
return { field: field, checked: field.checked, value: field.value };
});
var orders = konkyo.all("[data-elements]").map(function (list) {
return { list: list, lines: konkyo.all("[data-element]", list) };
});
fields.forEach(function (one) {
if (one.checked === undefined || one.field.type === "text") {
one.field.value = "";
} else {
one.field.checked = false;
}
});
orders.forEach(function (order) {
order.lines.slice()
.sort(function (a, b) { return a.dataset.letter < b.dataset.letter ? -1 : 1; })
.forEach(function (line) { order.list.append(line); });
});
return function () {
fields.forEach(function (one) {
one.field.value = one.value;
one.field.checked = one.checked;
});
orders.forEach(function (order) {
order.lines.forEach(function (line) { order.list.append(line); });
});
};
}
function open() {
var closed = konkyo.all(".question details:not([open])");
closed.forEach(function (details) { details.open = true; });
return function () {
closed.forEach(function (details) { details.open = false; });
};
}
function print(what) {
var putBack = what === "questions" ? blank() : open();
document.body.dataset.print = what;
window.addEventListener("afterprint", function () {
delete document.body.dataset.print;
putBack();
}, { once: true });
window.print();
}
konkyo.all("[data-answers]").forEach(startAnswersSwitch);
konkyo.all("[data-print]").forEach(function (button) {
button.addEventListener("click", function () { print(button.dataset.print); });
});
})();
(function () {
"use strict";
var konkyo = window.konkyo;
konkyo.results = function (quiz, box, say) {
var status = box.querySelector("[data-taken]");
var byHand = box.querySelector("[data-by-hand]");
function report() {
var answers = quiz.answers();
return {
format: "konkyo-result/1",
quiz: quiz.id,
locale: document.documentElement.lang,
seed: konkyo.seed || null,
score: quiz.counts(),
items: quiz.questions.map(function (question) {
var answer = answers[question.id];
var isCurrent = Boolean(answer) && answer.version === question.version;
return {
id: question.id,
kind: question.kind,
version: question.version,
answer: answer ? answer.chosen.map(String) : null,
answeredVersion: answer ? answer.version : null,
right: isCurrent ? answer.right === true : null
};
})
};
}
function words() {
var lines = report().items.map(function (item, at) {
var state = item.right === null
? (item.answer ? say.sayStateChanged : "–")
: (item.right ? "○ " + say.sayStateRight : "× " + say.sayStateWrong);
return at + 1 + ". " + state + " " + quiz.questions[at].section.querySelector(".stem").textContent;
});
return [document.querySelector("h1").textContent, konkyo.fill(say.sayScore, quiz.counts())]
.concat(lines).join("\n");
}
function copy() {
var text = words();
Promise.resolve().then(function () { return navigator.clipboard.writeText(text); }).then(
function () {
byHand.hidden = true;
status.textContent = say.sayCopied;
},
function () {
byHand.hidden = false;
byHand.value = text;
byHand.focus();
byHand.select();
status.textContent = say.sayByHand;
});
}
function download() {
var file = new Blob([JSON.stringify(report(), null, 2) + "\n"], { type: "application/json" });
var link = document.createElement("a");
link.href = URL.createObjectURL(file);
link.download = quiz.id + "-" + document.documentElement.lang + ".json";
link.click();
setTimeout(function () { URL.revokeObjectURL(link.href); }, 1000);
}
box.querySelector("[data-copy]").addEventListener("click", copy);
box.querySelector("[data-download]").addEventListener("click", download);
};
})();
(function () {
"use strict";
var konkyo = window.konkyo;
konkyo.exam = function (quiz, toggle, finish, status, say) {
var key = quiz.id + "/exam";
var liking = "exam:" + quiz.id;
var isOn = konkyo.liking.get(liking) === "on";
var isAsked = false;
var checkWords = quiz.questions[0].check.firstChild.data;
function answerOf(question) {
var picked = question.answer.chosen();
return picked.length && !question.answer.objection()
? { chosen: picked, version: question.version }
: null;
}
function takenOf(question) {
var answer = konkyo.loadAnswers(key)[question.id];
return answer && answer.version === question.version ? answer : null;
}
function isGiven(question) {
return question.kind === "ordering" && question.answer.isAsGiven();
}
function finalOf(question) {
var taken = takenOf(question);
var answer = (taken || !isGiven(question)) && answerOf(question);
if (!answer && taken) {
question.answer.restore(taken.chosen.map(String));
answer = answerOf(question);
}
if (answer) {
answer.right = question.answer.isRight();
}
return answer || null;
}
function take(question) {
var answer = answerOf(question);
if (!answer) {
var isEmpty = question.answer.chosen().length === 0;
quiz.tell(question, isEmpty ? question.say.sayChoose : question.answer.objection(), "");
return;
}
var taken = konkyo.loadAnswers(key);
taken[question.id] = answer;
var kept = konkyo.saveAnswers(key, taken);
quiz.tell(question, kept ? say.sayTaken : say.sayHeld, "taken");
ask("");
quiz.changed();
}
function resume(question) {
var answer = takenOf(question);
if (answer) {
question.answer.restore(answer.chosen.map(String));
if (answerOf(question)) {
quiz.tell(question, say.sayTaken, "taken");
}
}
}
function edited(question) {
if (isOn) {
quiz.tell(question, question.answer.chosen().length || takenOf(question) ? say.sayEdited : "", "");
}
ask("");
}
function ask(words) {
isAsked = words !== "";
status.textContent = words;
}
function render() {
toggle.setAttribute("aria-pressed", String(isOn));
finish.hidden = !isOn;
if (isOn) {
document.body.dataset.exam = "on";
} else {
delete document.body.dataset.exam;
}
quiz.questions.forEach(function (question) {
question.check.firstChild.data = isOn ? say.sayTake : checkWords;
});
}
function turn(on) {
isOn = on;
ask("");
konkyo.liking.set(liking, on ? "on" : "off");
quiz.questions.forEach(quiz.clear);
render();
}
toggle.addEventListener("click", function () {
turn(!isOn);
if (isOn) {
quiz.questions.forEach(resume);
quiz.changed();
} else {
quiz.resume();
}
});
finish.addEventListener("click", function () {
var final = {};
var open = quiz.questions.filter(function (question) {
var answer = finalOf(question);
if (answer) {
final[question.id] = answer;
}
return !answer;
});
if (open.length && !isAsked) {
ask(konkyo.fill(say.sayOpen, {
n: open.length,
questions: open.map(function (question) { return question.number; }).join(", ")
}));
return;
}
turn(false);
konkyo.forgetAnswers(key);
quiz.replace(final);
});
quiz.questions.forEach(function (question) {
question.section.addEventListener("input", function () { edited(question); });
});
return {
isOn: function () { return isOn; },
start: function () {
render();
quiz.questions.forEach(resume);
},
take: take,
counts: function () {
var taken = konkyo.loadAnswers(key);
return konkyo.tally(
quiz.questions.map(function (question) { return [question.id, question.version]; }), taken);
}
};
};
})();
(function () {
"use strict";
var konkyo = window.konkyo;
var fill = konkyo.fill;
var quiz = document.querySelector("[data-quiz]");
var say = quiz.dataset;
var id = say.quiz;
var narrowed = "asked:" + id;
var answers = konkyo.loadAnswers(id);
var questions = konkyo.all("[data-question]", quiz).map(readQuestion);
var result = quiz.querySelector("[data-result]");
var showAll = result.querySelector("[data-show-all]");
function readQuestion(section) {
var question = {
section: section,
id: section.dataset.question,
kind: section.dataset.kind,
version: section.dataset.version,
say: Object.assign({}, say, section.dataset),
number: section.querySelector("[data-ordinal]").textContent,
legend: section.querySelector("legend"),
verdict: section.querySelector("[data-verdict]"),
check: section.querySelector("[data-check]"),
again: section.querySelector("[data-again]"),
details: section.querySelector("details.answer"),
map: document.querySelector('[data-map="' + section.dataset.question + '"]')
};
question.numbers = konkyo.numbers(section);
question.answer = konkyo.answers[question.kind](section, question.say, function (words) {
tell(question, words, "");
});
return question;
}
function answerTo(question) {
var answer = answers[question.id];
return answer && answer.version === question.version ? answer : null;
}
function check(question) {
if (exam.isOn()) {
exam.take(question);
return;
}
var answer = question.answer;
var picked = answer.chosen();
var objection = picked.length ? answer.objection() : question.say.sayChoose;
if (objection) {
tell(question, objection, "");
return;
}
var right = answer.isRight();
reread();
answers[question.id] = { chosen: picked, version: question.version, right: right };
keep();
show(question, right);
showScore();
}
function show(question, right) {
question.answer.explain();
question.numbers.open();
question.details.open = true;
question.again.hidden = false;
question.check.setAttribute("aria-disabled", "true");
tell(
question,
fill(right ? question.say.sayRight : question.say.sayWrong, question.answer.words()),
right ? "right" : "wrong");
}
function tell(question, words, state) {
var signs = { right: "○", wrong: "×", changed: "↻", taken: "•" };
var names = {
right: say.sayStateRight,
wrong: say.sayStateWrong,
changed: say.sayStateChanged,
taken: say.sayStateTaken
};
question.verdict.textContent = words;
question.verdict.dataset.state = state;
question.map.dataset.state = state;
question.map.querySelector(".map-sign").textContent = signs[state] || "";
question.map.querySelector("[data-map-state]").textContent = state ? " " + names[state] : "";
}
function clear(question) {
question.answer.clear();
question.numbers.close();
question.details.open = false;
question.again.hidden = true;
question.check.removeAttribute("aria-disabled");
tell(question, "", "");
}
function retake(taken) {
reread();
taken.forEach(function (question) {
clear(question);
delete answers[question.id];
});
keep();
showScore();
}
function resume(question) {
var answer = answers[question.id];
if (!answer) {
return;
}
question.answer.restore(answer.chosen.map(String));
if (answer.version !== question.version) {
tell(question, say.sayChanged, "changed");
return;
}
if (!question.answer.chosen().length || question.answer.objection()) {
forget(question);
return;
}
answer.right = question.answer.isRight();
show(question, answer.right);
question.details.open = false;
}
function forget(question) {
delete answers[question.id];
keep();
clear(question);
}
function reread() {
answers = konkyo.loadAnswers(id);
}
konkyo.onKeptElsewhere(id, function () {
var before = answers;
reread();
questions.forEach(function (question) {
if (!exam.isOn() && JSON.stringify(before[question.id]) !== JSON.stringify(answers[question.id])) {
clear(question);
resume(question);
}
});
showScore();
});
window.addEventListener("pageshow", function (event) {
if (event.persisted) {
location.reload();
}
});
function keep() {
if (!konkyo.saveAnswers(id, answers)) {
sayUnsaved();
}
}
function sayUnsaved() {
result.querySelector("[data-saving]").textContent = say.sayUnsaved;
document.querySelector("[data-keeps-nothing]").textContent = say.sayUnsaved;
}
function missed() {
return questions.filter(function (question) {
var answer = answerTo(question);
return answer && answer.right !== true;
});
}
function counts() {
return konkyo.tally(
questions.map(function (question) { return [question.id, question.version]; }), answers);
}
function showScore() {
if (exam.isOn()) {
result.hidden = false;
result.querySelector("[data-score]").textContent = fill(say.sayExamSome, exam.counts());
return;
}
var now = counts();
showAll.hidden = !steps.isNarrowed();
result.hidden = now.answered === 0 && showAll.hidden;
result.querySelector("[data-score]").textContent = fill(say.sayScore, now);
result.querySelector("[data-retry]").hidden = missed().length === 0;
result.querySelector("[data-reset]").hidden = now.answered === 0;
}
function ask(some) {
var isAll = some.length === questions.length;
konkyo.liking.set(narrowed, isAll ? "" : some.map(function (one) { return one.id; }).join(" "));
steps.ask(some);
showScore();
}
function askedBefore() {
var ids = (konkyo.liking.get(narrowed) || "").split(" ");
var some = questions.filter(function (question) { return ids.indexOf(question.id) >= 0; });
return some.length ? some : questions;
}
questions.forEach(function (question) {
question.section.querySelector("[data-controls]").hidden = false;
question.check.addEventListener("click", function () {
if (question.again.hidden) {
check(question);
}
});
question.again.addEventListener("click", function () {
retake([question]);
question.legend.focus();
});
});
var exam = konkyo.exam(
{
id: id,
questions: questions,
tell: tell,
clear: clear,
changed: showScore,
resume: function () {
questions.forEach(resume);
showScore();
},
replace: function (final) {
answers = final;
keep();
questions.forEach(resume);
showScore();
result.querySelector("h2").focus();
}
},
document.querySelector("[data-exam-toggle]"),
result.querySelector("[data-finish]"),
result.querySelector("[data-taken]"),
say);
if (exam.isOn()) {
exam.start();
} else {
questions.forEach(resume);
}
var asked = askedBefore();
var unanswered = asked.find(function (question) { return !question.verdict.dataset.state; });
var steps = konkyo.steps(
questions,
quiz.querySelector("[data-pager]"),
document.querySelector("[data-one]"),
say,
asked,
unanswered || asked[0]);
konkyo.results(
{ id: id, questions: questions, answers: function () { return answers; }, counts: counts },
result,
say);
result.querySelector("[data-retry]").addEventListener("click", function () {
var again = missed();
retake(again);
ask(again);
});
showAll.addEventListener("click", function () { ask(questions); });
konkyo.twice(
result.querySelector("[data-reset]"),
result.querySelector("[data-taken]"),
say.saySure,
function () {
retake(questions);
konkyo.forgetAnswers(id);
ask(questions);
});
document.querySelector("[data-tools]").hidden = false;
if (!konkyo.keeps()) {
sayUnsaved();
}
showScore();
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
