/* A marker tells its name and meaning where it stands. The words are those of the page's legend. */
(function () {
  "use strict";

  var konkyo = window.konkyo;
  if (!konkyo || !konkyo.popover) {
    return;
  }

  function legendOf(id) {
    var own = document.getElementById("marker-" + id);
    return own || (konkyo.entries ? konkyo.entries.marker(id) : null);
  }

  function contentOf(link) {
    var entry = legendOf(link.dataset.marker);
    if (!entry) {
      return Promise.reject(new Error("no marker " + link.dataset.marker));
    }
    var stamp = entry.querySelector(".mark").cloneNode(true);
    var title = document.createElement("span");
    title.className = "marker-title";
    title.append(stamp, " ", entry.querySelector(".legend-name").textContent);
    stamp.setAttribute("aria-hidden", "true");
    var meaning = document.createElement("p");
    Array.from(entry.querySelector("dd").cloneNode(true).childNodes).forEach(function (node) {
      meaning.append(node);
    });
    return Promise.resolve({
      kind: konkyo.popover.say.sayMarker,
      title: title,
      body: meaning,
      href: ""
    });
  }

  konkyo.popover.on("a.mark[data-marker]", contentOf);
})();
