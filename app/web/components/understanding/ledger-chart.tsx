import type { ReactNode } from "react";

/** A stretch of a bar, in percent of the width; hatched for what is taken away. */
export type Stretch = { from: number; to: number; fill: "part" | "other" | "total" | "taken" };

type LedgerRow = {
  key: string;
  label: ReactNode;
  note?: string;
  stretches: readonly Stretch[];
  figure: ReactNode;
  /** Addresses of the row's figures among those of the page. */
  trace: string;
  isTotal?: boolean;
};

const fills = { part: "var(--s3)", other: "var(--s4)", total: "var(--s5)", taken: "url(#hatch)" } as const;
const percent = (value: number) => `${value.toFixed(2)}%`;

/** A table whose middle column draws what its figures say: a bar chart that reads as the ledger it is. */
export function LedgerChart({
  caption,
  rows,
  line = null,
}: {
  caption: string;
  rows: readonly LedgerRow[];
  line?: number | null;
}) {
  return (
    <table className="ledger">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ key, label, note, stretches, figure, trace, isTotal = false }) => (
          <tr key={key} className={isTotal ? "total" : undefined} data-trace={trace}>
            <th scope="row">
              {label}
              {note === undefined ? null : <small> {note}</small>}
            </th>
            <td className="ledger-bar" aria-hidden="true">
              <svg className="block w-full" height="20" aria-hidden="true">
                {stretches.map(({ from, to, fill }) => (
                  <rect
                    key={`${from}-${fill}`}
                    x={percent(Math.min(from, to))}
                    width={percent(Math.abs(to - from))}
                    y="3"
                    height="14"
                    fill={fills[fill]}
                    stroke={fill === "taken" ? "var(--control)" : "none"}
                  />
                ))}
                {line === null ? null : (
                  <line x1={percent(line)} x2={percent(line)} y1="-14" y2="34" stroke="var(--ink)" strokeWidth="1.25" />
                )}
              </svg>
            </td>
            <td className="figure num">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
