import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { languages } from "../../../messages/languages.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { AnalysisAnswer } from "../../analysis/contracts/analysis-answer.ts";
import { ThroughTimeAnswer } from "../../analysis/contracts/value-through-time.ts";
import { companyCardOf } from "../../analysis/use-cases/company-card.ts";
import { readAnalysisQuery } from "../../analysis/use-cases/read-analysis-query.ts";
import { historyRunOf, questionOf } from "../../history/use-cases/history.ts";
import { RatiosAnswer } from "../contracts/ratios-answer.ts";
import { StatementsAnswer } from "../contracts/statements.ts";

const recorded: unknown[] = [];
const predicted: unknown[] = [];
const product = productOf(
  {
    ...testContext(),
    analyses: { record: (analysis) => recorded.push(analysis) },
    predictions: { record: (prediction) => predicted.push(prediction) },
  },
  null,
);
const app = servedProduct(product);
const ask = async (path: string) => app.request(`/api/v1/${path}`);
const analysed = async (search: string) => AnalysisAnswer.parse(await (await ask(`analysis?${search}`)).json());

const filed = await analysed("ticker=AAPL");
const day = filed.accounts.periodEnd ?? "";
const fiscalYearEnd = "2025-09-27";
const revenue = `revenue.${fiscalYearEnd}:400000000000USD`;
const ebit = `ebit.${day}:100000000000USD`;

describe("own figures in an analysis", () => {
  it("replace the filed ones in every value, and say so with what is filed beside", async () => {
    const own = await analysed(`ticker=AAPL&figures=${ebit}`);
    expect(own.correctedFigures).toMatchObject([{ name: "ebit", periodEnd: day, value: 100e9, unit: "money" }]);
    expect(own.correctedFigures[0]?.filed.value).toBeGreaterThan(100e9);
    expect(own.summary.mean).toBeLessThan(filed.summary.mean ?? 0);
    const nodes = own.methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? outcome.trace.nodes : []));
    const leaf = nodes.find((node) => node.kind === "figure" && node.origin === "own");
    expect(leaf).toMatchObject({ name: "ebit", value: 100e9, accession: null, filed: own.correctedFigures[0]?.filed });
    expect(own.links.page).toBe(`/analysis/AAPL?figures=${ebit}`);
    expect(own.data.notes.map(({ code }) => code)).toContain("correctedFigures");
    expect(filed.correctedFigures).toEqual([]);
  });

  it("say which sums they break", async () => {
    const notes = (await analysed(`ticker=AAPL&figures=${revenue}`)).data.notes;
    const broken = notes.find(({ code }) => code === "correctedFiguresDoNotAddUp");
    expect(broken?.contradictions[0]).toMatchObject({ figure: "grossProfit", fiscalYearEnd });
  });

  it("stand in value through time from the filing of their year, and are told there", async () => {
    const past = async (own: string) =>
      ThroughTimeAnswer.parse(await (await ask(`value-through-time?ticker=AAPL${own}`)).json());
    const [before, after] = [await past(""), await past("&figures=netIncome.2024-09-28:47000000000USD")];
    if (before.result.kind === "unavailable" || after.result.kind === "unavailable") return expect.unreachable();
    const { points } = before.result;
    const changed = after.result.points.flatMap(({ asOf, value }, at) => (value === points[at]?.value ? [] : [asOf]));
    // The year to 28 September 2024 was filed on 1 November 2024.
    expect([changed[0], changed.length > 10]).toEqual(["2024-11-30", true]);
    expect(after.result.hindsights).toContain("ownFigures");
    expect(before.result.hindsights).not.toContain("ownFigures");
    expect(after.correctedFigures).toMatchObject([
      { name: "netIncome", value: 47e9, filed: { value: 93_736_000_000 } },
    ]);
    expect((await ask("value-through-time?ticker=AAPL&figures=netIncome.2024-09-29:1USD")).status).toBe(422);
  });

  it("reach the scenarios, the reverse valuation, the simulation and single figures", async () => {
    const [before, after] = await Promise.all(
      ["", `&figures=${ebit}`].map(async (own) => analysed(`ticker=AAPL&scenario=optimistic&paths=500&seed=1${own}`)),
    );
    expect(after?.summary.mean).toBeLessThan(before?.summary.mean ?? 0);
    expect(after?.simulation?.mean).toBeLessThan(before?.simulation?.mean ?? 0);
    const figure = async (own: string) =>
      (await (await ask(`figures?ticker=AAPL&of=summary/mean${own}`)).json()).figures[0].value;
    expect(await figure(`&figures=${ebit}`)).toBe((await analysed(`ticker=AAPL&figures=${ebit}`)).summary.mean);
    expect(await figure("")).toBe(filed.summary.mean);
  });

  it("are told by the table of an analysis", async () => {
    const table = await (await ask(`analysis.csv?ticker=AAPL&figures=${ebit}`)).text();
    const [head = "", row = ""] = table.split("\r\n");
    const columns = head.split(",");
    // Counted from the end: texts before it hold commas.
    expect(row.split(",").at(columns.indexOf("correctedFigures") - columns.length)).toBe(ebit);
  });

  it("count for no other reader: no popularity, no prediction; the reader's own history knows them", async () => {
    const query = readAnalysisQuery([
      ["ticker", "KO"],
      ["figures", "revenue.2024-12-31:50000000000USD"],
    ]);
    recorded.length = 0;
    predicted.length = 0;
    const analysis = await product.analyseCompany({ language: "es" }, query);
    expect([recorded, predicted]).toEqual([[], []]);
    expect(companyCardOf(analysis)).toMatchObject({ hasCorrectedFigures: true, isOwn: false });
    const run = historyRunOf(analysis);
    expect(run.chosen.figures).toEqual(query.figures);
    expect(questionOf(run)).toContain("figures revenue.2024-12-31:50000000000USD");
    await product.analyseCompany({ language: "es" }, { ticker: "KO", scenario: "neutral" });
    expect(recorded).toHaveLength(1);
  });

  it("are the same file for the same figures, so that a page and its parts work once", async () => {
    const query = readAnalysisQuery([
      ["ticker", "KO"],
      ["figures", "revenue.2024-12-31:51000000000USD"],
    ]);
    const [one, other] = [
      await product.analyseCompany({ language: "es" }, query),
      await product.analyseCompany({ language: "es" }, query),
    ];
    expect(one.report).toBe(other.report);
  });
});

describe("own figures in statements and ratios", () => {
  it("stand in their year, and ratios are those of them", async () => {
    const statements = StatementsAnswer.parse(await (await ask(`statements?ticker=AAPL&figures=${revenue}`)).json());
    const column = statements.columns.findIndex(({ periodEnd }) => periodEnd === fiscalYearEnd);
    const line = statements.statements[0]?.lines.find(({ figure }) => figure === "revenue");
    expect(line?.cells[column]?.value).toBe(400e9);
    expect(statements.correctedFigures).toHaveLength(1);
    const table = await (await ask(`statements.csv?ticker=AAPL&figures=${revenue}`)).text();
    expect(table).toContain(`revenue,${fiscalYearEnd},400000000000,money,own`);
    const margins = await Promise.all(
      ["", `&figures=${revenue}`].map(async (own) => {
        const answer = RatiosAnswer.parse(await (await ask(`ratios?ticker=AAPL${own}`)).json());
        return answer.ratios.find(({ name }) => name === "netMargin")?.cells.at(-1)?.value ?? 0;
      }),
    );
    expect(margins[1]).toBeGreaterThan(margins[0] ?? 1);
  });
});

describe("own figures that are refused", () => {
  it.each([
    ["figureMalformed", 400, "revenue"],
    ["figureUnknown", 400, "sales.2025-09-27:1USD"],
    ["dateInvalid", 400, "revenue.2025-13-27:1USD"],
    ["numberFormat", 400, "revenue.2025-09-27:1.USD"],
    ["outOfRange", 422, "revenue.2025-09-27:1e20USD"],
    ["figureRepeated", 400, `${revenue},${revenue}`],
    ["figuresTooMany", 400, Array.from({ length: 21 }, (_, index) => `ebit.${1990 + index}-09-27:1USD`).join()],
    ["figurePeriodUnknown", 422, "revenue.2025-09-28:1USD"],
    ["figureCurrency", 422, "revenue.2025-09-27:1EUR"],
  ])("%s, in three languages", async (code, status, figures) => {
    const titles = await Promise.all(
      languages.map(async (lang) => {
        const response = await ask(`analysis?ticker=AAPL&figures=${figures}&lang=${lang}`);
        expect(response.status).toBe(status);
        const problem = await response.json();
        expect(problem.code).toBe(code);
        return problem.title;
      }),
    );
    expect(new Set(titles).size).toBe(languages.length);
    const statements = await ask(`statements?ticker=AAPL&figures=${figures}`);
    expect((await statements.json()).code).toBe(code);
  });

  it("names the periods that there are", async () => {
    const response = await ask("analysis?ticker=AAPL&figures=revenue.2025-09-28:1USD&lang=en");
    expect((await response.json()).title).toContain(fiscalYearEnd);
  });

  it("are those of one company: many companies take none", async () => {
    const response = await app.request("/api/v1/analyses", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tickers: ["AAPL", "KO"], figures: revenue }),
    });
    expect((await response.json()).code).toBe("fieldUnknown");
  });
});
