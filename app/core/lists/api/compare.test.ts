import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { CompareAnswer } from "../contracts/compare-answer.ts";

const app = servedProduct();
const ask = (path: string) => app.request(`/api/v1/${path}`);

describe("GET /api/v1/compare", () => {
  it("answers with what each company's own analysis says, in the order asked for, each once", async () => {
    const answer = CompareAnswer.parse(await (await ask("compare?tickers=KO,itx.mc,KO")).json());
    const tickers = answer.companies.map((each) => (each.kind === "compared" ? each.company.ticker : each.ticker));
    expect(tickers).toEqual(["KO", "ITX.MC"]);
    const analysis = await (await ask("analysis?ticker=KO")).json();
    const [first] = answer.companies;
    if (first?.kind !== "compared") throw new Error("KO is not compared");
    expect(first.company.mean).toBe(analysis.summary.mean);
    expect(first.assumptions.wacc).toBe(analysis.assumptions.wacc);
    const valued = first.methods.flatMap(({ method, outcome }) =>
      outcome.kind === "estimate" ? [[method, outcome.value]] : [],
    );
    const told = analysis.methods.flatMap(
      (each: { method: string; outcome: { kind: string; valuePerShare: number } }) =>
        each.outcome.kind === "estimate" ? [[each.method, each.outcome.valuePerShare]] : [],
    );
    expect(valued).toEqual(told);
  });

  it("keeps the others where one cannot be valued", async () => {
    const { companies } = await (await ask("compare?tickers=KO,ZZZZQ")).json();
    expect(companies).toMatchObject([
      { kind: "compared" },
      { kind: "failed", ticker: "ZZZZQ", code: "tickerNotFound" },
    ]);
  });

  it.each([
    ["compare", 400, "paramRequired"],
    ["compare?tickers=", 400, "tickerInvalid"],
    ["compare?tickers=KO,,PEP", 400, "tickerInvalid"],
    ["compare?tickers=KO&tickers=PEP", 400, "paramRepeated"],
    ["compare?tickers=KO&scenario=neutral", 400, "paramUnknown"],
    ["compare?tickers=KO&lang=fr", 400, "enumInvalid"],
    ["compare.csv?tickers=A,B,C,D,E,F", 422, "tooManyCompared"],
  ])("refuses %s", async (path, status, code) => {
    const response = await ask(path);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it("is a table too, a company a row, with the failure of one that has no figures", async () => {
    const response = await ask("compare.csv?tickers=AAPL,ZZZZQ");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="valora-comparison.csv"');
    const [head = "", first = "", second = ""] = (await response.text()).split("\r\n");
    const names = head.split(",");
    expect(new Set(names).size).toBe(names.length);
    const analysis = await (await ask("analysis?ticker=AAPL")).json();
    const cell = (row: string, name: string) => row.split(",")[names.indexOf(name)];
    expect(cell(first, "mean")).toBe(String(analysis.summary.mean));
    expect(cell(first, "wacc")).toBe(String(analysis.assumptions.wacc));
    expect([cell(second, "ticker"), cell(second, "mean"), second.split(",").at(-1)]).toEqual([
      "ZZZZQ",
      "",
      "tickerNotFound",
    ]);
  });
});
