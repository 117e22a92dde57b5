import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import type { TearSheet } from "../../core/analysis/contracts/tear-sheet.ts";
import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import { tearSheetOf } from "../../core/analysis/use-cases/tear-sheet.ts";
import { Failure } from "../../failure.ts";
import { formatsFor } from "../../messages/formats.ts";
import { translatorFor } from "../../messages/index.ts";
import { type Language, languages } from "../../messages/languages.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { type PdfText, pagesOf } from "./pdf-text.ts";
import { colours, page } from "./style.ts";
import { writeTearSheet } from "./tear-sheet.ts";
import { writeInThread } from "./write-in-thread.ts";

const context = testContext();
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

async function sheetOf(
  ticker: string,
  chosen: Partial<AnalysisQuery> = {},
  path = `/analysis/${ticker}`,
): Promise<TearSheet> {
  const query: AnalysisQuery = { ticker, scenario: "neutral", ...chosen };
  const analysis = await analyseCompany(context, { language: "es" }, query);
  return tearSheetOf(analysis, {
    origin: "https://valora.example",
    path,
    version: "1.2.3",
    digest,
  });
}

const wordsOn = (words: readonly { text: string }[] | undefined) => (words ?? []).map(({ text }) => text).join("");

/** Pairs of words that stand on each other: on one line, one begins before the other ends. */
function overlaps(words: readonly PdfText[]): string[] {
  const solid = words.filter(({ text }) => text.trim() !== "");
  return solid.flatMap((one, index) =>
    solid.slice(index + 1).flatMap((other) => {
      const isOneLine = Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.6;
      const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      return isOneLine && shared > 1.5 ? [`${one.text} | ${other.text}: ${shared.toFixed(1)}`] : [];
    }),
  );
}

/** A firm, a bank, a holding, a share basis that is not settled, a debtor under water, and one with a long name. */
const companies = ["AAPL", "JPM", "BRK.B", "LITE", "IG.MI", "EXPD"];

/** The same company with every amount of its statements so many times as large. */
function sized(sheet: TearSheet, times: number): TearSheet {
  const { fundamentals } = sheet.file;
  const statements = fundamentals.statements.map((statement) => ({
    ...statement,
    figures: Object.fromEntries(
      Object.entries(statement.figures).map(([name, value]) => [name, value === null ? null : value * times]),
    ) as typeof statement.figures,
  }));
  return { ...sheet, file: { ...sheet.file, fundamentals: { ...fundamentals, statements } } };
}

type Paper = { sheet: TearSheet; pages: ReturnType<typeof pagesOf> };
const papers = new Map<string, Promise<Paper>>();

/** The sheet of a company in a language, written and read once for all that is asked of it. */
function paperOf(ticker: string, language: Language): Promise<Paper> {
  const written = async () => {
    const sheet = await sheetOf(ticker);
    return { sheet, pages: pagesOf(await writeTearSheet(sheet, language)) };
  };
  const key = `${ticker} ${language}`;
  const paper = papers.get(key) ?? written();
  papers.set(key, paper);
  return paper;
}

describe("an analysis on paper", () => {
  it("writes the amounts of a company a millionth as large with three digits, in each language", async () => {
    const wordsOf = (pages: Paper["pages"]) => pages.map(wordsOn).join(" ");
    for (const language of languages) {
      const { number } = formatsFor(language);
      const { sheet, pages } = await paperOf("AAPL", language);
      const revenue = sheet.file.fundamentals.statements.at(-1)?.figures.revenue ?? Number.NaN;
      expect(wordsOf(pages), language).toContain(number(revenue / 1e6, 0));
      const small = pagesOf(await writeTearSheet(sized(sheet, 1e-6), language));
      expect(wordsOf(small), language).toContain(number(revenue / 1e12, 4));
    }
  });

  it.each(companies)("is one page and an appendix in each language: %s", async (ticker) => {
    for (const language of languages) {
      const { sheet, pages } = await paperOf(ticker, language);
      const [t, formats] = [await translatorFor(language), formatsFor(language)];
      expect(pages.length, language).toBeGreaterThanOrEqual(2);
      expect(wordsOn(pages[1]).startsWith(t("tearSheet.appendix")), language).toBe(true);
      const front = wordsOn(pages[0]);
      for (const { outcome, method } of sheet.report.methods) {
        expect(front).toContain(t(`methods.${method}.name`));
        if (outcome.kind === "estimate") expect(front).toContain(formats.amount(outcome.valuePerShare));
      }
      const { wacc } = sheet.report.assumptions;
      if (wacc !== null) expect(front).toContain(formats.percent(wacc.value, 2));
      expect(front).toContain(sheet.run);
      expect(front).toContain(sheet.page);
      expect(front).toContain(t("analysis.sources.disclaimer"));
    }
  });

  it.each(companies)("keeps every word on its page and draws every letter: %s", async (ticker) => {
    const { pages } = await paperOf(ticker, "it");
    for (const word of pages.flat()) {
      expect(word.text).not.toMatch(/[?\ufffd]/);
      expect(word.x, word.text).toBeGreaterThanOrEqual(page.margin - 1);
      expect(word.x, word.text).toBeLessThan(page.width - page.margin);
      expect(word.y, word.text).toBeGreaterThan(10);
      expect(word.y, word.text).toBeLessThan(page.height - 20);
      expect(word.size, word.text).toBeGreaterThan(4.5);
    }
  });

  it.each(companies)("writes no word over another and none beyond its page: %s", async (ticker) => {
    for (const language of languages) {
      const { pages } = await paperOf(ticker, language);
      expect(pages.flatMap(overlaps), language).toEqual([]);
      // The space at the end of a line may stand beyond the edge: it is invisible.
      const beyond = pages
        .flat()
        .filter(({ x, width, text }) => text === text.trimEnd() && x + width > page.width - page.margin + 1);
      expect(beyond).toEqual([]);
    }
  });

  it("prints the rates and the beta in use as the reader's, and a premium carried to a newer rate as such", async () => {
    const levers = { beta: 1.57, riskFreeRate: 0.0512, equityRiskPremium: 0.0533 };
    const frontOf = async (chosen: Partial<AnalysisQuery>) =>
      wordsOn(pagesOf(await writeTearSheet(await sheetOf("AAPL", chosen), "en"))[0]).replaceAll("\u00a0", " ");
    const own = await frontOf({ levers });
    expect(own).toContain("5.12%");
    expect(own).toContain("5.33%");
    expect(own).toContain("1.57");
    expect(own.match(/chosen by you; published, [\d.]+%/g)).toHaveLength(2);
    const { file, report } = await sheetOf("AAPL");
    const published = await frontOf({});
    expect(file.reference.matureEquityRiskPremium.value).not.toBe(report.assumptions.equityRiskPremium);
    expect(published).toContain(
      formatsFor("en").percent(report.assumptions.equityRiskPremium, 2).replaceAll("\u00a0", " "),
    );
    expect(published).toContain("adjusted to the newer rate");
  });

  it("tells the quality of the accounts as far as it is known, and where the accounts can be read", async () => {
    const frontOf = async (ticker: string) =>
      wordsOn(pagesOf(await writeTearSheet(await sheetOf(ticker), "en"))[0]).replaceAll("\u00a0", " ");
    const apple = await frontOf("AAPL");
    expect(apple).toMatch(/Piotroski F\d of \d criteria/);
    expect(apple).toMatch(/Beneish M(−\d\.\d\d, no warning sign|figures are missing)/);
    expect(apple).toContain("of average assets");
    expect(apple).toContain("https://www.sec.gov/Archives/edgar/data/320193/000032019326000013");
    expect(await frontOf("JPM")).toContain("These scores do not apply to banks");
  });

  it("is the same file for the same analysis, and another for another", async () => {
    const bytes = await writeTearSheet(await sheetOf("KO"), "es");
    expect(Buffer.compare(bytes, await writeTearSheet(await sheetOf("KO"), "es"))).toBe(0);
    const other = await sheetOf("KO", { wacc: 0.09 });
    expect(other.run).not.toBe((await sheetOf("KO")).run);
    const front = wordsOn(pagesOf(await writeTearSheet(other, "es"))[0]);
    expect(front).toContain("elegido por ti; calculado, ");
    expect(front).toContain("9,00\u00a0%");
  });

  it("tells in the appendix what the reader has changed and why, also in one word that is longer than its column", async () => {
    const notes = { wacc: "Deuda a tipo fijo hasta 2031 <b>", margin: "x".repeat(280) };
    const path = "/analysis/KO?wacc=0.09&margin=0.3&note.wacc=Deuda&note.margin=x&peers=PEP,KDP";
    const sheet = await sheetOf("KO", { wacc: 0.09, levers: { margin: 0.3 }, notes }, path);
    const pages = pagesOf(await writeTearSheet(sheet, "es"));
    const appendix = pages.slice(1).flat();
    const words = wordsOn(appendix).replaceAll("\u00a0", " ");
    expect(words).toContain("Lo que has cambiado, y por qué");
    expect(words).toContain("Deuda a tipo fijo hasta 2031 <b>");
    expect(words).toContain("30,00 %");
    expect(appendix.every(({ x, width }) => x + width <= page.width)).toBe(true);
    expect(sheet.page).toBe("https://valora.example/analysis/KO?wacc=0.09&margin=0.3&peers=PEP,KDP");
    expect(sheet.run).not.toBe((await sheetOf("KO", { wacc: 0.09, levers: { margin: 0.3 } })).run);
  });

  it("sets the reader's own scenario beside the three, and says what moves the mean", async () => {
    for (const language of languages) {
      const t = await translatorFor(language);
      const sheet = await sheetOf("KO", { wacc: 0.09, dividends: "threeStage" });
      const text = pagesOf(await writeTearSheet(sheet, language))
        .map(wordsOn)
        .join(" ");
      expect(text).toContain(t("understanding.custom.title"));
      expect(text).toContain(t("expert.formChoices.threeStage"));
      const { amount } = formatsFor(language);
      const { neutral, custom } = sheet.custom?.means ?? { neutral: null, custom: null };
      expect(text).toContain(`${t("understanding.custom.from")}${amount(neutral ?? Number.NaN)}`);
      expect(text).toContain(`${t("understanding.custom.to")}${amount(custom ?? Number.NaN)}`);
    }
    expect((await sheetOf("KO")).custom).toBeNull();
  });

  it("says its language and its title", async () => {
    const bytes = Buffer.from(await writeTearSheet(await sheetOf("KO"), "it")).toString("latin1");
    expect(bytes).toContain("/Lang (it)");
    expect(bytes).toContain("/DisplayDocTitle true");
    expect(bytes).toContain("scheda di valutazione");
  });

  it("writes names in other letters, and marks what no letter of ours can draw", async () => {
    const sheet = await sheetOf("KO");
    const name = "Ştiinţă Ελλάδα Ёлка 中";
    const fundamentals = { ...sheet.file.fundamentals, name };
    const pages = pagesOf(await writeTearSheet({ ...sheet, file: { ...sheet.file, fundamentals } }, "es"));
    expect(wordsOn(pages[0])).toContain("Ştiinţă Ελλάδα Ёлка ?");
  });

  it("is drawn in the colours of the page", () => {
    const tokens = readFileSync(new URL("../../web/design/tokens.css", import.meta.url), "utf8");
    for (const [name, hex] of Object.entries(colours)) expect(tokens).toContain(`--${name}: ${hex};`);
  });
});

describe("the thread that writes", () => {
  it("writes what this one would, and refuses when too many wait", async () => {
    const sheet = await sheetOf("KO");
    const orders = Array.from({ length: 11 }, () => writeInThread({ sheet, language: "en" }));
    const refused = await orders.at(-1)?.catch((error: unknown) => error);
    expect(refused instanceof Failure && refused.code).toBe("overloaded");
    const [first] = orders;
    expect(Buffer.compare((await first) ?? Buffer.alloc(0), await writeTearSheet(sheet, "en"))).toBe(0);
  });
});
