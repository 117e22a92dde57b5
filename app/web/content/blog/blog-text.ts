import type { CalculatorName } from "../../../../content/text.ts";
import type { ArticleCategory, ArticleKind } from "../../../features/content/contracts/content.ts";
import type { AnswerName, FieldName } from "./calculator.ts";

/** The words of the blog around its articles; only its pages carry them. */
export type BlogText = {
  title: string;
  description: string;
  lists: Readonly<Record<BlogList, string>>;
  listLabel: string;
  kinds: Readonly<Record<ArticleKind, string>>;
  categories: Readonly<Record<ArticleCategory, string>>;
  category: string;
  everyCategory: string;
  search: string;
  searchLabel: string;
  searchPlaceholder: string;
  clear: string;
  noResults: string;
  noResultsHint: string;
  featured: string;
  latest: string;
  readMore: string;
  /** Above the articles that an article ends with. */
  further: string;
  script: string;
  share: string;
  byEmail: string;
  copyLink: string;
  copied: string;
  feed: string;
};

export const blogLists = ["all", "articles", "videos", "guides"] as const;
export type BlogList = (typeof blogLists)[number];

/** The words of the calculators. */
export type CalculatorText = {
  titles: Readonly<Record<CalculatorName, string>>;
  intro: string;
  fields: Readonly<Record<FieldName, string>>;
  answers: Readonly<Record<AnswerName, string>>;
  calculate: string;
  example: string;
  /** {company} and {date} are filled in. */
  fill: string;
  optional: string;
  incomplete: string;
  meaningless: string;
  answersLabel: string;
};
