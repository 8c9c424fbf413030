/* A quiz taken as an exam: answers are only taken down, and graded together at the end. They are kept
   apart until then, so that leaving an exam brings back what was there, and nothing tells the score. */
(function () {
  "use strict";

  var konkyo = window.konkyo;

  /**
   * @param quiz id, questions, tell(question, words, state), clear(question), resume(), replace(answers)
   *     and changed()
   * @param status says what is asked before the end
   */
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

    /** An order is there before anybody moved it: as it was given it is no answer until it is saved. */
    function isGiven(question) {
      return question.kind === "ordering" && question.answer.isAsGiven();
    }

    /** What is chosen counts though it was not saved; where it cannot be read, what was saved does. */
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

    /** Asks before questions are given up: the same button then means it. */
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
