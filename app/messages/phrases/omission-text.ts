import type { OmittedPosition } from "../../features/portfolio/contracts/portfolio.ts";
import { ownOmissions } from "../../features/portfolio/contracts/portfolio-limits.ts";
import { textByKey } from "../text-by-key.ts";
import { failureText } from "./failure-text.ts";

/** Why a position of a portfolio is left out: a reason of its own, or the failure of its analysis. */
export function omissionText(
  translate: (...args: never[]) => string,
  { reason, params }: Pick<OmittedPosition, "reason" | "params">,
): string {
  const isOwn = ownOmissions.some((each) => each === reason);
  return isOwn
    ? textByKey(translate)(`portfolio.reasons.${reason}`, params)
    : failureText(translate, { code: reason, params });
}
