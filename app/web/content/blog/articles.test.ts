import { describe, expect, it } from "vitest";
import { catalogue } from "../../../../content/blog/catalogue.ts";
import { readConfig } from "../../../config/config.server.ts";
import { type Language, languages } from "../../../messages/languages.ts";
import { composeWithoutDatabase } from "../../../wiring/composition.server.ts";
import { articlesMatching, blogQueryIn, filledText, furtherArticles, writtenText } from "./articles.server.ts";
import { tickersIn } from "./fill-figures.ts";
import { plainWords } from "./plain-words.ts";

const { product } = await composeWithoutDatabase(readConfig({}));

async function textOf(slug: string, language: Language) {
  const found = (await product.content.articles(language)).find((article) => article.slug === slug);
  return found ? writtenText(found) : expect.fail(`${slug} is not there in ${language}`);
}

describe.each(languages)("the articles in %s", (language) => {
  it.each(catalogue.map(({ slug }) => slug))("%s has its length, and every figure it speaks of", async (slug) => {
    const written = await textOf(slug, language);
    const filled = await filledText(written, language, product.illustrateCompany);
    expect(filled.blocks).toHaveLength(written.blocks.length);
    expect(rowsOf(filled.blocks)).toBe(rowsOf(written.blocks));
    expect(tickersIn(filled)).toEqual([]);
    const words = plainWords(filled).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(1_500);
  });
});

it("the article in front comes first, the others newest first", () => {
  const [featured, ...others] = catalogue;
  expect(featured?.slug).toBe("fcf-calculation-guide");
  const dates = others.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it.each(catalogue)("$slug ends with others to read, those of its category first", async ({ slug, category }) => {
  const further = await furtherArticles(product.content, "it", slug);
  expect(further).toHaveLength(3);
  expect(further.map((line) => line.slug)).not.toContain(slug);
  const alike = further.map((line) => line.category === category);
  expect(alike).toEqual(alike.toSorted((one, other) => Number(other) - Number(one)));
  const others = catalogue.filter((line) => line.category === category && line.slug !== slug);
  expect(alike.filter(Boolean)).toHaveLength(Math.min(others.length, 3));
});

const rowsOf = (blocks: ReturnType<typeof writtenText>["blocks"]) =>
  blocks.reduce((sum, block) => sum + ("table" in block ? block.table.rows.length : 0), 0);

const slugsFor = async (search: string, language: "es" | "en" | "it" = "es") =>
  (await articlesMatching(product.content, blogQueryIn(new URLSearchParams(search)), language)).map(({ slug }) => slug);

describe("the search of the blog", () => {
  it("finds words of the body whatever their accents and case", async () => {
    expect(await slugsFor("q=INGENIERO%20puente")).toEqual(["margin-of-safety"]);
    expect(await slugsFor("q=amortizaciOn")).toContain("fcf-calculation-guide");
  });

  it("looks in the reader's language only", async () => {
    expect(await slugsFor("q=ingegnere", "it")).toEqual(["margin-of-safety"]);
    expect(await slugsFor("q=ingegnere")).toEqual([]);
  });

  it("narrows by list and by category, and takes what it does not know for no filter", async () => {
    expect(await slugsFor("show=videos")).toEqual(["reading-a-valuation"]);
    expect(await slugsFor("category=reviews")).toEqual(["free-sources-of-accounts"]);
    expect(await slugsFor("show=films&category=gossip")).toHaveLength(catalogue.length);
  });

  it("finds nothing for an unknown article", async () => {
    expect(await slugsFor("q=xyzzy")).toEqual([]);
  });
});

it("leads from the Spanish addresses of the guides to their articles", async () => {
  const former = ["como-calcular-fcf", "como-calcular-roic", "multiplos-comparables", "nada"];
  expect(await Promise.all(former.map(product.content.successorOf))).toEqual([
    "fcf-calculation-guide",
    "roic-calculation-guide",
    "comparable-multiples-guide",
    null,
  ]);
});
