import type { ArticleCategory, ArticleKind } from "../../app/features/content/contracts/content.ts";

/** The first texts of the blog: facts that do not depend on the language. The words are in `<slug>/<language>.md`. */
export type ArticleFacts = {
  slug: string;
  kind: ArticleKind;
  category: ArticleCategory;
  /** ISO date of publication. */
  date: string;
  /** To read it and work through its example. */
  minutes: number;
  /** Earlier addresses, under /blog/. */
  formerly?: readonly string[];
};

/** The featured one first, then newest first. */
export const catalogue: readonly ArticleFacts[] = [
  {
    slug: "fcf-calculation-guide",
    kind: "guide",
    category: "tutorial",
    date: "2025-07-25",
    minutes: 12,
    formerly: ["como-calcular-fcf"],
  },
  { slug: "wacc-calculation-guide", kind: "guide", category: "investment", date: "2025-07-27", minutes: 12 },
  {
    slug: "comparable-multiples-guide",
    kind: "guide",
    category: "analysis",
    date: "2025-07-27",
    minutes: 10,
    formerly: ["multiplos-comparables"],
  },
  { slug: "reading-a-valuation", kind: "video", category: "beginner", date: "2025-07-27", minutes: 5 },
  {
    slug: "roic-calculation-guide",
    kind: "guide",
    category: "investment",
    date: "2025-07-26",
    minutes: 15,
    formerly: ["como-calcular-roic"],
  },
  { slug: "margin-of-safety", kind: "article", category: "investment", date: "2024-01-12", minutes: 8 },
  { slug: "what-a-model-can-know", kind: "article", category: "technology", date: "2024-01-10", minutes: 6 },
  { slug: "free-sources-of-accounts", kind: "article", category: "reviews", date: "2024-01-08", minutes: 12 },
];
