import type { Trace } from "@valora/valuation";
import { replay } from "@valora/valuation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathsIn } from "../../../api/fields/field-tree.ts";
import { servedProduct } from "../../../api/served-product.ts";
import { languages } from "../../../messages/languages.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import type { Analysis } from "../use-cases/analyse-company.ts";
import { analysisAsWritten, analysisFields } from "./written-analysis.ts";

const product = productOf(testContext(), null);
const app = servedProduct(product);
const ask = async (search: string) => app.request(`/api/v1/analysis?${search}`);
const bodyOf = async (search: string) => (await ask(search)).json();

/** An analysis as it was before traces could be left out, without them: nothing of the code under test. */
function bare(value: unknown, keeps: (path: string) => boolean, path = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => bare(each, keeps, path));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const here = path === "" ? name : `${path}.${name}`;
      const isOfTrace = name === "trace" || here === "payoutAgainstBook.lines.node";
      return isOfTrace && !keeps(here) ? [] : [[name, bare(each, keeps, here)]];
    }),
  );
}

const questions = [
  "ticker=AAPL",
  "ticker=JPM&scenario=optimistic",
  "ticker=PLTR&view=relative",
  "ticker=KO&wacc=0.09&margin=0.2",
];

describe("the traces of GET /api/v1/analysis", () => {
  it.each(questions)("are all there for %s unless it is said otherwise", async (question) => {
    const plain = await (await ask(question)).text();
    expect(await (await ask(`${question}&trace=all`)).text()).toBe(plain);
    const answer = AnalysisAnswer.parse(JSON.parse(plain));
    expect(answer.links).not.toHaveProperty("traces");
  });

  it.each(questions)("are left out of %s by trace=none, and nothing else is", async (question) => {
    const [whole, none] = [await bodyOf(question), await bodyOf(`${question}&trace=none`)];
    const { traces, ...links } = none.links;
    expect(traces).toMatch(/^\/api\/v1\/analysis\?ticker=[^{]*&fields=\{field\}$/);
    expect({ ...none, links }).toEqual(bare(whole, () => false));
    expect(JSON.stringify(none)).not.toContain('"trace"');
    expect(JSON.stringify(none).length).toBeLessThan(20_000);
  });

  it.each(questions)("are those of the methods alone for %s with trace=methods", async (question) => {
    const [whole, some] = [await bodyOf(question), await bodyOf(`${question}&trace=methods`)];
    const { traces: _, ...links } = some.links;
    expect({ ...some, links }).toEqual(bare(whole, (path) => path === "methods.outcome.trace"));
  });

  it("are read one by one where the link leads, and lead to the same numbers", async () => {
    const question =
      "ticker=KO&wacc=0.09&note.wacc=As%20in%20the%20paper&method=discountedCashFlow,dividendDiscount&seed=7";
    const whole = AnalysisAnswer.parse(await bodyOf(question));
    const { links } = await bodyOf(`${question}&trace=none`);
    expect(links.traces).not.toMatch(/seed|method=/);
    const at = async (field: string) => (await app.request(links.traces.replace("{field}", field))).json();
    for (const { method, outcome } of whole.methods) {
      if (outcome.kind !== "estimate") throw new Error(method);
      const { methods } = await at(`methods.${method}.outcome.trace`);
      expect(methods).toEqual([{ method, outcome: { kind: "estimate", trace: outcome.trace } }]);
      const trace: Trace = methods[0].outcome.trace;
      expect(replay(trace)).toBe(outcome.valuePerShare);
      const { methods: besides } = await at(`methods.${method}.outcome.besides.trace`);
      expect(besides[0].outcome.besides).toEqual(outcome.besides.map(({ name, trace: own }) => ({ name, trace: own })));
    }
    expect((await at("assumptions.trace")).assumptions.trace).toEqual(whole.assumptions.trace);
    expect((await at("payoutAgainstBook.trace")).payoutAgainstBook.trace).toEqual(whole.payoutAgainstBook?.trace);
  });

  it("are not computed unless they are requested", async () => {
    const analysis = await product.analyseCompany({ language: "es" }, { ticker: "AAPL", scenario: "neutral" });
    const untold = () => {
      throw new Error("a trace is worked out");
    };
    const { report } = analysis;
    const methods = report.methods.map((method) => {
      const { outcome } = method;
      if (outcome.kind === "notApplicable") return method;
      const { valuePerShare, variant, votes, notVotingReason, warnings } = outcome;
      const values = { kind: outcome.kind, valuePerShare, variant, votes, notVotingReason, warnings };
      return {
        ...method,
        outcome: Object.defineProperty({ ...values, drivers: [], besides: [] }, "trace", { get: untold }),
      };
    });
    // As the engine makes them, but for the traces.
    const watched = { ...analysis, report: { ...report, methods } } as Analysis;
    const answered = { analysis: watched, simulation: null, policy: null };
    expect(analysisAsWritten(answered, { trace: "none", selection: "whole" })).toHaveProperty("methods");
    const selection = analysisFields.selection(["summary", "methods.outcome.valuePerShare"]);
    expect(analysisAsWritten(answered, { trace: "all", selection })).toHaveProperty("summary");
    expect(() =>
      analysisAsWritten(answered, { trace: "methods", selection: analysisFields.selection(["methods"]) }),
    ).toThrow("a trace is worked out");
  });

  it.each([
    ["trace=some", 400, "enumInvalid"],
    ["trace=", 400, "enumInvalid"],
    ["trace=none&trace=none", 400, "paramRepeated"],
    ["Trace=none", 400, "paramUnknown"],
    ["fields=summary&fields=summary", 400, "paramRepeated"],
    ["fields=", 400, "answerFieldUnknown"],
    ["fields=summary,", 400, "answerFieldUnknown"],
    ["fields=methods.dcf.value,summary.signal", 400, "answerFieldUnknown"],
    [`fields=${Array(201).fill("price").join()}`, 422, "outOfRange"],
    ["trace=none&fields=methods.outcome.trace", 200, undefined],
  ])("answer %s with %s, %s", async (search, status, code) => {
    const response = await ask(`ticker=AAPL&${search}`);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it("are no parameter of the files of an analysis", async () => {
    const files = ["analysis.xlsx", "analysis.csv", "analysis.pdf", "figures"];
    const answers = files.map(async (file) =>
      (await app.request(`/api/v1/${file}?ticker=KO&of=price&trace=none`)).json(),
    );
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(files.map(() => "paramUnknown"));
  });
});

describe("the fields of GET /api/v1/analysis", () => {
  it("are for any paths the same part of the whole answer, whose order and tag they share", async () => {
    const wholes = new Map(
      await Promise.all(questions.map(async (question) => [question, await bodyOf(question)] as const)),
    );
    const some = fc.uniqueArray(fc.constantFrom(...pathsIn(analysisFields.tree)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...questions), some, async (question, paths) => {
        const response = await ask(`${question}&fields=${paths.join()}`);
        const expected = analysisFields.partOf(wholes.get(question), analysisFields.selection(paths));
        expect(await response.json()).toEqual(expected);
        const turned = await ask(`${question}&fields=${paths.toReversed().join()}`);
        expect(turned.headers.get("etag")).toBe(response.headers.get("etag"));
      }),
      { numRuns: 12 },
    );
  });

  it("are told to a reader who misspells one, with the nearest, in three languages", async () => {
    const titles = languages.map(async (lang) => (await bodyOf(`ticker=KO&fields=signal&lang=${lang}`)).title);
    expect(await Promise.all(titles)).toEqual([
      "La respuesta no tiene el campo «signal». El más parecido es «summary.signal».",
      "The answer has no field “signal”. The nearest one is “summary.signal”.",
      "La risposta non ha il campo «signal». Il più simile è «summary.signal».",
    ]);
  });

  it("answer a second request for the same ones with nothing new", async () => {
    const search = "ticker=KO&trace=none&fields=summary.signal";
    const etag = (await ask(search)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\//);
    const again = await app.request(`/api/v1/analysis?${search}`, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask("ticker=KO&trace=none")).headers.get("etag")).not.toBe(etag);
  });
});
