import type { PerShare } from "../inputs/units.ts";
import { equityInputsOf, normalEarningsPerShare, paidOutPerShare } from "../methods/equity-inputs.ts";
import { bookStreamOf } from "../methods/residual-income/residual-income.ts";
import { dividendPayoutOf, payoutPath } from "../methods/total-payout.ts";
import type { BookInputs } from "../projections/book-value.ts";
import { earningsPath, equityValue } from "../projections/equity-value.ts";
import { equityReturns } from "../projections/fading-returns.ts";
import type { CompanyFile } from "../report/report.ts";
import { withTraces } from "../trace/calculation.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { byContent, traceBuilder } from "../trace/to-trace.ts";
import { derive, type Quantity, type Trace } from "../trace/trace.ts";
import * as steps from "../trace/traced-formulas/payout-against-book.ts";
import * as projection from "../trace/traced-formulas/projection.ts";
import { runIn, type ValuationRequest } from "../value-company.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";

/** The parts of the bridge, by their names in the trace (`quantities.<name>`). */
export const payoutBookLines = ["gapOfBaseEarnings", "gapOfBookPath", "gapOfFade", "gapOfHalfYear"] as const;
export type PayoutBookLine = (typeof payoutBookLines)[number];

export type PayoutAgainstBook = {
  kind: "payoutAgainstBook";
  /** The value of the share by dividends and buy-backs, and by book and residual income. */
  dividends: PerShare;
  residualIncome: PerShare;
  /** `residualIncome` and the four lines add up to `dividends`, but for the last digits of doubles; `node` is in the trace. */
  lines: readonly { line: PayoutBookLine; value: PerShare; node: number }[];
  /** Both values and all that lies between, each shared quantity once. */
  trace: Trace;
};

type Run = NonNullable<ReturnType<typeof runIn>>;
type BookStream = NonNullable<ReturnType<typeof bookStreamOf>>;

/**
 * Why the value by payouts and the value by residual income differ, in four lines that add up. Both are one stream of money
 * where earnings come from the book, what is not paid out enters it, and all of it earns the same: then dates alone part them.
 *
 *   half-year    V₁ − residual income   the stream E − ΔB as payouts, all in mid-year: B₀ ((1 + Ke)^½ − 1)(1 + Ke)^s
 *   fade         V₂ − V₁                earnings of the whole book stay, where residual income lets its return fall
 *   book path    V₃ − V₂                the growth and payout of the dividend model instead of those of the book
 *   base         dividends − V₃         earnings of an ordinary year instead of the return on the book
 *
 * Unavailable: `methodNotApplicable` (one of them gives no value, or a reader sets the persistence or another form of dividends),
 * `notFinite`.
 *
 * @see Ohlson (1995), "Earnings, Book Values, and Dividends in Equity Valuation"
 */
export function payoutAgainstBookOf(file: CompanyFile, request: ValuationRequest): PayoutAgainstBook | Unavailable {
  const told = payoutGapsOf(file, request);
  return told.kind === "unavailable" ? told : told.traced();
}

/** The same difference in numbers. `traced` adds the trace, which takes most of the time. */
export type PayoutGaps = {
  kind: "payoutGaps";
  dividends: PerShare;
  residualIncome: PerShare;
  lines: readonly { line: PayoutBookLine; value: PerShare }[];
  traced: () => PayoutAgainstBook;
};

/** The difference of `payoutAgainstBookOf` in numbers; unavailable for the same reasons. */
export function payoutGapsOf(file: CompanyFile, request: ValuationRequest): PayoutGaps | Unavailable {
  const told = gapsOf(file, request);
  if (told.kind === "unavailable") return told;
  const [dividends, residualIncome] = [told.dividends.value, told.residualIncome.value];
  const lines = told.gaps.map(({ line, gap }) => ({ line, value: gap.value }));
  return { kind: "payoutGaps", dividends, residualIncome, lines, traced: () => withTraceOf(told) };
}

function withTraceOf({ dividends, residualIncome, gaps }: Gaps): PayoutAgainstBook {
  const { nodes, idOf } = traceBuilder(byContent);
  const lines = gaps.map(({ line, gap }) => ({ line, value: gap.value, node: idOf(gap) }));
  return {
    kind: "payoutAgainstBook",
    dividends: dividends.value,
    residualIncome: residualIncome.value,
    lines,
    trace: { nodes, result: lines[0]?.node ?? 0 },
  };
}

type Gaps = {
  kind: "gaps";
  dividends: Quantity;
  residualIncome: Quantity;
  gaps: readonly { line: PayoutBookLine; gap: Quantity }[];
};

function gapsOf(file: CompanyFile, request: ValuationRequest): Gaps | Unavailable {
  const { dividends: form = "totalPayout" } = request.overrides;
  if (form !== "totalPayout") return unavailable("methodNotApplicable");
  const [byPayouts, byBook] = [runIn(file, request, "dividendDiscount"), runIn(file, request, "residualIncome")];
  const stream = byBook && bookStreamOf(byBook.company, byBook.settings);
  if (!byPayouts || !byBook || !stream) return unavailable("methodNotApplicable");
  const fromEarningsOfBook = valueOfEarnings(byPayouts, stream);
  if (!fromEarningsOfBook) return unavailable("methodNotApplicable");
  const [dividends, residualIncome] = [byPayouts.result(), byBook.result()];
  const [ofStream, withoutFade] = [valueOfStream(stream), valueOfKeptReturns(stream)];
  const differences = {
    gapOfBaseEarnings: [dividends, fromEarningsOfBook],
    gapOfBookPath: [fromEarningsOfBook, withoutFade],
    gapOfFade: [withoutFade, ofStream],
    gapOfHalfYear: [ofStream, residualIncome],
  } as const satisfies Record<PayoutBookLine, readonly [after: Quantity, before: Quantity]>;
  const gaps = payoutBookLines.map((line) => {
    const [after, before] = differences[line];
    return { line, gap: derive(line, steps.gapPerShare, { after, before }) };
  });
  if (gaps.some(({ gap }) => !Number.isFinite(gap.value))) return unavailable("notFinite");
  return { kind: "gaps", dividends, residualIncome, gaps };
}

/** The annual payouts of the book at given returns, and its final size. */
function paidOutOfBook({ growth, bookValue }: BookInputs, returnIn: (index: number) => Quantity) {
  let before = bookValue;
  const flows = growth.path(withTraces).map((yearGrowth, index) => {
    const [year, returnOnEquity] = [index + 1, returnIn(index)];
    const inputs = { before, growth: yearGrowth, returnOnEquity };
    const after = derive("projectedBookValuePerShare", projection.bookAfterYear, inputs, year);
    const paid = derive("paidFromBook", steps.paidFromBook, { returnOnEquity, before, after }, year);
    before = after;
    return paid;
  });
  return { flows, last: before };
}

/** The stream of residual income as payouts, all of them in mid-year. */
function valueOfStream({ book, lasting }: BookStream): Quantity {
  const { timeline, returnOnEquity: earned, costOfEquity, growth } = book;
  const horizon = timeline.horizon.value;
  const { returns: fading } = equityReturns(withTraces, timeline, { earned, lasting });
  const { flows, last } = paidOutOfBook(book, (index) => fading[index - horizon] ?? earned);
  const terminal = derive("terminalValue", steps.terminalValueOfBook, {
    returnOnEquity: lasting,
    growth: growth.last,
    bookValue: last,
    costOfEquity,
  });
  return atPriceDate("valueOfBookPayouts", book, { flows, terminal });
}

/** The same, where only what new capital earns falls: the book goes on to earn what it earns. */
function valueOfKeptReturns({ book, lasting }: BookStream): Quantity {
  const { returnOnEquity, costOfEquity, growth } = book;
  const { flows, last } = paidOutOfBook(book, () => returnOnEquity);
  const payout = derive("terminalPayoutRatio", projection.payoutAfterGrowth, {
    growth: growth.last,
    returnOnCapital: lasting,
  });
  const terminal = derive("terminalValue", steps.terminalValueOfKeptEarnings, {
    returnOnEquity,
    bookValue: last,
    payout,
    costOfEquity,
    growth: growth.last,
  });
  return atPriceDate("valueOfKeptReturns", book, { flows, terminal });
}

/** The dividend model on what the book earns, with the growth and the payout that it has on ordinary earnings. */
function valueOfEarnings({ company, settings }: Run, { book }: BookStream): Quantity | null {
  const { normalEarnings, shares, buybackShare } = company;
  if (!normalEarnings || !shares) return null;
  const ordinary = normalEarningsPerShare(normalEarnings, shares);
  const paidOut = paidOutPerShare(company, ordinary);
  const { growth } = equityInputsOf(company, settings, { earnings: ordinary, paidOut });
  const [firstGrowth = growth.first] = growth.path(withTraces);
  const earnings = derive("earningsOfBook", steps.earningsOfBook, {
    returnOnEquity: book.returnOnEquity,
    bookValue: book.bookValue,
    growth: firstGrowth,
  });
  const inputs = equityInputsOf(company, settings, { earnings, paidOut });
  const payout = dividendPayoutOf(company, ordinary);
  const { present, presentTerminal } = equityValue(withTraces, inputs, {
    ...{ name: "projectedDividendPerShare", present: "presentValueOfDividends" },
    earnings: earningsPath(withTraces, inputs),
    ...payoutPath(withTraces, company, settings, { payout, buybackShare: buybackShare.quantity }),
  });
  return derive("valueOfBookEarnings", projection.netOfPaidOut, { terms: [present, presentTerminal], paidOut });
}

function atPriceDate(
  name: QuantityName,
  { timeline, elapsed, costOfEquity: rate, paidOut }: BookInputs,
  { flows, terminal }: { flows: readonly Quantity[]; terminal: Quantity },
): Quantity {
  const sooner = derive("yearsSooner", projection.yearsSooner, { withinYear: timeline.withinYear, elapsed });
  const terms = [
    derive("presentValueOfDividends", projection.presentValueOfPayouts, { flows, rate, sooner }),
    derive("presentValueOfTerminalValue", projection.presentAmountPerShare, {
      amount: terminal,
      rate,
      years: timeline.length,
      sooner,
    }),
  ];
  return derive(name, projection.netOfPaidOut, { terms, paidOut });
}
