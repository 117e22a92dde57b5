const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Shared by the scripts of a page: a sign that one has noticed, the other knows. */
const MARK = "reader-is-there";

/** Resolves at the first mouse move, touch, key or scroll; at once when one has happened before. */
export const readerIsThere: Promise<void> = new Promise((resolve) => {
  if (typeof document === "undefined") return resolve();
  // They were there before the scripts: a field has the focus. A place scrolled to before tells of itself with the next frame.
  const isNoticed = performance.getEntriesByName(MARK).length > 0;
  if (isNoticed || document.activeElement !== document.body) return resolve();
  const noticed = () => {
    for (const sign of signs) removeEventListener(sign, noticed, true);
    performance.mark(MARK);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, noticed, { capture: true, passive: true });
});
