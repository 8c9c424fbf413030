/* Narrows the entries of a ledger page. What is chosen stands in the address, after `#?`; an address
   that names an entry shows it, whatever is chosen. */
(function () {
  "use strict";

  var box = document.querySelector("[data-filter]");
  if (!box) {
    return;
  }

  var ENTRY = ".ledger article.fact";
  var PAUSE = 400;
  var count = box.querySelector("[data-filter-count]");
  var reset = box.querySelector("[data-filter-reset]");
  var fields = all("select, input", box);
  var entries = all(ENTRY, document).map(readEntry);
  var telling = 0;

  function all(selector, within) {
    return Array.prototype.slice.call(within.querySelectorAll(selector));
  }

  function plain(text) {
    return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  }

  function kindOf(article) {
    var kind = /(?:^| )fact-(\w+)/.exec(article.className);
    return kind ? kind[1] : "";
  }

  function readEntry(article) {
    return {
      article: article,
      inContents: all(".toc [data-fact]", document).filter(function (link) {
        return link.dataset.fact === article.id;
      }).map(function (link) { return link.parentNode; }),
      kind: [kindOf(article)],
      verdict: all("[data-verdict]", article).map(function (line) { return line.dataset.verdict; }),
      marker: all("[data-marker]", article).map(function (mark) { return mark.dataset.marker; }),
      unguarded: article.querySelector(".guard") ? ["yes"] : [],
      text: plain([article].concat(all("[id]", article)).map(function (element) {
        return element.id;
      }).concat(article.textContent).join(" "))
    };
  }

  // ---- Fields offer what occurs on the page, in the words that stand there.

  function offer(name, words) {
    var field = box.querySelector("[name=" + name + "]");
    var offered = Object.keys(words);
    offered.forEach(function (value) { field.add(new Option(words[value], value)); });
    field.closest("[data-field]").hidden = offered.length === 0;
  }

  function wordsOf(selector, value, word) {
    var words = {};
    all(selector, document).forEach(function (element) {
      if (value(element)) {
        words[value(element)] = word(element).trim();
      }
    });
    return words;
  }

  function fillFields() {
    offer("kind", wordsOf(ENTRY + " .kind",
      function (kind) { return kindOf(kind.closest("article")); },
      function (kind) { return kind.textContent; }));
    offer("verdict", wordsOf(ENTRY + " [data-verdict]",
      function (line) { return line.dataset.verdict; },
      function (line) { return line.querySelector(".verdict-word").textContent; }));
    offer("marker", wordsOf(".legend [data-marker]",
      function (mark) { return mark.dataset.marker; },
      function (mark) { return mark.firstElementChild.textContent + " " + mark.title; }));
    box.querySelector("[name=unguarded]").closest("[data-field]").hidden =
      !entries.some(function (entry) { return entry.unguarded.length > 0; });
  }

  // ---- What is chosen.

  function valueOf(field) {
    return field.type === "checkbox" ? (field.checked ? "yes" : "") : field.value.trim();
  }

  function chosen() {
    var values = new URLSearchParams();
    fields.forEach(function (field) {
      if (valueOf(field)) {
        values.set(field.name, valueOf(field));
      }
    });
    return values;
  }

  function choose(values) {
    fields.forEach(function (field) {
      var value = values.get(field.name) || "";
      if (field.type === "checkbox") {
        field.checked = value === "yes";
      } else {
        field.value = value;
        field.value = field.value === value ? value : "";
      }
    });
  }

  function matches(entry, values) {
    return Array.from(values.keys()).every(function (name) {
      return name === "text"
        ? plain(values.get(name)).split(" ").every(function (word) { return entry.text.includes(word); })
        : entry[name].includes(values.get(name));
    });
  }

  function show(entry, isShown) {
    entry.article.hidden = !isShown;
    entry.inContents.forEach(function (line) { line.hidden = !isShown; });
  }

  function apply() {
    var values = chosen();
    var isNarrowed = Array.from(values.keys()).length > 0;
    entries.forEach(function (entry) { show(entry, matches(entry, values)); });
    reset.hidden = !isNarrowed;
    showSections();
    tell(isNarrowed);
  }

  /** A part of which nothing is left is away, here and in the contents, but for the one this stands in. */
  function showSections() {
    all(".ledger > section", document).forEach(function (section) {
      section.hidden = !section.contains(box) && section.querySelector("article.fact") !== null
        && section.querySelector("article.fact:not([hidden])") === null;
      all(".toc-parts a", document).filter(function (link) {
        return link.hash === "#" + section.getAttribute("aria-labelledby");
      }).forEach(function (link) { link.parentNode.hidden = section.hidden; });
    });
  }

  /** Whoever types is told once they pause. */
  function tell(isNarrowed) {
    var shown = entries.filter(function (entry) { return !entry.article.hidden; }).length;
    var words = shown === 0 ? box.dataset.sayNone : box.dataset.saySome;
    clearTimeout(telling);
    telling = setTimeout(function () {
      count.textContent = isNarrowed
        ? words.replace("{shown}", shown).replace("{total}", entries.length)
        : "";
    }, PAUSE);
  }

  // ---- The address.

  function keep() {
    var values = chosen().toString();
    var bare = location.href.replace(/#.*/, "");
    history.replaceState(history.state, "", values ? bare + "#?" + values : bare);
  }

  /** Shows what the address names, and leaves the others as they are. */
  function reveal() {
    var place = document.getElementById(decode(location.hash.slice(1)));
    if (!place || place.closest("[hidden]") === null) {
      return;
    }
    var article = place.closest("article.fact");
    entries.filter(function (entry) {
      return article ? entry.article === article : place.closest("section").contains(entry.article);
    }).forEach(function (entry) { show(entry, true); });
    showSections();
    tell(true);
    place.scrollIntoView();
  }

  function decode(text) {
    try {
      return decodeURIComponent(text);
    } catch (malformed) {
      return text;
    }
  }

  function followAddress() {
    if (location.hash.startsWith("#?")) {
      choose(new URLSearchParams(location.hash.slice(2)));
      apply();
    } else {
      reveal();
    }
  }

  fillFields();
  box.addEventListener("input", function () {
    apply();
    keep();
  });
  reset.addEventListener("click", function () {
    choose(new URLSearchParams());
    apply();
    keep();
    fields.find(function (field) { return field.getClientRects().length > 0; }).focus();
  });
  window.addEventListener("hashchange", followAddress);
  box.hidden = false;
  followAddress();
})();
