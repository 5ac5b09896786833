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

  // The weights of a weighted score are added up while they are typed.
  const sum = document.querySelector("[data-sum]");
  if (sum) {
    const share = (text) => {
      const [bare, under] = text.replace(/[%\s]/g, "").replaceAll(",", ".").split("/").map(Number);
      const part = under ? (bare / under) * 100 : /^0?\.\d/.test(text.trim().replace(",", ".")) ? bare * 100 : bare;
      return Number.isFinite(part) ? part : 0;
    };
    const fields = [...document.querySelectorAll("[data-weight]")];
    const add = () => {
      const total = Math.round(fields.reduce((all, field) => all + share(field.value), 0) * 100) / 100;
      sum.querySelector("output").textContent = total.toLocaleString(document.documentElement.lang);
      sum.classList.toggle("off", Math.abs(total - 100) > 0.02);
      sum.hidden = false;
    };
    for (const field of fields) field.addEventListener("input", add);
    add();
  }

  for (const button of document.querySelectorAll("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }
})();
