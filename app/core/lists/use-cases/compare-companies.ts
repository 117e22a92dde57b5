import { correctedFiguresOf, type IsoDate, type MethodReport, priceInReportingCurrency } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { rateNameOf } from "../../analysis/contracts/answer-parts/discount-rate.ts";
import type { Analysis } from "../../analysis/use-cases/analyse-company.ts";
import { foundIn, tellOwnRatios } from "../../fundamentals/use-cases/tell-own-ratios.ts";
import { type ComparedCompany, type ComparedMethod, type CompareQuery, mostCompared } from "../contracts/compare.ts";
import { listedCompany } from "./screened-company.ts";
import { screenerRow } from "./screener-row.ts";

type Asked = Pick<CompareQuery, "tickers" | "ratios"> & { today: IsoDate };

/**
 * Companies side by side in the neutral scenario. One that cannot be valued says why and keeps the others. One after another:
 * where a plan opens only some of them, it opens the ones that were named first.
 */
export async function compareCompanies(
  { tickers, ...asked }: Asked,
  analyse: (ticker: string) => Promise<Analysis>,
): Promise<readonly ComparedCompany[]> {
  const compared: ComparedCompany[] = [];
  for (const ticker of tickers.slice(0, mostCompared)) compared.push(await comparedOrFailed(ticker, asked, analyse));
  return compared;
}

async function comparedOrFailed(
  ticker: string,
  asked: Omit<Asked, "tickers">,
  analyse: (ticker: string) => Promise<Analysis>,
): Promise<ComparedCompany> {
  try {
    return comparedCompany(await analyse(ticker), asked);
  } catch (error) {
    if (!(error instanceof Failure) || error.code === "unexpected") throw error;
    // A comparison asks the included data by itself: no reader has chosen them.
    if (error.code === "providerLacksCompany")
      return { kind: "failed", ticker, code: "noStatements", params: { ticker } };
    return { kind: "failed", ticker, code: error.code, params: error.params };
  }
}

function comparedCompany(analysis: Analysis, { ratios = [], today }: Omit<Asked, "tickers">): ComparedCompany {
  const { file, report } = analysis;
  const company = screenerRow(listedCompany(file, report), "mean");
  const price = priceInReportingCurrency(file.fundamentals);
  const { wacc, costOfEquity, growth, terminalGrowth, horizon } = report.assumptions;
  return {
    kind: "compared",
    company,
    methods: report.methods.map((method) => comparedMethod(method, { price, isJudged: company.silence === null })),
    ratios: tellOwnRatios(analysis, ratios, today).map(foundIn),
    correctedFigures: correctedFiguresOf(file.fundamentals),
    assumptions: {
      wacc: wacc?.value ?? null,
      costOfEquity: costOfEquity?.value ?? null,
      growth: growth?.value ?? null,
      terminalGrowth: terminalGrowth?.value ?? null,
      horizon: horizon.value,
      discountRate: rateNameOf(report.assumptions),
    },
  };
}

function comparedMethod(
  { method, outcome, status, difference, range }: MethodReport,
  { price, isJudged }: { price: number | null; isJudged: boolean },
): ComparedMethod {
  if (outcome.kind === "notApplicable")
    return { method, outcome: { kind: "notApplicable", reason: outcome.reason }, relative: null };
  const { valuePerShare: value, votes, notVotingReason } = outcome;
  const values = [value, ...Object.values(range).filter((each) => each !== null)];
  const relative =
    price === null
      ? null
      : { low: Math.min(...values) / price, value: value / price, high: Math.max(...values) / price };
  return {
    method,
    outcome: { kind: "estimate", value, status, difference: isJudged ? difference : null, votes, notVotingReason },
    relative,
  };
}
