/* The numbers in what is chosen, ordered or matched open once the question is answered. Before that a
   link would take the tap from its label, and where a number comes from may be the answer. */
(function () {
  "use strict";

  var all = window.konkyo.all;

  window.konkyo.numbers = function (section) {
    var asked = all("[data-text]", section).map(function (text) {
      return {
        text: text,
        nodes: Array.from(text.childNodes),
        told: all("[data-said]", section).find(function (said) {
          return said.dataset.said === text.dataset.text && said.querySelector("a");
        })
      };
    }).filter(function (one) { return one.told; });

    return {
      open: function () {
        asked.forEach(function (one) {
          one.text.replaceChildren.apply(one.text, Array.from(one.told.cloneNode(true).childNodes));
        });
      },
      close: function () {
        asked.forEach(function (one) { one.text.replaceChildren.apply(one.text, one.nodes); });
      }
    };
  };
})();
