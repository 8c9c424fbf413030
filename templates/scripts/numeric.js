/* Numbers as people type them, read exactly, and how an item that asks for one is answered. */
(function () {
  "use strict";

  var konkyo = window.konkyo;

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

  function numeric(section, say) {
    var input = section.querySelector("input");
    var told = section.querySelector("[data-told]");
    var sizes = unitSizes(say.units);
    var mistakes = konkyo.all("[data-mistake]", section);

    function value() {
      var read = readNumber(input.value);
      var known = read && (read.unit === "" || Object.prototype.hasOwnProperty.call(sizes, read.unit));
      return known ? times(read.number, fraction(read.unit === "" ? "1" : sizes[read.unit])) : null;
    }

    function shown() {
      var read = readNumber(input.value);
      var text = plain(input.value);
      return read && read.unit === "" && say.unit ? text + " " + say.unit : text;
    }

    function isRight() {
      var number = value();
      return number !== null && within(number, say.low, say.high);
    }

    return {
      chosen: function () { return input.value.trim() ? [input.value.trim()] : []; },
      restore: function (chosen) { input.value = chosen[0] || ""; },
      objection: function () {
        var read = readNumber(input.value);
        if (read === null) {
          return konkyo.fill(say.sayUnread, { chosen: plain(input.value) });
        }
        return value() === null ? konkyo.fill(say.sayNoUnit, { unit: read.unit }) : "";
      },
      isRight: isRight,
      words: function () { return { chosen: shown(), key: say.answer }; },
      explain: function () {
        input.readOnly = true;
        var number = value();
        var made = isRight() ? undefined : mistakes.find(function (mistake) {
          return within(number, mistake.dataset.low, mistake.dataset.high);
        });
        told.hidden = !made;
        told.replaceChildren();
        if (made) {
          Array.prototype.forEach.call(konkyo.reasonOf(section, made.dataset.mistake).children, function (part) {
            told.append(part.cloneNode(true));
          });
        }
      },
      clear: function () {
        input.value = "";
        input.readOnly = false;
        told.hidden = true;
        told.replaceChildren();
      }
    };
  }

  konkyo.answers.numeric = numeric;
})();
