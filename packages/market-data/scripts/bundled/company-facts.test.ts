import { describe, expect, it } from "vitest";
import { addCompanyFacts } from "./company-facts.ts";
import { amountOf, figuresOf } from "./figures.ts";
import type { CompanyFacts } from "./source.schema.ts";

/** Apple's report for 2017: each concept with its amounts for the year to September 2015, in millions. */
const factsOf = (concepts: Readonly<Record<string, number>>): CompanyFacts => ({
  cik: 320193,
  entityName: "Apple Inc.",
  facts: {
    "us-gaap": Object.fromEntries(
      Object.entries(concepts).map(([concept, millions]) => [
        concept,
        {
          units: {
            USD: [
              {
                start: "2014-09-28",
                end: "2015-09-26",
                val: millions * 1e6,
                accn: "0000320193-17-000070",
                form: "10-K",
                filed: "2017-11-03",
              },
            ],
          },
        },
      ]),
    ),
  },
});

function corrected(letters: string, values: readonly (number | null)[], facts: CompanyFacts) {
  const found: string[] = [];
  const figures = figuresOf("AAPL", ["ebit", "ebitda", "depreciationAndAmortization"], letters, values);
  addCompanyFacts(figures, { facts, fiscalYearEnd: "2015-09-26" }, (kind, detail) => found.push(`${kind} ${detail}`));
  const told = (["ebit", "ebitda", "depreciationAndAmortization"] as const).map((name) => amountOf(figures, name));
  return { told, letter: figures.get("depreciationAndAmortization")?.letter, found };
}

describe("depreciation where the filings are at hand in full", () => {
  const apple = factsOf({
    DepreciationDepletionAndAmortization: 9200,
    DepreciationAmortizationAndAccretionNet: 11_257,
  });

  it("is the whole, and what was derived from that of property alone follows", () => {
    expect(corrected("CDC", [71_230e6, 80_430e6, 9200e6], apple)).toEqual({
      told: [71_230e6, 82_487e6, 11_257e6],
      letter: "C",
      found: ["depreciationIsPartial 9200000000 → 11257000000", "derivedAgain ebitda 80430000000 → 82487000000"],
    });
  });

  it("leaves an EBITDA that is filed, and is told where there is none", () => {
    expect(corrected("CCC", [71_230e6, 83_000e6, 9200e6], apple).told).toEqual([71_230e6, 83_000e6, 11_257e6]);
    expect(corrected("C-C", [71_230e6, null, 9200e6], apple).told).toEqual([71_230e6, null, 11_257e6]);
  });

  it("is left where it is the whole already, and not added where it is unknown", () => {
    const asTold = { told: [71_230e6, 82_487e6, 11_257e6], letter: "M", found: [] };
    expect(corrected("CDM", [71_230e6, 82_487e6, 11_257e6], apple)).toEqual(asTold);
    expect(corrected("CDM", [71_230e6, 82_487e6, 11_257e6], factsOf({ Depreciation: 9200 }))).toEqual(asTold);
    expect(corrected("C--", [71_230e6, null, null], apple).told).toEqual([71_230e6, null, null]);
  });
});
