import { isStorageFailure } from "../../../failure.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import { type Allowance, freePlan, type RateWindow } from "../contracts/plan.ts";
import type { UsageContext } from "./with-quota.ts";

type Limits = Pick<UsageContext, "openCompany" | "allowanceOf" | "atHand">;

/** The remaining quota of the caller within each limit; null without a limit. At once where it is known. */
export function rateLimitOf(
  { openCompany, allowanceOf, atHand }: Limits,
  caller: Caller,
): readonly RateWindow[] | null | Promise<readonly RateWindow[] | null> {
  if (openCompany === null || caller.account?.plan === "pro") return null;
  const ofAllowance = () => allowanceOf(caller).then((left) => (left === null ? null : windowsOf(left)));
  const windows = atHand?.windowsOf(caller) ?? ofAllowance();
  if (!(windows instanceof Promise)) return windows;
  return windows.catch((error) => {
    if (isStorageFailure(error)) return ofAllowance();
    throw error;
  });
}

const DAY_IN_SECONDS = 86_400;

/** The wait until another company may be opened, whichever limit it comes from. */
function windowsOf({ remaining, nextInSeconds }: Allowance): RateWindow[] {
  const { companiesADay: quota, secondsBetweenCompanies } = freePlan;
  return [
    { name: "companies", quota, windowInSeconds: DAY_IN_SECONDS, remaining, resetInSeconds: nextInSeconds },
    { name: "pace", quota: 1, windowInSeconds: secondsBetweenCompanies, remaining: null, resetInSeconds: 0 },
  ];
}
