import type { FigureName } from "@valora/valuation";

/** Other names of some figures. */
export type FigureSynonyms = Readonly<Partial<Record<FigureName, readonly string[]>>>;
