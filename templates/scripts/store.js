/* What quizzes and the index share: answers, kept in this browser only. A browser may refuse to keep
   anything: then the answers live as long as the page. */
(function () {
  "use strict";

  var siteRoot = new URL(document.body.dataset.root, location.href).pathname;
  /* What could not be kept counts for more than what once was. */
  var unsaved = {};

  function storageKey(quizId) {
    return "konkyo:1:" + siteRoot + ":" + quizId;
  }

  function isAnswer(value) {
    return Boolean(value) && Array.isArray(value.chosen) && typeof value.version === "string";
  }

  /** Returns what is kept of a quiz: item id to {chosen: what was chosen, version, right}. */
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

  /** Returns whether the answers were kept. */
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

  /** Returns whether this browser keeps anything; it may refuse, or be full. */
  function keeps() {
    var key = "konkyo:trial";
    return put(key, "kept") && put(key, null);
  }

  /** Calls when another tab of this browser has kept or forgotten answers of a quiz. */
  function onKeptElsewhere(quizId, act) {
    window.addEventListener("storage", function (event) {
      if (event.key === storageKey(quizId) || event.key === null) {
        act();
      }
    });
  }

  /** Keeps a text under a key, or nothing; returns whether the browser did it. */
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

  /** How a learner likes quizzes to be shown, for all quizzes of a site. */
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

  /** Counts over items given as [id, version] pairs; an answer to an older version does not count. */
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
