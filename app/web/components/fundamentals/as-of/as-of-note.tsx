import { leftOutReasons, type StatementPeriod } from "@valora/valuation/statements";
import { useTranslations } from "use-intl";
import type { AsFiledBy } from "../../../../core/fundamentals/contracts/statements.ts";
import { useFormats } from "../../../analysis/formats.ts";

type AsOfNoteProps = {
  asOf: AsFiledBy;
  /** The periods on the page. */
  period: StatementPeriod;
  /** Whether the page would have a price. */
  hasPrices?: boolean;
};

/** Of which day the figures are, and what was not known then or cannot be dated. */
export function AsOfNote({ asOf: { day, leftOut }, period, hasPrices = false }: AsOfNoteProps) {
  const t = useTranslations("fundamentals.asOf");
  const formats = useFormats();
  const endsOf = (reason: (typeof leftOutReasons)[number]) => {
    const ends = leftOut.filter((each) => each.period === period && each.reason === reason);
    return [...new Set(ends.map(({ periodEnd }) => periodEnd))].toSorted().map(formats.date).join(" · ");
  };
  const reasons = leftOutReasons.map((reason) => ({ reason, list: endsOf(reason) })).filter(({ list }) => list !== "");
  return (
    <div className="note mt-6" role="status">
      <p className="constant">{t("said", { date: formats.date(day) })}</p>
      {hasPrices ? <p className="constant">{t("noPrice")}</p> : null}
      {reasons.map(({ reason, list }) => (
        <p key={reason} className="constant t-small">
          {t(`leftOut.${reason}`, { list })}
        </p>
      ))}
    </div>
  );
}
