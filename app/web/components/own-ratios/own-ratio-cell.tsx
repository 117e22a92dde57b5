import type { RatioUnit } from "@valora/valuation/own-ratios";
import type { FoundRatio } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { useOwnRatioWriter, useRatioAbsence } from "./ratio-words.ts";

type OwnRatioCellProps = { found: FoundRatio | undefined; unit: RatioUnit; currency: string };

/** A value of an own ratio, or a dash with its reason; on a phone, where nothing shows a title, the reason. */
export function OwnRatioCell({ found, unit, currency }: OwnRatioCellProps) {
  const write = useOwnRatioWriter();
  const absence = useRatioAbsence();
  if (found === undefined) return null;
  if (found.value !== null) return write(unit, currency)(found.value);
  const reason = absence(found);
  return (
    <span className="text-ink-3" title={reason}>
      <span aria-hidden="true" className="max-md:hidden">
        –
      </span>
      <span className="md:sr-only">{reason}</span>
    </span>
  );
}
