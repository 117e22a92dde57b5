import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { languages } from "../../../messages/languages.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { historyRunOf, questionOf } from "../../history/use-cases/history.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import { companyCardOf } from "../use-cases/company-card.ts";
import { readAnalysisQuery } from "../use-cases/read-analysis-query.ts";

const recorded: unknown[] = [];
const context = testContext();
const product = productOf({ ...context, analyses: { record: (each) => recorded.push(each) } }, null);
const app = servedProduct(product);
const ask = async (path: string) => app.request(`/api/v1/${path}`);
const day = "2018-11-04";

describe("asOf", () => {
  it("values by the filings of the day, without a price that is not of it, and takes one that the caller has", async () => {
    const without = AnalysisAnswer.parse(await (await ask(`analysis?ticker=AAPL&asOf=${day}`)).json());
    expect(without.asOf?.day).toBe(day);
    expect(without.accounts.periodEnd?.slice(0, 4)).toMatch(/201[78]/);
    expect(without.price).toBeNull();
    expect(without.summary.signal.reason).toBe("noPrice");
    expect(without.links.page).toBe(`/analysis/AAPL?asOf=${day}`);
    const own = AnalysisAnswer.parse(await (await ask(`analysis?ticker=AAPL&asOf=${day}&price=51.87`)).json());
    expect(own.price).toMatchObject({ value: 51.87, asOf: day, chosenBy: "user", age: { kind: "recent" } });
    for (const { source, asOf, covers } of own.data.sources)
      if (covers === "price" || covers === "statements") expect([source, asOf <= day]).toEqual([source, true]);
  });

  it("stands in every file, named and dated", async () => {
    const files = ["analysis.csv", "analysis.xlsx"];
    for (const file of files) {
      const response = await ask(`${file}?ticker=AAPL&asOf=${day}&price=51.87&lang=en`);
      expect([file, response.status]).toEqual([file, 200]);
      if (file !== "analysis.csv") continue;
      const [head = "", row = ""] = (await response.text()).split("\r\n");
      expect(row.split(",").at(head.split(",").indexOf("asOf") - head.split(",").length)).toBe(day);
    }
    const response = await ask(`figures?ticker=AAPL&of=summary/mean&asOf=${day}`);
    const { summary } = AnalysisAnswer.parse(await (await ask(`analysis?ticker=AAPL&asOf=${day}`)).json());
    expect((await response.json()).figures[0].value).toBe(summary.mean);
  });

  it("stays out of shared counts and social pictures, and is kept in the history of its reader", async () => {
    recorded.length = 0;
    const query = readAnalysisQuery([
      ["ticker", "AAPL"],
      ["asOf", day],
    ]);
    const analysis = await product.analyseCompany({ language: "es" }, query);
    expect(recorded).toEqual([]);
    expect(companyCardOf(analysis)).toMatchObject({ asOf: day, isOwn: false });
    const run = historyRunOf(analysis);
    expect(run.chosen.asOf).toBe(day);
    expect(questionOf(run)).toContain(`asOf ${day}`);
  });

  it.each([
    ["dateInvalid", 400, "ticker=AAPL&asOf=2018-13-04"],
    ["dateInFuture", 422, "ticker=AAPL&asOf=2999-01-01"],
    ["notFiledYet", 422, "ticker=AAPL&asOf=2001-01-01"],
    ["filingDatesUnknown", 422, "ticker=MSFT&asOf=2020-01-01"],
    ["peersRefused", 422, `ticker=AAPL&asOf=${day}&peers=MSFT`],
    ["paramRepeated", 400, `ticker=AAPL&asOf=${day}&asOf=${day}`],
  ])("is refused: %s, in three languages", async (code, status, search) => {
    const titles = await Promise.all(
      languages.map(async (lang) => {
        const response = await ask(`analysis?${search}&lang=${lang}`);
        const problem = await response.json();
        expect([response.status, problem.code]).toEqual([status, code]);
        return problem.title;
      }),
    );
    expect(new Set(titles).size).toBe(languages.length);
  });

  it("is of one company: many companies take no day", async () => {
    const response = await app.request("/api/v1/analyses", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tickers: ["AAPL", "KO"], asOf: day }),
    });
    expect((await response.json()).code).toBe("fieldUnknown");
  });
});
