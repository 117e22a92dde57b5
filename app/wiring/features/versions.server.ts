import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import { noPolicy } from "../../core/policies/contracts/policy-limits.ts";
import { appliedPolicy } from "../../core/policies/contracts/policy-rules.ts";
import type { Account, Caller } from "../../core/shared/use-cases/caller.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import type { Owner } from "../../core/shared/use-cases/owner.ts";
import { type UsageContext, withQuota } from "../../core/usage/use-cases/with-quota.ts";
import { Failure } from "../../failure.ts";
import type { Edition } from "../../features/versions/use-cases/save-version.ts";
import { versionsIn } from "../../features/versions/use-cases/versions.ts";
import type { OptionalDependencies } from "../optional-dependencies.server.ts";
import { engineKey } from "../pasts/engine-key.ts";
import { withoutAccounts } from "./people.server.ts";

const withoutVersions = versionsIn(async () => {
  throw new Failure("storageUnavailable");
});

let engineRead: string | undefined;

/** Names the engine: the build writes it down, a server that runs from its sources reads them once. */
function engineEdition(): string {
  if (typeof __ENGINE_KEY__ !== "undefined") return __ENGINE_KEY__;
  engineRead ??= engineKey();
  return engineRead;
}

type Person = Caller & { account: Account };

/** Saved analyses; what is analysed for them is opened within the plan. */
export function savedVersionsIn({
  context,
  usage,
  people: { accounts = withoutAccounts, versions = withoutVersions },
  dataEdition,
}: {
  context: Context;
  usage: UsageContext;
  people: Pick<OptionalDependencies, "accounts" | "versions">;
  dataEdition: string;
}) {
  const edition = (): Edition => ({ engine: engineEdition(), dataEdition });
  const analyse = (caller: Caller, query: AnalysisQuery, setsPeersAside: boolean) =>
    withQuota(usage, { caller, ticker: query.ticker }, () =>
      analyseCompany(context, { language: "es", caller }, query, { isRecorded: false, setsPeersAside }),
    );
  const policyOf = async (account: Account, query: AnalysisQuery) =>
    query.policy === undefined || query.policy === noPolicy
      ? null
      : appliedPolicy((await accounts.useCases.policiesOf(account)).policies, query);
  return {
    list: versions.list,
    read: versions.read,
    remove: versions.remove,
    async save(caller: Person, { query, note, clientKey }: { query: AnalysisQuery; note: string; clientKey: string }) {
      const analysis = await analyse(caller, query, false);
      const policy = await policyOf(caller.account, query);
      return versions.save(caller.account, { analysis, edition: edition(), policy, note, clientKey });
    },
    replay: (owner: Owner, id: string) => versions.replay(owner, { id, engine: engineEdition() }),
    /** `other` is the id of another version of the owner; null compares with what the same question gives now. */
    compare: (
      caller: Person,
      { id, other, owner = caller.account }: { id: string; other: string | null; owner?: Owner },
    ) =>
      versions.compare(owner, {
        id,
        other: other ?? { analyse: (query) => analyse(caller, query, true), edition: edition() },
      }),
  };
}
