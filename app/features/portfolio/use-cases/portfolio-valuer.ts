import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Viewer } from "../../../core/shared/use-cases/context.ts";
import { Failure } from "../../../failure.ts";
import { fairShare } from "../../../fair-share.ts";
import type { PortfolioAnswer } from "../contracts/portfolio.ts";
import { type PortfolioAsked, type PortfolioContext, valuePortfolio } from "./value-portfolio.ts";

/** Portfolios that are valued at once, by all and by one address: each may ask for hundreds of companies. */
const MOST_AT_ONCE = 4;
const MOST_AT_ONCE_OF_ONE = 1;
const AGAIN_IN_SECONDS = 5;

type World = Omit<PortfolioContext, "analyse"> & { analyse(viewer: Viewer, ticker: string): Promise<Analysis> };

/** Portfolios valued a few at once. Throws `tooManyAtOnce` or `overloaded` where all places are taken. */
export function portfolioValuer({ analyse, ...world }: World) {
  const places = fairShare({ most: MOST_AT_ONCE, mostOfOne: MOST_AT_ONCE_OF_ONE });
  return async (viewer: Viewer, asked: PortfolioAsked): Promise<PortfolioAnswer> => {
    const { caller } = viewer;
    const place = caller ? places.enter(caller.account?.id ?? caller.address) : null;
    if (place?.isTaken === false)
      throw new Failure(place.fullFor === "one" ? "tooManyAtOnce" : "overloaded", { retryAfter: AGAIN_IN_SECONDS });
    try {
      return await valuePortfolio({ ...world, analyse: (ticker) => analyse(viewer, ticker) }, asked);
    } finally {
      if (place?.isTaken) place.leave();
    }
  };
}
