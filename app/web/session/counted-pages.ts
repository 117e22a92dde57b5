/** Pages that everybody reads. What belongs to one person, or may carry a secret in its address, is never told to others. */
const open = new Set([
  ...["", "analysis", "screener", "compare", "popular", "blog", "faq", "methods", "methodology"],
  ...["about", "features", "support", "privacy", "terms", "cookies", "contact", "contacto"],
]);

/** Whether an external service may learn that a page is read. Whatever is not listed is not told. */
export const isOpenPage = (path: string): boolean => open.has(path.split(/[/?#]/)[1] ?? "");
