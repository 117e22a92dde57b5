import { figuresPerShare, ratiosOf, statementPeriods, statementsOf } from "@valora/valuation/statements";
import { providerChoices } from "../../analysis/contracts/analysis-parameters.ts";
import { companyAsked } from "../../analysis/use-cases/analyse-company.ts";
import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import { readChoice, readLanguage, readParameters } from "../../shared/use-cases/read-parameters.ts";
import {
  type CompanyQuery,
  companyParameters,
  type RatiosAnswer,
  type StatementsAnswer,
  type StatementsQuery,
  statementsParameters,
} from "../contracts/statements.ts";

type World = Pick<Context, "marketData" | "now">;

/**
 * The statements of a company: income, balance and cash flow, each figure with its origin. Periods that the provider does not
 * have are an answer without columns, which says so.
 */
export async function showStatements(
  context: World,
  query: StatementsQuery,
  signal?: AbortSignal,
): Promise<StatementsAnswer> {
  const { fundamentals, provider } = await companyAsked(context, query, signal);
  const report = statementsOf(fundamentals, query.period);
  return {
    schemaVersion: 1,
    provider,
    onTodaysShares: figuresPerShare,
    years: report.columns.flatMap(({ fiscalYear, periodEnd: fiscalYearEnd, filedAt, form, accession }) =>
      fiscalYear === null ? [] : [{ fiscalYear, fiscalYearEnd, filedAt, form, accession }],
    ),
    ...report,
  };
}

/** The ratios of a company, compared with last year and with its sector. */
export async function showRatios(context: World, query: CompanyQuery, signal?: AbortSignal): Promise<RatiosAnswer> {
  const { fundamentals, provider } = await companyAsked(context, query, signal);
  const others = context.marketData.peerCandidates(fundamentals);
  const ratios = ratiosOf(fundamentals, others);
  return {
    schemaVersion: 1,
    provider,
    ...ratios,
    price: { ...ratios.price, source: fundamentals.quote?.source ?? null },
  };
}

type Entries = Iterable<readonly [string, string]>;
type SymbolMeant = (typed: string) => string;
const asTyped: SymbolMeant = (typed) => typed;

/** The question in an address; `symbolMeant` knows what an ISIN stands for. */
export function readStatementsQuery(entries: Entries, symbolMeant: SymbolMeant = asTyped): StatementsQuery {
  const given = readParameters(entries, { known: statementsParameters, required: ["ticker"] });
  return { ...companyIn(given, symbolMeant), period: readPeriod(given.get("period") ?? null) };
}

/** The same of what is always told by the annual statements. */
export function readCompanyQuery(entries: Entries, symbolMeant: SymbolMeant = asTyped): CompanyQuery {
  return companyIn(readParameters(entries, { known: companyParameters, required: ["ticker"] }), symbolMeant);
}

/** Which periods an address asks for; fiscal years where it says nothing. */
export const readPeriod = (text: string | null): StatementsQuery["period"] =>
  text === null ? undefined : readChoice("period", text, statementPeriods);

type Given = ReadonlyMap<(typeof statementsParameters)[number], string>;

function companyIn(given: Given, symbolMeant: SymbolMeant): CompanyQuery {
  const ticker = readTicker(symbolMeant(given.get("ticker") ?? ""));
  readLanguage(given);
  const source = given.get("source");
  return { ticker, source: source === undefined ? undefined : readChoice("source", source, providerChoices) };
}
