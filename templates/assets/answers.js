/* How each kind of question is answered: what a learner has chosen, typed or moved, whether it is
   right, and what is said of it. konkyo.js does the rest: it grades when asked to and remembers. */
(function () {
  "use strict";

  function all(selector, within) {
    return Array.prototype.slice.call(within.querySelectorAll(selector));
  }

  function fill(phrase, values) {
    return phrase.replace(/\{(\w+)\}/g, function (whole, name) {
      return name in values ? String(values[name]) : whole;
    });
  }

  /** Makes what is said beside a line: a sign and words, then copies of its reason. */
  function feedback(isRight, words, reason) {
    var box = document.createElement("div");
    box.className = "option-feedback";
    var judgement = document.createElement("p");
    judgement.className = "judgement";
    var sign = document.createElement("span");
    sign.className = "sign";
    sign.textContent = isRight ? "○" : "×";
    sign.setAttribute("aria-hidden", "true");
    judgement.append(sign, " " + words);
    box.append(judgement);
    Array.prototype.forEach.call(reason ? reason.children : [], function (part) {
      box.append(part.cloneNode(true));
    });
    return box;
  }

  function reasonOf(section, id) {
    return section.querySelector('[data-reason="' + id + '"]');
  }

  function forget(row) {
    row.classList.remove("told", "is-key", "is-chosen", "is-right", "is-wrong");
    all(".option-feedback", row).forEach(function (box) { box.remove(); });
  }

  // ---- Numbers as people type them, read exactly. A number is a fraction of whole numbers of any
  // ---- size: {n, d}, so that nothing is lost between the page that was built and what is typed.

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
    var mistakes = all("[data-mistake]", section);

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
          return fill(say.sayUnread, { chosen: plain(input.value) });
        }
        return value() === null ? fill(say.sayNoUnit, { unit: read.unit }) : "";
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
          Array.prototype.forEach.call(reasonOf(section, made.dataset.mistake).children, function (part) {
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

  // ---- One or several of a list.

  function choice(section, say) {
    var options = all("[data-option]", section).map(function (row) {
      return {
        row: row,
        id: row.dataset.option,
        letter: row.dataset.letter,
        isKey: row.dataset.key === "true",
        input: row.querySelector("input")
      };
    });
    var reasons = section.querySelector("[data-reasons]");

    function chosen() {
      return options.filter(function (option) { return option.input.checked; });
    }

    function letters(of) {
      return of.map(function (option) { return option.letter; }).join(", ");
    }

    function explain(option) {
      var picked = option.input.checked;
      var words = picked
        ? (option.isKey ? say.sayChosenRight : say.sayChosenWrong)
        : (option.isKey ? say.sayLeftRight : say.sayLeftWrong);
      option.input.disabled = true;
      option.row.classList.add("told");
      option.row.classList.toggle("is-key", option.isKey);
      option.row.classList.toggle("is-chosen", picked);
      option.row.append(feedback(option.isKey, words, reasonOf(section, option.id)));
    }

    return {
      chosen: function () { return chosen().map(function (option) { return option.id; }); },
      restore: function (ids) {
        options.forEach(function (option) { option.input.checked = ids.indexOf(option.id) >= 0; });
      },
      objection: function () { return ""; },
      isRight: function () {
        return options.every(function (option) { return option.input.checked === option.isKey; });
      },
      words: function () {
        var keys = options.filter(function (option) { return option.isKey; });
        return { chosen: letters(chosen()), key: letters(keys) };
      },
      explain: function () {
        options.forEach(explain);
        reasons.hidden = true;
      },
      clear: function () {
        options.forEach(function (option) {
          option.input.checked = false;
          option.input.disabled = false;
          forget(option.row);
        });
        reasons.hidden = false;
      }
    };
  }

  // ---- An order, changed by buttons.

  function ordering(section, say, announce) {
    var list = section.querySelector("[data-elements]");
    var first = rows();
    var frozen = false;

    function rows() {
      return all("[data-element]", list);
    }

    function letters(of) {
      return of.map(function (row) { return row.dataset.letter; }).join(", ");
    }

    function sorted() {
      return rows().sort(function (a, b) {
        return Number(a.dataset.rightPlace) - Number(b.dataset.rightPlace);
      });
    }

    function isInPlace(row) {
      return rows().indexOf(row) + 1 === Number(row.dataset.rightPlace);
    }

    /** The button keeps the focus, so that it can be pressed again; at an end its twin gets it. */
    function move(row, button, step) {
      var at = rows();
      var to = at.indexOf(row) + step;
      if (frozen || to < 0 || to >= at.length) {
        return;
      }
      list.insertBefore(row, step < 0 ? at[to] : at[to].nextSibling);
      button.focus();
      announce(fill(say.sayMoved, { letter: row.dataset.letter, n: to + 1 }));
      mark();
    }

    /** A button that leads nowhere says so and stays where it is in the order of tabs. */
    function mark() {
      rows().forEach(function (row, at, of) {
        row.querySelector("[data-up]").setAttribute("aria-disabled", String(frozen || at === 0));
        row.querySelector("[data-down]").setAttribute("aria-disabled", String(frozen || at === of.length - 1));
      });
    }

    function arrange(inOrder) {
      inOrder.forEach(function (row) { list.append(row); });
      mark();
    }

    first.forEach(function (row) {
      row.querySelector("[data-moves]").hidden = false;
      [["[data-up]", -1], ["[data-down]", 1]].forEach(function (way) {
        var button = row.querySelector(way[0]);
        button.addEventListener("click", function () { move(row, button, way[1]); });
      });
    });
    mark();

    return {
      chosen: function () { return rows().map(function (row) { return row.dataset.element; }); },
      restore: function (ids) {
        var known = ids.map(function (id) {
          return first.find(function (row) { return row.dataset.element === id; });
        }).filter(Boolean);
        arrange(known.concat(first.filter(function (row) { return known.indexOf(row) < 0; })));
      },
      objection: function () { return ""; },
      isRight: function () { return rows().every(isInPlace); },
      words: function () { return { chosen: letters(rows()), key: letters(sorted()) }; },
      explain: function () {
        frozen = true;
        mark();
        rows().forEach(function (row) {
          var right = isInPlace(row);
          row.classList.add("told", right ? "is-right" : "is-wrong");
          var words = right ? say.sayInPlace : fill(say.sayMisplaced, { n: row.dataset.rightPlace });
          row.append(feedback(right, words, reasonOf(section, row.dataset.element)));
        });
      },
      clear: function () {
        frozen = false;
        rows().forEach(forget);
        arrange(first);
      }
    };
  }

  // ---- Pairs, found in lists.

  function matching(section, say) {
    var targets = {};
    all("[data-target]", section).forEach(function (row) {
      targets[row.dataset.target] =
        row.querySelector(".letter").textContent + ". " + row.querySelector(".target-text").textContent;
    });
    var prompts = all("[data-prompt]", section).map(function (row) {
      return {
        row: row,
        id: row.dataset.prompt,
        right: row.dataset.rightTarget,
        select: row.querySelector("select")
      };
    });
    prompts.forEach(function (prompt) {
      all("option", prompt.select).forEach(function (option) {
        option.textContent = targets[option.value] || option.textContent;
      });
    });

    function rightOnes() {
      return prompts.filter(function (prompt) { return prompt.select.value === prompt.right; });
    }

    return {
      chosen: function () {
        return prompts.filter(function (prompt) { return prompt.select.value; })
          .map(function (prompt) { return prompt.id + "=" + prompt.select.value; });
      },
      restore: function (pairs) {
        prompts.forEach(function (prompt) {
          var pair = pairs.find(function (one) { return one.indexOf(prompt.id + "=") === 0; });
          prompt.select.value = pair ? pair.slice(prompt.id.length + 1) : "";
          // A target that is no longer there leaves nothing chosen.
          prompt.select.selectedIndex = Math.max(0, prompt.select.selectedIndex);
        });
      },
      objection: function () {
        return prompts.every(function (prompt) { return prompt.select.value; }) ? "" : say.sayChoose;
      },
      isRight: function () { return rightOnes().length === prompts.length; },
      words: function () { return { right: rightOnes().length, total: prompts.length }; },
      explain: function () {
        prompts.forEach(function (prompt) {
          var right = prompt.select.value === prompt.right;
          prompt.select.disabled = true;
          prompt.row.classList.add("told", right ? "is-right" : "is-wrong");
          var words = right ? say.sayPairRight : fill(say.sayPairWrong, { key: targets[prompt.right] });
          prompt.row.append(feedback(right, words, reasonOf(section, prompt.id)));
        });
      },
      clear: function () {
        prompts.forEach(function (prompt) {
          prompt.select.value = "";
          prompt.select.disabled = false;
          forget(prompt.row);
        });
      }
    };
  }

  window.konkyo = {
    answers: { choice: choice, numeric: numeric, ordering: ordering, matching: matching },
    readNumber: readNumber
  };
})();
