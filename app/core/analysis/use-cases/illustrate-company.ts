import { CompanyUnavailable } from "@valora/market-data";
import {
  type AnnualStatement,
  type Assumptions,
  evToEbitda,
  freeCashFlowToFirmFromOperations,
  investedCapital,
  type MethodName,
  median,
  nopat,
  priceToEarnings,
  roic,
  type Unit,
  type ValuationReport,
  valuedOnce,
} from "@valora/valuation";
import type { Context } from "../../shared/use-cases/context.ts";
import { companyFile } from "./company-file.ts";
import type { Example } from "./show-example.ts";

export type IllustratedFigure = { value: number; unit: Unit };

/** A bundled company's figures under the names by which an article speaks of them; what is unknown is not there. */
export type Illustration = {
  ticker: string;
  name: string;
  currency: string;
  fiscalYearEnd: string;
  priceAsOf: string | null;
  figures: Readonly<Record<string, IllustratedFigure>>;
};

/** Always from the bundled data: an article reads the same whatever live providers are set up. Null when it is not bundled. */
export async function illustrateCompany(context: Context, ticker: string): Promise<Illustration | null> {
  try {
    const answer = await context.marketData.fundamentalsOf(ticker, { provider: "bundled" });
    const file = companyFile(context, answer, context.now().toISOString().slice(0, 10));
    return illustrationOf({ file, report: valuedOnce(file, { scenario: "neutral", overrides: {} }) });
  } catch (error) {
    if (error instanceof CompanyUnavailable) return null;
    throw error;
  }
}

function illustrationOf(example: Example): Illustration | null {
  const { fundamentals } = example.file;
  const statement = fundamentals.statements.at(-1);
  if (statement === undefined) return null;
  const { ticker, name, currency, quote } = fundamentals;
  const named = {
    ...statementFigures(statement, example.report.assumptions),
    ...marketFigures(example, statement),
    ...assumptionFigures(example.report.assumptions),
    ...valueFigures(example.report),
  };
  const figures = Object.fromEntries(
    Object.entries(named).flatMap(([key, [value, unit]]) =>
      value === null || value === undefined || !Number.isFinite(value) ? [] : [[key, { value, unit }]],
    ),
  );
  return {
    ticker,
    name,
    currency,
    fiscalYearEnd: statement.fiscalYearEnd,
    priceAsOf: quote?.asOf ?? null,
    figures,
  };
}

type Named = Record<string, readonly [number | null | undefined, Unit]>;

/** Operating profit after tax, capital at the year's end, and the one over the other; null where a figure is missing. */
export function returnOnCapitalOf({ figures }: AnnualStatement, { taxRate }: Pick<Assumptions, "taxRate">) {
  const { ebit, totalEquity: equity, totalDebt: debt, cashAndEquivalents: cash } = figures;
  const afterTax = ebit === null || taxRate === null ? null : nopat({ ebit, taxRate });
  const capital = equity === null || debt === null || cash === null ? null : investedCapital({ equity, debt, cash });
  const rate = afterTax === null || capital === null ? null : roic({ nopat: afterTax, investedCapital: capital });
  return { afterTax, capital, rate };
}

function statementFigures(statement: AnnualStatement, { taxRate }: Assumptions): Named {
  const { figures } = statement;
  const { ebit, netIncome, totalEquity: equity, totalDebt: debt, cashAndEquivalents: cash } = figures;
  const { operatingCashFlow, capitalExpenditure, interestExpense, freeCashFlow, revenue } = figures;
  const { afterTax, capital, rate } = returnOnCapitalOf(statement, { taxRate });
  const isFlowKnown =
    operatingCashFlow !== null && capitalExpenditure !== null && interestExpense !== null && taxRate !== null;
  return {
    revenue: [revenue, "money"],
    ebit: [ebit, "money"],
    netIncome: [netIncome, "money"],
    depreciation: [figures.depreciationAndAmortization, "money"],
    operatingCashFlow: [operatingCashFlow, "money"],
    capitalExpenditure: [capitalExpenditure, "money"],
    freeCashFlow: [freeCashFlow, "money"],
    freeCashFlowToFirm: [
      isFlowKnown
        ? freeCashFlowToFirmFromOperations({ operatingCashFlow, capitalExpenditure, interestExpense, taxRate })
        : null,
      "money",
    ],
    stockBasedCompensation: [figures.stockBasedCompensation, "money"],
    cashConversion: [freeCashFlow === null || !netIncome ? null : freeCashFlow / netIncome, "rate"],
    ebitda: [figures.ebitda, "money"],
    equity: [equity, "money"],
    debt: [debt, "money"],
    cash: [cash, "money"],
    nopat: [afterTax, "money"],
    investedCapital: [capital, "money"],
    roic: [rate, "rate"],
  };
}

function marketFigures({ file }: Example, { figures }: AnnualStatement): Named {
  const { quote, sharesOutstanding, beta } = file.fundamentals;
  const price = quote?.value ?? null;
  const { epsDiluted, totalDebt, cashAndEquivalents, ebitda } = figures;
  const marketCap = price === null || sharesOutstanding === null ? null : price * sharesOutstanding.value;
  const liquid = cashAndEquivalents === null ? null : cashAndEquivalents + (figures.marketableSecurities ?? 0);
  const enterpriseValue =
    marketCap === null || totalDebt === null || liquid === null ? null : marketCap + totalDebt - liquid;
  const multiples = file.peers.flatMap((peer) =>
    peer.netIncome !== null && peer.netIncome > 0 ? [peer.marketCap / peer.netIncome] : [],
  );
  const enterpriseMultiples = file.peers.flatMap(({ marketCap: equity, debt, cash, ebitda: earned }) =>
    debt !== null && cash !== null && earned !== null && earned > 0 ? [(equity + debt - cash) / earned] : [],
  );
  return {
    price: [price, "perShare"],
    shares: [sharesOutstanding?.value, "shares"],
    netDebt: [totalDebt === null || liquid === null ? null : totalDebt - liquid, "money"],
    peerEvToEbitda: [median(enterpriseMultiples), "ratio"],
    marketCap: [marketCap, "money"],
    enterpriseValue: [enterpriseValue, "money"],
    earningsPerShare: [epsDiluted, "perShare"],
    priceToEarnings: [
      price === null || epsDiluted === null ? null : priceToEarnings({ price, earningsPerShare: epsDiluted }),
      "ratio",
    ],
    evToEbitda: [enterpriseValue === null || ebitda === null ? null : evToEbitda({ enterpriseValue, ebitda }), "ratio"],
    peerPriceToEarnings: [median(multiples), "ratio"],
    peerCount: [multiples.length, "count"],
    observedBeta: [beta?.value, "ratio"],
  };
}

const assumptionFigures = (assumptions: Assumptions): Named => ({
  taxRate: [assumptions.taxRate, "rate"],
  riskFreeRate: [assumptions.riskFreeRate, "rate"],
  equityRiskPremium: [assumptions.equityRiskPremium, "rate"],
  beta: [assumptions.beta, "ratio"],
  costOfEquity: [assumptions.costOfEquity?.value, "rate"],
  costOfDebt: [assumptions.costOfDebt?.value, "rate"],
  wacc: [assumptions.wacc?.value, "rate"],
  equityWeight: [assumptions.equityWeight, "rate"],
  debtWeight: [assumptions.debtWeight, "rate"],
});

function valueFigures({ methods, summary }: ValuationReport): Named {
  const valueBy = (name: MethodName) => {
    const outcome = methods.find(({ method }) => method === name)?.outcome;
    return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
  };
  const flows = methods.find(({ method }) => method === "discountedCashFlow")?.range;
  return {
    discountedCashFlow: [valueBy("discountedCashFlow"), "perShare"],
    conservativeCashFlow: [flows?.conservative, "perShare"],
    optimisticCashFlow: [flows?.optimistic, "perShare"],
    comparableMultiples: [valueBy("comparableMultiples"), "perShare"],
    lowestValue: [summary.minimum, "perShare"],
    highestValue: [summary.maximum, "perShare"],
    meanValue: [summary.mean, "perShare"],
    votingMethods: [summary.voting, "count"],
  };
}
