/* When a missed question comes back: after a day, and each time it is then answered right, after a longer
   while. Kept in this browser only, beside the answers. */
(function () {
  "use strict";

  var DAYS = [1, 3, 7, 16];
  var DAY = 24 * 60 * 60 * 1000;
  var konkyo = window.konkyo;
  var saveAnswers = konkyo.saveAnswers;

  /** Returns a number for the day it is here. */
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

  /** Returns what of a quiz is to come back: item id to {step, due}. What was missed before there was a plan is due. */
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

  /** What is saved for the first time was graded just now; what an exam takes is not graded yet. */
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

  /** Takes an answer back, so that the question is asked afresh. */
  function askAgain(quizId, itemId) {
    var answers = konkyo.loadAnswers(quizId);
    delete answers[itemId];
    saveAnswers(quizId, answers);
  }

  konkyo.schedule = { DAYS: DAYS, today: today, dateOf: dateOf, load: load, save: save, askAgain: askAgain };
})();
