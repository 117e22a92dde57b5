import type { AskedAllowance } from "../../core/usage/contracts/plan.ts";
import { askingOf, type RequestContext } from "../context.ts";

/**
 * The rest of the plan, for a page that anonymous readers share: a reader known by address alone asks for it when the page has
 * loaded. Null while the database does not answer, because the page works without it.
 */
export async function shownAllowance(request: RequestContext): Promise<AskedAllowance> {
  const { product, viewer } = request;
  if (viewer.person === null) return product.hasPlanLimits ? "asked" : null;
  return product.allowanceOf(askingOf(request).caller).catch(() => null);
}
