import type { MarketData } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import type { ImportVocabulary } from "../contracts/import-vocabulary.ts";
import { publishedRates } from "./published-rates.ts";
import { type DeclaredTable, type RefusedFinancials, readFinancials, textToCorrect } from "./read-financials.ts";

/** Where imports wait: private to the visitor who uploaded them, gone after an hour without a visit. */
export type ImportStore = {
  /** Keeps an import and answers with an identifier that cannot be guessed. */
  keep(owner: string, fundamentals: Fundamentals): Promise<string>;
  /** Null when there is none, it is another visitor's, or its hour is over. */
  find(owner: string, id: string): Promise<Fundamentals | null>;
};

export type ImportRequest = DeclaredTable & {
  owner: string;
  /** Whether the visitor has seen the doubts that do not block and goes on. */
  isAccepted: boolean;
};

/** A refused import carries the table as text, to be corrected in the form. */
export type ImportAnswer = (RefusedFinancials & { text: string }) | { kind: "kept"; id: string };

/** Reads an uploaded table and keeps its financials, or says at which field and which cell something is wrong or doubtful. */
export async function importCompanyData(
  context: Pick<Context, "now"> & { marketData: Pick<MarketData, "exchangeRateOn"> },
  store: ImportStore,
  { request, vocabularies }: { request: ImportRequest; vocabularies: readonly ImportVocabulary[] },
): Promise<ImportAnswer> {
  const today = context.now().toISOString().slice(0, 10);
  const published = await publishedRates(context.marketData, { declaredTable: request, today });
  const financials = readFinancials(request, { vocabularies, today, published });
  if (financials.kind === "refused") return { ...financials, text: textToCorrect(request, vocabularies) };
  const { issues, fundamentals } = financials;
  if (issues.length > 0 && !request.isAccepted)
    return { kind: "refused", fields: [], issues, text: textToCorrect(request, vocabularies) };
  return { kind: "kept", id: await store.keep(request.owner, fundamentals) };
}
