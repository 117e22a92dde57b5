import type { Context } from "hono";
import { callerOf } from "../../../api/caller.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import type { Policy } from "../../policies/contracts/policy.ts";
import { appliedPolicy } from "../../policies/contracts/policy-rules.ts";
import type { Entries } from "../../shared/contracts/address-grammar.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { readAnalysisQuery } from "../use-cases/read-analysis-query.ts";

type Parts = { product: ApiProduct; isSecure: ApiSettings["isSecure"] };
type Asked = { query: AnalysisQuery; policy: Policy | null };

/** The question about a company in an address, with what its caller's own policy adds to it. */
export async function askedAnalysis(
  c: Context,
  { product, isSecure }: Parts,
  /** Parameters of the operation itself, apart from those of the analysis. */
  own: readonly string[] = [],
): Promise<Asked & { caller: Caller }> {
  const given = [...new URL(c.req.url).searchParams].filter(([name]) => !own.includes(name));
  // Validate the query before identifying the caller.
  const asGiven = readAnalysisQuery(given, product.tickerMeant);
  const caller = await callerOf(c, { accounts: product.accounts, isSecure });
  if (caller.account === null) return { query: asGiven, caller, policy: null };
  return { ...(await questionOf(product, caller, given)), caller };
}

/** A question as it is given, with what the policy of a caller who is known adds to it. */
export async function questionOf(
  product: Pick<ApiProduct, "ownQuestion" | "tickerMeant">,
  caller: Caller | null,
  given: Entries,
): Promise<Asked> {
  const asGiven = readAnalysisQuery(given, product.tickerMeant);
  if (caller === null || caller.account === null) return { query: asGiven, policy: null };
  const { entries, policies } = await product.ownQuestion(caller.account, given);
  const query = readAnalysisQuery(entries, product.tickerMeant);
  return { query, policy: appliedPolicy(policies, query) };
}
