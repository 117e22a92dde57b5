/**
 * The pages of the documentation, in the order in which they are read. The text of each is `docs/<name>.md` in English, and
 * `docs/es/<name>.md` and `docs/it/<name>.md`.
 */
export const docGroups = [
  { group: "start", pages: ["install", "first-run", "settings"] },
  { group: "use", pages: ["sources-and-days", "portfolio", "brokers", "jobs", "share-links", "sheet-links", "teams"] },
  { group: "operate", pages: ["behind-a-proxy", "postgresql", "several-processes", "sources"] },
  { group: "people", pages: ["administration", "accounts", "identity-providers"] },
  { group: "keep", pages: ["backup", "upgrade", "sizing", "status", "metrics"] },
  { group: "program", pages: ["quick-start", "data-set", "api-changes", "agents", "extend"] },
] as const;

export type DocGroup = (typeof docGroups)[number]["group"];
export type DocName = (typeof docGroups)[number]["pages"][number];

export const docNames: readonly DocName[] = docGroups.flatMap(({ pages }) => [...pages]);

/** Pages of the site that say what the documentation would say again: the methods, their formulas, and what was measured of them. */
export const linkedPages = [
  "/methods",
  "/methodology/proof",
  "/methodology/calibration",
  "/methodology/evidence",
  "/methodology/prediction",
] as const;
export type LinkedPage = (typeof linkedPages)[number];

export const isDocName = (name: string): name is DocName => docNames.some((known) => known === name);

export const docAddress = (name: DocName): string => `/docs/${name}`;
