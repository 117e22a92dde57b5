import { replay, traceUnder } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { RatiosAnswer } from "../contracts/ratios-answer.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);

describe("GET /api/v1/ratios", () => {
  it.each(["KO", "JPM", "SAN.MC", "O", "PLTR", "MCD"])(
    "tells %s, every number to be worked out again",
    async (ticker) => {
      const answer = RatiosAnswer.parse(await (await ask(`/api/v1/ratios?ticker=${ticker}`)).json());
      const cells = answer.ratios.flatMap(({ cells: own, percentile, median }) => [...own, percentile, median]);
      const known = cells.flatMap((cell) => (cell.value === null ? [] : [cell]));
      expect(known.length).toBeGreaterThan(10);
      for (const { value, node } of known) {
        const under = traceUnder(answer.trace, node);
        expect(under && replay(under)).toBe(value);
      }
    },
  );

  it("compares with the companies of the sector, and says with how many", async () => {
    const { comparison, ratios } = RatiosAnswer.parse(await (await ask("/api/v1/ratios?ticker=KO")).json());
    expect(comparison.companies).toBeGreaterThan(20);
    const margin = ratios.find(({ name }) => name === "operatingMargin");
    expect(margin?.percentile.value).toBeGreaterThan(0.8);
  });

  it("gives a bank no score that was not made for it", async () => {
    const { quality } = RatiosAnswer.parse(await (await ask("/api/v1/ratios?ticker=JPM")).json());
    expect(quality).toMatchObject({ piotroski: null, beneish: null, altman: null });
  });
});

describe("GET /api/v1/ratios?asOf=", () => {
  it("works them out from the figures of that day, without a price of it, beside companies of that day", async () => {
    const answer = RatiosAnswer.parse(await (await ask("/api/v1/ratios?ticker=AAPL&asOf=2018-11-04")).json());
    expect(answer.years.at(-1)).toBe("2017-09-30");
    // 63,598 ÷ 48,351, of the report of 2017; the restated cash flow would give 1.33
    expect(answer.ratios.find(({ name }) => name === "cashConversion")?.cells.at(-1)?.value).toBeCloseTo(1.3153, 4);
    expect(answer.price).toMatchObject({ asOf: null, priceToEarnings: { value: null, reason: "priceMissing" } });
    expect(answer.comparison.companies).toBeLessThan(8);
    for (const line of answer.ratios)
      for (const cell of line.cells) {
        if (cell.value === null) continue;
        const under = traceUnder(answer.trace, cell.node);
        expect(under && replay(under)).toBe(cell.value);
      }
  });
});

describe("GET /api/v1/ratios?ratio=", () => {
  const told = async (search: string, ticker = "KO") =>
    RatiosAnswer.parse(await (await ask(`/api/v1/ratios?ticker=${ticker}&${search}`)).json()).ownRatios;

  it("tells each formula with the figures that it names, each of its year, and a trace that computes it again", async () => {
    const [margin, value] = await told("ratio=average(netIncome,2)/revenue&ratio2=percent(discountedCashFlow/price-1)");
    expect(margin).toMatchObject({
      ...{ place: "ratio", expression: "average(netIncome, 2) / revenue", unit: "rate", currency: "USD", reason: null },
      inputs: [
        { name: "netIncome", asOf: "2024-12-31", unit: "money" },
        { name: "netIncome", asOf: "2025-12-31", unit: "money" },
        { name: "revenue", asOf: "2025-12-31", unit: "money" },
      ],
    });
    const [before, now, revenue] = margin?.inputs.map(({ value }) => value) ?? [];
    expect(margin?.value).toBeCloseTo(((before ?? 0) + (now ?? 0)) / 2 / (revenue ?? 1), 12);
    for (const each of [margin, value]) {
      if (each?.trace == null) throw new Error("no trace");
      const byId = new Map(each.trace.nodes.map((node) => [node.id, node]));
      expect(byId.get(each.trace.result)).toMatchObject({ name: "ownRatio", value: each.value });
      for (const input of each.inputs) expect(byId.get(input.node)).toMatchObject({ value: input.value });
    }
    const sources = margin?.trace?.nodes.flatMap((node) => (node.kind === "figure" ? [node.accession] : []));
    expect(sources?.every((accession) => /^\d{10}-\d{2}-\d{6}$/.test(accession ?? ""))).toBe(true);
  });

  it("follows the caller's own figures and an earlier day", async () => {
    const [own] = await told(
      "ratio=ebit/revenue&figures=revenue.2025-12-31:1000000000USD,ebit.2025-12-31:100000000USD",
    );
    expect(own).toMatchObject({ value: 0.1, fiscalYearEnd: "2025-12-31" });
    const [earlier] = await told("ratio=ebit/revenue&asOf=2018-11-05", "AAPL");
    expect(earlier).toMatchObject({ fiscalYearEnd: "2018-09-29", reason: null });
  });

  it("says why one has no value, and refuses one that cannot be read", async () => {
    expect(await told("ratio=ebit/(revenue-revenue)")).toMatchObject([{ value: null, reason: "divisionByZero" }]);
    const response = await ask("/api/v1/ratios?ticker=KO&ratio=median(price,3)");
    expect([response.status, await response.json()]).toMatchObject([400, { code: "ratioOfToday" }]);
    expect(await told("")).toEqual([]);
  });
});
