import {
  baseRatesAsked,
  type CompanyFile,
  flowMethodNames,
  growthBinsOf,
  judgingPriceOf,
  longestAccountsAgeInMonths,
  longestPriceAgeInDays,
  reverseValuationOf,
  sanityFindingsOf,
  searchedAssumptions,
  terminalShareOf,
  type ValuationReport,
  type ValuationRequest,
  yearlyLevers,
} from "@valora/valuation";
import { betaAlternatives } from "@valora/valuation/beta-alternatives";
import { computedLevers } from "@valora/valuation/computed-levers";
import { whatCanBeSaid } from "@valora/valuation/what-can-be-said";
import { overridesOf } from "../../contracts/asked-analysis.ts";
import type { Analysis } from "../analyse-company.ts";
import type { Uncertainty } from "../uncertainty/show-uncertainty.ts";
import {
  assetLadderFigures,
  customFigures,
  payoutAgainstBookFigures,
  peerFigures,
  predictionFigures,
  reconciliationFigures,
  sumOfPartsFigures,
} from "./comparison-figures.ts";
import { nodesById } from "./nodes-by-id.ts";
import {
  bridgeFigures,
  buyingPriceFigures,
  methodFigures,
  sensitivityFigures,
  summaryFigures,
  tornadoFigures,
  votesByFamily,
} from "./result-figures.ts";
import { simulationFigures, throughTimeFigures } from "./uncertainty-figures.ts";

type Branch = () => unknown;

/** The figures of an analysis as a page shows them, by the first part of their addresses. Worked out only where one leads there. */
export function figureBranches(analysis: Analysis, uncertainty: Uncertainty | null): Readonly<Record<string, Branch>> {
  const { file, report, query, notes } = analysis;
  const request = { scenario: query.scenario, overrides: overridesOf(query) };
  const price = judgingPriceOf(file.fundamentals, report);
  return {
    price: () => file.fundamentals.quote?.value ?? null,
    priceStanding: () => ({ ...report.priceStanding, longestPriceAgeInDays, longestAccountsAgeInMonths }),
    reference: () => file.reference,
    assumptions: () => ({
      ...report.assumptions,
      trace: nodesById(report.assumptions.trace),
      steps: report.assumptions.trace?.nodes.length ?? 0,
    }),
    methods: () => Object.fromEntries(report.methods.map((method) => [method.method, methodFigures(method, price)])),
    summary: () => summaryFigures(report, price),
    buyingPrice: () => buyingPriceFigures(analysis, price),
    votes: () => votesByFamily(report),
    chosen: () => request.overrides,
    chosenYears: () => chosenYears(report, request),
    levers: () => computedLevers(file, request),
    betas: () => betaFigures(file, request),
    sanity: () => sanityFindingsOf(file, request, report),
    sensitivity: () => ({
      terminalGrowth: sensitivityFigures(report, price, "terminalGrowth"),
      growth: sensitivityFigures(report, price, "growth"),
    }),
    bridge: () => bridgeFigures(report),
    reverse: () => reverseFigures(analysis, request),
    said: () => whatCanBeSaid({ file, report, request, baseRates: baseRatesAsked(report, analysis.baseRates) }),
    searched: () => searchedAssumptions,
    tornado: () => tornadoFigures(report),
    custom: () => customFigures(file, request),
    terminal: () =>
      Object.fromEntries(flowMethodNames.map((method) => [method, terminalShareOf(file, report, { method })])),
    reconciliation: () => reconciliationFigures(report),
    assetLadder: () => assetLadderFigures(file, request),
    payoutAgainstBook: () => payoutAgainstBookFigures(file, request),
    sumOfParts: () => sumOfPartsFigures(file, request),
    prediction: () => predictionFigures(file),
    peers: () => peerFigures(file, request),
    notes: () => notes,
    simulation: () => simulationFigures(uncertainty, price),
    throughTime: () => throughTimeFigures(uncertainty),
  };
}

/** What the price implies, and how many companies have grown how much. */
function reverseFigures({ file, report, baseRates: known }: Analysis, request: ValuationRequest) {
  const baseRates = baseRatesAsked(report, known);
  const reverse = reverseValuationOf({ file, report, request, baseRates });
  const bins = baseRates === null ? [] : growthBinsOf(baseRates);
  return { ...reverse, bins: bins.map((bin) => ({ ...bin, share: bin.count / (baseRates?.growths.length ?? 1) })) };
}

const betaFigures = (file: CompanyFile, request: ValuationRequest) =>
  Object.fromEntries(
    betaAlternatives(file, request).known.map((each) => [each.kind, { ...each, trace: nodesById(each.trace) }]),
  );

/** How many years of each lever the reader has set, within the horizon. */
const chosenYears = ({ assumptions: { horizon } }: ValuationReport, { overrides = {} }: ValuationRequest) =>
  Object.fromEntries(
    yearlyLevers.map((lever) => {
      const years = overrides[lever]?.slice(0, horizon.value) ?? [];
      return [lever, years.filter((value) => value !== null).length];
    }),
  );
