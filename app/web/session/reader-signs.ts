const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Resolves when somebody is there: moves, touches, types, scrolls. At once when that has happened before. */
export const readerIsThere: Promise<void> = new Promise((resolve) => {
  if (typeof document === "undefined") return resolve();
  // They were there before the scripts: a field has the focus, or the page is scrolled.
  if (document.activeElement !== document.body || scrollY > 0) return resolve();
  const noticed = () => {
    for (const sign of signs) removeEventListener(sign, noticed, true);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, noticed, { capture: true, passive: true });
});
