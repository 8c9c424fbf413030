/* Folds texts, so that the ways in which readers write a word do not matter: width, case, kana, long marks,
   spaces, hyphens, thousands. Each folded letter knows where it stood, for what was found is marked there. */
(function () {
  "use strict";

  var INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufe0e\ufe0f\ufeff]/;
  // One letter with what belongs to it: a syllable written as its parts, a letter and its marks.
  var LETTER = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
  var WORDY = /[\p{L}\p{N}]/u;
  var DIGIT = /[0-9]/;
  var KANA = /[\u3041-\u3096\u30a1-\u30fa]/;
  // What ends a word as a space does: the dot between katakana, and the double hyphen.
  var PARTING = /^[\s\u30fb\u30a0]*$/;
  // Where a text has none of these, each of its units is a letter.
  var JOINED = /[\u0300-\u036f\u1100-\u11ff\u3099\u309a\ud800-\udfff\uff9e\uff9f]/;
  var COUNTED = /[\u6708\u6240\u56fd\u570b\u5e74\u6761\u70b9]/;
  var LARGE = {
    "\u3041": "\u3042", "\u3043": "\u3044", "\u3045": "\u3046", "\u3047": "\u3048", "\u3049": "\u304a", "\u3063": "\u3064",
    "\u3083": "\u3084", "\u3085": "\u3086", "\u3087": "\u3088", "\u308e": "\u308f", "\u3095": "\u304b", "\u3096": "\u3051"
  };
  var OF_VU = { "\u3041": "\u3070", "\u3043": "\u3073", "\u3047": "\u3079", "\u3049": "\u307c", "\u3085": "\u3073\u3086" };

  // What is known of a folded letter beside its form.
  var SPACED = 1;
  var KATAKANA = 2;
  var LONG = 4;
  var SMALL = 8;

  var known = new Map();

  /** Returns {form, kind}: a letter in its plain form, before kana are folded, and what is to be done with it. */
  function plain(letter) {
    var found = known.get(letter);
    if (!found) {
      // Two Korean syllables that are one suffix, chosen by the sound before them and often mistaken.
      var form = letter.normalize("NFKC").toLowerCase().replace(/\u2212/g, "-").replace(/\u00b5/g, "\u03bc").replace(/\u2019/g, "'")
        .replace(/\ub960/g, "\uc728").replace(/\ub82c/g, "\uc5f4").replace(/\u7b87/g, "\u30f6");
      found = { form: form, kind: kindOf(form) };
      known.set(letter, found);
    }
    return found;
  }

  function kindOf(form) {
    return INVISIBLE.test(form) ? "none" : PARTING.test(form) ? "space" : form === "\u30fc" ? "long"
      : form.length === 1 && KANA.test(form) ? "kana" : form.length === 1 && /[-\u2010\u2011',]/.test(form) ? "sign" : "letter";
  }

  function isThousands(text, at) {
    return /^[0-9]{3}(?![0-9])/.test(text.substr(at, 4).normalize("NFKC"));
  }

  /** Returns {text, from, to, flags}: a text as it is compared, and of each of its letters the place and the flags. */
  function fold(text) {
    var letters = [];
    var from = [];
    var to = [];
    var flags = [];
    var spaced = true;
    var match;

    function push(form, at, end, flag) {
      for (var i = 0; i < form.length; i += 1) {
        letters.push(form[i]);
        from.push(at);
        to.push(end);
        flags.push(flag | (spaced && i === 0 ? SPACED : 0));
      }
      spaced = false;
    }

    function last() {
      return spaced ? "" : letters[letters.length - 1];
    }

    /** Joins a letter to the one before it, as a long mark. */
    function lengthen(flag, end) {
      flags[flags.length - 1] |= flag;
      to[to.length - 1] = end;
    }

    function kana(letter, at, end) {
      var flag = letter >= "\u30a1" ? KATAKANA : 0;
      var hiragana = flag ? String.fromCharCode(letter.charCodeAt(0) - 0x60) : letter;
      if (OF_VU[hiragana] && last() === "\u3094") {
        letters.pop();
        var start = from.pop();
        to.pop();
        var before = flags.pop();
        spaced = (before & SPACED) > 0;
        push(OF_VU[hiragana], start, end, flag);
      } else if (/[\u3051\u3096\u3095]/.test(hiragana) && flag && COUNTED.test(text[end] || "")) {
        push("\u304b", at, end, 0);
      } else {
        push(LARGE[hiragana] || hiragana, at, end, flag | (LARGE[hiragana] ? SMALL : 0));
      }
    }

    /** Whether a hyphen, an apostrophe or a comma is no more than a way to write what it stands in. */
    function isSilent(form, end) {
      var before = last();
      var after = text[end] || "";
      if (form === ",") {
        return DIGIT.test(before) && isThousands(text, end);
      }
      return WORDY.test(before) && WORDY.test(after)
        && (form === "'" ? /[a-z]/.test(before) && /[a-z]/i.test(after) : !(DIGIT.test(before) && DIGIT.test(after)));
    }

    function add(letter, at, end) {
      var form = plain(letter).form;
      var kind = plain(letter).kind;
      if (kind === "space") {
        spaced = true;
      } else if (kind === "long" && /[\u3041-\u3096]/.test(last())) {
        lengthen(LONG, end);
      } else if (kind === "kana") {
        kana(form, at, end);
      } else if (kind === "sign" && isSilent(form, end)) {
        spaced = /[-\u2010\u2011]/.test(form);
      } else if (kind !== "none") {
        push(form, at, end, 0);
      }
    }

    if (JOINED.test(text)) {
      LETTER.lastIndex = 0;
      while ((match = LETTER.exec(text)) !== null) {
        add(match[0], match.index, LETTER.lastIndex);
      }
    } else {
      for (var i = 0; i < text.length; i += 1) {
        add(text[i], i, i + 1);
      }
    }
    var folded = { text: letters.join("").replace(/\u3094/g, "\u3076"), from: from, to: to, flags: flags };
    folded.flags.push(SPACED);
    return folded;
  }

  /**
   * Whether two folded texts are one kana spelling: a word of katakana may have its long marks and small letters
   * or not; without them it is no other word, as one of hiragana would be.
   */
  function alike(folded, at, word) {
    var length = word.text.length;
    for (var i = 0; i < length; i += 1) {
      var there = folded.flags[at + i];
      var differing = there ^ word.flags[i];
      if (differing & LONG && (length < 2 || !(there & (KATAKANA | LONG)) || !(word.loan || i === length - 1))) {
        return false;
      }
      if (differing & SMALL && length < 4 && !(there & KATAKANA)) {
        return false;
      }
      if (differing & KATAKANA && word.flags[i] & KATAKANA && length < 3) {
        return false;
      }
    }
    return true;
  }

  /** Returns a folded word to look for; `loan` if it is written as words from other languages are. */
  function word(text) {
    var folded = fold(text);
    folded.loan = folded.flags.some(function (flag) { return (flag & (KATAKANA | LONG)) > 0; });
    return folded;
  }

  window.konkyo.fold = { fold: fold, word: word, alike: alike, SPACED: SPACED };
})();
