import { useTranslations } from "use-intl";
import type { AsOfRefusal } from "../../../core/fundamentals/contracts/statements.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { AsOfRefused } from "../fundamentals/as-of/as-of-refused.tsx";
import { DayForm } from "./day-form.tsx";

export type RefusedDayData = { ticker: string; name: string; day: string; refused: AsOfRefusal };

/** Why there is no valuation of the day that was asked for; no figure of another day stands in its place. */
export function RefusedDay({ ticker, name, day, refused }: RefusedDayData) {
  const t = useTranslations("analysis.asOf");
  return (
    <section className="wrap failed">
      <p className="company-meta">{ticker}</p>
      <h1 className="company-name">{spokenName(name)}</h1>
      <AsOfRefused refused={refused} />
      <DayForm day={day} words={{ label: t("label"), show: t("show"), today: t("today") }} />
    </section>
  );
}
