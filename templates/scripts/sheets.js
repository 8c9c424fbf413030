/* What of a quiz is opened and printed. Two buttons print the questions alone, or with hints, answers
   and explanations; the browser's own command prints what is open. */
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

  /** Takes away what was chosen, typed and moved; returns what brings it back. */
  function blank() {
    var fields = konkyo.all(".question :is(input, select)").map(function (field) {
      return { field: field, checked: field.checked, value: field.value };
    });
    var orders = konkyo.all("[data-elements]").map(function (list) {
      return { list: list, lines: konkyo.all("[data-element]", list) };
    });
    fields.forEach(function (one) {
      if (one.checked === undefined || one.field.type === "text") {
        one.field.value = "";
      } else {
        one.field.checked = false;
      }
    });
    orders.forEach(function (order) {
      order.lines.slice()
        .sort(function (a, b) { return a.dataset.letter < b.dataset.letter ? -1 : 1; })
        .forEach(function (line) { order.list.append(line); });
    });
    return function () {
      fields.forEach(function (one) {
        one.field.value = one.value;
        one.field.checked = one.checked;
      });
      orders.forEach(function (order) {
        order.lines.forEach(function (line) { order.list.append(line); });
      });
    };
  }

  /** Opens every hint and answer; returns what closes those that were closed. */
  function open() {
    var closed = konkyo.all(".question details:not([open])");
    closed.forEach(function (details) { details.open = true; });
    return function () {
      closed.forEach(function (details) { details.open = false; });
    };
  }

  function print(what) {
    var putBack = what === "questions" ? blank() : open();
    document.body.dataset.print = what;
    window.addEventListener("afterprint", function () {
      delete document.body.dataset.print;
      putBack();
    }, { once: true });
    window.print();
  }

  konkyo.all("[data-answers]").forEach(startAnswersSwitch);
  konkyo.all("[data-print]").forEach(function (button) {
    button.addEventListener("click", function () { print(button.dataset.print); });
  });
})();
