import type { Text } from "../../../../content/text.ts";
import type { Illustration } from "../../../core/analysis/use-cases/illustrate-company.ts";
import {
  type ArticleCategory,
  type ArticleKind,
  articleCategories,
} from "../../../features/content/contracts/content.ts";
import type { Content } from "../../../features/content/use-cases/content.ts";
import type { Article } from "../../../features/content/use-cases/published-content.ts";
import type { Language } from "../../../messages/languages.ts";
import { formatsFor } from "../../analysis/formats.ts";
import type { ArticlePicture } from "../../components/content/article-list.tsx";
import { type BlogList, type BlogText, blogLists, type CalculatorText } from "./blog-text.ts";
import { pictureOf } from "./drawings/drawings.server.ts";
import { fillFigures, tickersIn, unknownFigures } from "./fill-figures.ts";
import { folded } from "./folded.ts";
import { plainWords } from "./plain-words.ts";
import { readBody } from "./read-markdown.ts";

const blogTexts: Readonly<Record<Language, () => Promise<{ blogText: BlogText }>>> = {
  es: () => import("../../../../content/blog/interface/es.ts"),
  en: () => import("../../../../content/blog/interface/en.ts"),
  it: () => import("../../../../content/blog/interface/it.ts"),
};
const calculatorTexts: Readonly<Record<Language, () => Promise<{ calculatorText: CalculatorText }>>> = {
  es: () => import("../../../../content/calculators/es.ts"),
  en: () => import("../../../../content/calculators/en.ts"),
  it: () => import("../../../../content/calculators/it.ts"),
};

export const readBlogText = async (language: Language) => (await blogTexts[language]()).blogText;
export const readCalculatorText = async (language: Language) => (await calculatorTexts[language]()).calculatorText;

type Published = Pick<Content, "articles" | "poster">;

/** An article is the same object until it changes: read once, and forgotten with it. */
const texts = new WeakMap<Article, Text>();

/** The source text; figures are still names in braces. */
export function writtenText(article: Article): Text {
  const known = texts.get(article);
  if (known !== undefined) return known;
  const text = readBody(article.title, article.body);
  texts.set(article, text);
  return text;
}

type Illustrate = (ticker: string) => Promise<Illustration | null>;
const MOST_COMPANIES = 20;

const illustrationsOf = async (text: Text, illustrate: Illustrate) =>
  new Map(
    await Promise.all(
      tickersIn(text)
        .slice(0, MOST_COMPANIES)
        .map(async (ticker) => [ticker, await illustrate(ticker)] as const),
    ),
  );

/** A text with the figures of its companies, of which there are some that can be asked for. */
export const filledText = async (text: Text, language: Language, illustrate: Illustrate): Promise<Text> =>
  fillFigures(text, await illustrationsOf(text, illustrate), formatsFor(language));

/** The figures that a text names and that are not known: its editor is told. */
export const unknownFiguresIn = async (text: Text, language: Language, illustrate: Illustrate): Promise<string[]> =>
  unknownFigures(text, await illustrationsOf(text, illustrate), formatsFor(language));

/** The part of an article that a list shows. */
export type ArticleLine = Pick<Article, "slug" | "kind" | "category" | "date" | "minutes"> &
  Pick<Text, "title" | "description">;

/** The same with the picture that stands for it. */
export type PicturedLine = ArticleLine & { picture: ArticlePicture };

export function lineOf(article: Article): ArticleLine {
  const { slug, kind, category, date, minutes } = article;
  const { title, description } = writtenText(article);
  return { slug, kind, category, date, minutes, title, description };
}

export const articleLines = async (content: Published, language: Language): Promise<ArticleLine[]> =>
  (await content.articles(language)).map(lineOf);

const MOST_FURTHER = 3;

/** What a reader of an article may read next: those of its category first, in the order of the blog. */
export async function furtherArticles(content: Published, language: Language, slug: string): Promise<ArticleLine[]> {
  const lines = await articleLines(content, language);
  const category = lines.find((line) => line.slug === slug)?.category;
  const isAlike = (line: ArticleLine) => Number(line.category === category);
  const others = lines.filter((line) => line.slug !== slug);
  return others.toSorted((one, other) => isAlike(other) - isAlike(one)).slice(0, MOST_FURTHER);
}

export type BlogQuery = { list: BlogList; category: ArticleCategory | null; words: string };

const LONGEST_SEARCH = 100;

/** The filter in the address; anything else than a list or a category that exists is none. */
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
  content: Published,
  { list, category, words }: BlogQuery,
  language: Language,
): Promise<PicturedLine[]> {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const found = (await content.articles(language)).filter((article) => {
    if (list !== "all" && article.kind !== kindOf[list]) return false;
    if (category !== null && article.category !== category) return false;
    const text = wanted.length === 0 ? "" : folded(plainWords(writtenText(article)));
    return wanted.every((word) => text.includes(word));
  });
  return Promise.all(
    found.map(async (article) => ({
      ...lineOf(article),
      picture: await pictureOf(writtenText(article), { category: article.category, language, content }),
    })),
  );
}
