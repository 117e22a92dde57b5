import type { LostPolicy, Policy } from "../../core/policies/contracts/policy.ts";
import type { RequestContext } from "../context.ts";
import { filledAddress } from "./form-request.ts";

export type OwnPolicies = { policies: readonly Policy[]; lost: LostPolicy | null; filled: string | null };

/**
 * The policies that the reader may follow, the one of a team that they can follow no more, and the address as the active one fills it in;
 * null where it has nothing to add.
 */
export async function ownPolicies({ product, viewer }: RequestContext, search: URLSearchParams): Promise<OwnPolicies> {
  if (viewer.person === null) return { policies: [], lost: null, filled: null };
  const { entries, policies, lost } = await product.ownQuestion(viewer.person.account, [...search]);
  return { policies, lost, filled: filledAddress(search, entries) };
}
