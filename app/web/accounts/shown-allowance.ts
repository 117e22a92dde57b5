import type { AskedAllowance } from "../../core/usage/contracts/plan.ts";
import { askingOf, type RequestContext } from "../context.ts";

/**
 * What is left of the plan, for a page that readers share where nothing names them: a reader by address alone asks for it when the
 * page is there. Null while the database does not answer, because the page works without.
 */
export async function shownAllowance(request: RequestContext): Promise<AskedAllowance> {
  const { product, viewer } = request;
  if (viewer.person === null) return product.hasPlanLimits ? "asked" : null;
  return product.allowanceOf(askingOf(request).caller).catch(() => null);
}
