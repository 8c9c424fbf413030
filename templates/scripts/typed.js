/* Numbers and units as people type them, read exactly. */
(function () {
  "use strict";

  // ---- A number is a fraction of whole numbers of any size: {n, d}, so that nothing is lost between
  // ---- the page that was built and what is typed.

  function fraction(text) {
    var parts = text.split("/");
    return { n: BigInt(parts[0]), d: BigInt(parts[1] || "1") };
  }

  function times(a, b) {
    return { n: a.n * b.n, d: a.d * b.d };
  }

  /** Returns whether a is at most b; denominators are positive. */
  function atMost(a, b) {
    return a.n * b.d <= b.n * a.d;
  }

  function within(number, low, high) {
    return atMost(fraction(low), number) && atMost(number, fraction(high));
  }

  function power(exponent) {
    return BigInt("1" + "0".repeat(exponent));
  }

  /** Full-width forms, marks nobody sees, and the many signs of minus become plain ones. */
  function plain(text) {
    return text.normalize("NFKC")
      .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, "")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/(\d)\u3002(?=\d)/g, "$1.")
      .replace(/[\s\u00A0]+/g, " ")
      .trim();
  }

  var NUMBER = /^([+-]?) ?([$€£¥₩]?) ?([+-]?)(\d[\d,_' ]*\d|\d)?(\.\d+)?(?:[eE]([+-]?\d{1,2})| ?[×x*] ?10\^?([+-]?\d{1,2}))? ?(.*)$/;
  var GROUPED = /^\d{1,3}([,_' ])\d{3}(?:\1\d{3})*$/;

  function digits(text) {
    return /^\d+$/.test(text) ? text : GROUPED.test(text) ? text.replace(/\D/g, "") : null;
  }

  /**
   * Reads what was typed. Returns {number, unit} with the unit as typed, or null if it is no number.
   */
  function readNumber(typed) {
    var found = NUMBER.exec(plain(typed));
    if (!found || (!found[4] && !found[5]) || (found[1] && found[3])) {
      return null;
    }
    var whole = found[4] ? digits(found[4]) : "0";
    if (whole === null || /^[\d.,]/.test(found[8]) || (found[2] && found[8] && found[8][0] !== "/")) {
      return null;
    }
    var places = (found[5] || "").slice(1);
    var exponent = Number(found[6] || found[7] || 0) - places.length;
    var n = BigInt(whole + places);
    n = found[1] === "-" || found[3] === "-" ? -n : n;
    return {
      number: exponent < 0 ? { n: n, d: power(-exponent) } : { n: n * power(exponent), d: power(0) },
      unit: (found[2] + found[8]).replace(/ /g, "")
    };
  }

  /** Returns the sizes by spelling; spellings are compared as they are read: normalised. */
  function unitSizes(listed) {
    var sizes = {};
    listed.split(" ").filter(Boolean).forEach(function (entry) {
      var at = entry.lastIndexOf("=");
      sizes[plain(entry.slice(0, at)).replace(/ /g, "")] = entry.slice(at + 1);
    });
    return sizes;
  }

  /** Returns the symbols of words, given as `초=s 밀리=m`, by word; the longest first. */
  function symbolsOf(words) {
    return words.split(" ").filter(Boolean).map(function (entry) {
      var at = entry.indexOf("=");
      return { word: plain(entry.slice(0, at)), symbol: entry.slice(at + 1) };
    }).sort(function (a, b) { return b.word.length - a.word.length; });
  }

  /** Returns units that an item takes: their spellings with sizes, and the words they may be said in. */
  function units(listed, words) {
    var sizes = unitSizes(listed);

    var symbols = symbolsOf(words);

    function spellings(unit) {
      return [unit, symbols.reduce(function (written, one) {
        return written.split(one.word).join(one.symbol);
      }, unit)].map(plain);
    }

    return {
      /** Returns what readNumber does, of a text that may begin with what it is per, as in 초당 5 MB. */
      read: function (text) {
        var written = plain(text);
        var per = symbols.find(function (one) {
          return one.symbol[0] === "/" && written.indexOf(one.word) === 0;
        });
        return readNumber(per ? written.slice(per.word.length) + per.word : written);
      },
      /** Returns the size of a unit as typed, of none as well; null if it is not taken. */
      size: function (unit) {
        var written = spellings(unit).find(function (one) { return Object.hasOwn(sizes, one); });
        return unit === "" ? fraction("1") : written === undefined ? null : fraction(sizes[written]);
      },
      /** Returns spellings that differ from what was typed in upper and lower case alone. */
      near: function (unit) {
        var typed = spellings(unit).map(function (one) { return one.toLowerCase(); });
        return Object.keys(sizes).filter(function (one) { return typed.indexOf(one.toLowerCase()) >= 0; });
      }
    };
  }

  window.konkyo.typed = { plain: plain, units: units, times: times, within: within };
})();
