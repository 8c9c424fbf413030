/* Another order of questions and options, if the address asks for one: ?seed=… The order follows from
   the seed and the ids alone, so that it is the same in every language and after every build, and a
   new question does not move the others against each other. */
(function () {
  "use strict";

  var konkyo = window.konkyo;
  var root = document.querySelector("[data-quiz]");
  var found = /[?&]seed=([0-9A-Za-z]{1,32})(?=&|$)/.exec(location.search);
  var seed = found ? found[1] : "";

  /** FNV-1a, finished as MurmurHash3 finishes, so that ids that look alike fall apart. */
  function rank(text) {
    var h = 0x811c9dc5;
    for (var i = 0; i < text.length; i += 1) {
      h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    }
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (h ^ (h >>> 16)) >>> 0;
  }

  /** Puts nodes into the order their ids have under the seed, at the place where they stand. */
  function shuffle(nodes, path, idOf) {
    var ranked = nodes.map(function (node) {
      return { node: node, id: idOf(node), rank: rank(seed + "/" + path + "/" + idOf(node)) };
    });
    ranked.sort(function (a, b) { return a.rank - b.rank || (a.id < b.id ? -1 : 1); });
    return put(ranked.map(function (one) { return one.node; }));
  }

  function put(nodes) {
    var parent = nodes[0].parentNode;
    var after = nodes.reduce(function (last, node) {
      return last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING ? node : last;
    }).nextSibling;
    nodes.forEach(function (node) { parent.insertBefore(node, after); });
    return nodes;
  }

  function idOf(line) {
    return line.dataset.option || line.dataset.element || line.dataset.prompt || line.dataset.target;
  }

  function idInMap(line) {
    return line.querySelector("[data-map]").dataset.map;
  }

  function shuffleQuestions() {
    var sections = shuffle(konkyo.all("[data-question]", root), "", function (section) {
      return section.dataset.question;
    });
    var places = {};
    sections.forEach(function (section, at) { places[section.dataset.question] = String(at + 1); });
    var links = konkyo.all("[data-map]").map(function (link) { return link.closest("li"); });
    links.sort(function (a, b) { return places[idInMap(a)] - places[idInMap(b)]; });
    put(links);
    sections.forEach(function (section) {
      var id = section.dataset.question;
      var link = document.querySelector('[data-map="' + id + '"]');
      var numbers = konkyo.all('[data-ordinal="q-' + id + '"]');
      link.title = link.title.replace(numbers[0].textContent, places[id]);
      numbers.forEach(function (number) { number.textContent = places[id]; });
    });
  }

  /** An order that happens to be the right one would be an answered question. */
  function isSolved(lines) {
    return lines.every(function (line, at) { return line.dataset.rightPlace === String(at + 1); });
  }

  function shuffleLines(list, section) {
    var lines = shuffle(Array.prototype.slice.call(list.children), section.dataset.question, idOf);
    if (isSolved(lines)) {
      put(lines = lines.slice(1).concat(lines[0]));
    }
    var ids = lines.map(idOf);
    if (list.hasAttribute("data-lettered")) {
      relabel(ids, section);
    }
    lines.forEach(function (line, at) {
      if (line.dataset.letter) {
        line.dataset.letter = String.fromCharCode(65 + at);
      }
    });
    konkyo.all(list.dataset.shuffle || "[data-none]", section).forEach(function (follower) {
      follow(follower, ids);
    });
  }

  function relabel(ids, section) {
    ids.forEach(function (id, at) {
      konkyo.all('[data-letter-of="' + id + '"]', section).forEach(function (letter) {
        letter.textContent = String.fromCharCode(65 + at);
      });
    });
  }

  /** What is told of each line stands in the order of the lines; what belongs to none stays first. */
  function follow(list, ids) {
    ids.forEach(function (id) {
      var line = Array.prototype.find.call(list.children, function (child) {
        return (child.value || child.dataset.of) === id;
      });
      if (line) {
        list.append(line);
      }
    });
  }

  function newSeed() {
    var number = new Uint32Array(1);
    (window.crypto || { getRandomValues: function (to) { to[0] = Math.random() * 4294967296; } })
      .getRandomValues(number);
    return number[0].toString(36);
  }

  function startControls(box) {
    var usual = box.querySelector("[data-usual]");
    box.querySelector("[data-another]").addEventListener("click", function () {
      location.assign(location.pathname + "?seed=" + newSeed());
    });
    usual.addEventListener("click", function () {
      location.assign(location.pathname);
    });
    usual.hidden = !seed;
    box.querySelector("[data-shuffle-note]").hidden = !seed;
  }

  konkyo.seed = seed;
  if (seed) {
    if (root.dataset.shuffled === "true") {
      shuffleQuestions();
    }
    konkyo.all("[data-shuffle]", root).forEach(function (list) {
      shuffleLines(list, list.closest("[data-question]"));
    });
    konkyo.all("[data-language]").forEach(function (link) { link.search = "?seed=" + seed; });
  }
  konkyo.all("[data-shuffle-controls]").forEach(startControls);
})();
