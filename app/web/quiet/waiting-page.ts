import { readerIsThere } from "../session/reader-signs.ts";
import { whenIdle } from "../session/when-idle.ts";

/*
 * The script of a page whose scripts wait for a reader (held-scripts.ts). They are fetched when the browser has nothing
 * better to do, and run when somebody is there: until then the page is what it is without scripts.
 */
const named = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");
const fetchThem = () => {
  for (const link of named) link.rel = link.dataset.rel ?? "";
};
addEventListener("load", () => whenIdle(fetchThem));

void readerIsThere.then(() => {
  const held = document.querySelector<HTMLScriptElement>("script[data-held]");
  if (held === null) return;
  fetchThem();
  const script = document.createElement("script");
  script.type = "module";
  // The attribute is hidden from scripts; the property is not.
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  held.replaceWith(script);
});
