import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { tickerMeant } from "../../../core/lists/use-cases/search-companies.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import { Failure } from "../../../failure.ts";
import { lineFeed } from "../../../features/conversations/stream/line-feed.ts";
import { type Discussions, discussionsIn } from "../../../features/discussions/use-cases/discussions.ts";
import type { OptionalDependencies } from "../../optional-dependencies.server.ts";

const withoutDiscussions = discussionsIn(async () => {
  throw new Failure("storageUnavailable");
}, lineFeed());

/** What a use case is asked, with a symbol as it was typed in place of the company that it means. */
type Asked<Name extends Exclude<keyof Discussions, "feed">> = Omit<Parameters<Discussions[Name]>[1], "company"> & {
  ticker: string;
};

type Parts = {
  context: Pick<Context, "marketData">;
  discussions?: OptionalDependencies["discussions"] | undefined;
};

/** What teams say about companies, which are found by what is typed. */
export function discussionsOf({ context, discussions = withoutDiscussions }: Parts) {
  const ofCompany = <Question extends { ticker: string }>({ ticker: typed, ...asked }: Question) => {
    const ticker = readTicker(typed, (text) => tickerMeant(context, text));
    return { ...asked, company: { ticker, name: context.marketData.listingOf(ticker)?.name ?? null } };
  };
  return {
    ...{ list: discussions.list, feed: discussions.feed },
    read: (account: Account, asked: Asked<"read">) => discussions.read(account, ofCompany(asked)),
    start: (account: Account, asked: Asked<"start">) => discussions.start(account, ofCompany(asked)),
    reply: (account: Account, asked: Asked<"reply">) => discussions.reply(account, ofCompany(asked)),
    settle: (account: Account, asked: Asked<"settle">) => discussions.settle(account, ofCompany(asked)),
    edit: (account: Account, asked: Asked<"edit">) => discussions.edit(account, ofCompany(asked)),
    delete: (account: Account, asked: Asked<"delete">) => discussions.delete(account, ofCompany(asked)),
  };
}
