import { describe, expect, it } from "vitest";
import { servedProduct } from "../api/served-product.ts";
import { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { languages } from "../messages/languages.ts";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { answerTo, asked, called, type ListedTool, textOf, valued } from "./included-program-contract.ts";
import { toolNames } from "./tool.ts";
import { ValueAnswer } from "./value-answer.ts";

describe("the tools", () => {
  it.each(languages)("are listed in %s, described, with their arguments, and read only", async (language) => {
    const { tools } = await asked<{ tools: ListedTool[] }>(language, "tools/list");
    // A thesis needs a language model, which none is set up here.
    expect(tools.map(({ name }) => name)).toEqual(toolNames.filter((name) => name !== "draft_thesis"));
    for (const { name, description, annotations, inputSchema, outputSchema } of tools) {
      expect(description?.length, name).toBeGreaterThan(40);
      expect(description, name).not.toMatch(/mcp\.|[{}]/);
      expect(annotations, name).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(inputSchema.type, name).toBe("object");
      expect(outputSchema?.type, name).toBe("object");
    }
  });

  it("are told one type for each value, or a branch for each type", async () => {
    const listed = JSON.stringify(await asked("en", "tools/list"));
    expect(listed).not.toContain('"type":[');
    expect(listed).toContain('"additionalProperties":{"anyOf":[{"type":"string"},{"type":"number"}]}');
    expect(listed).toContain('"anyOf":[{"type":"number"},{"type":"null"}]');
  });

  it("value a share as the API does, figure by figure", async () => {
    const told = await valued("AAPL");
    const answer = AnalysisAnswer.parse(await answerTo("/api/v1/analysis?ticker=AAPL"));
    expect(told.price).toMatchObject({ value: answer.price?.value, asOf: answer.price?.asOf, currency: "USD" });
    expect(told.value).toMatchObject({ mean: answer.summary.mean, lowest: answer.summary.minimum });
    expect(told.value.difference).toBe((answer.summary.mean ?? 0) / (answer.price?.value ?? 1) - 1);
    expect(told.methods.map(({ method, value }) => [method, value])).toEqual(
      answer.methods.map(({ method, outcome }) => [method, outcome.kind === "estimate" ? outcome.valuePerShare : null]),
    );
    expect(told.assumptions).toMatchObject({ wacc: answer.assumptions.wacc, growth: answer.assumptions.growth });
    expect(told.page).toBe("http://localhost/analysis/AAPL");
    expect(told.accounts).toMatchObject({ until: "2026-03-28", filing: "10-Q 0000320193-26-000013" });
  });

  it("tell the reason of each method that gives no value or does not vote", async () => {
    const told = await valued("JPM");
    const silent = told.methods.filter(({ votes }) => !votes);
    expect(silent.map(({ method, reason }) => [method, reason?.code])).toContainEqual([
      "discountedCashFlow",
      "financial",
    ]);
    for (const { method, reason } of silent) expect(reason?.text.length, method).toBeGreaterThan(20);
  });

  it("compare nothing with a price by which nothing is judged", async () => {
    const later = servedProduct(productOf(testContext("2026-11-27"), null));
    const told = ValueAnswer.parse(
      JSON.parse(textOf(await called("value_company", { ticker: "ENEL.MI" }, "en", later))),
    );
    expect(told.price?.daysOld).toBeGreaterThan(180);
    expect(told.value).toMatchObject({ mean: expect.any(Number), difference: null });
    expect(told.methods.map(({ difference }) => difference)).toEqual(told.methods.map(() => null));
    expect(told.methods.some(({ value }) => value !== null)).toBe(true);
  });

  it("say without a signal what the price implies, in whole sentences", async () => {
    const told = await valued("TSLA");
    expect(told.signal.kind).toBe("none");
    expect(told.insteadOfSignal).toEqual([
      expect.stringMatching(/^To be worth its price of US\$345\.13, Tesla would need/),
      expect.stringMatching(/^Of 367 ten-year periods/),
      "One vote is missing: 2 of the seven methods vote, and three are needed.",
    ]);
  });

  it("tell in a sentence what to know about the data", async () => {
    const { notes, moreNotes } = await valued("TSLA");
    const text = expect.stringMatching(
      /^Missing figures\. In the accounts of 31.Dec.2025 we don’t know: dividend per share\./,
    );
    const part = expect.stringMatching(/^Depreciation and amortisation\. That of 2016–2025 is only a part/);
    expect([notes, moreNotes]).toEqual([
      [
        { code: "depreciationIsPart", text: part },
        { code: "figuresMissing", text },
      ],
      0,
    ]);
    const shell = await valued("SAN.MC");
    const { data } = await answerTo("/api/v1/analysis?ticker=SAN.MC");
    const known = data.notes.filter(({ code }: { code: string }) => code !== "priceIsClose");
    expect([shell.notes.length, shell.moreNotes], "and how many more there are").toEqual([2, known.length - 2]);
  });

  it.each(["AAPL", "JPM", "SPGI", "TSLA", "O", "BRK.B", "SAN.MC", "ENEL.MI", "HON", "CIEN"])(
    "answer for %s in four kilobytes, in each language",
    async (ticker) => {
      for (const language of languages) {
        const bytes = Buffer.byteLength(textOf(await called("value_company", { ticker }, language)));
        expect(bytes, language).toBeLessThanOrEqual(4_096);
      }
    },
  );

  it("answer structured content that is the text", async () => {
    const result = await called("value_company", { ticker: "KO" });
    expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
  });

  it("work out what another assumption makes of a value, and name the methods that change", async () => {
    const given = { ticker: "KO", assumptions: { g: 0.06, wacc: "0.08" } };
    const { structuredContent } = await called("what_if", given);
    const before = AnalysisAnswer.parse(await answerTo("/api/v1/analysis?ticker=KO"));
    const after = AnalysisAnswer.parse(await answerTo("/api/v1/analysis?ticker=KO&g=0.06&wacc=0.08"));
    expect(structuredContent).toMatchObject({
      mean: {
        before: before.summary.mean,
        after: after.summary.mean,
        change: (after.summary.mean ?? 0) / (before.summary.mean ?? 1) - 1,
      },
      assumptions: { after: { growth: 0.06, wacc: 0.08, chosen: ["wacc", "costOfEquity", "growth"] } },
      methods: expect.arrayContaining([expect.objectContaining({ method: "discountedCashFlow" })]),
    });
  });

  it("explain a figure step by step down to a filing", async () => {
    let figure = "methods/discountedCashFlow/valuePerShare";
    const seen: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      const { structuredContent } = await called("explain_figure", { ticker: "KO", figure });
      const { explained, from } = structuredContent as {
        explained: { node: { kind: string; label: string; accession?: string } | null };
        from: { figure: string; node: { kind: string } | null }[];
      };
      seen.push(explained.node?.kind ?? "value");
      if (explained.node?.kind === "figure") {
        expect(explained.node.accession).toMatch(/^\d{10}-\d{2}-\d{6}$/);
        break;
      }
      const next =
        from.find(({ node }) => node?.kind === "figure") ?? from.find(({ node }) => node?.kind === "step") ?? from[0];
      if (next === undefined) break;
      figure = next.figure;
    }
    expect(seen.at(-1)).toBe("figure");
  });

  it.each([
    ["wacc", "wacc"],
    ["costOfEquity", "costOfEquity"],
    ["growth", "growth"],
    ["terminalGrowth", "terminalGrowth"],
  ])("explain the assumption %s by the step that gives it", async (name, quantity) => {
    for (const ticker of ["AAPL", "SAN.MC"]) {
      const given = { ticker, figure: `assumptions/${name}/value` };
      const { structuredContent } = await called("explain_figure", given);
      const { explained, from } = structuredContent as { explained: { value: number }; from: object[] };
      const node = expect.objectContaining({ kind: "step", name: quantity });
      expect(from, ticker).toEqual([{ figure: expect.any(String), value: explained.value, node }]);
    }
  });

  it.each(["what_if", "reverse_valuation", "sensitivity"])(
    "say in %s of which day and source price and accounts are",
    async (name) => {
      for (const ticker of ["AAPL", "SAN.MC"]) {
        const { price, accounts } = await valued(ticker);
        const result = await called(name, { ticker });
        expect(result.structuredContent, ticker).toMatchObject({ price, accounts });
        expect(Buffer.byteLength(textOf(result)), ticker).toBeLessThanOrEqual(4_096);
      }
    },
  );

  it("invert the price, and say where nothing can be inverted", async () => {
    const { structuredContent } = await called("reverse_valuation", { ticker: "AAPL" });
    const { figures } = await answerTo("/api/v1/figures?ticker=AAPL&of=reverse/growth/value");
    expect(structuredContent).toMatchObject({
      implied: { growth: { kind: "root", value: figures[0].value } },
      reason: null,
    });
    const silent = await called("reverse_valuation", { ticker: "TTE.PA" });
    expect(silent.structuredContent).toMatchObject({
      implied: { kind: "unavailable", reason: "methodNotApplicable" },
      reason: "No method that discounts flows gives a value for this company.",
    });
  });

  it("tell which assumption matters most, widest first, and the table about the value", async () => {
    const { structuredContent } = await called("sensitivity", { ticker: "AAPL" });
    const told = structuredContent as {
      value: number;
      levers: { lowered: { value: number }; raised: { value: number } }[];
      table: { values: number[][] };
    };
    const widths = told.levers.map(({ lowered, raised }) => Math.abs(raised.value - lowered.value));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(told.table.values.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    expect(told.table.values[2]?.[2]).toBe(told.value);
  });

  it("compare companies, and keep the others when one cannot be valued", async () => {
    const { structuredContent } = await called("compare_companies", {
      tickers: ["KO", "PEP", "ZZZZZ"],
    });
    const { companies } = await answerTo("/api/v1/compare?tickers=KO,PEP,ZZZZZ");
    expect(structuredContent).toMatchObject({
      companies: [
        { ticker: "KO", mean: companies[0].company.mean, problem: null },
        { ticker: "PEP", mean: companies[1].company.mean, problem: null },
        { ticker: "ZZZZZ", mean: null, problem: { code: "tickerNotFound" } },
      ],
    });
  });

  it("screen companies by filters", async () => {
    const given = { country: "ES", sort: "marketCap", limit: 3 };
    const { structuredContent } = await called("screen_companies", given);
    const answer = await answerTo("/api/v1/screener?country=ES&sort=marketCap&limit=3");
    expect(structuredContent).toMatchObject({ matching: answer.matching });
    expect((structuredContent as { companies: { ticker: string }[] }).companies.map(({ ticker }) => ticker)).toEqual(
      answer.companies.map(({ ticker }: { ticker: string }) => ticker),
    );
  });

  it("read accounts as filed, each period with its filing", async () => {
    const { structuredContent } = await called("read_statements", {
      ticker: "AAPL",
      figures: ["revenue"],
      periods: 1,
    });
    expect(structuredContent).toMatchObject({
      currency: "USD",
      periods: [{ end: "2025-09-27", accession: "0000320193-25-000079" }],
      figures: [{ figure: "revenue", label: "Revenue", values: [416_161_000_000], reasons: null }],
    });
  });

  it("find a company by its name", async () => {
    const { structuredContent } = await called("search_companies", { query: "inditex" });
    expect(structuredContent).toMatchObject({
      companies: [
        { ticker: "ITX.MC", hasAccounts: true },
        { ticker: "IDEXF", hasAccounts: false },
      ],
      more: 0,
    });
    const banks = { query: "bank", limit: 3 };
    const { companies } = await answerTo("/api/v1/companies?query=bank&limit=50");
    const found = (await called("search_companies", banks)).structuredContent as { companies: []; more: number };
    expect([found.companies.length, found.more], "and how many more there are").toEqual([3, companies.length - 3]);
  });
});

describe("resources and prompts", () => {
  it.each(languages)("are there in %s", async (language) => {
    const { resources } = await asked<{ resources: { name: string; uri: string; mimeType: string }[] }>(
      language,
      "resources/list",
    );
    expect(resources.map(({ name }) => name)).toEqual(["methods", "calibration", "evidence", "model_card"]);
    for (const { uri, mimeType } of resources) {
      const { contents } = await asked<{ contents: { text: string }[] }>(language, "resources/read", { uri });
      const text = contents[0]?.text ?? "";
      expect(text.length, uri).toBeGreaterThan(500);
      if (mimeType === "application/json") expect(JSON.parse(text), uri).toBeTypeOf("object");
    }
    const { prompts } = await asked<{ prompts: { name: string }[] }>(language, "prompts/list");
    expect(prompts.map(({ name }) => name)).toEqual(["value_a_share", "challenge_a_thesis", "compare_shares"]);
    const given = { name: "value_a_share", arguments: { ticker: "KO" } };
    const { messages } = await asked<{ messages: { content: { text: string } }[] }>(language, "prompts/get", given);
    expect(messages[0]?.content.text).toContain("KO");
  });
});
