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
