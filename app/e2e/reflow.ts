import { expect, type Page } from "@playwright/test";

/**
 * What a narrow screen cuts off or covers: controls that lie outside it and in no region that scrolls sideways, whose own text is cut
 * with no dots that say so, and whose middle another element takes. Each is scrolled to first.
 */
function troubles() {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const told = (element: Element | null) =>
    element === null
      ? "nothing"
      : `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
  /** A link that shows itself on focus stands above the page. */
  const isDrawn = (element: Element) => {
    const { width: wide, height: high, bottom } = element.getBoundingClientRect();
    const isOnPage = wide > 1 && high > 1 && bottom + scrollY > 0;
    return isOnPage && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  };
  const isOutside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > width + 1) && !scrolls(element.parentElement);
  };
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isTooLong = element.scrollWidth > element.clientWidth + 1;
    return (
      element.matches("button, summary") && isTooLong && /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis"
    );
  };
  /** The middle of a control; of one over two lines, of the first. */
  const above = (element: Element): Element | null | undefined => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = element.getClientRects();
    return box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  };
  /** A card that is a link as a whole leads where its link does. */
  const isReached = (element: Element, top: Element | null) => {
    if (top === null) return false;
    if (element.contains(top) || top.contains(element)) return true;
    if (top.closest("label")?.contains(element)) return true;
    return element instanceof HTMLAnchorElement && top.closest("a")?.href === element.href;
  };
  const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(isDrawn);
  const covered = controls
    .filter((element) => !scrolls(element.parentElement))
    .flatMap((element) => {
      const top = above(element);
      return top === undefined || isReached(element, top) ? [] : `${told(element)} by ${told(top)}`;
    });
  return {
    wider: Math.max(0, document.documentElement.scrollWidth - width),
    outside: controls.filter(isOutside).map(told),
    cut: controls.filter(isCut).map(told),
    covered,
  };
}

export async function expectReflow(page: Page, about: string) {
  expect.soft(await page.evaluate(troubles), about).toEqual({ wider: 0, outside: [], cut: [], covered: [] });
}
