import { createMarketData } from "@valora/market-data";
import { replay, traceUnder } from "@valora/valuation";
import { beforeAll, describe, expect, it } from "vitest";
import { productOf } from "../composition.server.ts";
import { RatiosAnswer, StatementsAnswer } from "../contracts/statements.ts";
import { ThroughTimeAnswer } from "../contracts/value-through-time.ts";
import { createApp } from "../http/app.ts";
import { createLog } from "../http/request-log.ts";

let ask: (path: string) => Promise<Response>;

beforeAll(() => {
  const product = productOf(
    {
      now: () => new Date("2026-09-01"),
      pause: async () => {},
      marketData: createMarketData(),
      predict: () => null,
      analyses: { record: () => {} },
      predictions: { record: () => {} },
    },
    null,
  );
  const app = createApp({
    product,
    isDatabaseAnswering: async () => true,
    pages: async () => new Response("", { status: 404 }),
    files: null,
    log: createLog("silent"),
  });
  ask = async (path) => app.request(path);
});

describe("GET /api/v1/statements", () => {
  it("gives the figures as filed, with the filing of each", async () => {
    const response = await ask("/api/v1/statements?ticker=AAPL");
    expect(response.status).toBe(200);
    const answer = StatementsAnswer.parse(await response.json());
    expect(answer.years.at(-1)).toMatchObject({ fiscalYearEnd: "2025-09-27", form: "10-K", filedAt: "2025-10-31" });
    const revenue = answer.statements[0]?.lines.find(({ figure }) => figure === "revenue")?.cells.at(-1);
    expect(revenue?.value).toBe(416_161_000_000);
    const node = revenue?.value ? answer.trace.nodes[revenue.node] : undefined;
    expect(node).toMatchObject({ kind: "figure", name: "revenue", accession: "0000320193-25-000079" });
  });

  it("gives the earnings of 2016 on today's shares, as the table says of them", async () => {
    const answer = StatementsAnswer.parse(await (await ask("/api/v1/statements?ticker=AAPL")).json());
    const earnings = answer.statements[0]?.lines.find(({ figure }) => figure === "epsDiluted");
    // 8.31 as filed, before the split of four for one
    expect(earnings?.cells[0]?.value).toBeCloseTo(8.31 / 4, 3);
    expect(answer.onTodaysShares).toContain("epsDiluted");
  });

  it.each([
    ["?ticker=ZZZZZ", 404, "tickerNotFound"],
    ["?ticker=AAPL&wacc=0.09", 400, "paramUnknown"],
    ["?", 400, "paramRequired"],
  ])("answers %s with %s, %s", async (search, status, code) => {
    const response = await ask(`/api/v1/statements${search}`);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { code: string }).code).toBe(code);
  });

  it("leaves as comma-separated values, what is unknown empty", async () => {
    const response = await ask("/api/v1/statements.csv?ticker=AAPL");
    expect(response.headers.get("content-disposition")).toContain("valora-AAPL-statements.csv");
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toBe(
      "schemaVersion,ticker,currency,statement,figure,fiscalYearEnd,value,unit,origin,accession,filedAt",
    );
    expect(lines).toContain(
      "1,AAPL,USD,income,revenue,2025-09-27,416161000000,money,companyFactsWithAccession,0000320193-25-000079,2025-10-31",
    );
    expect(lines.find((line) => line.startsWith("1,AAPL,USD,income,interestExpense,2025-09-27"))).toBe(
      "1,AAPL,USD,income,interestExpense,2025-09-27,,,,,",
    );
  });
});

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

describe("GET /api/v1/value-through-time", () => {
  it("gives each month's end with what was known then, and what was not", async () => {
    const answer = ThroughTimeAnswer.parse(await (await ask("/api/v1/value-through-time?ticker=JPM")).json());
    if (answer.result.kind !== "valueThroughTime") throw new Error(answer.result.reason);
    expect(answer.result.points).toHaveLength(120);
    expect(answer.result.points.at(-1)).toMatchObject({ asOf: "2026-08-31", fiscalYearEnd: "2025-12-31" });
    expect(answer.result.hindsights).toContain("referenceOfToday");
  });

  it("says why there is no past to show, and refuses what it does not know", async () => {
    const answer = await (await ask("/api/v1/value-through-time?ticker=SAN.MC")).json();
    expect(answer.result).toEqual({ kind: "unavailable", reason: "closesMissing" });
    expect((await ask("/api/v1/value-through-time?ticker=JPM&wacc=0.1")).status).toBe(400);
  });
});
