import type { ShownPrediction } from "../core/prediction/use-cases/shown-prediction.ts";
import { uuidAt } from "../database/uuid.ts";
import type { ContentKey } from "../features/content/use-cases/content-context.ts";

/** Counts are written once a second at most, in one statement for each table; a lone one at once. */
const counted = { everyInMilliseconds: 1_000, mostAtOnce: 1_000 };

/** Rows of one key are one and the same: what is counted once for each visitor, for example. */
const once = <Row>(keyOf: (row: Row) => string) => ({
  ...counted,
  keyOf,
  rowOf: (row: Row, known: Row | undefined): Row => known ?? row,
});

type Seen = { at: Date; ticker: string; scenario: string; language: string };
type SeenRow = Seen & { id: string; repeats: number };

/** How the rows of each kind are gathered while they wait to be written. */
export const gathering = {
  searches: once(({ day, ticker, who }: { day: string; ticker: string; who: string }) => `${day} ${ticker} ${who}`),
  pages: once(({ day, path, who }: { day: string; path: string; who: string }) => `${day} ${path} ${who}`),
  articles: once(
    ({ day, slug, language, who }: ContentKey & { day: string; who: string }) => `${day} ${slug} ${language} ${who}`,
  ),
  predictions: once(({ ticker, modelVersion, priceAsOf }: ShownPrediction) => `${ticker} ${modelVersion} ${priceAsOf}`),
  /** Each analysis counts; those of the same company, scenario and language are one row. */
  analyses: {
    ...counted,
    keyOf: ({ ticker, scenario, language }: Seen) => `${ticker} ${scenario} ${language}`,
    rowOf: (seen: Seen, known: SeenRow | undefined): SeenRow =>
      known === undefined ? { id: uuidAt(seen.at), ...seen, repeats: 0 } : { ...known, repeats: known.repeats + 1 },
  },
};
