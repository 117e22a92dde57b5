import { valueCompany } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { formatsFor } from "../../../messages/formats.ts";
import { translatorFor } from "../../../messages/index.ts";
import { languages } from "../../../messages/languages.ts";
import { storyText } from "../../../messages/story/story-texts.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { showStatements } from "../../fundamentals/use-cases/show-statements.ts";
import { type StoryCard, type StoryCardName, storyCardNames } from "../contracts/story/story.ts";
import { analyseCompany } from "./analyse-company.ts";
import { traceFigures } from "./figures/trace-figures.ts";
import { businessStory } from "./story/accounts-stories.ts";
import { quickStoryOf } from "./story/tell-quick-look.ts";
import { tellStory } from "./tell-story.ts";

const context = testContext();
const viewer = { language: "es" } as const;
const analysisOf = (ticker: string, chosen: object = {}) =>
  analyseCompany(context, viewer, { ticker, scenario: "neutral", ...chosen });
const cardsOf = async (ticker: string, chosen: object = {}) => tellStory(context, await analysisOf(ticker, chosen));

function cardIn<Name extends StoryCardName>(cards: readonly StoryCard[], name: Name) {
  const found = cards.find((card): card is Extract<StoryCard, { card: Name }> => card.card === name);
  if (found === undefined) throw new Error(`there is no card of ${name}`);
  return found;
}

const wordsOf = async (language: (typeof languages)[number]) => ({
  t: await translatorFor(language),
  formats: formatsFor(language),
});

/** Every kind of company: a firm, a bank, an insurer, a trust, a loss, negative equity, without a value, in euros. */
const companies = ["KO", "JPM", "AIG", "O", "BA", "MCD", "INTC", "SAN.MC", "ENEL.MI", "BRK.B"];

describe("the cards of an analysis", () => {
  it.each(companies)("are six of %s, and say something in every language without a hole", async (ticker) => {
    const cards = await cardsOf(ticker);
    expect(cards.map(({ card }) => card)).toEqual([...storyCardNames]);
    for (const language of languages) {
      const words = await wordsOf(language);
      for (const card of cards) {
        const text = JSON.stringify(storyText(card, words));
        expect(text, `${ticker} ${card.card} ${language}`).not.toMatch(
          /NaN|Infinity|undefined|null,"figure"|[{}]\w+[{}]/,
        );
        expect(storyText(card, words).headline.text.length).toBeGreaterThan(10);
        expect(storyText(card, words).source).not.toBe("");
      }
    }
  });

  it("hold the figures of the report, and each address answers with the figure beside it", async () => {
    const analysis = await analysisOf("KO");
    const cards = await tellStory(context, analysis);
    const { summary, methods } = analysis.report;
    expect(cardIn(cards, "value").summary).toMatchObject({
      voting: summary.voting,
      median: summary.median,
      minimum: summary.minimum,
      maximum: summary.maximum,
    });
    for (const { method, estimate } of cardIn(cards, "value").methods) {
      const { outcome } = methods.find((each) => each.method === method) ?? { outcome: null };
      expect(estimate?.value ?? null).toBe(outcome?.kind === "estimate" ? outcome.valuePerShare : null);
    }
    const business = cardIn(cards, "business");
    const figures = [
      business.revenue,
      business.growth,
      business.operatingMargin,
      cardIn(cards, "quality").returnOnEquity,
    ];
    const named = figures.flatMap((figure) => (figure?.trace == null ? [] : [{ ...figure, trace: figure.trace }]));
    expect(named).toHaveLength(4);
    const query = { ticker: "KO", scenario: "neutral" } as const;
    const asked = { query, analyse: async () => analysis };
    const answers = await traceFigures(
      context,
      asked,
      named.map(({ trace }) => trace),
    );
    for (const { trace, value } of named) {
      const answer = answers.find(({ of }) => of === trace)?.value;
      expect(answer, trace).toMatchObject({ value });
    }
  });

  it("tell sales by the parts of the company where its filing tells them all, the largest first", async () => {
    const statements = await showStatements(context, { ticker: "KO", period: "annual" });
    const last = statements.columns.length - 1;
    const cellsOf = (value: number) =>
      statements.columns.map((_, index) => ({ value: index === last ? value : 1, unit: "money" as const, node: 0 }));
    const line = (member: string, value: number) =>
      ({ member, label: member, language: "en", kind: "part", cells: cellsOf(value) }) as const;
    const table = (addsUp: boolean) =>
      ({
        axis: "geography",
        figure: "revenue",
        ...{ sum: [], whole: [], rest: [] },
        lines: [line("Europe", 20), line("America", 70), line("None", 0), line("Asia", 10)],
        addsUp: statements.columns.map(() => addsUp),
      }) as const;
    const told = businessStory({ ...statements, segments: [table(true)] });
    expect(told.parts?.lines.map(({ member, amount }) => [member, amount.value])).toEqual([
      ["America", 70],
      ["Europe", 20],
      ["Asia", 10],
    ]);
    expect(businessStory({ ...statements, segments: [table(false)] }).parts, "some are missing").toBeNull();
    expect(businessStory(statements).years?.amounts).toHaveLength(5);
  });

  it("say of a bank what its accounts allow: no score, its return on equity, and the lever of another method", async () => {
    const cards = await cardsOf("JPM");
    const quality = cardIn(cards, "quality");
    expect(quality.quality?.scores).toBeNull();
    expect(quality.returnOnEquity?.value).toBeGreaterThan(0.05);
    expect(cardIn(cards, "risk").levers).toMatchObject({ rate: "costOfEquity" });
    const text = storyText(quality, await wordsOf("en"));
    expect(text.headline.text).toContain("bank");
    expect(text.rows.map(({ key }) => key)).toEqual(["returnOnEquity", "netMargin"]);
  });

  it("judge nothing by an old price, and tell its day", async () => {
    const analysis = await analysisOf("KO");
    const { quote } = analysis.file.fundamentals;
    if (quote === null) throw new Error("no price is bundled");
    const fundamentals = { ...analysis.file.fundamentals, quote: { ...quote, asOf: "2025-12-30" } };
    const file = { ...analysis.file, fundamentals };
    const cards = await tellStory(context, {
      ...analysis,
      file,
      report: valueCompany(file, { scenario: "neutral", overrides: {} }),
    });
    const words = await wordsOf("en");
    const verdict = storyText(cardIn(cards, "verdict"), words);
    expect(verdict.headline.text).toContain("more than 180 days");
    expect(verdict.signal).toMatchObject({ kind: "No signal", votes: { text: "" } });
    expect(storyText(cardIn(cards, "price"), words).headline.text).toMatch(/of 30.Dec.2025: it is \d+ days old/);
    expect(storyText(cardIn(cards, "value"), words).note?.text).toContain("180 days");
  });

  it("say that a reader's assumptions are the reader's", async () => {
    const words = await wordsOf("en");
    const own = cardIn(await cardsOf("KO", { growth: 0.02 }), "value");
    expect(storyText(own, words).basis).toContain("reader’s own assumptions");
    const plain = cardIn(await cardsOf("KO", { view: "relative" }), "value");
    expect(storyText(plain, words).basis).toMatch(/relative to the market$/);
  });

  it("say of a company of which single figures are known that it has no value", async () => {
    const cards = quickStoryOf(context, "CLNX.MC") ?? [];
    expect(cards.map(({ card }) => card)).toEqual([...storyCardNames]);
    for (const language of languages) {
      const words = await wordsOf(language);
      for (const card of cards) {
        const { headline, rows, note } = storyText(card, words);
        const traces = [headline.traces, note?.traces ?? "", ...rows.map((row) => row.traces)];
        expect(traces.join(""), "its figures have no derivation").toBe("");
      }
    }
    const text = storyText(cardIn(cards, "verdict"), await wordsOf("es")).headline.text;
    expect(text).toMatch(/no damos ni valor ni veredicto/);
    expect(quickStoryOf(context, "ZZZZ")).toBeNull();
  });
});
