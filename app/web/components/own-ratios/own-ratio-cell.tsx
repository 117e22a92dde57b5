import type { RatioUnit } from "@valora/valuation/own-ratios";
import type { FoundRatio } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { useOwnRatioWriter, useRatioAbsence } from "./ratio-words.ts";

type OwnRatioCellProps = { found: FoundRatio | undefined; unit: RatioUnit; currency: string };

/** A value of an own ratio, or a dash with its reason. */
export function OwnRatioCell({ found, unit, currency }: OwnRatioCellProps) {
  const write = useOwnRatioWriter();
  const absence = useRatioAbsence();
  if (found === undefined) return null;
  if (found.value !== null) return write(unit, currency)(found.value);
  const reason = absence(found);
  return (
    <span className="nothing" title={reason}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{reason}</span>
    </span>
  );
}
