/* Progress on the index page. */
(function () {
  "use strict";

  var konkyo = window.konkyo;

  function startProgress(box) {
    var id = box.dataset.progress;
    var items = box.dataset.items.split(" ").map(function (item) { return item.split(":"); });

    function show() {
      var counts = konkyo.tally(items, konkyo.loadAnswers(id));
      box.hidden = counts.answered === 0;
      box.querySelector("[data-progress-text]").textContent = konkyo.fill(box.dataset.saySome, counts);
      konkyo.all("[data-progress-note]").forEach(function (note) { note.hidden = false; });
    }

    function reset() {
      konkyo.forgetAnswers(id);
      konkyo.liking.set("asked:" + id, "");
      show();
      box.closest("li").querySelector("a").focus();
    }

    konkyo.twice(
      box.querySelector("[data-progress-reset]"),
      box.querySelector("[data-progress-sure]"),
      box.dataset.saySure,
      reset);
    // A page that comes back by the back button was not loaded again.
    window.addEventListener("pageshow", show);
    konkyo.onKeptElsewhere(id, show);
  }

  konkyo.all("[data-progress]").forEach(startProgress);
})();
