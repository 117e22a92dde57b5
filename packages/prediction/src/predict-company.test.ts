import { type AnnualStatement, type Fundamentals, figureNames } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { compileModel } from "./compiled-model.ts";
import { predictCompany } from "./predict-company.ts";
import { tinyModel, tinySource } from "./tiny-model-contract.ts";

const statements = tinySource()
  .years.map(
    ({ figures }, index): AnnualStatement => ({
      fiscalYear: 2024 - index,
      fiscalYearEnd: `${2024 - index}-12-31`,
      filedAt: `${2025 - index}-02-20`,
      form: "10-K",
      accession: null,
      // One entry for each figure name.
      figures: {
        ...Object.fromEntries(figureNames.map((name) => [name, null])),
        ...figures,
      } as AnnualStatement["figures"],
      origins: {},
    }),
  )
  .reverse();

const company: Fundamentals = {
  ticker: "ACME",
  name: "Acme",
  exchange: "NYSE",
  country: "US",
  currency: "USD",
  sector: "industrials",
  industry: null,
  provider: "test",
  statements,
  sharesOutstanding: { value: 50, asOf: "2025-03-31", source: "test" },
  shareBasis: "settled",
  quote: null,
  beta: null,
  monthlyCloses: null,
};
const model = compileModel(
  tinyModel({
    references: [
      { ticker: "PEER", leaves: "11" },
      { ticker: "ACME", leaves: "11" },
    ],
  }),
);
const moment = { asOf: "2025-06-30", sizeCurrencyPerUnit: 1 };

describe("the model's answer about a company", () => {
  it("is the value worked by hand, with peers, version and the day of the market's level", () => {
    // Twice sales and twenty times earnings are both 2000; margin adds 0.1 and growth 0.15 (see evaluate.test.ts).
    expect(predictCompany(model, company, moment)).toMatchObject({
      kind: "prediction",
      equityValue: { middle: expect.closeTo(2000 * Math.exp(0.25), 8) },
      peers: [{ ticker: "PEER", similarity: 1 }],
      modelVersion: "test",
      levelAsOf: "2025-06-30",
      votes: true,
    });
  });

  it("does not change with the quote, the beta or the share count", () => {
    const quoted: Fundamentals = {
      ...company,
      sharesOutstanding: null,
      quote: { value: 1e6, currency: "USD", asOf: "2025-06-30", source: "test" },
      beta: { value: 3, months: 60, index: null, asOf: "2025-06-30", source: "test" },
    };
    expect(predictCompany(model, quoted, moment)).toEqual(predictCompany(model, company, moment));
  });

  it("is a refusal without statements, and from the day on which the filing is too old", () => {
    expect(predictCompany(model, { ...company, statements: [] }, moment)).toMatchObject({ reason: "featuresMissing" });
    expect(predictCompany(model, company, { ...moment, asOf: "2027-01-01" })).toMatchObject({
      reason: "statementsStale",
    });
  });

  it("counts the age from the latest filing, or from the end of its year where the day of filing is unknown", () => {
    const [, latest] = statements.slice(-2);
    if (!latest) throw new Error("two years are needed");
    const filed = (filedAt: string | null) => ({
      ...company,
      statements: [...statements.slice(0, -1), { ...latest, filedAt }],
    });
    const kindOn = (filedAt: string | null, asOf: string) =>
      predictCompany(model, filed(filedAt), { ...moment, asOf }).kind;
    // Too old from the day on that lies as many years after it as the model allows.
    const years = model.file.limits.statementAge;
    const day = (from: string, days: number) =>
      new Date(Date.parse(from) + (years * 365.25 + days) * 86_400_000).toISOString().slice(0, 10);
    for (const [filedAt, from] of [
      ["2025-02-20", "2025-02-20"],
      [null, latest.fiscalYearEnd],
    ] as const) {
      expect(kindOn(filedAt, day(from, -5)), `${filedAt}`).toBe("prediction");
      expect(kindOn(filedAt, day(from, 5)), `${filedAt}`).toBe("refused");
    }
  });
});
