import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import type { Account, Caller, CallerAddress } from "../../core/shared/use-cases/caller.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { type UsageContext, withQuota } from "../../core/usage/use-cases/with-quota.ts";
import { Failure } from "../../failure.ts";
import type { WantedShareLink } from "../../features/share-links/use-cases/manage-share-links.ts";
import type { Opening } from "../../features/share-links/use-cases/open-share-link.ts";
import { shareLinksIn } from "../../features/share-links/use-cases/share-links.ts";
import type { OptionalDependencies } from "../optional-dependencies.server.ts";

const withoutShareLinks = shareLinksIn(async () => {
  throw new Failure("storageUnavailable");
});

type Wanted = Omit<WantedShareLink, "of"> & { of: { version: string } | { query: AnalysisQuery } };

/** Links that show an analysis. A live one opens its company within the plan of its maker, once; it is open to its readers. */
export function shareLinksWithQuota({
  context,
  usage,
  shareLinks = withoutShareLinks,
}: {
  context: Context;
  usage: UsageContext;
  shareLinks?: OptionalDependencies["shareLinks"] | undefined;
}) {
  const analyse = (query: AnalysisQuery) =>
    analyseCompany(context, { language: "es" }, query, { isRecorded: false, setsPeersAside: true });
  return {
    list: shareLinks.list,
    revoke: shareLinks.revoke,
    make(caller: Caller & { account: Account }, { of, ...wanted }: Wanted) {
      const within = (query: AnalysisQuery) =>
        withQuota(usage, { caller, ticker: query.ticker }, () =>
          analyseCompany(context, { language: "es", caller }, query, { isRecorded: false }),
        );
      return shareLinks.make(caller.account, { ...wanted, of: "query" in of ? { ...of, analyse: within } : of });
    },
    unlock: (reader: CallerAddress, asked: { token: string; password: string }) => shareLinks.unlock(reader, asked),
    open: (asked: Omit<Opening, "analyse">) => shareLinks.open({ ...asked, analyse }),
    openCard: (asked: Pick<Opening, "token" | "isCounted">) => shareLinks.openCard({ ...asked, analyse }),
  };
}
