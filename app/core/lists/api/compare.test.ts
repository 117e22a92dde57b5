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

  it("takes own figures of a company in its column alone, and marks them", async () => {
    const own = "ebit.2025-12-31:9000000000USD";
    const asked = `compare?tickers=KO,PEP&figures=KO:${own}`;
    const [first, second] = CompareAnswer.parse(await (await ask(asked)).json()).companies;
    const [, filed] = CompareAnswer.parse(await (await ask("compare?tickers=KO,PEP")).json()).companies;
    const analysis = await (await ask(`analysis?ticker=KO&source=bundled&figures=${own}`)).json();
    expect(first).toMatchObject({
      company: { mean: analysis.summary.mean, signal: { kind: analysis.summary.signal.kind } },
      correctedFigures: analysis.correctedFigures,
    });
    expect(analysis.correctedFigures).toMatchObject([{ name: "ebit", value: 9e9 }]);
    expect(second).toEqual(filed);
    expect(filed).toMatchObject({ correctedFigures: [] });
    const table = (await (await ask(asked.replace("compare?", "compare.csv?"))).text()).split("\r\n");
    // Names hold commas; the columns from this one on do not.
    const headings = table[0]?.split(",") ?? [];
    const column = headings.indexOf("correctedFigures") - headings.length;
    expect([1, 2].map((row) => table[row]?.split(",").at(column))).toEqual([own, ""]);
  });

  it("tells ratios of the caller's own beside each company, as its ratios do, and why one has none", async () => {
    const asked = "ratio=freeCashFlow/marketValue&ratio3=valuePerShare/price&view=relative";
    const answer = CompareAnswer.parse(await (await ask(`compare?tickers=KO,JPM&${asked}`)).json());
    expect(answer.ratios.map(({ place, expression }) => [place, expression])).toEqual([
      ["ratio", "freeCashFlow / marketValue"],
      ["ratio3", "valuePerShare / price"],
    ]);
    const { ownRatios } = await (await ask(`ratios?ticker=KO&source=bundled&${asked}`)).json();
    const ofKo = ownRatios.map(({ value, reason, figures }: Record<string, unknown>) => ({ value, reason, figures }));
    const [first, second] = answer.companies;
    if (first?.kind !== "compared" || second?.kind !== "compared") throw new Error("not compared");
    expect(first.ratios).toEqual(ofKo);
    expect(first.ratios[1]?.value).toBe((first.company.mean ?? Number.NaN) / (first.company.price?.value ?? 1));
    expect(second.ratios[0]).toMatchObject({ value: null, reason: "notForFinancials" });
    const [head, ...rows] = (await (await ask(`compare.csv?tickers=KO,JPM,ZZZZQ&${asked}`)).text()).split("\r\n");
    expect(head?.endsWith(",failure,freeCashFlow / marketValue,ratio.reason,valuePerShare / price,ratio3.reason")).toBe(
      true,
    );
    expect(rows[0]?.split(",").slice(-4)).toEqual([
      ...[String(first.ratios[0]?.value), "", String(first.ratios[1]?.value), ""],
    ]);
    expect(rows[1]?.split(",").at(-3)).toBe("notForFinancials");
    expect(rows[2]?.endsWith(",tickerNotFound,,,,")).toBe(true);
  });

  it("says of a company whose accounts do not take an own figure why, and keeps the others", async () => {
    const { companies } = await (await ask("compare?tickers=KO,PEP&figures=KO:ebit.2025-12-30:1USD")).json();
    expect(companies).toMatchObject([{ kind: "failed", code: "figurePeriodUnknown" }, { kind: "compared" }]);
  });

  it("says of a listed company without included accounts that there are none, and speaks of no chosen source", async () => {
    const { companies } = await (await ask("compare?tickers=KO,SPOT")).json();
    expect(companies[1]).toEqual({ kind: "failed", ticker: "SPOT", code: "noStatements", params: { ticker: "SPOT" } });
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
    ["compare?tickers=KO&ratio=revenue%20%2B%20roe", 400, "ratioUnitsDiffer"],
    ["compare?tickers=KO&ratio=ebit&ratio=ebit", 400, "paramRepeated"],
    ["compare?tickers=", 400, "tickerInvalid"],
    ["compare?tickers=KO,,PEP", 400, "tickerInvalid"],
    ["compare?tickers=KO&tickers=PEP", 400, "paramRepeated"],
    ["compare?tickers=KO&scenario=neutral", 400, "paramUnknown"],
    ["compare?tickers=KO&figures=PEP:ebit.2025-12-27:1USD", 422, "figureNotCompared"],
    ["compare?tickers=KO&figures=KO:sales.2025-12-31:1USD", 400, "figureUnknown"],
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
