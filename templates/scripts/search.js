/* The search page: reads the index when somebody searches, shows what was found, and says how much. */
(function () {
  "use strict";

  var SHOWN = 6;
  var BEFORE = 28;
  var AFTER = 110;
  // What an address can carry and a query is read of.
  var LONGEST = 200;
  var konkyo = window.konkyo;
  var box = document.querySelector("[data-search]");
  var say = box.dataset;
  var form = box.querySelector("[data-search-form]");
  var field = form.querySelector("input");
  var status = box.querySelector("[data-search-status]");
  var results = box.querySelector("[data-search-results]");
  var index = null;
  var asked = false;
  var saying = 0;
  var shown = "";

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) { made.className = className; }
    if (text) { made.textContent = text; }
    return made;
  }

  // ---- The index is a script, for a page from a folder may read no other file.

  function readIndex() {
    if (asked) {
      return;
    }
    asked = true;
    status.textContent = say.sayReading;
    var script = element("script");
    script.src = say.index;
    script.onload = function () {
      index = window.konkyoIndex;
      konkyo.find.prepare(index.parts);
      show();
    };
    script.onerror = function () {
      asked = false;
      status.textContent = say.sayMissing;
    };
    document.head.append(script);
  }

  // ---- What was found.

  /** Writes a text with the words marked; a long one from shortly before the first of them. */
  function written(into, text, found, cut) {
    var marks = konkyo.find.marks(text, found.words, found.near);
    var first = marks.length ? marks[0][0] : 0;
    var from = cut && first > BEFORE ? first - BEFORE : 0;
    var to = cut ? Math.min(text.length, Math.max(first, BEFORE) + AFTER) : text.length;
    // Not through a word of Latin letters, a number or a pair of halves.
    while (from > 0 && /[\w.,\udc00-\udfff]/.test(text[from])) { from -= 1; }
    while (to < text.length && /[\w.,\udc00-\udfff]/.test(text[to])) { to += 1; }
    into.append(from > 0 ? "\u2026" : "");
    var at = from;
    marks.forEach(function (mark) {
      if (mark[1] > to) {
        return;
      }
      into.append(text.slice(at, mark[0]));
      into.append(element("mark", "", text.slice(mark[0], mark[1])));
      at = mark[1];
    });
    into.append(text.slice(at, to) + (to < text.length ? "\u2026" : ""));
    return into;
  }

  function result(part, found) {
    var line = element("li", "result-line");
    var link = written(element("a"), part.title, found, false);
    link.href = part.page + (part.anchor ? "#" + encodeURIComponent(part.anchor) : "");
    line.append(link);
    if (part.text) {
      line.append(written(element("p", "snippet"), part.text, found, true));
    }
    if (part.anchor) {
      line.append(element("p", "place", index.pages[part.page]));
    }
    return line;
  }

  function group(name, parts, found) {
    var section = element("section", "found-group");
    var title = element("h2", "", say["say" + name[0].toUpperCase() + name.slice(1)]);
    title.id = "found-" + name;
    title.append(" ", element("span", "found-count", String(parts.length)));
    section.setAttribute("aria-labelledby", title.id);
    var list = element("ol", "found");
    parts.slice(0, SHOWN).forEach(function (part) { list.append(result(part, found)); });
    section.append(title, list);
    if (parts.length > SHOWN) {
      var more = element("button", "", konkyo.fill(say.sayMore, { n: parts.length - SHOWN }));
      more.type = "button";
      more.addEventListener("click", function () {
        var shown = list.children.length;
        parts.slice(SHOWN).forEach(function (part) { list.append(result(part, found)); });
        more.remove();
        list.children[shown].querySelector("a").focus();
      });
      section.append(more);
    }
    return section;
  }

  /** Shows what answers the field. The kind that the best answer is of comes first. */
  function show() {
    var query = field.value.trim().slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "");
    if (query === shown) {
      return;
    }
    shown = query;
    remember(query);
    if (!query) {
      results.replaceChildren();
      tell("");
    } else if (!index) {
      shown = "";
      readIndex();
    } else {
      answer(query);
    }
  }

  function answer(query) {
    var found = konkyo.find.find(index.parts, query);
    var groups = new Map();
    found.hits.forEach(function (hit) {
      var name = hit.part.group;
      groups.set(name, (groups.get(name) || []).concat(hit.part));
    });
    results.replaceChildren.apply(results, Array.from(groups, function (entry) { return group(entry[0], entry[1], found); }));
    var none = found.words.length ? say.sayNothing : say.sayWordless;
    var phrase = found.hits.length === 0 ? none : found.near ? say.sayNear : say.sayFound;
    tell(konkyo.fill(phrase, { n: found.hits.length, query: query }));
  }

  /**
   * While letters are put together, kana and Latin letters are on their way to others. Korean is not: its last
   * syllable is held open until the next begins, and readers wait for no such end.
   */
  function typed(event) {
    if (!event.isComposing || /[\uac00-\ud7a3]\s*$/.test(field.value)) {
      show();
    }
  }

  /** Says it once typing has paused, for each change would be read out. */
  function tell(words) {
    clearTimeout(saying);
    saying = setTimeout(function () { status.textContent = words; }, 300);
  }

  /** The address names the search, so that going back from a result finds it again. */
  function remember(query) {
    var address = query ? "?q=" + encodeURIComponent(query) : "";
    try {
      history.replaceState(null, "", location.pathname + address + location.hash);
    } catch (refused) {
      // Then the address stays as it was.
    }
    konkyo.all("[data-language]").forEach(function (link) { link.search = address; });
  }

  function asAddressed() {
    try {
      return new URLSearchParams(location.search).get("q") || "";
    } catch (unreadable) {
      return "";
    }
  }

  // ---- Arrows go from the field through the results and back; Tab does so as on every page.

  function walk(event) {
    var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    var stops = [field].concat(konkyo.all("a, button", results));
    var at = stops.indexOf(document.activeElement);
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || at < 0) {
      return;
    }
    if (event.key === "Escape" && at > 0) {
      field.focus();
    } else if (step && stops[at + step]) {
      stops[at + step].focus();
      event.preventDefault();
    }
  }

  form.hidden = false;
  form.addEventListener("submit", function (event) { event.preventDefault(); show(); });
  field.addEventListener("input", typed);
  field.addEventListener("compositionend", show);
  box.addEventListener("keydown", walk);
  field.value = asAddressed() || field.value;
  if (field.value) {
    show();
  } else if (!location.hash) {
    field.focus();
  }
})();
