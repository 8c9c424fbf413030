/* How each kind of question is answered: what a learner has chosen or moved, whether it is right, and
   what is said of it. quiz.js does the rest: it grades when asked to and remembers. */
(function () {
  "use strict";

  var konkyo = window.konkyo;
  var all = konkyo.all;
  var fill = konkyo.fill;

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
      /** Returns whether nothing was moved. */
      isAsGiven: function () { return rows().every(function (row, at) { return row === first[at]; }); },
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
          var box = feedback(right, words, reasonOf(section, row.dataset.element));
          var value = section.querySelector('[data-value="' + row.dataset.element + '"]');
          box.firstChild.append(" ", value.cloneNode(true));
          row.append(box);
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

  konkyo.answers = { choice: choice, ordering: ordering, matching: matching };
  konkyo.reasonOf = reasonOf;
})();
