import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import { tickerOf } from "./compared-ticker.ts";

type Compared = Extract<ComparedCompany, { kind: "compared" }>;
type Company = Compared["company"];

/** Figures of which more or less is better, whatever the company: a size, a day or an assumption is neither. */
const judged = {
  difference: { figure: ({ difference, silence }: Company) => (silence === null ? difference : null), best: "highest" },
  quality: { figure: ({ quality }: Company) => quality && quality.score / quality.known, best: "highest" },
  // A loss has no cheap price.
  priceToEarnings: { figure: ({ priceToEarnings }: Company) => positive(priceToEarnings), best: "lowest" },
  priceToBook: { figure: ({ priceToBook }: Company) => positive(priceToBook), best: "lowest" },
  returnOnEquity: { figure: ({ returnOnEquity }: Company) => returnOnEquity, best: "highest" },
  dividendYield: { figure: ({ dividendYield }: Company) => dividendYield, best: "highest" },
} as const;

const positive = (value: number | null) => (value !== null && value > 0 ? value : null);

const isJudged = (column: string): column is keyof typeof judged => column in judged;

/** The companies with the best figure of a row; none where the row is not judged, fewer than two are known, or all are equal. */
export function bestOfRow(column: string, companies: readonly ComparedCompany[]): ReadonlySet<string> {
  if (!isJudged(column)) return new Set();
  const { figure, best } = judged[column];
  const known = companies.flatMap((compared) => {
    const value = compared.kind === "compared" ? figure(compared.company) : null;
    return value === null ? [] : [{ ticker: tickerOf(compared), value }];
  });
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (known.length < 2 || low === high) return new Set();
  const winning = best === "highest" ? high : low;
  return new Set(known.flatMap(({ ticker, value }) => (value === winning ? [ticker] : [])));
}
