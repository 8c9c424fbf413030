/* What every page does beyond being read: keep the place across languages. Every page is complete
   without it. */
(function () {
  "use strict";

  function all(selector, within) {
    return Array.prototype.slice.call((within || document).querySelectorAll(selector));
  }

  // ---- The language links lead to the place one is reading.

  function placeBeingRead() {
    var passed = all("[data-place]").filter(function (place) {
      return place.id && place.getClientRects().length > 0
        && place.getBoundingClientRect().top < window.innerHeight / 3;
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

  /** The page one is on is in sight among the pages of the site. */
  function showCurrent(link) {
    var strip = link.closest("nav");
    strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }

  all("[data-language]").forEach(keepPlace);
  all(".site-nav [aria-current]").forEach(showCurrent);
  all("table.cards").forEach(keepTableRoles);
})();
