/* The entries of ledger pages, fetched as scripts when they are first asked for: from a folder a
   page may load a script, but not read another page. */
(function () {
  "use strict";

  var konkyo = window.konkyo = window.konkyo || {};
  var files = {};
  var asked = {};

  function element(html) {
    return document.importNode(
      new DOMParser().parseFromString(html, "text/html").body.firstElementChild, true);
  }

  /** Entries are made for their own page: what leads to a place on it leads there from here too. */
  function entryOf(ledger, html) {
    var entry = element(html);
    entry.querySelectorAll("a[href^='#']").forEach(function (link) {
      link.setAttribute("href", ledger + ".html" + link.getAttribute("href"));
    });
    return entry;
  }

  /** Called by the files: markup by the id of a fact or family, and by the id of a marker. */
  function add(ledger, facts, legend) {
    files[ledger] = { facts: facts, legend: legend };
  }

  function load(ledger) {
    if (!asked[ledger]) {
      asked[ledger] = new Promise(function (done, failed) {
        var script = document.createElement("script");
        script.src = ledger + ".js";
        script.onload = function () { (files[ledger] ? done : failed)(ledger); };
        script.onerror = failed;
        document.head.append(script);
      });
      asked[ledger].catch(function () { delete asked[ledger]; });
    }
    return asked[ledger];
  }

  function idOf(link) {
    return decodeURIComponent(link.hash.slice(1));
  }

  /** The family of a member has the beginning of its id. */
  function holder(facts, id) {
    var name = id;
    while (name && !Object.hasOwn(facts, name)) {
      name = name.slice(0, Math.max(0, name.lastIndexOf(".")));
    }
    return name;
  }

  konkyo.entries = {
    add: add,
    idOf: idOf,

    /** Returns the ledger that a link leads to, such as ledger-ping; empty if it leads elsewhere. */
    ledgerOf: function (link) {
      var found = /^(ledger-[^/?#]+)\.html#/.exec(link.getAttribute("href") || "");
      return found ? found[1] : "";
    },

    /** Promises a copy of the entry a link leads to: an article, with all values of its family. */
    entry: function (link) {
      var id = idOf(link);
      return load(konkyo.entries.ledgerOf(link)).then(function (ledger) {
        var facts = files[ledger].facts;
        var name = holder(facts, id);
        if (!name) {
          throw new Error("no entry " + id);
        }
        return entryOf(ledger, facts[name]);
      });
    },

    /** Returns what the entries that are here say of a marker, or null. */
    marker: function (id) {
      var ledger = Object.keys(files).find(function (name) {
        return Object.hasOwn(files[name].legend, id);
      });
      return ledger ? element(files[ledger].legend[id]) : null;
    }
  };
})();
