/** How long parts of a page still arrive after a jump, at most. */
const settlingMilliseconds = 4_000;

/** What a reader does to move the page: from then on it is left where it is. */
const movesOfReaders = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the title of a section under the bars while it opens and what stands above it arrives: the browser, which jumped when
 * it was closed, holds on to what stands below it. Ends at the reader's first move; returns how to end it before.
 */
export function keptInSight(section: string): () => void {
  const place = () => document.getElementById(section)?.scrollIntoView({ behavior: "instant" });
  const growth = new ResizeObserver(place);
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of movesOfReaders) removeEventListener(move, end);
  };
  const timer = setTimeout(end, settlingMilliseconds);
  for (const move of movesOfReaders) addEventListener(move, end, { passive: true });
  growth.observe(document.body);
  return end;
}
