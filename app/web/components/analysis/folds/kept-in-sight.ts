/** How long what opens may take to arrive after a jump, on a slow phone. */
const arrivingMilliseconds = 20_000;
/** How long a page stays as it is before it has settled. */
const settlingMilliseconds = 4_000;

/** What a reader does to move the page: from then on it is left where it is. */
const movesOfReaders = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the title of a section under the bars while it opens and what stands above it arrives: the browser, which jumped when
 * it was closed, holds on to what stands below it. Ends at the reader's first move; returns how to end it before.
 */
export function keptInSight(section: string): () => void {
  const arrived = performance.now() + arrivingMilliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const growth = new ResizeObserver(() => {
    document.getElementById(section)?.scrollIntoView({ behavior: "instant" });
    clearTimeout(timer);
    timer = setTimeout(end, Math.max(settlingMilliseconds, arrived - performance.now()));
  });
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of movesOfReaders) removeEventListener(move, end);
  };
  for (const move of movesOfReaders) addEventListener(move, end, { passive: true });
  // It says how large it is at once.
  growth.observe(document.body);
  return end;
}
