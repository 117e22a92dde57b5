import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { languages } from "../../../messages/languages.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";

const product = productOf(testContext(), null);
const app = servedProduct(product);
const ask = async (path: string, init?: RequestInit) => app.request(path, init);

describe("GET /api/v1/analysis", () => {
  it("answers as its contract says", async () => {
    const response = await ask("/api/v1/analysis?ticker=AAPL&wacc=0.09&g=0.04&horizon=5");
    expect(response.status).toBe(200);
    const answer = AnalysisAnswer.parse(await response.json());
    expect(answer.company).toMatchObject({ ticker: "AAPL", currency: "USD" });
    expect(answer.assumptions).toMatchObject({ wacc: 0.09, growth: 0.04, horizon: 5 });
    expect(answer.methods).toHaveLength(7);
    expect(answer.simulation).toBeNull();
  });

  it.each([
    ["ES0113900J37", "SAN.MC"],
    ["K8MS7FD7N5Z2WQ51AZ71", "BBVA.MC"],
    ["BME:SAN", "SAN.MC"],
  ])("answers %s with the one share it stands for, %s", async (typed, ticker) => {
    const response = await ask(`/api/v1/analysis?ticker=${typed}`);
    expect(response.status).toBe(200);
    expect((await response.json()).company.ticker).toBe(ticker);
  });

  it.each([
    ["GB0008782301", 404, "no list has it"],
    ["NL0011585146", 404, "two listings have it: GET /api/v1/companies tells which"],
  ])("does not guess what %s stands for: %s, %s", async (typed, status) => {
    expect((await ask(`/api/v1/analysis?ticker=${typed}`)).status).toBe(status);
  });

  it("compares with the peers that are asked for, says so, and refuses those that cannot be any", async () => {
    const answerTo = async (search: string) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=KO${search}`)).json());
    const multiplesOf = ({ methods }: AnalysisAnswer) => {
      const outcome = methods.find(({ method }) => method === "comparableMultiples")?.outcome;
      return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
    };
    const plain = await answerTo("");
    const own = await answerTo("&peers=AAPL,MSFT,PEP,KDP,MNST,NVDA");
    expect(plain.assumptions.peers.chosenBy).toBe("computed");
    expect(own.assumptions.peers).toEqual({
      tickers: expect.arrayContaining(["AAPL", "PEP"]),
      chosenBy: "user",
    });
    expect(multiplesOf(own)).not.toBe(multiplesOf(plain));
    expect(own.summary.mean).not.toBe(plain.summary.mean);
    expect(own.links.page).toContain("peers=");
    const again = await answerTo(`&peers=${plain.assumptions.peers.tickers.toReversed().join()}`);
    expect(again.methods).toEqual(plain.methods);
    const refused = await ask("/api/v1/analysis?ticker=KO&peers=PEP,KO&lang=en");
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: "peersRefused",
      params: { peer: "KO", reason: "itself" },
      title: "KO is the company itself: it is not compared with itself.",
    });
  });

  it("values with an expert's levers, says which were set, and refuses those out of range", async () => {
    const [plain, set] = await Promise.all(
      ["", "&margin=0.2&terminalGrowth=0.02"].map(async (levers) =>
        AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=KO${levers}`)).json()),
      ),
    );
    expect(plain?.assumptions.chosenLevers).toEqual({});
    expect(set?.assumptions.chosenLevers).toEqual({ margin: 0.2, terminalGrowth: 0.02 });
    expect(set?.assumptions.origins.terminalGrowth).toMatchObject({ value: 0.02, chosenBy: "user" });
    expect(set?.links.page).toBe("/analysis/KO?terminalGrowth=0.02&margin=0.2");
    expect((await ask("/api/v1/analysis?ticker=KO&margin=20")).status).toBe(422);
  });

  it("values with years set one by one, says which, and refuses a list that it cannot read", async () => {
    const answers = ["", "&growthByYear=0.2,,0&marginByYear=,0.3,", "&growthByYear=,,"].map(async (years) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=KO${years}`)).json()),
    );
    const [plain, set, empty] = await Promise.all(answers);
    expect(plain?.assumptions.chosenYears).toEqual({});
    expect(set?.assumptions.chosenYears).toEqual({ growthByYear: [0.2, null, 0], marginByYear: [null, 0.3] });
    expect(set?.links.page).toBe("/analysis/KO?growthByYear=0.2,,0&marginByYear=,0.3");
    const cashFlow = set?.methods.find(({ method }) => method === "discountedCashFlow")?.outcome;
    const years = cashFlow?.kind === "estimate" ? cashFlow.trace.nodes : [];
    expect(years.filter((node) => node.kind === "assumption" && node.year !== undefined)).toMatchObject([
      { name: "yearGrowth", year: 1, value: 0.2, chosenBy: "user" },
      { name: "projectedMargin", year: 2, value: 0.3, chosenBy: "user" },
      { name: "yearGrowth", year: 3, value: 0, chosenBy: "user" },
    ]);
    expect(empty).toEqual(plain);
    const statusOf = async (years: string) => (await ask(`/api/v1/analysis?ticker=KO&${years}`)).status;
    expect(await statusOf("growthByYear=0.1,ten")).toBe(400);
    expect(await statusOf("growthByYear=0.1,10")).toBe(422);
    expect(await statusOf(`growthByYear=${"0.1,".repeat(15)}0.1`)).toBe(422);
  });

  it("takes a company for what the question says, and asks a method that does not apply, without a vote", async () => {
    const answers = ["", "&force=discountedCashFlow", "&type=mature"].map(async (asked) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=BBVA.MC${asked}`)).json()),
    );
    const [plain, forced, taken] = await Promise.all(answers);
    expect(plain?.company).toMatchObject({ companyType: "bank", computedType: null });
    expect(plain?.methods[0]?.outcome).toMatchObject({ kind: "notApplicable", reason: "financial" });
    const asked = forced?.methods[0]?.outcome;
    if (asked?.kind === "estimate") expect(asked.notVotingReason).toBe("forced");
    else expect(asked?.reason).not.toBe("financial");
    expect(forced?.summary.mean).toBe(plain?.summary.mean);
    expect(forced?.links.page).toBe("/analysis/BBVA.MC?force=discountedCashFlow");
    expect(taken?.company).toMatchObject({
      companyType: "mature",
      companyTypeRule: "chosenByReader",
      computedType: { type: "bank" },
    });
    expect((await ask("/api/v1/analysis?ticker=KO&type=shop")).status).toBe(400);
    expect((await ask("/api/v1/analysis?ticker=KO&force=ddm")).status).toBe(400);
  });

  it("values by the premium that the market implies where that is asked, and says how it came about", async () => {
    const answerTo = async (search: string) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=KO${search}`)).json());
    const [absolute, relative] = [await answerTo(""), await answerTo("&view=relative&scenario=optimistic")];
    expect(absolute.view).toMatchObject({ name: "absolute", prudent: false });
    const { impliedPremium } = relative.view;
    expect(relative.view.name).toBe("relative");
    expect(impliedPremium).toEqual(absolute.view.impliedPremium);
    expect(impliedPremium?.companies).toBeGreaterThan(400);
    expect(relative.assumptions.equityRiskPremium).toBe(impliedPremium?.value);
    expect(absolute.assumptions.equityRiskPremium).not.toBe(impliedPremium?.value);
    const costs = (answer: AnalysisAnswer) => answer.assumptions.origins.costOfEquity?.computed ?? 0;
    expect(costs(relative)).toBeLessThan(costs(absolute));
    const covering = ({ data }: AnalysisAnswer) => data.sources.find(({ covers }) => covers === "equityRiskPremium");
    expect(covering(relative)).toMatchObject({ asOf: impliedPremium?.asOf, source: impliedPremium?.source });
    expect(covering(absolute)?.source).toContain("Damodaran");
    expect(relative.links.page).toBe("/analysis/KO?scenario=optimistic&view=relative");
    expect(relative.assumptions.changes).toEqual([]);
    expect((await answerTo("&view=absolute&prudent=no")).links.page).toBe("/analysis/KO");
  });

  it("tells in four lines why dividends and residual income differ, each with its step", async () => {
    const answer = AnalysisAnswer.parse(await (await ask("/api/v1/analysis?ticker=KO&scenario=optimistic")).json());
    const { payoutAgainstBook: told } = answer;
    if (told === null) throw new Error("both methods give a value");
    const sum = told.lines.reduce((total, { value }) => total + value, told.residualIncome);
    expect(sum).toBeCloseTo(told.dividends, 9);
    for (const { line, value, node } of told.lines)
      expect(told.trace.nodes.find(({ id }) => id === node)).toMatchObject({ name: line, value });
    const valueBy = (method: string) => answer.methods.find((each) => each.method === method)?.outcome;
    expect(valueBy("dividendDiscount")).toMatchObject({ valuePerShare: told.dividends });
    expect(valueBy("residualIncome")).toMatchObject({ valuePerShare: told.residualIncome });
    const none = await (await ask("/api/v1/analysis?ticker=AMZN")).json();
    expect(none.payoutAgainstBook).toBeNull();
    const asked = "of=payoutAgainstBook/lines/gapOfFade/value,payoutAgainstBook/steps";
    const { figures } = await (await ask(`/api/v1/figures?ticker=KO&scenario=optimistic&${asked}`)).json();
    const fade = told.lines.find(({ line }) => line === "gapOfFade");
    expect(figures[0]).toMatchObject({ value: fade?.value, from: [`payoutAgainstBook/trace/${fade?.node}`] });
    expect(figures[1].value).toBe(told.trace.nodes.length);
  });

  it("holds, where prudence is asked, what only one family of methods says", async () => {
    const answerTo = async (ticker: string, search: string) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=${ticker}${search}`)).json());
    const ofOneFamily = ["undervaluedByOneFamily", "overvaluedByOneFamily"];
    let found = 0;
    for (const ticker of product.bundledTickers().slice(0, 40)) {
      const plain = await answerTo(ticker, "");
      if (!ofOneFamily.includes(plain.summary.signal.reason)) continue;
      found += 1;
      const prudent = await answerTo(ticker, "&prudent=yes");
      expect(plain.summary.signal.strength).toBe("weak");
      expect(prudent.summary.signal).toMatchObject({ kind: "hold", reason: "oneFamilyOnly" });
      expect(prudent.summary.mean).toBe(plain.summary.mean);
      expect(prudent.links.page).toBe(`/analysis/${ticker}?prudent=yes`);
      if (found === 3) break;
    }
    expect(found).toBe(3);
  });

  it("gives the same answer to the same question, and says so to who has it", async () => {
    const first = await ask("/api/v1/analysis?ticker=KO");
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/api/v1/analysis?ticker=KO", {
      headers: { "If-None-Match": etag, Cookie: "theme=dark", "X-Forwarded-Host": "evil.example" },
    });
    expect(again.status).toBe(304);
  });

  it.each(languages)("says what is wrong in %s, with a code that is the same in all", async (language) => {
    const response = await ask(`/api/v1/analysis?ticker=KO&wacc=9&lang=${language}`);
    const problem = (await response.json()) as { title: string; detail: string; code: string };
    expect(problem.code).toBe("outOfRange");
    expect(problem.title).toContain(
      language === "en" ? "must be between" : language === "es" ? "debe estar entre" : "compreso tra",
    );
    expect(problem.detail).toContain("0.09");
  });

  it("points to the common share of an instrument that is not one", async () => {
    const response = await ask("/api/v1/analysis?ticker=BTC-USD");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "assetUnsupported", params: { kind: "cryptocurrency" } });
  });

  it("hides the cause of a bug, and keeps its number", async () => {
    const analyseCompany = async () => {
      throw new Error("secret of the house");
    };
    const response = await servedProduct({ ...product, analyseCompany }).request("/api/v1/analysis?ticker=KO");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: "unexpected", requestId: response.headers.get("x-request-id") });
    expect(text).not.toContain("secret");
  });

  it("is read only", async () => {
    const response = await ask("/api/v1/analysis?ticker=KO", { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
