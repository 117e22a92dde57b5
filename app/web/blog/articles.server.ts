import {
  type ArticleCategory,
  type ArticleFacts,
  type ArticleKind,
  articleCategories,
  catalogue,
} from "../../../content/blog/catalogue.ts";
import type { Text } from "../../../content/text.ts";
import type { Language } from "../../messages/languages.ts";
import type { Illustration } from "../../use-cases/illustrate-company.ts";
import { formatsFor } from "../formats.ts";
import { type BlogList, type BlogText, blogLists, type CalculatorText } from "./blog-text.ts";
import { fillFigures, tickersIn } from "./fill-figures.ts";
import { plainWords, readMarkdown } from "./read-markdown.ts";

const sources: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  "../../../content/blog/*/*.md",
  {
    query: "?raw",
    import: "default",
  },
);

const blogTexts: Readonly<Record<Language, () => Promise<{ blogText: BlogText }>>> = {
  es: () => import("../../../content/blog/interface/es.ts"),
  en: () => import("../../../content/blog/interface/en.ts"),
  it: () => import("../../../content/blog/interface/it.ts"),
};
const calculatorTexts: Readonly<Record<Language, () => Promise<{ calculatorText: CalculatorText }>>> = {
  es: () => import("../../../content/calculators/es.ts"),
  en: () => import("../../../content/calculators/en.ts"),
  it: () => import("../../../content/calculators/it.ts"),
};

export const readBlogText = async (language: Language) => (await blogTexts[language]()).blogText;
export const readCalculatorText = async (language: Language) => (await calculatorTexts[language]()).calculatorText;

const texts = new Map<string, Promise<Text>>();

/** What was written, read once and kept; figures are still names in braces. */
export function writtenText(slug: string, language: Language): Promise<Text> {
  const path = `../../../content/blog/${slug}/${language}.md`;
  const known = texts.get(path);
  if (known !== undefined) return known;
  const load = sources[path];
  if (load === undefined) throw new Error(`the catalogue lists ${slug}, which has no text in ${language}`);
  const text = load().then(readMarkdown);
  texts.set(path, text);
  return text;
}

export const factsOf = (slug: string): ArticleFacts | null => catalogue.find((facts) => facts.slug === slug) ?? null;

/** The article that stands today where one with this address stood before. */
export const successorOf = (former: string): string | null =>
  catalogue.find(({ formerly }) => formerly?.includes(former))?.slug ?? null;

type Illustrate = (ticker: string) => Promise<Illustration | null>;

/** The text of an article with the figures of its companies. */
export async function articleText(slug: string, language: Language, illustrate: Illustrate): Promise<Text> {
  const text = await writtenText(slug, language);
  const companies = await Promise.all(
    tickersIn(text).map(async (ticker) => [ticker, await illustrate(ticker)] as const),
  );
  return fillFigures(text, new Map(companies), formatsFor(language));
}

/** What a list shows of an article. */
export type ArticleLine = Omit<ArticleFacts, "formerly"> & Pick<Text, "title" | "description">;

export async function articleLines(language: Language): Promise<ArticleLine[]> {
  return Promise.all(
    catalogue.map(async ({ slug, kind, category, date, minutes }) => {
      const { title, description } = await writtenText(slug, language);
      return { slug, kind, category, date, minutes, title, description };
    }),
  );
}

export type BlogQuery = { list: BlogList; category: ArticleCategory | null; words: string };

const LONGEST_SEARCH = 100;

/** What the address asks for; anything else than a list or a category that exists is no filter. */
export function blogQueryIn(search: URLSearchParams): BlogQuery {
  const asked = search.get("show");
  const category = search.get("category");
  return {
    list: blogLists.find((list) => list === asked) ?? "all",
    category: articleCategories.find((one) => one === category) ?? null,
    words: (search.get("q") ?? "").slice(0, LONGEST_SEARCH).trim(),
  };
}

const kindOf: Readonly<Record<Exclude<BlogList, "all">, ArticleKind>> = {
  articles: "article",
  videos: "video",
  guides: "guide",
};

/** The articles that a query asks for: all its words in title or body, whatever their accents. */
export async function articlesMatching(
  { list, category, words }: BlogQuery,
  language: Language,
): Promise<ArticleLine[]> {
  const lines = await articleLines(language);
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const found = await Promise.all(
    lines.map(async (line) => {
      if (list !== "all" && line.kind !== kindOf[list]) return [];
      if (category !== null && line.category !== category) return [];
      const text = folded(plainWords(await writtenText(line.slug, language)));
      return wanted.every((word) => text.includes(word)) ? [line] : [];
    }),
  );
  return found.flat();
}

/** Lower case without accents: "inversión" is found by INVERSION. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
