import type { CompanyAnswer } from "@valora/market-data";
import { correctedFiguresOf, type Fundamentals } from "@valora/valuation";
import {
  asFiledBy,
  figuresPerShare,
  ratiosOf,
  statementPeriods,
  statementsOf,
  withCorrectedFigures,
} from "@valora/valuation/statements";
import { providerChoices } from "../../analysis/contracts/analysis-parameters.ts";
import { companyAsked } from "../../analysis/use-cases/analyse-company.ts";
import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import {
  readChoice,
  readDate,
  readLanguage,
  readParameters,
  strictly,
} from "../../shared/use-cases/read-parameters.ts";
import {
  type CompanyQuery,
  type CorrectedQuery,
  companyParameters,
  correctedParameters,
  type FiledQuery,
  type StatementsQuery,
  statementsParameters,
} from "../contracts/company-query.ts";
import { readCorrectedFigures } from "../contracts/own-figures.ts";
import type { RatiosAnswer } from "../contracts/ratios-answer.ts";
import type { StatementsAnswer } from "../contracts/statements.ts";
import { type FiledByDay, filedBy } from "./filed-by.ts";
import { withFiguresAsked } from "./own-figures.ts";

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
  const { provider, fundamentals, asOf } = await companyByDay(context, query, signal);
  const report = statementsOf(fundamentals, query.period);
  return {
    schemaVersion: 1,
    provider,
    asOf,
    correctedFigures: correctedFiguresOf(fundamentals),
    onTodaysShares: figuresPerShare,
    years: report.columns.flatMap(({ fiscalYear, periodEnd: fiscalYearEnd, filedAt, form, accession }) =>
      fiscalYear === null ? [] : [{ fiscalYear, fiscalYearEnd, filedAt, form, accession }],
    ),
    ...report,
  };
}

/** The ratios of a company, compared with last year and with its sector, whose companies are as of the same day. */
export async function showRatios(
  context: World,
  query: FiledQuery,
  signal?: AbortSignal,
): Promise<Omit<RatiosAnswer, "ownRatios">> {
  const { provider, fundamentals, asOf } = await companyByDay(context, query, signal);
  const others = context.marketData.peerCandidates(fundamentals);
  const ratios = ratiosOf(fundamentals, asOf === null ? others : othersFiledBy(others, fundamentals, asOf.day));
  return {
    schemaVersion: 1,
    provider,
    asOf,
    correctedFigures: correctedFiguresOf(fundamentals),
    ...ratios,
    price: { ...ratios.price, source: fundamentals.quote?.source ?? null },
  };
}

/**
 * The company that a question names, by the filings until its day, with the reader's own figures in place of those of that day. An
 * own figure of a period that was filed later is left out with the period.
 */
async function companyByDay(
  context: World,
  { figures, ...query }: FiledQuery,
  signal?: AbortSignal,
): Promise<FiledByDay & Pick<CompanyAnswer, "provider">> {
  const company = await companyAsked(context, query, signal);
  const { provider, fundamentals } = withFiguresAsked(company, figures);
  if (query.asOf === undefined) return { provider, fundamentals, asOf: null };
  const filed = filedBy(context, company.fundamentals, query.asOf);
  const { correctedFigures = [] } = fundamentals;
  return { ...filed, provider, fundamentals: withCorrectedFigures(filed.fundamentals, correctedFigures).fundamentals };
}

/** Companies of the sector that had filed by then. */
function othersFiledBy(others: readonly Fundamentals[], { sector }: Fundamentals, day: string) {
  return others
    .filter((other) => other.sector === sector)
    .map((other) => asFiledBy(other, day).fundamentals)
    .filter(({ statements }) => statements.length > 0);
}

type Entries = Iterable<readonly [string, string]>;
type SymbolMeant = (typed: string) => string;
const asTyped: SymbolMeant = (typed) => typed;

/** The question in an address; `symbolMeant` knows what an ISIN stands for. */
export function readStatementsQuery(entries: Entries, symbolMeant: SymbolMeant = asTyped): StatementsQuery {
  const given = readParameters(entries, { known: statementsParameters, required: ["ticker"] });
  return { ...filedIn(given, symbolMeant), period: readPeriod(given.get("period") ?? null) };
}

/** The same of what is always told by the annual statements. */
export function readCompanyQuery(entries: Entries, symbolMeant: SymbolMeant = asTyped): CompanyQuery {
  return companyIn(readParameters(entries, { known: companyParameters, required: ["ticker"] }), symbolMeant);
}

/** The same of what takes a reader's own figures and no day. */
export function readCorrectedQuery(entries: Entries, symbolMeant: SymbolMeant = asTyped): CorrectedQuery {
  return correctedIn(readParameters(entries, { known: correctedParameters, required: ["ticker"] }), symbolMeant);
}

/** Which periods an address asks for; fiscal years where it says nothing. */
export const readPeriod = (text: string | null): StatementsQuery["period"] =>
  text === null ? undefined : readChoice("period", text, statementPeriods);

/** The day that the address of a page asks for; an empty field of its form asks for none. */
export const readAsOf = (text: string | null): FiledQuery["asOf"] =>
  text === null || text === "" ? undefined : readDate("asOf", text);

/** The reader's own figures in an address. */
export const readFigures = (text: string | null): FiledQuery["figures"] =>
  text === null || text === "" ? undefined : strictly(readCorrectedFigures(text, "figures"));

/** Which company, with which figures and by the filings until which day. */
export const filedIn = (given: Given, symbolMeant: SymbolMeant): FiledQuery => ({
  ...correctedIn(given, symbolMeant),
  asOf: given.has("asOf") ? readDate("asOf", given.get("asOf") ?? "") : undefined,
});

const correctedIn = (given: Given, symbolMeant: SymbolMeant): CorrectedQuery => ({
  ...companyIn(given, symbolMeant),
  figures: readFigures(given.get("figures") ?? null),
});

type Given = ReadonlyMap<string, string>;

function companyIn(given: Given, symbolMeant: SymbolMeant): CompanyQuery {
  const ticker = readTicker(given.get("ticker") ?? "", symbolMeant);
  readLanguage(given);
  const source = given.get("source");
  return { ticker, source: source === undefined ? undefined : readChoice("source", source, providerChoices) };
}
