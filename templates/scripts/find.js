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

  // What Korean and Japanese put behind nouns. It is left away from a query, and counts where a page has it too.
  var KOREAN = "은|는|이|가|을|를|의|에|에서|에는|에서는|에게|으로|로|와|과|도|만|까지|부터|보다|마다|처럼|이란|란|인가요|입니다|였습니다|이었습니다";
  var JAPANESE = "は|が|を|に|の|と|で|も|へ|や|から|まで|より|には|では|とは|です|でした";
  var ENDING = new RegExp("([\\uac00-\\ud7a3]{2})(?:" + KOREAN + ")$|([^\\u3041-\\u3096]{2})(?:" + JAPANESE + ")$", "u");
  var ONLY_ENDING = new RegExp("^(?:" + KOREAN + "|" + JAPANESE + ")$", "u");

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

  /** Returns the words of a query: {text, needed}. Scripts are parted; what a particle adds is not needed. */
  function words(query) {
    var joined = query.normalize("NFKC").trim().replace(/([0-9])\s+(?=(?:[a-z\u03bc%]{1,4}(?:\/[a-z]{1,3})?)(?:\s|$))/gi, "$1");
    var list = [];
    joined.split(/\s+/).forEach(function (word) {
      (word.match(UNSPACED) || []).forEach(function (piece) {
        var clean = piece.replace(/^[^\p{L}\p{N}%\-\u2212]+|[^\p{L}\p{N}%]+$/gu, "");
        var attached = piece !== word;
        if (!/[\p{L}\p{N}%]/u.test(clean) || (attached && ONLY_ENDING.test(clean))) {
          return;
        }
        var stem = clean.replace(ENDING, "$1$2");
        list.push({ text: fold(stem).text, needed: clean.length > 1 || !attached });
        if (stem !== clean) {
          list.push({ text: fold(clean).text, needed: false });
        }
      });
    });
    return list.filter(function (word) { return word.needed || word.text.length > 1; });
  }

  /** Splits what occurs nowhere, such as two nouns in one, into the longest beginnings that do occur. */
  function shortened(word, occurs) {
    if (occurs(word.text)) {
      return [word];
    }
    var least = IS_UNSPACED.test(word.text) ? 2 : 4;
    for (var length = DIGIT.test(word.text) ? 0 : word.text.length - 1; length >= least; length -= 1) {
      var start = word.text.slice(0, length);
      if (occurs(start)) {
        var rest = word.text.slice(length);
        return [{ text: start, needed: word.needed }].concat(rest.length > 1 && occurs(rest) ? [{ text: rest, needed: false }] : []);
      }
    }
    return [{ text: word.text, needed: false }];
  }

  /** Returns how well a part answers; 0 if it has fewer of the needed words than `least`. */
  function score(part, wanted, whole, least, loose) {
    var sum = 0;
    var had = 0;
    wanted.forEach(function (word) {
      var inTitle = places(part.foldedTitle, word.text, loose).length;
      var inText = places(part.foldedText, word.text, loose).length;
      had += word.needed && inTitle + inText > 0 ? 1 : 0;
      sum += Math.min(inTitle, 1) * 8 + Math.min(inText, 3) / (1 + part.text.length / 1500);
    });
    if (had < least) {
      return 0;
    }
    sum += part.foldedTitle.text === whole ? 12 : 0;
    sum += places(part.foldedTitle, whole, loose).length ? 6 : 0;
    return sum + (places(part.foldedText, whole, loose).length ? 3 : 0);
  }

  function ranked(parts, wanted, whole, least, loose) {
    if (least === 0) {
      return [];
    }
    return parts.map(function (part) { return { part: part, score: score(part, wanted, whole, least, loose) }; })
      .filter(function (hit) { return hit.score > 0; })
      .sort(function (a, b) { return b.score - a.score; });
  }

  function needed(wanted) {
    return wanted.filter(function (word) { return word.needed; }).length;
  }

  /** Prepares parts with `title` and `text` to be looked through. */
  function prepare(parts) {
    parts.forEach(function (part) {
      part.foldedTitle = fold(part.title);
      part.foldedText = fold(part.text);
    });
  }

  /**
   * Returns {words, near, hits}: the best first; `near` if nothing holds all words as they were typed. Then
   * words are taken apart, numbers may go on, and in the end half of the words will do.
   */
  function find(parts, query) {
    var wanted = words(query);
    var whole = fold(query).text;
    var hits = ranked(parts, wanted, whole, needed(wanted), false);
    if (hits.length || !wanted.length) {
      return { words: wanted, near: false, hits: hits };
    }
    function occurs(text) {
      return parts.some(function (part) {
        return places(part.foldedTitle, text, true).length || places(part.foldedText, text, true).length;
      });
    }
    var near = wanted.reduce(function (list, word) { return list.concat(shortened(word, occurs)); }, []);
    hits = ranked(parts, near, whole, needed(near), true);
    return { words: near, near: true, hits: hits.length ? hits : ranked(parts, near, whole, Math.ceil(needed(near) / 2), true) };
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
