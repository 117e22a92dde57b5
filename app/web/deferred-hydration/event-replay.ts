import { HYDRATED, pageParts, WHOLE_PAGE } from "./page-parts.ts";

/** Controls that only work with scripts; forms and the browser's own controls work without. */
const needsScripts = "button[type=button]:not([popovertarget]), [role=combobox]";

/** How long a link that the page would follow by itself waits for it, before the browser follows it. */
const PATIENCE_IN_MILLISECONDS = 3_000;

/** Other parts carry a name, too, and answer with the one around them. */
const anyPart = pageParts.map((part) => `[data-part="${part}"]`).join();
const partOf = (element: Element) => element.closest<HTMLElement>(anyPart)?.dataset.part ?? WHOLE_PAGE;

/** A link to the same page, which with scripts changes or opens something on it; one to a place of it needs none. */
const isWithinPage = ({ origin, pathname, search, hash, target }: HTMLAnchorElement) =>
  origin === location.origin &&
  pathname === location.pathname &&
  (search !== location.search || hash === "") &&
  target === "";

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

function pressedIn(event: MouseEvent): HTMLElement | null {
  if (!(event.target instanceof Element) || !isPlain(event)) return null;
  const link = event.target.closest("a");
  if (link !== null) return isWithinPage(link) ? link : null;
  return event.target.closest<HTMLElement>(needsScripts);
}

/** Keeps a press until its part of the page answers, and presses again then: the last one counts. */
export function replaysEarlyEvents() {
  const awake = new Set<string>();
  let kept: HTMLElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    kept = null;
    clearTimeout(patience);
    delete document.documentElement.dataset.waking;
  };
  const keep = (event: MouseEvent) => {
    forget();
    const pressed = pressedIn(event);
    if (pressed === null || awake.has(partOf(pressed))) return;
    event.stopPropagation();
    kept = pressed;
    document.documentElement.dataset.waking = "";
    if (!(pressed instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    patience = setTimeout(() => location.assign(pressed.href), PATIENCE_IN_MILLISECONDS);
  };
  const pressAgain = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    awake.add(String(event.detail));
    // The scripts are at work: the rest of the page follows.
    clearTimeout(patience);
    if (kept === null || !awake.has(partOf(kept))) return;
    const pressed = kept;
    forget();
    // The part says so from within React's own work; a section that React has not taken over yet can answer after it only.
    queueMicrotask(() => pressed.click());
  };
  addEventListener("click", keep, { capture: true });
  addEventListener(HYDRATED, pressAgain);
}
