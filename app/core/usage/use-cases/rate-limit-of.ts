import type { Caller } from "../../shared/use-cases/caller.ts";
import { type Allowance, freePlan, type RateWindow } from "../contracts/plan.ts";
import type { UsageContext } from "./with-quota.ts";

const DAY_IN_SECONDS = 86_400;

/** What the caller may still do within each limit; null without a limit. */
export function rateLimitOf(
  { openCompany, allowanceOf }: Pick<UsageContext, "openCompany" | "allowanceOf">,
  caller: Caller,
): readonly RateWindow[] | null | Promise<readonly RateWindow[] | null> {
  if (openCompany === null || caller.account?.plan === "pro") return null;
  return allowanceOf(caller).then((left) => (left === null ? null : windowsOf(left)));
}

function windowsOf({ remaining, nextInSeconds }: Allowance): RateWindow[] {
  const { companiesADay, secondsBetweenCompanies } = freePlan;
  return [
    {
      name: "companies",
      quota: companiesADay,
      windowInSeconds: DAY_IN_SECONDS,
      remaining,
      resetInSeconds: nextInSeconds,
    },
    { name: "pace", quota: 1, windowInSeconds: secondsBetweenCompanies, remaining: null, resetInSeconds: 0 },
  ];
}
