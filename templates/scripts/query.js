/* Reads a query: its words, the spellings of each, and what a word is made of that occurs nowhere. In any
   language: no dictionary, no grammar beyond a few endings and little words. */
(function () {
  "use strict";

  var fold = window.konkyo.fold;
  // A query is what somebody types, not a text that somebody pasted.
  var LONGEST = 200;
  var MOST_WORDS = 12;

  var LATIN = /[a-z\u00df-\u024f\u0370-\u03ff]/;
  var DIGIT = /[0-9]/;
  var HAN = /[\u3005-\u3007\u3400-\u9fff]/;
  var SYLLABLE = /^[\uac00-\ud7a3]$/;
  var UNSPACED = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
  var RUNS = /[\u3005-\u3007\u3400-\u9fff]+|[\u3041-\u309f]+|[\u30a0-\u30ff]+|[\uac00-\ud7a3]+|[0-9][0-9.,]*|[^-0-9\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
  var HIRAGANA = /^[\u3041-\u309f]+$/;

  // What Korean and Japanese put behind nouns. It is left away from a query, and counts where a page has it too.
  var KOREAN = "은|는|이|가|을|를|의|에|에서|에는|에서는|에게|으로|로|와|과|도|만|까지|부터|보다|마다|처럼|이란|란|인가요|입니다|였습니다|이었습니다";
  var JAPANESE = "は|が|を|に|の|と|で|も|へ|や|から|まで|より|には|では|とは|です|でした";
  // And what English puts between them and into questions.
  var ENGLISH = /^(?:an?|the|of|to|in|on|at|by|for|from|with|and|or|is|are|was|were|be|do|does|did|how|what|why|when|where|which|it|its|this|that|there|long|much|many|take)$/i;
  var ENDING = new RegExp("([\\uac00-\\ud7a3]{2})(?:" + KOREAN + ")$|([^\\u3041-\\u3096]{2})(?:" + JAPANESE + ")$", "u");
  var ONLY_ENDING = new RegExp("^(?:" + KOREAN + "|" + JAPANESE + ")$", "u");

  // ---- Words of a query.

  /** Returns the spellings of a word: English numbers of things, and long marks that are written as a vowel. */
  function forms(text) {
    var list = [fold.word(text)];
    var latin = list[0].text;
    function whole(other) {
      var form = fold.word(other);
      form.closed = true;
      list.push(form);
    }
    if (/^[a-z]{3,}[^aeious]y$/.test(latin)) {
      whole(latin.slice(0, -1) + "ies");
    } else if (/^[a-z]{3,}ies$/.test(latin)) {
      whole(latin.slice(0, -3) + "y");
    } else if (/^[a-z]{3,}[^aiosu]s$/.test(latin)) {
      whole(latin.slice(0, -1));
      if (/(?:[sxz]|[cs]h)es$/.test(latin)) {
        whole(latin.slice(0, -2));
      }
    }
    ["$1\u30fc", "$1\u30a4"].forEach(function (spelling) {
      var other = text.replace(/([\u30a7\u30b1\u30bb\u30c6\u30cd\u30d8\u30da\u30d9\u30e1\u30ec])[\u30fc\u30a4]/g, spelling);
      if (other !== text) { list.push(fold.word(other)); }
    });
    return list;
  }

  function wordOf(text, needed) {
    return { raw: text, text: fold.fold(text).text, forms: forms(text), needed: needed };
  }

  /** Joins a lone syllable to the Korean word before or behind it: spaces are put there or not. */
  function joined(list) {
    return list.reduce(function (all, word) {
      var last = all[all.length - 1];
      if (last && (SYLLABLE.test(word) && /[\uac00-\ud7a3]$/.test(last) || SYLLABLE.test(last) && /^[\uac00-\ud7a3]/.test(word))) {
        all[all.length - 1] = last + word;
      } else {
        all.push(word);
      }
      return all;
    }, []);
  }

  /** Returns the words of a query. Scripts are parted; what a particle adds is not needed. */
  function words(query) {
    // A unit belongs to its number; a syllable that is still being typed is no letter yet.
    var plain = query.normalize("NFKC").replace(/[\u1100-\u11ff\u3131-\u318e]+(?=\s|$)/g, "").replace(/[\u30fb\u30a0]/g, " ").trim()
      .replace(/([0-9])\s+(?=(?:[a-z\u03bc%]{1,4}(?:\/[a-z]{1,3})?)(?:\s|$))/gi, "$1");
    var list = [];
    joined(plain.split(/\s+/)).slice(0, MOST_WORDS).forEach(function (word) {
      (word.match(UNSPACED) || []).forEach(function (piece) {
        var clean = piece.replace(/^[^\p{L}\p{N}%\-\u2212]+|[^\p{L}\p{N}%]+$/gu, "");
        var attached = piece !== word;
        if (!/[\p{L}\p{N}%]/u.test(clean) || (attached && ONLY_ENDING.test(clean))) {
          return;
        }
        var stem = clean.replace(ENDING, "$1$2");
        list.push(wordOf(stem, (clean.length > 1 || !attached) && !ENGLISH.test(clean)));
        if (stem !== clean) {
          list.push(wordOf(clean, false));
        }
      });
    });
    if (!list.some(function (word) { return word.needed; })) {
      list.forEach(function (word) { word.needed = true; });
    }
    return list.filter(function (word) { return word.text && (word.needed || word.text.length > 1); });
  }

  // ---- Taking apart what occurs nowhere.

  function least(text) {
    return LATIN.test(text) ? 4 : HAN.test(text) || /[\uac00-\ud7a3]/.test(text) ? 2 : 3;
  }

  /** Returns the pieces of a word that do occur: its scripts, or its longest beginning and what follows. */
  function apart(word, occurs) {
    if (occurs(word.forms)) {
      return [word];
    }
    var runs = word.raw.match(RUNS) || [];
    var named = runs.filter(function (run) { return !HIRAGANA.test(run); });
    if (runs.length > 1 && named.length) {
      var parts = named.reduce(function (all, run) { return all.concat(apart(wordOf(run, word.needed), occurs)); }, []);
      // Another number with the same unit answers nothing.
      return parts.some(function (part) { return part.lost && DIGIT.test(part.text); }) ? lost(word) : parts;
    }
    var enough = least(word.text);
    var from = DIGIT.test(word.text) ? 0 : word.raw.length - 1;
    for (var length = from; length >= Math.max(enough, word.raw.length / 2); length -= 1) {
      var start = wordOf(word.raw.slice(0, length), word.needed);
      if (occurs(start.forms)) {
        var rest = wordOf(word.raw.slice(length), word.needed);
        return [start].concat(rest.text.length >= enough && occurs(rest.forms) ? [rest] : []);
      }
    }
    return lost(word);
  }

  function lost(word) {
    word.lost = true;
    return [word];
  }

  /** Returns a query as far as it is read: no half of a pair of halves. */
  function typed(query) {
    return query.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "").trim();
  }

  /** Returns the words of a query, none if it has no letter, number or sign to look for; and all of it as one. */
  function read(query) {
    var text = typed(query);
    var whole = [fold.word(text)];
    var wanted = words(text);
    if (!wanted.length && /\p{S}/u.test(text)) {
      wanted = [{ raw: text, text: whole[0].text, forms: whole, needed: true }];
    }
    var needed = wanted.filter(function (word) { return word.needed; });
    return { words: wanted, whole: needed.length === 1 ? needed[0].forms : whole };
  }

  window.konkyo.query = { read: read, apart: apart };
})();
