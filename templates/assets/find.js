/* Finds words in texts, in any language: no list of words, no rules of grammar. Texts are folded, so that
   width, case, kana, spaces and thousands do not matter, and looked through as a whole. */
(function () {
  "use strict";

  var INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
  // One letter with what belongs to it: a syllable written as its parts, a letter and its marks.
  var LETTER = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
  var LATIN = /[a-z\u00df-\u024f\u0370-\u03ff]/;
  var DIGIT = /[0-9]/;
  var UNSPACED = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
  var IS_UNSPACED = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

  function foldLetter(letter) {
    return letter.normalize("NFKC").toLowerCase().replace(/\u2212/g, "-").replace(/\u00b5/g, "\u03bc")
      .replace(/[\u30a1-\u30f6]/g, function (kana) { return String.fromCharCode(kana.charCodeAt(0) - 0x60); });
  }

  /** Returns a text as it is compared, where each of its letters stood, and before which there was a space. */
  function fold(text) {
    var folded = { text: "", at: [], spaced: [] };
    var spaced = true;
    var letter;
    LETTER.lastIndex = 0;
    while ((letter = LETTER.exec(text)) !== null) {
      var plain = foldLetter(letter[0]);
      if (INVISIBLE.test(plain)) {
        continue;
      }
      if (plain.trim() === "") {
        spaced = true;
        continue;
      }
      var after = text.substr(LETTER.lastIndex, 4).normalize("NFKC");
      if (plain === "," && !spaced && DIGIT.test(folded.text.slice(-1)) && /^[0-9]{3}(?![0-9])/.test(after)) {
        continue;
      }
      for (var i = 0; i < plain.length; i += 1) {
        folded.text += plain[i];
        folded.at.push(letter.index);
        folded.spaced.push(spaced && i === 0);
      }
      spaced = false;
    }
    folded.at.push(text.length);
    folded.spaced.push(true);
    return folded;
  }

  /** Whether something may begin here: words at their first letter, numbers at their first digit. */
  function begins(folded, at, first) {
    var before = at === 0 ? " " : folded.text[at - 1];
    if (folded.spaced[at]) {
      return true;
    }
    if (DIGIT.test(first)) {
      return !DIGIT.test(before) && !LATIN.test(before) && !(/[.,]/.test(before) && DIGIT.test(folded.text[at - 2] || ""));
    }
    return !LATIN.test(first) || !LATIN.test(before);
  }

  /** Whether a number ends here and does not go on. */
  function ends(folded, end, last) {
    var after = folded.text[end] || " ";
    return folded.spaced[end] || !DIGIT.test(last)
      || !(DIGIT.test(after) || (/[.,]/.test(after) && DIGIT.test(folded.text[end + 1] || "")));
  }

  /** Returns where a word stands in a folded text, as [from, to] pairs; `loose` lets numbers go on. */
  function places(folded, word, loose) {
    var found = [];
    for (var at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      if (begins(folded, at, word[0]) && (loose || ends(folded, at + word.length, word[word.length - 1]))) {
        found.push([at, at + word.length]);
      }
    }
    return found;
  }

  /** Returns the words of a query: {text, needed}. Scripts are parted, and what one letter adds is not needed. */
  function words(query) {
    var joined = foldSpaced(query).replace(/([0-9]) (?=(?:[a-z\u03bc%]{1,4}(?:\/[a-z]{1,3})?)(?: |$))/g, "$1");
    var list = [];
    joined.split(" ").forEach(function (word) {
      (word.match(UNSPACED) || []).forEach(function (piece) {
        var text = piece.replace(/^[^\p{L}\p{N}%\-]+|[^\p{L}\p{N}%]+$/gu, "");
        if (text && text !== "-") {
          list.push({ text: text, needed: text.length > 1 || piece === word });
        }
      });
    });
    return list;
  }

  function foldSpaced(query) {
    return query.split(/\s+/).map(function (word) { return fold(word).text; }).filter(Boolean).join(" ");
  }

  /** Splits what occurs nowhere, such as a noun with its particle, into the longest beginnings that do occur. */
  function shortened(word, occurs) {
    if (occurs(word.text) || !IS_UNSPACED.test(word.text)) {
      return [word];
    }
    for (var length = word.text.length - 1; length > 1; length -= 1) {
      var start = word.text.slice(0, length);
      if (occurs(start)) {
        var rest = word.text.slice(length);
        return [{ text: start, needed: word.needed }].concat(rest.length > 1 && occurs(rest) ? [{ text: rest, needed: false }] : []);
      }
    }
    return [{ text: word.text, needed: false }];
  }

  function score(part, wanted, whole, loose) {
    var sum = 0;
    for (var i = 0; i < wanted.length; i += 1) {
      var inTitle = places(part.foldedTitle, wanted[i].text, loose).length;
      var inText = places(part.foldedText, wanted[i].text, loose).length;
      if (wanted[i].needed && inTitle + inText === 0) {
        return 0;
      }
      sum += Math.min(inTitle, 1) * 8 + Math.min(inText, 3) / (1 + part.text.length / 1500);
    }
    if (sum > 0) {
      sum += part.foldedTitle.text === whole ? 12 : 0;
      sum += places(part.foldedTitle, whole, loose).length ? 6 : 0;
      sum += places(part.foldedText, whole, loose).length ? 3 : 0;
    }
    return sum;
  }

  function ranked(parts, wanted, whole, loose) {
    if (!wanted.some(function (word) { return word.needed; })) {
      return [];
    }
    return parts.map(function (part) { return { part: part, score: score(part, wanted, whole, loose) }; })
      .filter(function (hit) { return hit.score > 0; })
      .sort(function (a, b) { return b.score - a.score; });
  }

  /** Prepares parts with `title` and `text` to be looked through. */
  function prepare(parts) {
    parts.forEach(function (part) {
      part.foldedTitle = fold(part.title);
      part.foldedText = fold(part.text);
    });
  }

  /** Returns {words, near, hits}: the best first; `near` if nothing holds the words as they were typed. */
  function find(parts, query) {
    var wanted = words(query);
    var whole = foldSpaced(query).replace(/ /g, "");
    var hits = ranked(parts, wanted, whole, false);
    if (hits.length || !wanted.length) {
      return { words: wanted, near: false, hits: hits };
    }
    var near = [];
    wanted.forEach(function (word) {
      near = near.concat(shortened(word, function (text) {
        return parts.some(function (part) {
          return places(part.foldedTitle, text, true).length || places(part.foldedText, text, true).length;
        });
      }));
    });
    return { words: near, near: true, hits: ranked(parts, near, whole, true) };
  }

  /** Returns where words stand in a text as it was written, in order and apart from each other. */
  function marks(text, wanted, loose) {
    var folded = fold(text);
    var all = [];
    wanted.forEach(function (word) {
      places(folded, word.text, loose).forEach(function (place) {
        all.push([folded.at[place[0]], endOf(folded, place[1])]);
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

  /** A letter may have become several, and spaces behind the last one are no part of it. */
  function endOf(folded, end) {
    var last = folded.at[end - 1];
    for (var next = end; next < folded.at.length; next += 1) {
      if (folded.at[next] > last) {
        return folded.spaced[next] ? last + 1 : folded.at[next];
      }
    }
    return last + 1;
  }

  window.konkyo.find = { prepare: prepare, find: find, marks: marks, fold: fold };
})();
