import type { Language } from "../../messages/languages.ts";
import { localAddress } from "../session/address.ts";

const context = "https://schema.org";
const publisher = { "@type": "Organization", name: "Valora" };

type ArticleData = {
  origin: string;
  path: string;
  language: Language;
  title: string;
  description: string;
  date: string;
  /** Address on this site of the picture that stands for it. */
  picture: string;
  /** ISO moment; null: as it was first published. */
  changedAt: string | null;
};

/** Structured data of an article for search engines; React Router writes it into the head, escaped. */
export function articleData(article: ArticleData) {
  const { origin, path, language, title, description, picture, date, changedAt } = article;
  return {
    "script:ld+json": {
      "@context": context,
      "@type": "Article",
      headline: title,
      description,
      image: origin + localAddress(picture, language),
      datePublished: date,
      ...(changedAt !== null && { dateModified: changedAt }),
      inLanguage: language,
      mainEntityOfPage: origin + localAddress(path, language),
      author: publisher,
      publisher,
    },
  };
}

type BreadcrumbData = { origin: string; language: Language; steps: readonly { name: string; path: string }[] };

export function breadcrumbData({ origin, language, steps }: BreadcrumbData) {
  return {
    "script:ld+json": {
      "@context": context,
      "@type": "BreadcrumbList",
      itemListElement: [{ name: "Valora", path: "/" }, ...steps].map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: origin + localAddress(path, language),
      })),
    },
  };
}

export function questionsData(questions: readonly { question: string; answer: string }[], language: Language) {
  return {
    "script:ld+json": {
      "@context": context,
      "@type": "FAQPage",
      inLanguage: language,
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  };
}
