import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { StatementsAnswer } from "../contracts/statements.ts";
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
