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
var schedule = konkyo.schedule;
var box = document.querySelector("[data-review]");
var state = box.querySelector("[data-review-state]");
var clear = box.querySelector("[data-review-clear]");
var lang = document.documentElement.lang;
function quizzes() {
return konkyo.all("[data-review-quiz]", box);
}
function showItem(line, entry) {
line.hidden = !entry;
if (!entry) {
return null;
}
var due = entry.due <= schedule.today();
line.classList.toggle("is-due", due);
line.querySelector("[data-when]").textContent = due
? box.dataset.sayToday
: konkyo.fill(box.dataset.sayOn, {
date: schedule.dateOf(entry.due).toLocaleDateString(lang, { month: "long", day: "numeric" })
});
return due;
}
function show() {
var counts = { due: 0, later: 0 };
quizzes().forEach(function (section) {
var plan = schedule.load(section.dataset.reviewQuiz);
var shown = konkyo.all("[data-item]", section)
.map(function (line) { return showItem(line, plan[line.dataset.item]); })
.filter(function (due) { return due !== null; });
section.hidden = shown.length === 0;
shown.forEach(function (due) { counts[due ? "due" : "later"] += 1; });
});
var none = counts.due + counts.later === 0;
state.textContent = none ? box.dataset.sayNone : konkyo.fill(box.dataset.saySome, counts);
clear.hidden = none;
}
function onOpen(event) {
var line = event.target.closest("[data-item]");
var link = event.target.closest("a");
if (line && link && line.classList.contains("is-due")) {
schedule.askAgain(line.closest("[data-review-quiz]").dataset.reviewQuiz, line.dataset.item);
}
}
clear.addEventListener("click", function () {
quizzes().forEach(function (section) { schedule.save(section.dataset.reviewQuiz, {}); });
show();
state.focus();
});
box.addEventListener("click", onOpen);
box.addEventListener("auxclick", onOpen);
window.addEventListener("pageshow", show);
})();
