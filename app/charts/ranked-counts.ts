import type { Status, Summary } from "@valora/valuation";

const order = ["overvalued", "undervalued", "fair"] as const;

/** Statuses that have votes, the most frequent first. */
export const rankedCounts = ({ counts }: Pick<Summary, "counts">): { status: Status; count: number }[] =>
  order
    .map((status) => ({ status, count: counts[status] }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
