import { AWAKE, WHOLE_PAGE } from "../session/awake.ts";

/** What only scripts can work; links, forms and the browser's own controls work without. */
const needsScripts = "button[type=button]:not([popovertarget]), [role=combobox]";

const partOf = (element: Element) => element.closest<HTMLElement>("[data-part]")?.dataset.part ?? WHOLE_PAGE;

/** What is pressed before its part of the page answers is kept, and pressed again as soon as it does: the last one counts. */
export function keepsEarlyPresses() {
  const awake = new Set<string>();
  let kept: HTMLElement | null = null;

  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScripts) : null;
    kept = null;
    if (pressed === null || awake.has(partOf(pressed))) return;
    event.stopPropagation();
    kept = pressed;
    document.documentElement.dataset.waking = "";
  };
  const pressAgain = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    awake.add(String(event.detail));
    if (kept === null || !awake.has(partOf(kept))) return;
    const pressed = kept;
    kept = null;
    delete document.documentElement.dataset.waking;
    pressed.click();
  };
  addEventListener("click", keep, { capture: true });
  addEventListener(AWAKE, pressAgain);
}
