import type { CurrencyCode, Fundamentals, IsoDate, Quote } from "@valora/valuation";
import type { InstrumentKind } from "../listings/instrument.ts";
import type { MarketQuote, Split } from "../provider.ts";
import type { ExchangeRate } from "./currency.ts";
import { examine } from "./examine.ts";
import type { Finding, FindingCode, MarketCapSuspect } from "./finding.ts";
import { inOneCurrency } from "./one-currency.ts";
import { priceJumpFindings } from "./price-jump.ts";
import { onReceipts } from "./receipts.ts";
import { onBasisOf } from "./share-basis.ts";
import { splitFactorSince } from "./splits.ts";
import { comparisonFindings } from "./two-providers.ts";

/** The providers' answers about one company. */
export type Answers = {
  /** Statements and identity, on the provider's own basis. */
  company: Fundamentals;
  /** The latest price from a provider of prices; null: the company's own quote stays, if it has one. */
  quote: MarketQuote | null;
  /** Splits that the provider of prices knows; null when it does not say. */
  splits: readonly Split[] | null;
  /** The instrument of the symbol; null when no list has it. */
  kind: InstrumentKind | null;
  /** The rate of `ratePairOf`, when one was needed and found. */
  rate: ExchangeRate | null;
  /** Whether discount rates are known in a currency. */
  isValuationCurrency: (currency: CurrencyCode) => boolean;
  /** The same company from a second provider, to compare figures with; null when there is none. */
  other: Fundamentals | null;
  today: IsoDate;
};
export type Reconciled = { fundamentals: Fundamentals; findings: readonly Finding[] };

/** Findings that leave no share to divide by, or no statement to trust. A price alone that cannot be is left out instead. */
const suspects: ReadonlySet<FindingCode> = new Set([
  "marketCapDiffers",
  "balanceDoesNotAdd",
  "priceJumped",
  "yearDuplicated",
  "sharesNotPositive",
]);

/**
 * Statements and price of different providers as one company: on one share basis, per quoted share, in one currency; then
 * examined. What was converted and what is doubtful is told as findings; a refusal leaves the company marked as suspect,
 * in two currencies, on an unsettled basis or without a price, each of which is a reason and never a value.
 */
export function reconcile(answers: Answers): Reconciled {
  const { kind, rate, isValuationCurrency, other, today } = answers;
  const market = answers.quote ?? marketQuoteOf(answers.company);
  if (!market) return examined({ company: answers.company, market: null, other, today, findings: [] });

  const seen = { ...answers.company, quote: market.value > 0 ? quoteOf(market) : null };
  const settled = onBasisOf(market.asOf, seen, answers.splits ?? []);
  const quoted = onReceipts(settled.company, market, kind);
  const one = inOneCurrency(quoted.company, rate, isValuationCurrency);
  const splits = { areSplitsKnown: answers.splits !== null, company: quoted.company };
  // Where the splits are applied to the shares, they explain the price too.
  const applied = quoted.company.shareBasisAsOf === undefined ? null : (answers.splits ?? null);
  const jump = priceJumpFindings(market, onSharesOf(market.asOf, other?.quote ?? null, applied), splits);
  const findings = [...settled.findings, ...quoted.findings, ...one.findings, ...jump];
  return examined({ company: one.company, market, other, today, findings });
}

/** An earlier price as if it had been paid for a share of a later day. */
function onSharesOf(day: IsoDate, quote: Quote | null, splits: readonly Split[] | null): Quote | null {
  return quote && { ...quote, value: quote.value / splitFactorSince(quote.asOf, splits ?? [], day) };
}

type Examined = Pick<Answers, "company" | "other" | "today"> & {
  market: MarketQuote | null;
  findings: readonly Finding[];
};

function examined({ company, market, other, today, findings }: Examined): Reconciled {
  const all = [
    ...findings,
    ...examine(company, market, today).filter((finding) => !isSettled(finding, company)),
    ...(other ? comparisonFindings(provided(company), provided(other)) : []),
  ];
  const isSuspect = leavesNoValue(all);
  return { fundamentals: isSuspect ? { ...company, isSuspect } : company, findings: all };
}

/** Whether the check of a live answer left nothing to value by. */
export const leavesNoValue = (findings: readonly Finding[]): boolean => contradictionsIn(findings).length > 0;

/** The findings that leave nothing to value by, each once. */
export const contradictionsIn = (findings: readonly Finding[]): readonly FindingCode[] => [
  ...new Set(findings.flatMap(({ severity, code }) => (severity === "refusal" && suspects.has(code) ? [code] : []))),
];

/**
 * The market's own words are examined beside the company as converted: two currencies are no doubt once they are one, and
 * an unsettled basis is a reason of its own, which says more than that the market value does not fit.
 */
function isSettled(finding: Finding, { quote, currency, shareBasis }: Fundamentals): boolean {
  if (finding.code === "statementCurrencyDiffers") return quote === null || quote.currency === currency;
  return finding.code === "marketCapDiffers" && shareBasis === "unsettled" && !isCountedOtherwise(finding.suspect);
}

/** No share is a thousandth of another: such a count is an error of the provider, not a basis. */
const isCountedOtherwise = (suspect: MarketCapSuspect | null) => suspect === "thousands" || suspect === "millions";

const provided = ({ provider, statements }: Fundamentals) => ({ provider, statements });

const quoteOf = ({ value, currency, asOf, source }: MarketQuote): Quote => ({ value, currency, asOf, source });

function marketQuoteOf({ ticker, quote }: Fundamentals): MarketQuote | null {
  return quote && { ...quote, ticker, quotedIn: quote.currency, marketCap: null, sharesOutstanding: null };
}
