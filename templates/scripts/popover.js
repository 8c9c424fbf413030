/* Shows in place what a link leads to: beside the link, or at the bottom of a phone. The link goes
   on being a link to whoever opens it in another tab. */
(function () {
  "use strict";

  var konkyo = window.konkyo = window.konkyo || {};
  var box = document.querySelector("[data-popover]");
  if (!box) {
    return;
  }

  var isNative = "popover" in HTMLElement.prototype;
  var isPhone = window.matchMedia("(max-width: 39.99rem)");
  var GAP = 8;
  var LEAST_ROOM = 240;
  var TABBABLE = "a[href], button, textarea, summary, [tabindex='0']";

  var back = part("back");
  var status = part("status");
  var byHand = part("by-hand");
  var opener = null;
  var closedNow = null;
  var shown = [];
  var latest = null;

  function part(name) {
    return box.querySelector("[data-popover-" + name + "]");
  }

  function isOpen() {
    return isNative ? box.matches(":popover-open") : !box.hidden;
  }

  // ---- What it holds: {kind, title, body, href, text}; the one opened last is seen.

  function current() {
    return shown[shown.length - 1].content;
  }

  function show() {
    var content = current();
    var full = part("full");
    part("kind").textContent = content.kind;
    part("title").replaceChildren(content.title);
    part("body").replaceChildren(content.body);
    part("foot").hidden = !content.href;
    full.href = content.href;
    back.hidden = shown.length < 2;
    status.textContent = "";
    byHand.hidden = true;
    place(true);
    box.scrollTop = 0;
    box.focus({ preventScroll: true });
  }

  /** Shows content for a link of the page, or beside what a link inside is part of. */
  function open(link, content) {
    if (box.contains(link)) {
      shown.push({ content: content, from: link, scrolled: box.scrollTop });
      show();
      return;
    }
    close();
    opener = link;
    shown = [{ content: content }];
    opener.setAttribute("aria-expanded", "true");
    if (isNative) {
      box.showPopover();
    } else {
      box.hidden = false;
    }
    show();
  }

  function close() {
    if (isNative && isOpen()) {
      box.hidePopover();
    } else if (!isNative) {
      box.hidden = true;
      closed();
    }
  }

  /** Focus goes back to the link, unless somebody put it elsewhere. */
  function closed() {
    var from = opener;
    if (!from) {
      return;
    }
    opener = null;
    closedNow = from;
    from.setAttribute("aria-expanded", "false");
    document.body.style.removeProperty("padding-bottom");
    setTimeout(function () {
      var at = document.activeElement;
      if (!opener && (at === document.body || box.contains(at))) {
        from.focus({ preventScroll: true });
      }
    });
  }

  /** What it is about may have gone: another question is shown, an answer is asked for again. */
  function closeIfAlone() {
    if (opener && opener.getClientRects().length === 0) {
      close();
    }
  }

  // ---- Where it stands: never on the number it is about, as long as there is room.

  function place(mayScroll) {
    if (!opener) {
      return;
    }
    ["top", "left", "max-height"].forEach(function (name) { box.style.removeProperty(name); });
    box.classList.toggle("popover-sheet", isPhone.matches);
    if (isPhone.matches) {
      placeBelowThePage(mayScroll);
    } else {
      placeBesideTheLink(mayScroll);
    }
  }

  function placeBelowThePage(mayScroll) {
    var height = box.offsetHeight;
    document.body.style.paddingBottom = height + "px";
    var covered = opener.getBoundingClientRect().bottom + 2 * GAP - (window.innerHeight - height);
    if (mayScroll && covered > 0) {
      window.scrollBy({ top: covered, behavior: "instant" });
    }
  }

  function placeBesideTheLink(mayScroll) {
    var head = document.querySelector(".site-head");
    var top = head ? Math.max(0, head.getBoundingClientRect().bottom) : 0;
    var at = opener.getBoundingClientRect();
    var height = box.offsetHeight;
    if (mayScroll && Math.max(below(at), at.top - top) < Math.min(height, LEAST_ROOM) + 2 * GAP) {
      window.scrollBy({ top: at.top - top - 2 * GAP, behavior: "instant" });
      at = opener.getBoundingClientRect();
    }
    var above = at.top - top - 2 * GAP;
    var under = below(at) - 2 * GAP;
    var isUnder = height <= under || under >= above;
    var room = Math.max(0, isUnder ? under : above);
    box.style.maxHeight = "min(" + room + "px, 38rem)";
    height = box.offsetHeight;
    box.style.top = (isUnder ? at.bottom + GAP : at.top - GAP - height) + "px";
    var furthest = document.documentElement.clientWidth - box.offsetWidth - GAP;
    box.style.left = Math.max(GAP, Math.min(at.left - GAP, furthest)) + "px";
  }

  function below(at) {
    return window.innerHeight - at.bottom;
  }

  // ---- The keyboard: whoever leaves by Tab comes back to the link.

  function leaves(event) {
    var stops = Array.prototype.filter.call(box.querySelectorAll(TABBABLE), function (stop) {
      return stop.getClientRects().length > 0;
    });
    var at = document.activeElement;
    return event.shiftKey
      ? at === box || at === stops[0]
      : at === stops[stops.length - 1];
  }

  box.addEventListener("keydown", function (event) {
    if (event.key === "Tab" && leaves(event)) {
      event.preventDefault();
      box.focus({ preventScroll: true });
      close();
    } else if (event.key === "Escape" && !isNative) {
      close();
    }
  });

  // ---- Copying.

  function copy() {
    var text = current().text();
    Promise.resolve().then(function () { return navigator.clipboard.writeText(text); }).then(
      function () {
        byHand.hidden = true;
        status.textContent = box.dataset.sayCopied;
      },
      function () {
        byHand.hidden = false;
        byHand.value = text;
        byHand.focus();
        byHand.select();
        status.textContent = box.dataset.sayByHand;
      });
  }

  // ---- Links that show something here.

  /** Any other click is for the browser: another tab, another window, a download. */
  function isPlain(event) {
    return event.button === 0
      && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  }

  /**
   * @param selector of the links
   * @param contentOf from a link to what it shows, as a promise; empty to follow the link
   */
  function on(selector, contentOf) {
    function announce(link) {
      link.setAttribute("role", "button");
      link.setAttribute("aria-haspopup", "dialog");
      link.setAttribute("aria-expanded", "false");
    }

    function pressed(link) {
      if (closedNow === link) {
        closedNow = null;
        return;
      }
      if (link === opener) {
        close();
        return;
      }
      var asked = latest = {};
      link.setAttribute("aria-busy", "true");
      contentOf(link).then(
        function (content) {
          if (asked === latest) {
            open(link, content);
          }
        },
        function () { location.assign(link.href); }
      ).then(function () { link.removeAttribute("aria-busy"); });
    }

    document.querySelectorAll(selector).forEach(announce);
    document.addEventListener("click", function (event) {
      var link = event.target.closest(selector);
      if (link && isPlain(event) && !event.defaultPrevented) {
        event.preventDefault();
        pressed(link);
      }
    });
    document.addEventListener("keydown", function (event) {
      if (event.key === " " && event.target.matches(selector)) {
        event.preventDefault();
        event.target.click();
      }
    });
  }

  // A tap outside closes before it arrives: on the link itself it must not open again.
  ["pointerdown", "keydown"].forEach(function (kind) {
    document.addEventListener(kind, function (event) {
      closedNow = null;
      if (!isNative && kind === "pointerdown" && isOpen() && !box.contains(event.target)) {
        close();
      }
    }, true);
  });

  box.addEventListener("click", function (event) {
    if (event.target.closest("a[href]") && isPlain(event)) {
      setTimeout(function () {
        if (!event.defaultPrevented) {
          close();
        }
      });
    }
  });
  back.addEventListener("click", function () {
    var left = shown.pop();
    show();
    box.scrollTop = left.scrolled;
    left.from.focus({ preventScroll: true });
  });
  part("close").addEventListener("click", function () { close(); });
  part("copy").addEventListener("click", copy);
  ["hashchange", "popstate", "storage"].forEach(function (kind) {
    window.addEventListener(kind, function () { setTimeout(closeIfAlone); });
  });
  window.addEventListener("scroll", function () { place(false); }, { passive: true });
  window.addEventListener("resize", function () { place(false); });
  if (isNative) {
    box.popover = "auto";
    box.hidden = false;
    box.addEventListener("beforetoggle", function (event) {
      if (event.newState === "closed") {
        closed();
      }
    });
  }

  konkyo.popover = { on: on, say: box.dataset };
})();
