/* A quiz taken as an exam: answers are only taken down, and graded together at the end. They are kept
   apart until then, so that leaving an exam brings back what was there, and nothing tells the score. */
(function () {
  "use strict";

  var konkyo = window.konkyo;

  /**
   * @param quiz id, questions, tell(question, words, state), clear(question), resume(), replace(answers)
   *     and changed()
   */
  konkyo.exam = function (quiz, toggle, finish, say) {
    var key = quiz.id + "/exam";
    var liking = "exam:" + quiz.id;
    var isOn = konkyo.liking.get(liking) === "on";
    var checkWords = quiz.questions[0].check.firstChild.data;

    function answerOf(question) {
      var picked = question.answer.chosen();
      return picked.length && !question.answer.objection()
        ? { chosen: picked, version: question.version }
        : null;
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
      konkyo.saveAnswers(key, taken);
      quiz.tell(question, say.sayTaken, "taken");
      quiz.changed();
    }

    function resume(question) {
      var answer = konkyo.loadAnswers(key)[question.id];
      if (answer && answer.version === question.version) {
        question.answer.restore(answer.chosen.map(String));
        if (answerOf(question)) {
          quiz.tell(question, say.sayTaken, "taken");
        }
      }
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
    /** What is chosen and was not saved is an answer too, but for an order, which is always there. */
    finish.addEventListener("click", function () {
      var final = {};
      var taken = konkyo.loadAnswers(key);
      quiz.questions.forEach(function (question) {
        var answer = answerOf(question);
        if (answer && (taken[question.id] || question.kind !== "ordering")) {
          answer.right = question.answer.isRight();
          final[question.id] = answer;
        }
      });
      turn(false);
      konkyo.forgetAnswers(key);
      quiz.replace(final);
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
