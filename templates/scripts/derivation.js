/* A number opens its derivation where it stands: its entry of the ledger, and the entries of what it
   is computed from. */
(function () {
  "use strict";

  var popover = window.konkyo.popover;
  var entries = window.konkyo.entries;
  if (!popover) {
    return;
  }

  var NUMBER = "a.num[data-fact][href^='ledger-'], .popover a[href^='ledger-']:not(.mark)";

  /** What of an input belongs to itself; how it is used and judged is told by its own entry. */
  var NOT_OF_INPUTS = ".used-in, .inputs, .verdicts, .chosen, .guard, .fact-id, .fact-note";

  function all(selector, within) {
    return Array.prototype.slice.call(within.querySelectorAll(selector));
  }

  function remove(elements) {
    elements.forEach(function (element) { element.remove(); });
  }

  function elementOf(name, className, parts) {
    var element = document.createElement(name);
    element.className = className;
    element.append.apply(element, parts);
    return element;
  }

  /** Lines of members that are asked for stay; a family asked for as a whole keeps all. */
  function keepValuesOf(entry, ids) {
    var values = all(".values > li[id]", entry);
    var kept = values.filter(function (line) { return ids.indexOf(line.id) >= 0; });
    if (kept.length > 0 && ids.indexOf(entry.id) < 0) {
      remove(values.filter(function (line) { return kept.indexOf(line) < 0; }));
    }
    return kept;
  }

  /** The same element may stand in the page already, so that none keeps its id. */
  function withoutIds(entry) {
    all("[id]", entry).concat(entry).forEach(function (element) { element.removeAttribute("id"); });
    return entry;
  }

  function nameOf(entry, values) {
    var member = values.length === 1 && values[0].querySelector(".member");
    var name = entry.querySelector(".fact-name").textContent;
    return member ? name + " — " + member.textContent : name;
  }

  /** The head of an entry is a heading on its own page, and a line here. */
  function valueLine(entry, parts) {
    var figure = entry.querySelector("h3 .figure");
    return elementOf("p", "value-line", parts.concat(figure ? [figure] : []));
  }

  // ---- Inputs: the members of one family have all but their values in common.

  function inputOf(group) {
    var entry = group.entry;
    var ids = group.links.map(entries.idOf);
    var values = keepValuesOf(entry, ids);
    var link = group.links[0].cloneNode(false);
    link.className = "input-name";
    link.textContent = group.links.length === 1 ? nameOf(entry, values) : nameOf(entry, []);
    remove(all(NOT_OF_INPUTS, entry));
    remove(all(".formula", entry).map(function (formula) { return formula.parentNode; }));
    entry.querySelector("h3").replaceWith(valueLine(entry, [link]));
    return elementOf("li", "input", Array.from(withoutIds(entry).childNodes));
  }

  /** Promises the lines of inputs; where an entry cannot be had, its name alone. */
  function inputsOf(links) {
    return Promise.all(links.map(function (link) {
      return entries.entry(link).catch(function () { return null; });
    })).then(function (found) {
      var groups = {};
      links.forEach(function (link, at) {
        var entry = found[at];
        var key = entry ? entry.id : entries.idOf(link);
        groups[key] = groups[key] || { entry: entry, links: [] };
        groups[key].links.push(link);
      });
      return Object.keys(groups).map(function (key) {
        var group = groups[key];
        return group.entry
          ? inputOf(group)
          : elementOf("li", "input", group.links.map(function (link) { return link.cloneNode(true); }));
      });
    });
  }

  // ---- A derivation.

  /** Takes a row out of the attributes; returns it as attributes of its own, if it is there. */
  function takeRow(entry, selector) {
    var row = entry.querySelector(".attributes > " + selector);
    if (!row) {
      return [];
    }
    var list = row.parentNode;
    row.remove();
    if (!list.firstElementChild) {
      list.remove();
    }
    return [elementOf("dl", "attributes", [row])];
  }

  function contentOf(link) {
    return entries.entry(link).then(function (entry) {
      var title = nameOf(entry, keepValuesOf(entry, [entries.idOf(link)]));
      var figures = valueLine(entry, []);
      if (figures.firstChild) {
        entry.querySelector("h3").replaceWith(figures);
      } else {
        entry.querySelector("h3").remove();
      }
      // What a number is used for may be what an exam asks.
      var uses = takeRow(entry, ".used-in").filter(function () { return !document.body.dataset.exam; });
      var links = all(".inputs a", entry);
      takeRow(entry, ".inputs");
      withoutIds(entry);
      return inputsOf(links).then(function (inputs) {
        if (inputs.length > 0) {
          entry.append(
            elementOf("p", "popover-part", [popover.say.sayInputs]),
            elementOf("ul", "input-list", inputs));
        }
        entry.append.apply(entry, uses);
        return {
          kind: popover.say.sayDerivation,
          title: title,
          body: entry,
          href: link.href,
          text: function () { return [title].concat(linesOf(entry), link.href).join("\n"); }
        };
      });
    });
  }

  // ---- As text: a line for each line that is seen.

  var ROW = "dl > div, .verdicts > li";
  var LINE = ROW + ", p, li, .trace-line";

  function linesOf(entry) {
    var copy = entry.cloneNode(true);
    all(".mark", copy).forEach(function (mark) {
      mark.replaceWith(Array.from(mark.children).map(function (face) { return face.textContent; }).join(" "));
    });
    all("dt, .attribute-name", copy).forEach(function (name) { name.append(":"); });
    all("dd li + li", copy).concat(all(".places li + li", copy)).forEach(function (item) { item.prepend("; "); });
    all(".places li:first-child", copy).forEach(function (item) { item.prepend(" — "); });
    return all(LINE, copy).filter(isLine).map(function (line) {
      var text = spaced(line).replace(/\s+/g, " ").replace(/ ([;,])/g, "$1").trim();
      return text && (line.closest(".input-list") ? "  " : "") + text;
    }).filter(Boolean);
  }

  /** Rows are lines as a whole; of everything else what holds no other line. */
  function isLine(element) {
    return !element.parentNode.closest(ROW)
      && (element.matches(ROW) || !element.querySelector(LINE));
  }

  /** Parts that only their place parts on the screen are parted by a space. */
  function spaced(element) {
    return Array.from(element.childNodes).map(function (node) {
      return node.nodeType === Node.ELEMENT_NODE && node.children.length === 0
        && !node.matches("a, b, code, var, sup, .fact, .number")
        ? " " + node.textContent + " "
        : node.children && node.children.length > 0 ? spaced(node) : node.textContent;
    }).join("");
  }

  popover.on(NUMBER, contentOf);
})();
