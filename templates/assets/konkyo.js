/* What pages do beyond being read: keep the place across languages, grade a quiz when asked to,
   remember answers on this device. Every page is complete without it. */
(function () {
  "use strict";

  // ---- Answers, kept in this browser only. A browser may refuse to keep anything: then the
  // ---- answers live as long as the page.

  var siteRoot = new URL(document.body.dataset.root, location.href).pathname;
  var unsaved = {};

  function storageKey(quizId) {
    return "konkyo:1:" + siteRoot + ":" + quizId;
  }

  /** Returns what is kept of a quiz: item id to {chosen: what was chosen, version, right}. */
  function loadAnswers(quizId) {
    try {
      var kept = JSON.parse(localStorage.getItem(storageKey(quizId)));
      return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
    } catch (refused) {
      return unsaved[quizId] || {};
    }
  }

  /** Returns whether the answers were kept. */
  function saveAnswers(quizId, answers) {
    unsaved[quizId] = answers;
    try {
      localStorage.setItem(storageKey(quizId), JSON.stringify(answers));
      return true;
    } catch (refused) {
      return false;
    }
  }

  function forgetAnswers(quizId) {
    delete unsaved[quizId];
    try {
      localStorage.removeItem(storageKey(quizId));
    } catch (refused) {
      // Nothing was kept, so there is nothing to forget.
    }
  }

  function isAnswer(value) {
    return Boolean(value) && Array.isArray(value.chosen) && typeof value.version === "string";
  }

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

  // ---- Small helpers.

  function all(selector, within) {
    return Array.prototype.slice.call((within || document).querySelectorAll(selector));
  }

  function fill(phrase, values) {
    return phrase.replace(/\{(\w+)\}/g, function (whole, name) {
      return name in values ? String(values[name]) : whole;
    });
  }

  // ---- The language links lead to the place one is reading.

  function placeBeingRead() {
    var passed = all("[data-place]").filter(function (place) {
      return place.id && place.getBoundingClientRect().top < window.innerHeight / 3;
    });
    return passed.length ? "#" + encodeURIComponent(passed[passed.length - 1].id) : location.hash;
  }

  function keepPlace(link) {
    link.addEventListener("click", function () {
      link.hash = window.scrollY > 0 ? placeBeingRead() : location.hash;
    });
  }

  // ---- Some browsers forget that a table is one once its rows are laid out as cards. Validators
  // ---- want no such roles in the markup, where they say nothing new.

  function keepTableRoles(table) {
    table.setAttribute("role", "table");
    var roles = { thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell", "tbody th": "rowheader", "thead th": "columnheader" };
    Object.keys(roles).forEach(function (part) {
      all(part, table).forEach(function (cell) { cell.setAttribute("role", roles[part]); });
    });
  }

  // ---- The quiz.

  function startQuiz(quiz) {
    var say = quiz.dataset;
    var id = say.quiz;
    var answers = loadAnswers(id);
    var questions = all("[data-question]", quiz).map(readQuestion);
    var result = quiz.querySelector("[data-result]");
    var showAll = result.querySelector("[data-show-all]");

    function readQuestion(section) {
      var question = {
        section: section,
        id: section.dataset.question,
        version: section.dataset.version,
        say: Object.assign({}, say, section.dataset),
        legend: section.querySelector("legend"),
        verdict: section.querySelector("[data-verdict]"),
        check: section.querySelector("[data-check]"),
        again: section.querySelector("[data-again]"),
        details: section.querySelector("details"),
        map: document.querySelector('[data-map="' + section.dataset.question + '"]')
      };
      question.answer = window.konkyo.answers[section.dataset.kind](section, question.say, function (words) {
        tell(question, words, "");
      });
      return question;
    }

    function check(question) {
      var answer = question.answer;
      var picked = answer.chosen();
      var objection = picked.length ? answer.objection() : question.say.sayChoose;
      if (objection) {
        tell(question, objection, "");
        return;
      }
      var right = answer.isRight();
      answers[question.id] = { chosen: picked, version: question.version, right: right };
      keep();
      show(question, right);
      showScore();
    }

    /** Says how it went, in words and beside every option. */
    function show(question, right) {
      question.answer.explain();
      question.details.open = true;
      question.again.hidden = false;
      question.check.setAttribute("aria-disabled", "true");
      tell(
        question,
        fill(right ? question.say.sayRight : question.say.sayWrong, question.answer.words()),
        right ? "right" : "wrong");
    }

    function tell(question, words, state) {
      question.verdict.textContent = words;
      question.verdict.dataset.state = state;
      if (!question.map) {
        return;
      }
      question.map.dataset.state = state;
      question.map.querySelector(".map-sign").textContent =
        state === "right" ? "○" : state === "wrong" ? "×" : "";
      question.map.querySelector("[data-map-state]").textContent =
        state === "right" ? " " + say.sayStateRight : state === "wrong" ? " " + say.sayStateWrong : "";
    }

    /** Takes a question back to how it was before anything was chosen. */
    function clear(question) {
      question.answer.clear();
      question.details.open = false;
      question.again.hidden = true;
      question.check.removeAttribute("aria-disabled");
      tell(question, "", "");
    }

    function retake(taken) {
      taken.forEach(function (question) {
        clear(question);
        delete answers[question.id];
      });
      keep();
      showScore();
    }

    function resume(question) {
      var answer = answers[question.id];
      if (!isAnswer(answer)) {
        return;
      }
      question.answer.restore(answer.chosen.map(String));
      if (answer.version !== question.version) {
        tell(question, say.sayChanged, "");
        return;
      }
      if (!question.answer.chosen().length || question.answer.objection()) {
        delete answers[question.id];
        return;
      }
      show(question, question.answer.isRight());
      question.details.open = false;
    }

    function keep() {
      if (!saveAnswers(id, answers)) {
        result.querySelector("[data-saving]").textContent = say.sayUnsaved;
      }
    }

    function missed() {
      return questions.filter(function (question) {
        var answer = answers[question.id];
        return isAnswer(answer) && answer.version === question.version && answer.right !== true;
      });
    }

    function showScore() {
      var counts = tally(
        questions.map(function (question) { return [question.id, question.version]; }), answers);
      result.hidden = counts.answered === 0 && showAll.hidden;
      result.querySelector("[data-score]").textContent = fill(say.sayScore, counts);
      result.querySelector("[data-retry]").hidden = missed().length === 0;
      result.querySelector("[data-reset]").hidden = counts.answered === 0;
    }

    /** Leaves only some questions to be seen and goes to the first of them. */
    function narrowTo(kept) {
      questions.forEach(function (question) {
        question.section.hidden = kept.indexOf(question) < 0;
      });
      showAll.hidden = kept.length === questions.length;
      showScore();
      kept[0].legend.focus();
      kept[0].section.scrollIntoView();
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
      resume(question);
    });
    result.querySelector("[data-retry]").addEventListener("click", function () {
      var again = missed();
      retake(again);
      narrowTo(again);
    });
    showAll.addEventListener("click", function () {
      narrowTo(questions);
    });
    result.querySelector("[data-reset]").addEventListener("click", function () {
      retake(questions);
      forgetAnswers(id);
      narrowTo(questions);
    });
    showScore();
  }

  /** One button opens or closes every answer, so that a print shows them or does not. */
  function startAnswersSwitch(button) {
    var open = button.textContent;
    var isOpen = false;
    button.hidden = false;
    button.addEventListener("click", function () {
      isOpen = !isOpen;
      button.textContent = isOpen ? button.dataset.sayClose : open;
      all("details.answer").forEach(function (answer) { answer.open = isOpen; });
    });
  }

  // ---- Progress on the index page.

  function startProgress(box) {
    var id = box.dataset.progress;
    var items = box.dataset.items.split(" ").map(function (item) { return item.split(":"); });

    function show() {
      var counts = tally(items, loadAnswers(id));
      box.hidden = counts.answered === 0;
      box.querySelector("[data-progress-text]").textContent = fill(box.dataset.saySome, counts);
      all("[data-progress-note]").forEach(function (note) { note.hidden = false; });
    }

    box.querySelector("[data-progress-reset]").addEventListener("click", function () {
      forgetAnswers(id);
      show();
      box.closest("li").querySelector("a").focus();
    });
    // A page that comes back by the back button was not loaded again.
    window.addEventListener("pageshow", show);
  }

  /** The page one is on is in sight among the pages of the site. */
  function showCurrent(link) {
    var strip = link.closest("nav");
    strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }

  all("[data-language]").forEach(keepPlace);
  all(".site-nav [aria-current]").forEach(showCurrent);
  all("table.cards").forEach(keepTableRoles);
  all("[data-quiz]").forEach(startQuiz);
  all("[data-answers]").forEach(startAnswersSwitch);
  all("[data-progress]").forEach(startProgress);
})();
