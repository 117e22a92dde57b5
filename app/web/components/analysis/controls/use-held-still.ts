import { type RefObject, useEffect } from "react";

/** While the hand or the focus is in the bar; `controls.css` turns the browser's own anchoring off meanwhile, which not every browser has. */
const held = ":focus-within, :active";

/**
 * Keeps a bar where it stands in the window while it is used and what stands above it grows or shrinks, as where a method drops out
 * and a notice says so: the page is scrolled by as much, before it is painted.
 */
export function useHeldStill(bar: RefObject<HTMLElement | null>, above: string) {
  useEffect(() => {
    const summary = document.getElementById(above);
    if (summary === null || typeof ResizeObserver === "undefined") return;
    const edge = () => summary.getBoundingClientRect().bottom;
    let before = edge();
    const scrolled = () => {
      before = edge();
    };
    const observer = new ResizeObserver(() => {
      const moved = edge() - before;
      if (moved !== 0 && bar.current?.matches(held)) window.scrollBy({ top: moved, behavior: "instant" });
      before = edge();
    });
    observer.observe(summary);
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", scrolled);
    };
  }, [bar, above]);
}
