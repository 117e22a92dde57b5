import { expect, it } from "vitest";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import { bestOfRow } from "./best-of-row.ts";

type Company = Extract<ComparedCompany, { kind: "compared" }>["company"];
type Judged = Pick<Company, "difference" | "silence" | "quality" | "priceToEarnings" | "marketCap">;

const compared = (ticker: string, judged: Partial<Judged>) =>
  // The row looks at nothing else of a company.
  ({ kind: "compared", company: { ticker, silence: null, ...judged } }) as ComparedCompany;
const best = (column: string, ...companies: readonly Partial<Judged>[]) => [
  ...bestOfRow(
    column,
    companies.map((each, index) => compared("ABC"[index] ?? "", each)),
  ),
];

it("takes the higher where more is better, and the lower where less is", () => {
  expect(best("difference", { difference: -0.4 }, { difference: 0.1 })).toEqual(["B"]);
  expect(best("priceToEarnings", { priceToEarnings: 12 }, { priceToEarnings: 30 })).toEqual(["A"]);
});

it("judges quality by what could be read", () => {
  expect(best("quality", { quality: { score: 5, known: 5 } }, { quality: { score: 6, known: 9 } })).toEqual(["A"]);
});

it("names none alone, none of equals, none after a loss, by an old price or in a row that is not judged", () => {
  expect(best("difference", { difference: 0.2 }, { difference: null })).toEqual([]);
  expect(best("difference", { difference: 0.2 }, { difference: 0.2 })).toEqual([]);
  expect(best("priceToEarnings", { priceToEarnings: -3 }, { priceToEarnings: 30 })).toEqual([]);
  expect(best("difference", { difference: 0.9, silence: "priceTooOld" }, { difference: 0.2 })).toEqual([]);
  expect(best("marketCap", { marketCap: 1 }, { marketCap: 2 })).toEqual([]);
});
