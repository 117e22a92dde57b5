import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { TechnicalAnswer } from "../../fundamentals/contracts/technical.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import { TracedFiguresAnswer } from "../contracts/traced-figures.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);

async function figure(of: string, question = "ticker=AAPL") {
  const answer = TracedFiguresAnswer.parse(await (await ask(`/api/v1/figures?${question}&of=${of}`)).json());
  const [found] = answer.figures;
  if (found === undefined || answer.figures.length !== 1) throw new Error("one figure was asked for");
  return found;
}

describe("GET /api/v1/figures", () => {
  it("gives the figures of the analysis, each under its address, with the assumptions of the question", async () => {
    const question = "ticker=AAPL&wacc=0.085";
    const analysis = AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?${question}`)).json());
    expect((await figure("summary/mean", question)).value).toBe(analysis.summary.mean);
    expect((await figure("assumptions/wacc/value", question)).value).toBe(0.085);
    const centre = await figure("sensitivity/terminalGrowth/cells/4/4/value", question);
    const [method] = analysis.methods;
    expect(centre.value).toBe(method?.outcome.kind === "estimate" ? method.outcome.valuePerShare : null);
  });

  it("gives the reader's own scenario beside the three, and what lies beyond the projection", async () => {
    const question = "ticker=AAPL&wacc=0.085&cashFlow=toEquity&discounting=yearEnd";
    const analysis = AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?${question}`)).json());
    const { customScenario: custom, assumptions } = analysis;
    expect(custom?.settings).toEqual(["wacc", "discounting", "cashFlow"]);
    expect(assumptions.changes.slice(1)).toEqual([
      { kind: "form", assumption: "discounting", computed: "midYear", chosen: "yearEnd", note: null },
      { kind: "form", assumption: "cashFlow", computed: "toFirm", chosen: "toEquity", note: null },
    ]);
    const mean = await figure("custom/means/custom", question);
    expect(mean).toMatchObject({ value: custom?.means.custom, from: ["summary/mean"] });
    expect((await figure("custom/steps/wacc/effect", question)).value).toBe(custom?.steps?.[0]?.effect);
    const plain = AnalysisAnswer.parse(await (await ask("/api/v1/analysis?ticker=AAPL")).json());
    expect(plain.customScenario).toBeNull();
    expect((await figure("custom/means/neutral", question)).value).toBe(plain.summary.mean);
    const share = (await figure("terminal/discountedCashFlow/share")).value;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(1);
  });

  it("leads from the mean down to a document, one address at a time", async () => {
    const walked: string[] = [];
    let found = await figure("summary/mean");
    for (let next = found.from[0]; next !== undefined; next = found.from[0]) {
      walked.push(next);
      found = await figure(next);
    }
    expect(walked.slice(0, 2)).toEqual([
      "methods/discountedCashFlow/valuePerShare",
      expect.stringMatching(/^methods\/discountedCashFlow\/trace\/\d+$/),
    ]);
    expect(found.value).toMatchObject({ kind: "figure", accession: expect.stringMatching(/^0000320193-\d{2}-\d{6}$/) });
  });

  it("leads from a multiple of a peer down to the accounts of that peer", async () => {
    const [first] = Object.keys(Object((await figure("peers/companies")).value));
    const ofPeer = `peers/multiples/priceToEarnings/peers/${first}/value`;
    const { value, from } = await figure(ofPeer);
    const step = await figure(from[0] ?? "");
    expect(step.value).toMatchObject({ kind: "step", name: "priceToEarnings", value });
    const inputs = await Promise.all(step.from.map(async (input) => (await figure(input)).value));
    expect(inputs).toContainEqual(expect.objectContaining({ ticker: first }));
  });

  it("knows the peers of the question alone", async () => {
    const question = "ticker=AAPL&peers=MSFT,GOOGL,ORCL";
    expect((await figure("peers/count", question)).value).toBe(3);
    const median = await figure("peers/multiples/evToEbitda/statistic/value/neutral/value", question);
    expect(median.from).toEqual([expect.stringMatching(/^peers\/trace\/\d+$/)]);
    expect((await figure(median.from[0] ?? "", question)).value).toMatchObject({ value: median.value });
  });

  it("counts the years that the question sets within the horizon", async () => {
    const question = "ticker=AAPL&horizon=3&growthByYear=0.08,,0.06,0.05";
    expect((await figure("chosenYears", question)).value).toEqual({
      growthByYear: 2,
      marginByYear: 0,
      salesToCapitalByYear: 0,
    });
  });

  it("leads from a cell of the statements to its filing", async () => {
    const { value } = await figure("statements/annual/statements");
    const [income] = value as { lines: { figure: string; cells: { value: number; node: number }[] }[] }[];
    const revenue = income?.lines.find((line) => line.figure === "revenue")?.cells.at(-1);
    expect((await figure(`statements/annual/trace/${revenue?.node}`)).value).toMatchObject({
      value: revenue?.value,
      accession: expect.stringMatching(/^0000320193-\d{2}-\d{6}$/),
    });
  });

  it("leads from a fourth quarter to the year and the nine months that it is the difference of", async () => {
    const { value } = await figure("statements/quarterly/statements");
    const [income] = value as { lines: { figure: string; cells: { value: number; node: number }[] }[] }[];
    const fourth = income?.lines.find((line) => line.figure === "revenue")?.cells.at(-3);
    const step = await figure(`statements/quarterly/trace/${fourth?.node}`);
    expect(step.value).toMatchObject({ name: "quarterByDifference", value: fourth?.value });
    const parts = await Promise.all(step.from.map((input) => figure(input)));
    expect(parts.map((part) => part.value)).toEqual([
      expect.objectContaining({ months: 12, value: 416_161_000_000 }),
      expect.objectContaining({ months: 9, value: 313_695_000_000 }),
    ]);
  });

  it("leads from a ratio to the figures that it is made of", async () => {
    const { value, from } = await figure("ratios/ratios/returnOnEquity/cells/9/value");
    const step = await figure(from[0] ?? "");
    expect(step.value).toMatchObject({ kind: "step", name: "returnOnEquity", value });
    const [, first] = await Promise.all(step.from.map((input) => figure(input)));
    expect(first?.value).toMatchObject({ value: expect.any(Number) });
    expect((await figure("ratios/quality/piotroski/known")).value).toBe(9);
  });

  it("leads from an indicator of a session to the prices up to that day", async () => {
    const { value, from } = await figure("technical/2026-04-22/cells/rsi14/value");
    const steps = await Promise.all(from.map((input) => figure(input)));
    expect(steps[0]?.value).toMatchObject({ name: "relativeStrength", value });
    const gain = await figure(steps[0]?.from[0] ?? "");
    const bars = await Promise.all([gain.from.at(0), gain.from.at(-2)].map((input) => figure(input ?? "")));
    expect(bars[1]?.value).toMatchObject({ name: "closePrice", asOf: "2026-04-22", source: "bundled" });
    expect((await figure("technical/1y/readings/close/value")).value).toBeGreaterThan(0);
    const table = TechnicalAnswer.parse(await (await ask("/api/v1/technical?ticker=AAPL&range=3m")).json());
    const { date, ...cells } = Object(table.series?.latest[5]);
    const answered = Object((await figure(`technical/${date}/cells`)).value);
    for (const [column, shown] of Object.entries(cells)) expect(answered[column]?.value, column).toBe(shown);
  });

  it("says what rests on the flows of the one method that discounts them", async () => {
    expect((await figure("tornado/value")).from).toEqual(["methods/discountedCashFlow/valuePerShare"]);
    expect((await figure("simulation/values/mean", "ticker=JPM&paths=1000&seed=7")).from).toEqual([
      "methods/residualIncome/valuePerShare",
    ]);
    expect((await figure("simulation/paths", "ticker=JPM&paths=1000&seed=7")).value).toBe(1000);
  });

  it.each([
    ["ticker=AAPL&of=summary/nothing", 404],
    ["ticker=AAPL&of=constructor/name", 404],
    ["ticker=AAPL&of=summary/mean/toFixed", 404],
    ["ticker=AAPL", 400],
    ["ticker=AAPL&of=price&of=price", 400],
    ["ticker=AAPL&of=price&method=prediction&nothing=1", 400],
    [`ticker=AAPL&of=${Array.from({ length: 1001 }, () => "price").join(",")}`, 422],
    ["ticker=ZZZZQ&of=price", 404],
    ["ticker=ZZZZQ&of=ratios/trace/0", 404],
    ["ticker=KO&of=statements/quarterly/trace/0", 404],
    ["ticker=AAPL&of=statements/monthly/trace/0", 404],
    ["ticker=AAPL&of=technical/2026-04-25/cells", 404], // a Saturday
    [`ticker=AAPL&of=${Array.from({ length: 61 }, (_, day) => `technical/20${day + 10}-01-01`).join(",")}`, 422],
  ])("refuses %s", async (question, status) => {
    expect((await ask(`/api/v1/figures?${question}`)).status).toBe(status);
  });
});
