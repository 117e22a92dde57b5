import { type CompanyAnswer, type Finding, inOneCurrencyOfDay } from "@valora/market-data";
import type { Dated, MarketReference } from "@valora/valuation";
import { withCorrectedFigures } from "@valora/valuation/statements";
import { companyOfDay } from "@valora/valuation/through-time";
import { filedBy, isEarlier } from "../../../fundamentals/use-cases/filed-by.ts";
import { withFiguresAsked } from "../../../fundamentals/use-cases/own-figures.ts";
import type { Context } from "../../../shared/use-cases/context.ts";
import type { AnalysisOfDay } from "../../contracts/analysis-answer.ts";
import type { AnalysisQuery } from "../../contracts/analysis-query.ts";
import type { PredictedFile } from "../../contracts/predicted-file.ts";
import { companyFile } from "../company-file.ts";
import { priceOfDay } from "./price-of-day.ts";

type Asked = Pick<AnalysisQuery, "figures" | "asOf">;
/** The input of a valuation of an earlier day, which periods were not known then, and what was found, with the exchange rates of that day. */
export type FileOfDay = { file: PredictedFile; asOf: AnalysisOfDay; findings: readonly Finding[] };

/**
 * What is valued of an earlier day: the company by the filings until then, at the last close until then, at the exchange
 * rates and the risk-free rate of the day where they are known. Premiums and industry averages are today's. Multiples of other companies and a prediction are known of today alone: there are none. Null where today is
 * asked for. Fails as the statements of that day do.
 */
export async function fileOfDay(
  context: Pick<Context, "marketData" | "now">,
  company: CompanyAnswer,
  { asOf: day, figures }: Asked,
  signal?: AbortSignal,
): Promise<FileOfDay | null> {
  if (day === undefined || !isEarlier(context, day)) return null;
  const { marketData } = context;
  const { fundamentals: told } = company;
  const { asOf } = filedBy(context, told, day);
  if (asOf === null) return null;
  const { history } = await marketData.historyOf(told.ticker, { ...(signal && { signal }) });
  const filed = companyOfDay(told, day, priceOfDay(told, history, day));
  const { exchangeRateOn } = marketData;
  const ofDay = await inOneCurrencyOfDay({
    company: filed.fundamentals,
    day,
    findings: company.findings,
    exchangeRateOn,
  });
  const { correctedFigures = [] } = withFiguresAsked({ fundamentals: told }, figures).fundamentals;
  // An own figure of a period that was filed later is left out with the period.
  const { fundamentals } = withCorrectedFigures(ofDay.company, correctedFigures);
  const withRate = (riskFreeRate: CompanyAnswer["riskFreeRate"]) =>
    companyFile({ marketData, predict: () => null }, { ...company, fundamentals, riskFreeRate }, day);
  const file = withRate(company.riskFreeRate);
  const rate = await marketData.riskFreeRateOn(fundamentals.currency, day);
  const counts = rate !== null && countsBeside(rate, file.reference);
  return {
    file: { ...(counts ? withRate(rate) : file), peers: [] },
    asOf: { ...asOf, riskFreeRate: rate && { ...rate, counts } },
    findings: [...company.findings.filter(({ code }) => !ofCurrencies.has(code)), ...ofDay.findings],
  };
}

/** Findings about the exchange rates of today. */
const ofCurrencies: ReadonlySet<Finding["code"]> = new Set(["priceConverted", "statementsConverted"]);

/**
 * Whether a rate of a day counts beside today's premium. In the currency of the premium the two are a pair of one date, which an
 * earlier rate does not carry: the pair counts then, and is named with its date. Another currency has a rate of its own.
 */
const countsBeside = ({ asOf }: Dated, { currency, premiumPair }: MarketReference): boolean =>
  currency !== premiumPair.currency || asOf >= premiumPair.riskFreeRate.asOf;
