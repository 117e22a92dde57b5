import type { Context } from "hono";
import type { ApiProduct } from "../../../api/product.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import { freePlan } from "../contracts/plan.ts";

const DAY_IN_SECONDS = 86_400;

/** The caller's remaining quota in the headers of the IETF draft on rate limits; none without a limit. */
export async function sayAllowance(c: Context, { allowanceOf }: ApiProduct, caller: Caller): Promise<void> {
  const left = await allowanceOf(caller);
  if (left === null) return;
  const { companiesADay, secondsBetweenCompanies } = freePlan;
  const policies = [`"companies";q=${companiesADay};w=${DAY_IN_SECONDS}`, `"pace";q=1;w=${secondsBetweenCompanies}`];
  c.header("RateLimit-Policy", policies.join(", "));
  c.header("RateLimit", `"companies";r=${left.remaining};t=${left.nextInSeconds}`);
}
