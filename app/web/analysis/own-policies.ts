import type { Policy } from "../../core/policies/contracts/policy.ts";
import type { RequestContext } from "../context.ts";
import { filledAddress } from "./analysis-request.ts";

export type OwnPolicies = { policies: readonly Policy[]; filled: string | null };

/** The reader's policies, and the address as the active one fills it in; null where it has nothing to add. */
export async function ownPolicies({ product, viewer }: RequestContext, search: URLSearchParams): Promise<OwnPolicies> {
  if (viewer.person === null) return { policies: [], filled: null };
  const { entries, policies } = await product.ownQuestion(viewer.person.account, [...search]);
  return { policies, filled: filledAddress(search, entries) };
}
