/** The chapters of a result, in the order of the page; each name is the fragment that leads to its chapter. */
export const chapters = ["summary", "methods", "change", "accounts"] as const;
export type ChapterName = (typeof chapters)[number];
