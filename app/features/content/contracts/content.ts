import * as z from "zod";
import { accountLanguages } from "../../accounts/contracts/account.ts";

export const articleKinds = ["article", "video", "guide"] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const articleCategories = [
  "tutorial",
  "analysis",
  "markets",
  "investment",
  "technology",
  "reviews",
  "beginner",
  "intermediate",
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** Whether readers see a text. */
export const publicationStates = ["draft", "published"] as const;
/** The states of a kept text. A deleted text keeps all its versions; only editors see it. */
export const contentStates = [...publicationStates, "deleted"] as const;

export const contentLanguages = accountLanguages;
export type ContentLanguage = (typeof contentLanguages)[number];

/** In characters. */
export const contentLimits = { title: 150, slug: 80, body: 60_000 } as const;

/** An editor's draft of one text of the blog, in one language. */
export const ContentText = z.object({
  kind: z.enum(articleKinds),
  category: z.enum(articleCategories),
  state: z.enum(contentStates),
  title: z.string(),
  /** Markdown; its first paragraph stands in lists. */
  body: z.string(),
});
export type ContentText = z.infer<typeof ContentText>;
