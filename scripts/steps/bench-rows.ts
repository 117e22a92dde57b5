import type { Load } from "./bench-load.ts";

/** A line of the table; `target` as docs/server.md states it. */
export type Row = { what: string; figure: string; target?: string; isMet?: boolean };

/** A row under load, with its target in requests a second. */
export const perSecond = (row: string, target: number, load: Load, bare: Load): Row => ({
  what: row,
  figure: `${load.perSecond.toFixed(0)}/s (${(load.perSecond / bare.perSecond).toFixed(2)} of bare Node), p50 ${load.middle.toFixed(1)} ms, p99 ${load.last.toFixed(1)} ms${load.failed === 0 ? "" : `, ${load.failed} failed`}`,
  target: `≥ ${target}/s`,
  isMet: load.perSecond >= target && load.failed === 0,
});
/** A row whose figure should be small. */
export const atMost = (what: string, unit: string, target: number, value: number | null): Row => ({
  what,
  figure: value === null ? "not known here" : `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
  target: `≤ ${target} ${unit}`,
  ...(value === null ? {} : { isMet: value <= target }),
});
/** A row without a target. */
export const shown = (what: string, load: Load): Row => ({
  what,
  figure: `${load.perSecond.toFixed(0)}/s, p50 ${load.middle.toFixed(1)} ms, p99 ${load.last.toFixed(1)} ms${load.failed === 0 ? "" : `, ${load.failed} failed`}`,
});

/** Prints the table. */
export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, figure, target, isMet } of rows) {
    const goal =
      target === undefined ? "" : `  target ${target}${isMet === undefined ? "" : isMet ? ": met" : ": not met"}`;
    console.log(`${what.padEnd(width)}  ${figure}${goal}`);
  }
}
