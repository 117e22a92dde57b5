import { type SearchedSection, searchOver } from "../../../app/web/docs/doc-search.ts";
import type { DocsText } from "../../../app/web/docs/docs-text.ts";

// Put in place when the script is made.
declare const SECTIONS: readonly SearchedSection[];
declare const TEXT: DocsText;

/** What the address of the contents asks for, below the field that asks it. */
function showFound(): void {
  const asked = (new URLSearchParams(location.search).get("q") ?? "").trim();
  const form = document.querySelector("form[role=search]");
  if (asked === "" || form === null) return;
  const field = form.querySelector("input[name=q]");
  if (field instanceof HTMLInputElement) field.value = asked;
  const found = searchOver(SECTIONS)(asked);
  const list = made("ol", "mt-4 grid max-w-[66ch] gap-5");
  list.append(
    ...found.map(({ id, page, heading, excerpt }) => {
      const link = made("a", "link", heading === page ? page : `${page}: ${heading}`);
      link.setAttribute("href", id);
      const item = made("li");
      item.append(link, made("p", "t-small mt-1 break-words text-ink-2", excerpt));
      return item;
    }),
  );
  const section = made("section", "mt-8");
  const isFound = found.length > 0;
  section.append(
    made("h2", "t-h2", isFound ? TEXT.found : TEXT.nothingFound),
    isFound ? list : made("p", "mt-1 text-ink-2", TEXT.nothingFoundHint),
  );
  form.after(section);
}

function made(name: string, className = "", text = ""): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

showFound();
