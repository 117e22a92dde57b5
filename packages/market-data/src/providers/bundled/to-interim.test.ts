import { describe, expect, it } from "vitest";
import { hasRecorded, recorded } from "../recorded-contract.ts";
import type { CompanyFacts } from "../sec-edgar/company-facts.schema.ts";
import { interimStatements } from "../sec-edgar/index.ts";
import { bundledFiles } from "./bundled-files.ts";
import { bundled } from "./index.ts";

const provider = bundled(bundledFiles());
const interimOf = (ticker: string) => provider.companyOf(ticker)?.interim;

describe("the bundled quarters", () => {
  it("hold Apple's last sixteen, the fourth as the year less nine months", () => {
    const quarters = interimOf("AAPL")?.quarters ?? [];
    expect(quarters).toHaveLength(16);
    expect(quarters.at(-1)).toMatchObject({
      periodEnd: "2026-03-28",
      months: 3,
      form: "10-Q",
      filedAt: "2026-05-01",
      figures: { revenue: 111_184_000_000, netIncome: 29_578_000_000, epsDiluted: 2.01 },
    });
    const fourth = quarters.find(({ periodEnd }) => periodEnd === "2025-09-27");
    expect(fourth?.figures).toMatchObject({ revenue: 102_466_000_000, epsDiluted: null, dilutedShares: null });
    expect(
      fourth?.parts?.map(({ sign, months, accession, figures }) => [sign, months, accession, figures.revenue]),
    ).toEqual([
      [1, 12, "0000320193-25-000079", 416_161_000_000],
      [-1, 9, "0000320193-25-000073", 313_695_000_000],
    ]);
    expect(fourth?.parts?.[0]).toMatchObject({
      origin: "companyFactsWithAccession",
      derived: ["ebitda", "freeCashFlow"],
    });
  });

  it("hold the last twelve months of both classes of Alphabet, and those a year before", () => {
    const [before, latest] = interimOf("GOOGL")?.trailing ?? [];
    expect([before?.periodEnd, latest?.periodEnd]).toEqual(["2025-03-31", "2026-03-31"]);
    expect(latest?.figures.revenue).toBe(422_498_000_000);
    expect(interimOf("GOOG")?.trailing.at(-1)?.figures.revenue).toBe(422_498_000_000);
  });

  it("leave out what the annual statements tell otherwise, and are absent where they end before the last year", () => {
    for (const { figures } of interimOf("AAPL")?.quarters ?? []) expect(figures.totalDebt).toBeNull();
    // The twelve months are what a company is valued on: 74,404 long-term, 8,310 due and 1,997 of commercial paper.
    expect(interimOf("AAPL")?.trailing.at(-1)?.figures.totalDebt).toBe(84_711_000_000);
    expect(interimOf("GOOGL")?.trailing.at(-1)?.figures.totalDebt).toBe(77_501_000_000 + 1_998_000_000);
    expect(interimOf("SNOW")).toBeUndefined();
    expect(interimOf("KO")).toBeUndefined();
  });
});

describe.skipIf(!hasRecorded("fixtures/sec"))("the bundled quarters, on the data beside the repository", () => {
  it("are what the live provider reads, figure for figure", () => {
    const live = interimStatements(recorded<CompanyFacts>("fixtures/sec/companyfacts-CIK0001652044.json.gz"));
    const committed = interimOf("GOOGL");
    const plain = (statement: NonNullable<typeof live>["quarters"][number]) => ({
      periodEnd: statement.periodEnd,
      accession: statement.accession,
      filings: { ...statement.filings, totalDebt: null, longTermDebt: null, currentDebt: null },
      figures: { ...statement.figures, totalDebt: null, longTermDebt: null, currentDebt: null },
      parts: statement.parts ?? [],
    });
    expect(committed?.quarters.map(plain)).toEqual(live?.quarters.map(plain));
    expect(committed?.trailing.map(plain)).toEqual(live?.trailing.map(plain));
  });
});
