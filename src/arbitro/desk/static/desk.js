// Comfort only: every page works without this file.
"use strict";
(() => {
  const typing = (element) => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) && element.type !== "checkbox";

  // 1-9 choose an answer or tick a line, 0 is "none of these", b goes back. Settings turn this off.
  if (document.documentElement.dataset.keys !== "off") {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
      if (event.key >= "0" && event.key <= "9") {
        const tick = document.querySelectorAll(".checklist input[type=checkbox]")[Number(event.key) - 1];
        (document.querySelector(`[data-answer="${event.key}"]`) || tick)?.click();
      } else if (event.key === "b") {
        document.querySelector("[data-back]")?.click();
      }
    });
  }

  for (const button of document.querySelectorAll("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }
})();
