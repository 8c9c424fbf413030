/* A quiz: grades when asked to, says how it went, remembers, asks again. */
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

  /** Returns the answer to a question as it is now; one to an older version is none. */
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

  /** Says how it went, in words and beside every option. */
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

  /** Takes a question back to how it was before anything was chosen. */
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

  /** What cannot be read back is no answer, here and on the index. */
  function forget(question) {
    delete answers[question.id];
    keep();
    clear(question);
  }

  /** Another tab, or the page in another language, may have answered since. */
  function reread() {
    answers = konkyo.loadAnswers(id);
  }

  /** Shows what another tab has answered or forgotten; what is being answered here stays. */
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

  /** A page that comes back as it was left does not know what was answered since. */
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

  /** The questions that are asked stay so over a reload. */
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
