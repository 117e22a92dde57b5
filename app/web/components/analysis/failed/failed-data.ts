import type { IndexMembership, QuickLook } from "../../../../core/analysis/contracts/quick-look.ts";
import type { FormerName } from "../../../../core/lists/contracts/companies.ts";
import type { Allowance } from "../../../../core/usage/contracts/plan.ts";
import type { FilingsOffer } from "../../../../features/filings/contracts/filings.ts";

export type Suggestion = { ticker: string; name: string; exchange: string | null };

/** No provider answered with accounts that can be used. */
const providerCodes = [
  "upstreamUnavailable",
  "upstreamInvalid",
  "upstreamLimited",
  "upstreamTimeout",
  "dataIncomplete",
  "dataInvalid",
  "dataSuspect",
] as const;
/** The symbol is right: there is nothing else to choose. */
const otherCodes = [
  "dailyQuotaExceeded",
  "minuteQuotaExceeded",
  "anonymousQuotaExceeded",
  ...providerCodes,
  "accountsOfAnother",
  "providerLacksCompany",
] as const;
const failedCodes = [
  "tickerNotFound",
  "tickerInvalid",
  "noStatements",
  "assetUnsupported",
  "marketUnsupported",
  ...otherCodes,
] as const;
type FailedCode = (typeof failedCodes)[number];

export const notOfSymbol: ReadonlySet<FailedCode> = new Set(otherCodes);

/** No accounts came, or none that can be used: the few figures that are known of the company stand in their place. */
export const withoutUsableAccounts: ReadonlySet<string> = new Set([
  "noStatements",
  "providerLacksCompany",
  ...providerCodes,
] satisfies FailedCode[]);

/** Whether the symbol may be wrong: a listed company that lacks accounts is the one that was typed. */
export const isOfSymbol = ({ code, identifier }: FailedAnalysisData): boolean =>
  !notOfSymbol.has(code) && (code !== "noStatements" || identifier !== null);

/** The reader's plan, or that of all visitors, stands in the way. */
export const ofPlan: ReadonlySet<FailedCode> = new Set([
  "dailyQuotaExceeded",
  "minuteQuotaExceeded",
  "anonymousQuotaExceeded",
]);

/** Whether a failure is one that this page explains; the others have a page of their own. */
export const isFailedCode = (code: string): code is FailedCode | "noLongerListed" =>
  code === "noLongerListed" || failedCodes.some((own) => own === code);

/** A company that is not listed any more, and the symbol that went on with its business, where one did. */
export type FormerCompany = FormerName & { into: string | null };

/** Why there is no analysis, with what helps to go on. */
export type FailedAnalysisData = {
  code: FailedCode;
  /** The reader's input, as typed. */
  ticker: string;
  /** The symbol without its exchange: VOW3 of VOW3.MI; empty for a text that is no symbol. */
  symbol: string;
  name: string;
  /** The ISIN or LEI that was typed in place of a symbol. */
  identifier: { kind: "isin" | "lei"; isValid: boolean } | null;
  /** The kind of instrument, for one that is not valued. */
  kind: string;
  /** The provider at fault, where one is; empty otherwise. */
  provider: string;
  /** Whose accounts the provider gives, where they are another company's; empty otherwise. */
  issuer: string;
  commonShare: string | null;
  /** The same question of all sources; null where the address chooses none. */
  ofAllProviders: string | null;
  /** Whether what was typed names several companies, those nearest among them. */
  isName: boolean;
  nearest: readonly Suggestion[];
  /** The known figures of a company without accounts; null where none is known. */
  quickLook: QuickLook | null;
  indices: readonly IndexMembership[];
  /** The company that is not listed any more; null where another reason stands in the way. */
  former: FormerCompany | null;
  popular: readonly string[];
  /** The reader's remaining quota, where a plan limits them. */
  allowance: Allowance | null;
  /** Whether the reader could have an allowance of their own by signing in. */
  isAnonymous: boolean;
  /** The company's filings at a press; null where they cannot be fetched. */
  filings: FilingsOffer | null;
};
