/* The result, to take along: as words for people, as JSON for programs. docs/learners.md
   tells what the JSON holds. */
(function () {
  "use strict";

  var konkyo = window.konkyo;

  /** @param quiz id, questions, answers() by item id, counts(), isCurrent(question, answer) */
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

    /** Where the browser does not let pages copy, the words are there to be copied by hand. */
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
