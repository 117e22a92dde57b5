/** A line of values from nothing, for dots beside one another. */
export type DotScale = {
  /** Place in percent of the width. */
  at: (value: number) => number;
  /** Whether a value has a place on the line: above nothing, and not too far out. */
  holds: (value: number) => boolean;
};

/** How far beyond the furthest of its marks the line goes on. */
const room = 1.6;

/** A line from nothing to well beyond the marks that matter; null where none is above nothing. */
export function dotScaleOf(marks: readonly number[]): DotScale | null {
  const most = room * Math.max(0, ...marks);
  if (!(most > 0)) return null;
  return { at: (value) => (value / most) * 100, holds: (value) => value > 0 && value <= most };
}
