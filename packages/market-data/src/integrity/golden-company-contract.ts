import type { Split } from "../provider.ts";

/** The conversions between what providers say and what may be computed with. */
export const conversions = ["minorUnits", "currency", "splits", "receipts", "shareClass"] as const;
export type Conversion = (typeof conversions)[number];

/** One company as its providers tell it, and as it must stand before anybody values it. */
export type GoldenCompany = {
  name: string;
  /** Without any one of these the company comes out wrong. */
  needs: readonly Conversion[];
  ticker: string;
  /** The statements: count of shares and diluted earnings per share, as filed by `filed`. */
  statements: { currency: string; shares: number; earnings: number; filed: string };
  quote: { price: number; unit: string; marketCap: number | null };
  /** Its kind in the list of symbols. */
  kind: "commonShare" | "depositaryReceipt";
  /** Files a 20-F: its statements do not say what is quoted. */
  isForeign: boolean;
  splits: readonly Split[];
  /** Units of the statements' currency for one of the price's. */
  rate: number | null;
  expected: { price: number; currency: string; shares: number; earnings: number };
};

type Told = Partial<Omit<GoldenCompany, "name" | "needs" | "statements" | "quote" | "expected">> & {
  statements?: Partial<GoldenCompany["statements"]>;
  quote?: Partial<GoldenCompany["quote"]>;
  expected?: Partial<GoldenCompany["expected"]>;
};

/** A thousand shares that earn 2 each, filed in February and quoted at 40 dollars in November; the rest is told. */
export function company(name: string, needs: readonly Conversion[], told: Told): GoldenCompany {
  return {
    ticker: "EXMP",
    kind: "commonShare",
    isForeign: told.kind === "depositaryReceipt",
    splits: [],
    rate: null,
    ...told,
    name,
    needs,
    statements: { currency: "USD", shares: 1_000, earnings: 2, filed: "2026-02-20", ...told.statements },
    quote: { price: 40, unit: "USD", marketCap: null, ...told.quote },
    expected: { price: 40, currency: "USD", shares: 1_000, earnings: 2, ...told.expected },
  };
}
