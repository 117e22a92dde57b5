/** The chapters of a result, in the order of the page; each name is the fragment that leads to its chapter. */
export const chapters = ["summary", "methods", "change", "accounts"] as const;
export type ChapterName = (typeof chapters)[number];

/** The sections of each chapter that fold, in the order of the page; each name is its fragment, and opens it in an address. */
export const sectionsOf = {
  change: ["custom", "sensitivity", "reverse", "tornado", "simulation", "differ", "parts", "through-time"],
  accounts: ["peers", "quality", "bridge", "assumptions", "sources"],
} as const;

/** The sections of a result that show their finding alone until they are opened, in the order of the page. */
export const foldedSections = [
  ...(["past", "field", "safety", "expert"] as const),
  ...sectionsOf.change,
  ...sectionsOf.accounts,
] as const;
export type FoldedSection = (typeof foldedSections)[number];
