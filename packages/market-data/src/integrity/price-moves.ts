import {
  type CurrencyCode,
  eachIssuerOnce,
  type Fundamentals,
  type IsoDate,
  type Rate,
  type Ratio,
} from "@valora/valuation";
import type { Finding } from "./finding.ts";

/** A month in which a price moved by more than this, and by so much more or less than its industry, tells of the company. */
const ownMove: Rate = 0.2;
/** Fewer companies are no industry: the sector stands in. */
const leastOthers = 4;
/** Counts nearer than this are the same shares: no merger and no issue has moved the price. */
const sameShares: Ratio = 0.05;

type Month = string;
type Moves = ReadonlyMap<Month, Rate>;

/**
 * Finds the months since the accounts ended in which a share moved alone: a part may have left, or something else has
 * happened that the accounts do not tell. Moves of the whole industry are none of the company's.
 */
export function priceMoveBook(companies: readonly Fundamentals[]) {
  const moves = new Map(companies.map((company) => [company.ticker, movesOf(company)]));
  const byIndustry = Map.groupBy(companies, ({ industry, sector }) => industry ?? sector);
  const bySector = Map.groupBy(companies, ({ sector }) => sector);
  const industryMove = (company: Fundamentals, month: Month): Rate | null => {
    const { industry, sector } = company;
    for (const group of [byIndustry.get(industry ?? sector), bySector.get(sector)]) {
      // Its other class moves as it does, and two of another's say one thing twice.
      const others = eachIssuerOnce(group ?? [], (other) => other, { without: [company] });
      const known = others.flatMap((other) => moves.get(other.ticker)?.get(month) ?? []);
      if (known.length >= leastOthers) return median(known);
    }
    return null;
  };
  return (company: Fundamentals): readonly Finding[] =>
    largeMovesOf(company).flatMap(({ month, move, accountsEnd }) => {
      const industry = industryMove(company, month);
      if (industry === null || Math.abs(move - industry) <= ownMove) return [];
      return [
        { severity: "doubt", code: "priceMovedAlone", month: endOf(month), move, industryMove: industry, accountsEnd },
      ];
    });
}

/** The same of every currency's companies, read when one whose own price moved so much is first asked for. */
export function priceMovesAmong(companiesIn: (currency: CurrencyCode) => readonly Fundamentals[]) {
  const books = new Map<CurrencyCode, ReturnType<typeof priceMoveBook>>();
  return (company: Fundamentals): readonly Finding[] => {
    if (largeMovesOf(company).length === 0) return [];
    const { currency } = company;
    const book = books.get(currency) ?? priceMoveBook(companiesIn(currency));
    books.set(currency, book);
    return book(company);
  };
}

/** Months since the accounts ended in which a price moved by more than an own move; none where other shares may be why. */
function largeMovesOf(company: Fundamentals) {
  const accountsEnd = company.statements.at(-1)?.fiscalYearEnd;
  if (accountsEnd === undefined || !areSharesUnchanged(company)) return [];
  return [...movesOf(company)].flatMap(([month, move]) =>
    month > accountsEnd.slice(0, 7) && Math.abs(move) > ownMove ? [{ month, move, accountsEnd }] : [],
  );
}

/** Each month's close ÷ the close of the month before, by month. */
function movesOf({ monthlyCloses }: Fundamentals): Moves {
  if (!monthlyCloses) return new Map();
  const { from, closes } = monthlyCloses;
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  return new Map(
    closes.flatMap((close, index) => {
      const before = closes[index - 1] ?? null;
      return close === null || before === null || before <= 0
        ? []
        : [[monthOf(first + index), close / before - 1] as const];
    }),
  );
}

const monthOf = (number: number): Month => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;

const endOf = (month: Month): IsoDate => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

function areSharesUnchanged({ sharesOutstanding, statements }: Fundamentals): boolean {
  const counted = statements.at(-1)?.figures.dilutedShares ?? null;
  if (sharesOutstanding === null || counted === null || counted <= 0) return false;
  return Math.abs(sharesOutstanding.value / counted - 1) <= sameShares;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1] ?? Number.NaN, sorted[half] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
