import type { Caller } from "../core/shared/use-cases/caller.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import type { MeteredUse } from "../core/usage/contracts/metered-use.ts";
import { countAgain, type ReaderAgain } from "../core/usage/use-cases/count-again.ts";
import { rateLimitOf } from "../core/usage/use-cases/rate-limit-of.ts";
import type { UsageContext } from "../core/usage/use-cases/with-quota.ts";
import { isLanguage } from "../messages/languages.ts";
import { contentIn } from "./features/blog.server.ts";
import { readersOf, type Visits } from "./features/visits.server.ts";
import type { OptionalDependencies } from "./optional-dependencies.server.ts";

type Parts = {
  context: Context;
  usage: UsageContext;
  visits: Visits;
  people: Pick<OptionalDependencies, "content" | "countView">;
};

/** Counts the uses of an answer again for each reader who is sent a stored copy. */
export function countingIn({ context, usage, visits, people }: Parts) {
  const { countView } = contentIn(people);
  const { countVisit } = readersOf(context, visits);
  const parts = {
    usage,
    analyses: context.analyses,
    countArticle: ({ language, ...view }: { slug: string; language: string; reader: Caller }) => {
      if (isLanguage(language)) countView({ ...view, language });
    },
    countPage: countVisit,
  };
  return {
    countAgain: (reader: ReaderAgain, uses: readonly MeteredUse[]) => countAgain(parts, reader, uses),
    rateLimitOf: (caller: Caller) => rateLimitOf(usage, caller),
  };
}
