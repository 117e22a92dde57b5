import type { Fundamentals, IsoDate, Shares } from "@valora/valuation";
import { sentenceOf } from "../../sources/index.ts";
import type { Fact, FactBook } from "./fact-book.ts";
import { type ShareSplit, shareFactorSince } from "./share-splits.ts";

type ShareCount = NonNullable<Fundamentals["sharesOutstanding"]>;

const balanceConcepts = {
  "us-gaap": ["CommonStockSharesOutstanding"],
  "ifrs-full": ["NumberOfSharesOutstanding"],
};
const issuedConcepts = { "us-gaap": "CommonStockSharesIssued", "ifrs-full": "NumberOfSharesIssued" };
const treasuryConcepts = {
  "us-gaap": ["TreasuryStockCommonShares", "TreasuryStockShares"],
  "ifrs-full": ["NumberOfTreasuryShares"],
};
const averageConcepts = {
  "us-gaap": [
    "WeightedAverageNumberOfSharesOutstandingBasic",
    "WeightedAverageNumberOfShareOutstandingBasicAndDiluted",
  ],
  "ifrs-full": ["WeightedAverageShares"],
};

/**
 * The latest count of all classes: the cover page, else the balance sheet, else issued less treasury shares, else the
 * average of the latest period; whichever is latest by date among the first three. A cover page that counts several
 * classes is left out of company facts by the SEC, so that companies with two classes are counted on the balance sheet;
 * where it gives several numbers for one day, they are classes and are added, unless one of them is already the whole.
 */
export function shareCount(book: FactBook, splits: readonly ShareSplit[]): ShareCount | null {
  const average = latestDay(averageConcepts[book.taxonomy].flatMap((concept) => book.factsOf(concept, "shares")));
  const averageShares = average ? onLatestBasis(average.facts, splits)[0] : undefined;

  const cover = latestDay(book.coverFacts("EntityCommonStockSharesOutstanding"));
  const balance = latestDay(balanceConcepts[book.taxonomy].flatMap((concept) => book.factsOf(concept, "shares")));
  const counts: ShareCount[] = [
    ...(cover ? [counted(wholeOf(onLatestBasis(cover.facts, splits), averageShares), cover.day, "coverPage")] : []),
    ...(balance
      ? [counted(wholeOf(onLatestBasis(balance.facts, splits), averageShares), balance.day, "balanceSheet")]
      : []),
    ...outstandingAfterTreasury(book, splits),
  ].filter(({ value }) => value > 0);
  const latest = counts.toSorted((one, other) => other.asOf.localeCompare(one.asOf))[0];
  if (latest) return latest;
  return average && averageShares ? counted(averageShares, average.day, "weightedAverage") : null;
}

const counted = (
  value: Shares,
  asOf: IsoDate,
  place: "coverPage" | "balanceSheet" | "weightedAverage",
): ShareCount => ({
  value,
  asOf,
  source: sentenceOf("filedShares", { place }),
});

/** The facts of the latest day, all of the latest filing that counted it. */
function latestDay(facts: readonly Fact[]): { day: IsoDate; facts: readonly Fact[] } | null {
  const [latest] = facts.toSorted(
    (one, other) => other.end.localeCompare(one.end) || other.filed.localeCompare(one.filed),
  );
  if (!latest) return null;
  return {
    day: latest.end,
    facts: facts.filter(({ end, accession }) => end === latest.end && accession === latest.accession),
  };
}

const onLatestBasis = (facts: readonly Fact[], splits: readonly ShareSplit[]): number[] => [
  ...new Set(facts.map(({ value, filed }) => value * shareFactorSince(filed, splits))),
];

/** One number is the count. Of several, the nearest to the average of all classes: their sum, or the largest. */
function wholeOf(counts: readonly number[], average: number | undefined): Shares {
  const sum = counts.reduce((one, other) => one + other, 0);
  const largest = Math.max(...counts);
  if (counts.length < 2 || average === undefined) return sum;
  return Math.abs(largest / average - 1) < Math.abs(sum / average - 1) ? largest : sum;
}

function outstandingAfterTreasury(book: FactBook, splits: readonly ShareSplit[]): ShareCount[] {
  const issued = latestDay(book.factsOf(issuedConcepts[book.taxonomy], "shares"));
  if (!issued) return [];
  const treasury = treasuryConcepts[book.taxonomy]
    .flatMap((concept) => book.factsOf(concept, "shares"))
    .filter(({ end, accession }) => end === issued.day && accession === issued.facts[0]?.accession);
  const [held] = onLatestBasis(treasury, splits);
  const [all] = onLatestBasis(issued.facts, splits);
  // without a count of treasury shares, issued shares are not those outstanding
  return all === undefined || held === undefined ? [] : [counted(all - held, issued.day, "balanceSheet")];
}
