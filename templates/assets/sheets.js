/* What of a quiz is opened and printed. Two buttons print the questions alone, or with answers and
   explanations; the browser's own command prints what is open. */
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

  /** Puts the lines of every order as they were first shown: where they were moved to is an answer. */
  function layOut(lists) {
    lists.forEach(function (list) {
      konkyo.all("[data-element]", list)
        .sort(function (a, b) { return a.dataset.letter < b.dataset.letter ? -1 : 1; })
        .forEach(function (line) { list.append(line); });
    });
  }

  function print(what) {
    var lists = konkyo.all("[data-elements]");
    var moved = lists.map(function (list) { return konkyo.all("[data-element]", list); });
    var closed = konkyo.all("details.answer:not([open])");
    document.body.dataset.print = what;
    if (what === "questions") {
      layOut(lists);
    } else {
      closed.forEach(function (answer) { answer.open = true; });
    }
    window.addEventListener("afterprint", function () {
      delete document.body.dataset.print;
      lists.forEach(function (list, at) {
        moved[at].forEach(function (line) { list.append(line); });
      });
      if (what === "answers") {
        closed.forEach(function (answer) { answer.open = false; });
      }
    }, { once: true });
    window.print();
  }

  konkyo.all("[data-answers]").forEach(startAnswersSwitch);
  konkyo.all("[data-print]").forEach(function (button) {
    button.addEventListener("click", function () { print(button.dataset.print); });
  });
})();
