import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";

/** The symbol of a column, valued or not. */
export const tickerOf = (compared: ComparedCompany): string =>
  compared.kind === "compared" ? compared.company.ticker : compared.ticker;
