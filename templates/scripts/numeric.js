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
      var read = typed.read(input.value);
      var size = read && units.size(read.unit);
      return size ? typed.times(read.number, size) : null;
    }

    function shown() {
      var read = typed.read(input.value);
      var text = typed.plain(input.value);
      return read && read.unit === "" && say.unit ? text + " " + say.unit : text;
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
        var read = typed.read(input.value);
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
