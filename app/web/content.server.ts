import type { Article, Text } from "../../content/text.ts";
import { ModelCard } from "../contracts/model-card.ts";
import { sectors as enSectors } from "../messages/en/company-types.ts";
import { sectors as esSectors } from "../messages/es/company-types.ts";
import { sectors as itSectors } from "../messages/it/company-types.ts";
import type { Language } from "../messages/languages.ts";
import type { ModelCardText } from "./components/prediction/model-card-text.ts";
import type { ProofText } from "./components/proof/proof-text.ts";

type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>;

const pages: Modules<{ page: Text }> = import.meta.glob<{ page: Text }>("../../content/pages/*/*.ts");
const articles: Modules<{ article: Article }> = import.meta.glob<{ article: Article }>("../../content/blog/*/*.ts");

/** A page of text in the reader's language; null when there is none of that name. */
export async function readPage(name: string, language: Language): Promise<Text | null> {
  const load = pages[`../../content/pages/${name}/${language}.ts`];
  return load ? (await load()).page : null;
}

export async function readArticle(slug: string, language: Language): Promise<Article | null> {
  const load = articles[`../../content/blog/${slug}/${language}.ts`];
  return load ? (await load()).article : null;
}

const proofTexts: Readonly<Record<Language, () => Promise<{ proofText: ProofText }>>> = {
  es: () => import("../../content/proof/es.ts"),
  en: () => import("../../content/proof/en.ts"),
  it: () => import("../../content/proof/it.ts"),
};

export const readProofText = async (language: Language): Promise<ProofText> => (await proofTexts[language]()).proofText;

const modelCardTexts: Readonly<Record<Language, () => Promise<{ modelCardText: ModelCardText }>>> = {
  es: () => import("../../content/prediction/es.ts"),
  en: () => import("../../content/prediction/en.ts"),
  it: () => import("../../content/prediction/it.ts"),
};

const sectorNames = { es: esSectors, en: enSectors, it: itSectors } as const;

/** The card of the shipped model with the words to show it. */
export async function readModelCard(language: Language) {
  const [{ modelCardText }, card] = await Promise.all([
    modelCardTexts[language](),
    import("@valora/valuation/models/model-card.json"),
  ]);
  return { text: modelCardText, card: ModelCard.parse(card.default), sectorNames: sectorNames[language] };
}

const wordsAMinute = 200;

export function readingMinutes({ blocks }: Text): number {
  const words = JSON.stringify(blocks).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}

/** One line for each article, newest first. */
export async function guideLines(language: Language) {
  const slugs = new Set(Object.keys(articles).map((path) => path.split("/").at(-2) ?? ""));
  const lines = await Promise.all(
    [...slugs].map(async (slug) => {
      const article = await readArticle(slug, language);
      if (!article) return [];
      const { title, description, date } = article;
      return [{ slug, title, description, date, minutes: readingMinutes(article) }];
    }),
  );
  return lines.flat().sort((one, other) => other.date.localeCompare(one.date));
}
