import { data } from "react-router";
import type { Allowance } from "../../../core/usage/contracts/plan.ts";
import { appContext, askingOf } from "../../context.ts";
import type { Route } from "./+types/allowance";

/** The reader's remaining quota, for pages that readers share. Null: no limit, or not known while the database is silent. */
export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const left: Allowance | null = await request.product.allowanceOf(askingOf(request).caller).catch(() => null);
  return data(left, { headers: { "Cache-Control": "private, no-store" } });
}
