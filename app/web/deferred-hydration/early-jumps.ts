import { HYDRATED, pageParts, WHOLE_PAGE } from "./page-parts.ts";

/** The whole page, and the parts of it that stand on the page. */
const partsOf = (page: Document) =>
  pageParts.filter((part) => part === WHOLE_PAGE || page.querySelector(`[data-part="${part}"]`) !== null);

/**
 * Leaves a jump to a place of the page to the browser alone until all parts of the page are hydrated. The router, told of it,
 * changes its address, and React draws anew, from nothing, what waits for its scripts: the reader's place moves or is gone.
 */
export function leavesEarlyJumpsToBrowser() {
  const hydrated = new Set<string>();
  addEventListener(HYDRATED, (event) => {
    if (event instanceof CustomEvent) hydrated.add(String(event.detail));
  });
  const keepFromRouter = (event: PopStateEvent) => {
    // An entry of the router's has a state, one that a jump of the browser's makes has none.
    if (event.state !== null) return;
    if (partsOf(document).every((part) => hydrated.has(part))) removeEventListener("popstate", keepFromRouter, true);
    else event.stopImmediatePropagation();
  };
  addEventListener("popstate", keepFromRouter, true);
}
