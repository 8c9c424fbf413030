/* Which questions are on the page: all that are asked, or one of them at a time. The address names
   the one that is open, so that it can be linked to and the back button leads to the one before. */
(function () {
  "use strict";

  var konkyo = window.konkyo;

  /**
   * @param pager previous, next and the place between them
   * @param toggle the button that changes between all and one
   * @param asked those that are asked
   * @param opening the question to open where the address names none
   */
  konkyo.steps = function (questions, pager, toggle, say, asked, opening) {
    var previous = pager.querySelector("[data-previous]");
    var next = pager.querySelector("[data-next]");
    var current = named() || opening;
    if (asked.indexOf(current) < 0) {
      asked = questions;
    }
    var isOne = konkyo.liking.get("view") === "one";

    function named() {
      return questions.find(function (question) {
        return "#" + question.section.id === location.hash;
      });
    }

    function render() {
      var at = asked.indexOf(current);
      questions.forEach(function (question) {
        question.section.hidden = isOne ? question !== current : asked.indexOf(question) < 0;
        if (isOne && question === current) {
          question.map.setAttribute("aria-current", "step");
        } else {
          question.map.removeAttribute("aria-current");
        }
      });
      toggle.setAttribute("aria-pressed", String(isOne));
      pager.hidden = !isOne || asked.length < 2;
      pager.querySelector("[data-place-of]").textContent =
        konkyo.fill(say.sayPlace, { n: at + 1, total: asked.length });
      previous.setAttribute("aria-disabled", String(at <= 0));
      next.setAttribute("aria-disabled", String(at === asked.length - 1));
    }

    /** Shows a question and gives its stem the focus, from where Tab leads into it. */
    function enter(question) {
      current = question;
      if (asked.indexOf(question) < 0) {
        asked = questions;
      }
      render();
      question.legend.focus({ preventScroll: true });
      question.section.scrollIntoView();
    }

    function goTo(question) {
      if (isOne && location.hash !== "#" + question.section.id) {
        location.hash = question.section.id;
      } else {
        enter(question);
      }
    }

    function step(by) {
      var to = asked[asked.indexOf(current) + by];
      if (to) {
        goTo(to);
      }
    }

    previous.addEventListener("click", function () { step(-1); });
    next.addEventListener("click", function () { step(1); });
    toggle.addEventListener("click", function () {
      isOne = !isOne;
      konkyo.liking.set("view", isOne ? "one" : "all");
      current = named() || current;
      if (asked.indexOf(current) < 0) {
        current = asked[0];
      }
      render();
    });
    window.addEventListener("hashchange", function () {
      var to = named() || (isOne && !location.hash && asked[0]);
      if (to) {
        enter(to);
      }
    });
    render();

    return {
      /** Leaves only some questions to be answered and goes to the first of them. */
      ask: function (some) {
        asked = some;
        goTo(some[0]);
      },
      isNarrowed: function () { return asked.length < questions.length; }
    };
  };
})();
