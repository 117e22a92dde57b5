import {
  type AnnualStatement,
  eachIssuerOnce,
  type FigureName,
  type Fundamentals,
  figureNames,
} from "@valora/valuation";
import { historyOf, yearBefore } from "../../../valuation/src/company/accounts/history.ts";
import { researchBreakOf } from "../../../valuation/src/company/earnings/research.ts";
import { breakOf } from "../../../valuation/src/company/growth/growth.ts";
import { dividendsOf } from "../../../valuation/src/company/shareholders/dividends.ts";
import { monthNumber, pastPricesOf } from "../../../valuation/src/company/shareholders/past-prices.ts";
import { classify } from "../../../valuation/src/inputs/classify.ts";
import { kindOfListing } from "../../scripts/bundled/listings/classify-listing.ts";
import { adjustmentOf } from "../../src/integrity/adjusted-closes.ts";
import { sharesPerReceipt } from "../../src/integrity/market-cap.ts";
import { inWholeUnits } from "../../src/integrity/minor-units.ts";
import { type Accounts, misattributedAccounts, unknownIssuers } from "../../src/integrity/misattributed-accounts.ts";
import { onQuotedBasis } from "../../src/integrity/quoted-basis.ts";
import { reconcile } from "../../src/integrity/reconcile.ts";
import { splitFactorSince } from "../../src/integrity/splits.ts";
import { knownFilers } from "../../src/providers/bundled/served-rows.ts";
import { marketQuote } from "../../src/providers/market-quote.ts";
import { sharesPerQuotedClass } from "../../src/providers/sec-edgar/share-classes.ts";
import { toFundamentals } from "../../src/providers/sec-edgar/to-fundamentals.ts";
import { isValuationCurrency } from "../../src/reference/currencies.ts";
import type { Answers, Inputs, Question } from "../questions.ts";

// Every answer comes from a function of the product; what stands here only brings a trap's words into theirs.

const day = "2026-11-20";

/** A company of which nothing is known but what a trap tells. */
function companyWith(changes: Partial<Fundamentals>): Fundamentals {
  return {
    ticker: "EXMP",
    name: "Example",
    exchange: "",
    country: "US",
    currency: "USD",
    sector: "industrials",
    industry: null,
    provider: "traps",
    statements: [],
    sharesOutstanding: null,
    shareBasis: "settled",
    quote: null,
    beta: null,
    monthlyCloses: null,
    ...changes,
  };
}

type Told = Readonly<Partial<Record<FigureName, number | null>>>;

function statementWith(fiscalYearEnd: string, told: Told): AnnualStatement {
  const entries = figureNames.map((name) => [name, told[name] ?? null]);
  return {
    fiscalYear: Number(fiscalYearEnd.slice(0, 4)),
    fiscalYearEnd,
    filedAt: null,
    form: "10-K",
    accession: null,
    // safe: the entries hold every name of figureNames
    figures: Object.fromEntries(entries) as AnnualStatement["figures"],
    origins: {},
  };
}

const identity = { exchange: "", country: "US", sector: "informationTechnology", industry: null } as const;

const filed = (companyFacts: Inputs["annualFigure"]["companyFacts"], knownBy?: string): Fundamentals | null =>
  toFundamentals(companyFacts, { ticker: "EXMP", identity, ...(knownBy === undefined ? {} : { asOf: knownBy }) });

function onShares(shares: number, earningsPerShare: number, sharesPerQuoted: number) {
  const statement = statementWith("2025-12-31", { dilutedShares: shares, epsDiluted: earningsPerShare });
  const { figures } =
    onQuotedBasis(companyWith({ statements: [statement] }), sharesPerQuoted).statements[0] ?? statement;
  return { shares: figures.dilutedShares ?? Number.NaN, earningsPerShare: figures.epsDiluted ?? Number.NaN };
}

function priceToEarnings(input: Inputs["priceToEarnings"]): number | null {
  const { ticker, price, unit, earningsPerShare, statementsCurrency } = input;
  const quote = marketQuote({ provider: "traps", ticker, price, unit, asOf: day, marketCap: null });
  const statement = statementWith("2025-12-31", { epsDiluted: earningsPerShare });
  const { fundamentals } = reconcile({
    company: companyWith({ ticker, currency: statementsCurrency, statements: [statement] }),
    quote,
    splits: null,
    kind: null,
    rate: null,
    isValuationCurrency: (currency) => isValuationCurrency(currency) || currency === statementsCurrency,
    other: null,
    today: day,
  });
  const earnings = fundamentals.statements[0]?.figures.epsDiluted;
  if (!fundamentals.quote || fundamentals.quote.currency !== fundamentals.currency || !earnings) return null;
  return fundamentals.quote.value / earnings;
}

function trueIssuer({ company, others }: Inputs["trueIssuer"]): string | null {
  const all = [company, ...others].map(
    ({ years, ...issuer }): Accounts => ({
      ...issuer,
      years: years.map(({ end, accession, figures }) => ({ end, accession, figure: (name) => figures[name] ?? null })),
    }),
  );
  const [asked] = all;
  return asked
    ? (misattributedAccounts(all).trueIssuerOf(asked, knownFilers(all, unknownIssuers))?.name ?? null)
    : null;
}

function researchIsBroken({ industry, years }: Inputs["researchIsBroken"]): boolean {
  const statements = years.map(({ fiscalYearEnd, ...told }) => statementWith(fiscalYearEnd, told));
  const fundamentals = companyWith({ industry, sector: "healthCare", statements });
  const history = historyOf(fundamentals);
  return researchBreakOf({ fundamentals, classification: classify(fundamentals, history), history }) !== null;
}

const historyWith = (years: readonly ({ fiscalYearEnd: string } & Told)[]) =>
  historyOf(companyWith({ statements: years.map(({ fiscalYearEnd, ...told }) => statementWith(fiscalYearEnd, told)) }));

function pastPrice({ month, closes, statements }: Inputs["pastPrice"]): number | null {
  const company = companyWith({
    statements: statements.map(({ fiscalYearEnd, ...told }) => statementWith(fiscalYearEnd, told)),
    monthlyCloses: { ...closes, adjustedFor: "splitsAndDividends" },
  });
  return pastPricesOf(company, historyOf(company), "price").atEndOf(monthNumber(month))?.value ?? null;
}

const listed = ({ ticker, name, cik, latest }: Inputs["issuersAmong"]["listings"][number]): Fundamentals =>
  companyWith({ ticker, name, cik, statements: [statementWith(latest.fiscalYearEnd, latest)] });

const answers: { [Name in Question]: (input: Inputs[Name]) => Answers[Name] } = {
  priceInWholeUnits: ({ price, unit }) => {
    const { price: whole, currency } = inWholeUnits(price, unit);
    return whole === null || currency === null ? null : { price: whole, currency };
  },
  priceToEarnings,
  sharesPerReceipt: ({ price, ordinaryShares, marketValue }) =>
    sharesPerReceipt({ price, shares: ordinaryShares, marketCap: marketValue }),
  onReceipts: (input) => onShares(input.ordinaryShares, input.earningsPerOrdinaryShare, input.sharesPerReceipt),
  onQuotedClass: ({ ticker, shares, earningsPerShare }) =>
    onShares(shares, earningsPerShare, sharesPerQuotedClass(ticker) ?? 1),
  issuersAmong: ({ listings }) => eachIssuerOnce(listings.map(listed), (company) => company).length,
  splitFactor: ({ filedAt, splits, today }) => splitFactorSince(filedAt, splits, today),
  annualFigure: ({ companyFacts, figure, fiscalYearEnd, knownBy }) =>
    filed(companyFacts, knownBy)?.statements.find((year) => year.fiscalYearEnd === fiscalYearEnd)?.figures[figure] ??
    null,
  quarterFigure: ({ companyFacts, figure, periodEnd }) =>
    filed(companyFacts)?.interim?.quarters.find((quarter) => quarter.periodEnd === periodEnd)?.figures[figure] ?? null,
  trailingFigure: ({ companyFacts, figure }) => {
    const trailing = filed(companyFacts)?.interim?.trailing.at(-1);
    return trailing ? { periodEnd: trailing.periodEnd, value: trailing.figures[figure] } : null;
  },
  yearBefore: ({ fiscalYearEnds, of }) => {
    const history = historyWith(fiscalYearEnds.map((fiscalYearEnd) => ({ fiscalYearEnd })));
    const index = history.statements.findIndex(({ fiscalYearEnd }) => fiscalYearEnd === of);
    return history.statements[yearBefore(history, index)]?.fiscalYearEnd ?? null;
  },
  trueIssuer,
  researchIsBroken,
  regularDividend: ({ years }) => dividendsOf(historyWith(years), () => null).regular?.quantity.value ?? null,
  closesAdjustedFor: (witness) => adjustmentOf([witness]),
  pastPrice,
  kindOfListing: ({ symbol, name }) => kindOfListing(symbol, name),
  trendCountsFrom: ({ years }) => {
    const history = historyWith(years);
    const from = breakOf(history, 5);
    return from === null ? null : (history.statements[from]?.fiscalYearEnd ?? null);
  },
};

/** Valora's answer to a trap. */
export function answerOf<Name extends Question>({ question, input }: { question: Name; input: Inputs[Name] }) {
  return answers[question](input);
}
