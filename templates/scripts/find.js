/* Finds the words of a query in folded texts, which are looked through as a whole. What answers best comes first;
   what answers much worse is left, for a long tail hides that nothing else is there. */
(function () {
  "use strict";

  var fold = window.konkyo.fold;
  // Hits that score less than this share of the best are left, but for the first few.
  var FAINT = 0.3;
  var FAINT_WORDS = 0.4;
  var FAINT_NEAR = 0.5;
  var LEAST_NEAR = 1;
  var FEW_NEAR = 3;
  var FEW = 12;
  var MOST_NEAR = 20;

  var LATIN = /[a-z\u00df-\u024f\u0370-\u03ff]/;
  var DIGIT = /[0-9]/;

  // ---- Places in texts.

  function isSpaced(folded, at) {
    return (folded.flags[at] & fold.SPACED) > 0;
  }

  /** Whether something may begin here: words at their first letter, numbers at their first digit. */
  function begins(folded, at, form) {
    var first = form.text[0];
    var before = folded.text[at - 1] || " ";
    if (isSpaced(folded, at)) {
      return true;
    }
    if (DIGIT.test(first)) {
      return !DIGIT.test(before) && !LATIN.test(before) && !(/[.,]/.test(before) && DIGIT.test(folded.text[at - 2] || ""));
    }
    if (form.text.length === 1 && /[\u3041-\u3096\uac00-\ud7a3]/.test(first)) {
      return /[^\u3041-\u3096\uac00-\ud7a3]/.test(before);
    }
    return !LATIN.test(first) || !LATIN.test(before);
  }

  /** Whether a number ends here and does not go on, and so for a letter by itself. */
  function ends(folded, end, form, loose) {
    var last = form.text[form.text.length - 1];
    var after = folded.text[end] || " ";
    if (isSpaced(folded, end)) {
      return true;
    }
    if (DIGIT.test(last)) {
      return loose || !(DIGIT.test(after) || (/[.,]/.test(after) && DIGIT.test(folded.text[end + 1] || "")));
    }
    return !LATIN.test(last) || !LATIN.test(after) || !(form.closed || form.text.length === 1);
  }

  /** Returns where one of several spellings stands in a folded text, as [from, to] pairs; `loose` lets numbers go on. */
  function places(folded, spellings, loose) {
    var found = [];
    spellings.forEach(function (form) {
      for (var at = form.text ? folded.text.indexOf(form.text) : -1; at >= 0; at = folded.text.indexOf(form.text, at + 1)) {
        if (begins(folded, at, form) && ends(folded, at + form.text.length, form, loose) && fold.alike(folded, at, form)) {
          found.push([at, at + form.text.length]);
        }
      }
    });
    return found;
  }

  // ---- Ranking.

  /** Returns of every part how often it has each word, and how much each word says: what few parts have says more. */
  function counted(parts, wanted, loose) {
    var rows = parts.map(function (part) {
      return {
        part: part,
        has: wanted.map(function (word) {
          return { title: places(part.foldedTitle, word.forms, loose).length, text: places(part.foldedText, word.forms, loose) };
        })
      };
    });
    var weights = wanted.map(function (word, i) {
      var having = rows.filter(function (row) { return row.has[i].title + row.has[i].text.length > 0; }).length;
      return (word.needed ? 1 : 0.3) * Math.log(1 + parts.length / (1 + having));
    });
    return { rows: rows, weights: weights };
  }

  /** Returns the smallest stretch of a text that holds one place of each list; all of it if a list is empty. */
  function stretch(lists, otherwise) {
    var at = lists.map(function () { return 0; });
    var best = lists.every(function (list) { return list.length; }) ? Infinity : otherwise;
    while (lists.every(function (list, i) { return at[i] < list.length; })) {
      var starts = lists.map(function (list, i) { return list[at[i]][0]; });
      var first = Math.min.apply(null, starts);
      best = Math.min(best, Math.max.apply(null, starts) - first);
      at[starts.indexOf(first)] += 1;
    }
    return best;
  }

  /**
   * Returns how much it says that a heading holds the words: more if it holds little else, and if it is that of a
   * page or section rather than of one figure there.
   */
  function headed(part, whole) {
    var title = part.foldedTitle.text;
    var is = whole.some(function (form) { return form.text === title; });
    return (is ? 3 : 0) + whole[0].text.length / title.length + (part.anchor === "" ? 1.5 : part.group === "section" ? 1 : 0);
  }

  /** Returns how well a part answers; 0 if what it has of the needed words weighs less than `share` of them. */
  function score(row, wanted, weights, whole, share, loose) {
    var part = row.part;
    var total = 0;
    var had = 0;
    var sum = 0;
    var named = 0;
    var needed = [];
    var inTitle = places(part.foldedTitle, whole, loose).length > 0;
    var inText = places(part.foldedText, whole, loose).length > 0;
    // The heading of a question is all it asks.
    var length = 1 + part.title.length / 300;
    wanted.forEach(function (word, i) {
      var title = row.has[i].title;
      var text = row.has[i].text;
      sum += weights[i] * (Math.min(title, 1) * 3 / length + (text.length ? Math.min(1 + text.length, 4) / 2 / (1 + part.text.length / 1500) : 0));
      if (word.needed) {
        total += weights[i];
        had += title + text.length ? weights[i] : 0;
        named += title ? weights[i] : 0;
        needed.push(text);
      }
    });
    if (!total || (!inTitle && !inText && had < share * total - 1e-9)) {
      return 0;
    }
    var together = needed.length < 2 ? 0 : 2 / (1 + stretch(needed, 1000) / 20);
    var heading = inTitle ? 1.5 + headed(part, whole) : named / total > 0.6 ? 1 + headed(part, whole) : 0;
    return sum / total + heading + Math.max(together, inText ? 2 : 0);
  }

  /** Returns what answers best, without what answers much worse: few hits are left alone. */
  function ranked(parts, wanted, whole, share, loose) {
    var counts = counted(parts, wanted, loose);
    var hits = counts.rows.map(function (row) { return { part: row.part, score: score(row, wanted, counts.weights, whole, share, loose) }; })
      .filter(function (hit) { return hit.score > 0; })
      .sort(function (a, b) { return b.score - a.score; });
    var several = wanted.filter(function (word) { return word.needed; }).length > 1;
    var limit = hits.length ? hits[0].score * (loose ? FAINT_NEAR : several ? FAINT_WORDS : FAINT) : 0;
    return hits.filter(function (hit, i) { return loose ? i < MOST_NEAR && hit.score >= (i < FEW_NEAR ? LEAST_NEAR : limit) : i < FEW || hit.score >= limit; });
  }

  /** Prepares parts with `title` and `text` to be looked through. */
  function prepare(parts) {
    parts.forEach(function (part) {
      part.foldedTitle = fold.fold(part.title);
      part.foldedText = fold.fold(part.text);
    });
  }

  /**
   * Returns {words, near, hits}: the best first; `near` if nothing holds all words as they were typed. Then
   * words are taken apart, numbers may go on, and in the end most of what the words say will do.
   */
  function find(parts, query) {
    var asked = window.konkyo.query.read(query);
    var wanted = asked.words;
    var whole = asked.whole;
    if (!wanted.length) {
      return { words: wanted, near: false, hits: [] };
    }
    var marked = wanted.concat({ forms: whole });
    var hits = ranked(parts, wanted, whole, 1, false);
    if (hits.length) {
      return { words: marked, near: false, hits: hits };
    }
    function occurs(spellings) {
      return parts.some(function (part) {
        return places(part.foldedTitle, spellings, true).length || places(part.foldedText, spellings, true).length;
      });
    }
    var pieces = wanted.reduce(function (list, word) { return list.concat(word.needed ? window.konkyo.query.apart(word, occurs) : []); }, []);
    var near = pieces.filter(function (word) { return !word.lost; });
    hits = near.length * 2 < pieces.length ? [] : ranked(parts, near, whole, 1, true);
    return { words: near.length ? near : wanted, near: true, hits: hits.length || !near.length ? hits : ranked(parts, near, whole, 0.6, true) };
  }

  /** Returns where words stand in a text as it was written, in order and apart from each other. */
  function marks(text, wanted, loose) {
    var folded = fold.fold(text);
    var all = [];
    wanted.forEach(function (word) {
      places(folded, word.forms, loose).forEach(function (place) {
        all.push([folded.from[place[0]], folded.to[place[1] - 1]]);
      });
    });
    all.sort(function (a, b) { return a[0] - b[0] || b[1] - a[1]; });
    return all.reduce(function (apart, place) {
      var last = apart[apart.length - 1];
      if (last && place[0] <= last[1]) {
        last[1] = Math.max(last[1], place[1]);
      } else {
        apart.push(place);
      }
      return apart;
    }, []);
  }

  window.konkyo.find = { prepare: prepare, find: find, marks: marks };
})();
