import { replay, traceUnder } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { ThroughTimeAnswer } from "../../analysis/contracts/value-through-time.ts";
import { RatiosAnswer, StatementsAnswer } from "../contracts/statements.ts";
import { showStatements } from "../use-cases/show-statements.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);

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

describe("GET /api/v1/statements?asOf=", () => {
  const answerOf = async (search: string) =>
    StatementsAnswer.parse(await (await ask(`/api/v1/statements?${search}`)).json());
  const cellOf = ({ statements, columns }: StatementsAnswer, name: string, fiscalYear: number) =>
    statements
      .flatMap(({ lines }) => lines)
      .find(({ figure }) => figure === name)
      ?.cells.at(columns.findIndex((column) => column.fiscalYear === fiscalYear));

  it("puts a reader's own figure beside the one filed by that day, and leaves one of a later filing out", async () => {
    const own = "figures=operatingCashFlow.2016-09-24:70000000000USD,revenue.2018-09-29:1USD";
    const { correctedFigures, ...answer } = await answerOf(`ticker=AAPL&asOf=2018-11-04&${own}`);
    expect(cellOf({ correctedFigures, ...answer }, "operatingCashFlow", 2016)?.value).toBe(70_000_000_000);
    expect(correctedFigures.map(({ filed }) => filed)).toMatchObject([
      { value: null, filedAt: null },
      { value: 65_824_000_000, filedAt: "2016-10-26" },
    ]);
    const [, today] = (await answerOf(`ticker=AAPL&${own}`)).correctedFigures;
    expect(today?.filed.value).toBe(66_231_000_000);
  });

  it("tells the operating cash flow of Apple's 2016 as each filing had it, and what later ones made of it", async () => {
    const first = await answerOf("ticker=AAPL&asOf=2018-11-04");
    expect(first.years.at(-1)).toMatchObject({ fiscalYear: 2017 });
    expect(cellOf(first, "operatingCashFlow", 2016)?.value).toBe(65_824_000_000);
    expect(first.asOf?.leftOut).toContainEqual({
      period: "annual",
      periodEnd: "2018-09-29",
      months: 12,
      filedAt: "2018-11-05",
      reason: "notFiledYet",
    });
    const later = await answerOf("ticker=AAPL&asOf=2018-11-05");
    expect(later.years.at(-1)).toMatchObject({ fiscalYear: 2018 });
    const restated = cellOf(later, "operatingCashFlow", 2016);
    expect(restated?.value).toBe(66_231_000_000);
    expect(restated?.value && later.trace.nodes[restated.node]).toMatchObject({
      accession: "0000320193-18-000145",
      filedAt: "2018-11-05",
    });
    expect(first.restatements?.some(({ figure }) => figure === "operatingCashFlow")).toBe(false);
    expect(
      later.restatements?.find(({ figure, periodEnd }) => figure === "operatingCashFlow" && periodEnd === "2016-09-24"),
    ).toMatchObject({
      versions: [
        { value: 65_824_000_000, accession: "0001628280-16-020309", filedAt: "2016-10-26" },
        { value: 66_231_000_000, accession: "0000320193-18-000145", filedAt: "2018-11-05" },
      ],
    });
  });

  it("is today what it is without a day, but for saying so", async () => {
    const today = "2026-09-01";
    const { asOf, ...of } = await showStatements(testContext(today), { ticker: "AAPL", asOf: today });
    const { asOf: none, ...without } = await showStatements(testContext(today), { ticker: "AAPL" });
    expect(of).toEqual(without);
    expect([asOf, none]).toEqual([{ day: today, leftOut: [] }, null]);
  });

  it("names the day in the table of the same figures", async () => {
    const response = await ask("/api/v1/statements.csv?ticker=AAPL&asOf=2018-11-04");
    expect(response.headers.get("content-disposition")).toContain("valora-AAPL-statements-2018-11-04.csv");
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]?.endsWith(",filedAt,asOf")).toBe(true);
    expect(lines.find((line) => line.startsWith("1,AAPL,USD,cashFlow,operatingCashFlow,2016-09-24"))).toBe(
      "1,AAPL,USD,cashFlow,operatingCashFlow,2016-09-24,65824000000,money,companyFacts,0001628280-16-020309,2016-10-26,2018-11-04",
    );
  });

  it.each([
    ["asOf=2018-02-30", 400, "dateInvalid"],
    ["asOf=05/11/2018", 400, "dateInvalid"],
    ["asOf=", 400, "dateInvalid"],
    ["asOf=2999-01-01", 422, "dateInFuture"],
    ["asOf=2014-12-31", 422, "notFiledYet"],
    ["asOf=2018-01-01&asOf=2019-01-01", 400, "paramRepeated"],
  ])("refuses %s with %s, %s", async (search, status, code) => {
    for (const path of ["statements", "statements.csv", "ratios"]) {
      const response = await ask(`/api/v1/${path}?ticker=AAPL&${search}`);
      expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([path, status, code]);
    }
  });

  it("guesses nothing of a source that keeps the latest words alone", async () => {
    const response = await ask("/api/v1/statements?ticker=MSFT&asOf=2020-01-01");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "filingDatesUnknown" });
    expect(await answerOf("ticker=MSFT")).toMatchObject({ asOf: null, restatements: null });
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
