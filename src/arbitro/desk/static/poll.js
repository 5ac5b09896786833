// Answers as they come in. Without this file the page shows them when it is loaded again.
"use strict";
(() => {
  const place = document.querySelector("[data-live]");
  if (!place) return;
  const busy = () => place.querySelector("details[open]") || place.contains(document.activeElement);
  let shown = "";

  const look = async () => {
    try {
      const answer = await fetch(place.dataset.live);
      const text = answer.ok ? await answer.text() : shown;
      if (text !== shown && !busy()) {
        if (shown) place.innerHTML = text;
        shown = text;
      }
    } catch {
      // The desk does not answer just now; the next look may find it.
    }
    setTimeout(look, document.hidden ? 10000 : 1500);
  };
  look();
})();
