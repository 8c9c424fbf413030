/* What cannot be undone is done at the second press of its button; leaving the button takes the first
   press back. */
(function () {
  "use strict";

  /**
   * @param status where the words are said that ask for the second press
   */
  window.konkyo.twice = function (button, status, words, act) {
    var isAsked = false;

    function ask(asks) {
      isAsked = asks;
      status.textContent = asks ? words : "";
    }

    button.addEventListener("click", function () {
      ask(!isAsked);
      if (!isAsked) {
        act();
      }
    });
    button.addEventListener("blur", function () {
      if (isAsked) {
        ask(false);
      }
    });
  };
})();
