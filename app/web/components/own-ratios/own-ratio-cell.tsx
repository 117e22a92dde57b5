import type { RatioUnit } from "@valora/valuation/own-ratios";
import { useTranslations } from "use-intl";
import type { FoundRatio } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { LocalLink } from "../site/local-link.tsx";
import { useOwnRatioWriter, useRatioAbsence } from "./ratio-words.ts";

type OwnRatioCellProps = {
  found: FoundRatio | undefined;
  unit: RatioUnit;
  currency: string;
  /** Where the way to its value is shown. */
  to: string;
};

/** A value of an own ratio, which leads to where it comes from, or why there is none. */
export function OwnRatioCell({ found, unit, currency, to }: OwnRatioCellProps) {
  const write = useOwnRatioWriter();
  const t = useTranslations("trace");
  if (found === undefined) return null;
  if (found.value !== null)
    return (
      <LocalLink className="trace-quiet num" to={to} title={t("whence")} rel="nofollow">
        {write(unit, currency)(found.value)}
      </LocalLink>
    );
  return <OwnRatioAbsence found={found} />;
}

/** A dash with the reason; on a phone, where nothing shows a title, the reason. */
export function OwnRatioAbsence({ found }: { found: Pick<FoundRatio, "reason" | "figures"> }) {
  const reason = useRatioAbsence()(found);
  return (
    <span className="constant text-ink-3" title={reason}>
      <span aria-hidden="true" className="max-md:hidden">
        –
      </span>
      <span className="md:sr-only">{reason}</span>
    </span>
  );
}
