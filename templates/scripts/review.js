/* The review page: of all questions, those that were missed, and when each of them comes back. */
(function () {
  "use strict";

  var konkyo = window.konkyo;
  var schedule = konkyo.schedule;
  var box = document.querySelector("[data-review]");
  var state = box.querySelector("[data-review-state]");
  var clear = box.querySelector("[data-review-clear]");
  var lang = document.documentElement.lang;

  function quizzes() {
    return konkyo.all("[data-review-quiz]", box);
  }

  /** Shows a question if it is to come back; returns whether it is due, or null. */
  function showItem(line, entry) {
    line.hidden = !entry;
    if (!entry) {
      return null;
    }
    var due = entry.due <= schedule.today();
    line.classList.toggle("is-due", due);
    line.querySelector("[data-when]").textContent = due
      ? box.dataset.sayToday
      : konkyo.fill(box.dataset.sayOn, {
        date: schedule.dateOf(entry.due).toLocaleDateString(lang, { month: "long", day: "numeric" })
      });
    return due;
  }

  function show() {
    var counts = { due: 0, later: 0 };
    quizzes().forEach(function (section) {
      var plan = schedule.load(section.dataset.reviewQuiz);
      var shown = konkyo.all("[data-item]", section)
        .map(function (line) { return showItem(line, plan[line.dataset.item]); })
        .filter(function (due) { return due !== null; });
      section.hidden = shown.length === 0;
      shown.forEach(function (due) { counts[due ? "due" : "later"] += 1; });
    });
    var none = counts.due + counts.later === 0;
    state.textContent = none ? box.dataset.sayNone : konkyo.fill(box.dataset.saySome, counts);
    clear.hidden = none;
  }

  /** A question that is due is asked without the answer that is still kept. */
  function onOpen(event) {
    var line = event.target.closest("[data-item]");
    var link = event.target.closest("a");
    if (line && link && line.classList.contains("is-due")) {
      schedule.askAgain(line.closest("[data-review-quiz]").dataset.reviewQuiz, line.dataset.item);
    }
  }

  clear.addEventListener("click", function () {
    quizzes().forEach(function (section) { schedule.save(section.dataset.reviewQuiz, {}); });
    show();
    state.focus();
  });
  box.addEventListener("click", onOpen);
  box.addEventListener("auxclick", onOpen);
  // A page that comes back by the back button was not loaded again.
  window.addEventListener("pageshow", show);
})();
