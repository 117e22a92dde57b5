import type { ValuationView } from "@valora/valuation";
import type { StatementPeriod } from "@valora/valuation/statements";
import type { providerChoices } from "../../analysis/contracts/analysis-parameters.ts";
import type { OwnFigureAsked } from "./own-figures.ts";
import { type AskedRatio, ratioPlaces } from "./own-ratios.ts";

/** Names of the parameters as they stand in addresses. */
export const companyParameters = ["ticker", "source", "lang"] as const;

/** Of what takes a reader's own figures and always tells of today. */
export const correctedParameters = [...companyParameters, "figures"] as const;

export const filedParameters = [...companyParameters, "asOf", "figures"] as const;

export const statementsParameters = [...filedParameters, "period"] as const;

export const ratiosParameters = [...filedParameters, "view", ...ratioPlaces] as const;

/** Which company, and from where. */
export type CompanyQuery = { ticker: string; source?: (typeof providerChoices)[number] | undefined };

/** With which figures of the reader's own. */
export type CorrectedQuery = CompanyQuery & { figures?: readonly OwnFigureAsked[] | undefined };

/** By the filings until which day; all of them, unless one is asked for. */
export type FiledQuery = CorrectedQuery & { asOf?: string | undefined };

/** Of which periods: fiscal years, unless others are asked for. */
export type StatementsQuery = FiledQuery & { period?: StatementPeriod | undefined };

/** With which ratios of the reader's own, and in which view the values are that these name. */
export type RatiosQuery = FiledQuery & {
  view?: ValuationView | undefined;
  ratios?: readonly AskedRatio[] | undefined;
};
