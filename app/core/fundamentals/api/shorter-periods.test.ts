import { replay, traceUnder } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { StatementsAnswer } from "../contracts/statements.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);

describe("GET /api/v1/statements of shorter periods", () => {
  const answerOf = async (search: string) =>
    StatementsAnswer.parse(await (await ask(`/api/v1/statements?${search}`)).json());
  const lineOf = ({ statements }: StatementsAnswer, name: string) =>
    statements.flatMap(({ lines }) => lines).find(({ figure }) => figure === name);

  it("gives the last twelve quarters, each grown over the same quarter of the year before", async () => {
    const answer = await answerOf("ticker=AAPL&period=quarterly");
    expect(answer).toMatchObject({ period: "quarterly", availablePeriods: ["annual", "quarterly", "ttm"], years: [] });
    expect(answer.columns).toHaveLength(12);
    expect(answer.columns.at(-1)).toMatchObject({ periodEnd: "2026-03-28", months: 3, form: "10-Q", fiscalYear: null });
    // 111,184 against 95,359 in the quarter to March 2025
    expect(lineOf(answer, "revenue")?.growth.at(-1)?.value).toBeCloseTo(111_184 / 95_359 - 1, 12);
    expect(lineOf(answer, "revenue")?.growth[0]?.value).toBeCloseTo(81_797 / 82_959 - 1, 12);
  });

  it("says of the fourth quarter that it is the year less nine months, and of which filings", async () => {
    const answer = await answerOf("ticker=AAPL&period=quarterly");
    const fourth = answer.columns.findIndex(({ periodEnd }) => periodEnd === "2025-09-27");
    const revenue = lineOf(answer, "revenue")?.cells[fourth];
    if (revenue === undefined || revenue.value === null) throw new Error("no revenue");
    const step = answer.trace.nodes[revenue.node];
    if (step?.kind !== "step") throw new Error("no step");
    expect(step).toMatchObject({ name: "quarterByDifference", value: 102_466_000_000 });
    expect(answer.trace.nodes[Number(step.inputs.whole)]).toMatchObject({ months: 12, value: 416_161_000_000 });
    expect(answer.trace.nodes[Number(step.inputs.part)]).toMatchObject({
      months: 9,
      value: 313_695_000_000,
      accession: "0000320193-25-000073",
    });
    // rounded figures cannot be taken apart: Apple told 1.85, the difference is 1.84
    expect(lineOf(answer, "epsDiluted")?.cells[fourth]).toMatchObject({ value: null, missing: ["epsDiluted"] });
  });

  it("gives the last twelve months and those of a year before, with what they are made of", async () => {
    const answer = await answerOf("ticker=GOOGL&period=ttm");
    expect(answer.columns.map(({ periodEnd, months }) => [periodEnd, months])).toEqual([
      ["2025-03-31", 12],
      ["2026-03-31", 12],
    ]);
    expect(answer.columns.at(-1)?.madeOf.map(({ sign, months, periodEnd }) => [sign, months, periodEnd])).toEqual([
      [1, 12, "2025-12-31"],
      [1, 3, "2026-03-31"],
      [-1, 3, "2025-03-31"],
    ]);
    expect(lineOf(answer, "revenue")?.cells.at(-1)?.value).toBe(402_836e6 + 109_896e6 - 90_234e6);
  });

  it.each(["quarterly", "ttm"])("works out every number of %s again from its trace", async (period) => {
    const { statements, margins, trace } = await answerOf(`ticker=AAPL&period=${period}`);
    const lines = statements.flatMap(({ lines: each }) => each.flatMap(({ cells, growth }) => [...cells, ...growth]));
    const known = [...lines, ...margins.flatMap(({ cells }) => cells)].filter((cell) => cell.value !== null);
    expect(known.length).toBeGreaterThan(50);
    for (const { value, node } of known) {
      const under = traceUnder(trace, node);
      expect(under && replay(under)).toBe(value);
    }
  });

  it("has no columns where the source has years only, and refuses a period that is none", async () => {
    expect(await answerOf("ticker=KO&period=ttm")).toMatchObject({ availablePeriods: ["annual"], columns: [] });
    const response = await ask("/api/v1/statements?ticker=AAPL&period=monthly");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "enumInvalid" });
    expect((await ask("/api/v1/ratios?ticker=AAPL&period=quarterly")).status).toBe(400);
  });

  it("is exported as comma-separated values, with every filing behind a figure", async () => {
    const response = await ask("/api/v1/statements.csv?ticker=AAPL&period=quarterly");
    expect(response.headers.get("content-disposition")).toContain("valora-AAPL-statements-quarterly.csv");
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toBe(
      "schemaVersion,ticker,currency,statement,figure,periodEnd,months,value,unit,origin,accession,filedAt",
    );
    expect(lines).toContain(
      "1,AAPL,USD,income,revenue,2025-09-27,3,102466000000,money,derived,0000320193-25-000079 0000320193-25-000073,2025-10-31",
    );
    expect(lines).toContain(
      "1,AAPL,USD,income,revenue,2026-03-28,3,111184000000,money,companyFactsWithAccession,0000320193-26-000013,2026-05-01",
    );
  });
});
