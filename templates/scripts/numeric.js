/* How an item that asks for a number is answered. */
(function () {
  "use strict";

  var konkyo = window.konkyo;
  var typed = konkyo.typed;

  function numeric(section, say) {
    var input = section.querySelector("input");
    var told = section.querySelector("[data-told]");
    var units = typed.units(say.units, say.unitWords);
    var mistakes = konkyo.all("[data-mistake]", section);

    function value() {
      var read = units.read(input.value);
      var size = read && units.size(read.unit);
      return size ? typed.times(read.number, size) : null;
    }

    function shown() {
      var read = units.read(input.value);
      var text = typed.plain(input.value);
      return read && read.unit === "" ? text + unitOfKey() : text;
    }

    /** The unit as it stands behind the right answer, with a space or without. */
    function unitOfKey() {
      var at = say.unit ? say.answer.lastIndexOf(say.unit) : say.answer.length;
      return at > 0 ? say.answer.slice(say.answer[at - 1].trim() ? at : at - 1) : "";
    }

    function refused(unit) {
      var near = units.near(unit);
      var phrase = near.length ? say.sayNearUnit : say.examples ? say.sayNoUnit : say.sayBare;
      return konkyo.fill(phrase, { unit: unit, near: near.join(", "), examples: say.examples });
    }

    function isRight() {
      var number = value();
      return number !== null && typed.within(number, say.low, say.high);
    }

    return {
      chosen: function () { return input.value.trim() ? [input.value.trim()] : []; },
      restore: function (chosen) { input.value = chosen[0] || ""; },
      objection: function () {
        var read = units.read(input.value);
        if (read === null) {
          return konkyo.fill(say.sayUnread, { chosen: typed.plain(input.value) });
        }
        return value() === null ? refused(read.unit) : "";
      },
      isRight: isRight,
      words: function () { return { chosen: shown(), key: say.answer }; },
      explain: function () {
        input.readOnly = true;
        var number = value();
        var made = isRight() ? undefined : mistakes.find(function (mistake) {
          return typed.within(number, mistake.dataset.low, mistake.dataset.high);
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
