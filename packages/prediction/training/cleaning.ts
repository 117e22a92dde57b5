import type { Example } from "./examples.ts";

/** Two market values of neighbouring years this close in log points are one price written twice. */
const copiedPrice = 0.002;

export type Exclusions = {
  marketValueUnknown: number;
  copiedMarketValue: number;
  sectorUnknown: number;
  tooEarly: number;
  currency: number;
};

/**
 * The examples that a model may learn from and be judged on, and how many were left out for which reason: unknown market values;
 * years before listing, where tables repeat the first price; companies whose sector is unknown (they would be refused);
 * years before `firstYear`, where too few companies are left to speak of a market; statements in another currency than
 * the model's, whose sizes and exchange rates the table does not settle.
 */
export function cleanExamples(examples: readonly Example[], firstYear: number, currency: string) {
  const excluded: Exclusions = {
    marketValueUnknown: 0,
    copiedMarketValue: 0,
    sectorUnknown: 0,
    tooEarly: 0,
    currency: 0,
  };
  const byTicker = Map.groupBy(examples, ({ ticker }) => ticker);
  const isCopied = ({ ticker, year, marketValue }: Example) =>
    (byTicker.get(ticker) ?? []).some(
      (other) => Math.abs(other.year - year) === 1 && Math.abs(Math.log(other.marketValue / marketValue)) < copiedPrice,
    );
  const kept = examples.filter((example) => {
    const reason = exclusionOf(example, isCopied(example), firstYear, currency);
    if (reason) excluded[reason] += 1;
    return reason === null;
  });
  return { kept, excluded };
}

function exclusionOf(
  example: Example,
  isCopied: boolean,
  firstYear: number,
  currency: string,
): keyof Exclusions | null {
  if (Number.isNaN(example.marketValue)) return "marketValueUnknown";
  if (example.year < firstYear) return "tooEarly";
  if (example.sector === null) return "sectorUnknown";
  if (example.row.currency !== currency) return "currency";
  return isCopied ? "copiedMarketValue" : null;
}
