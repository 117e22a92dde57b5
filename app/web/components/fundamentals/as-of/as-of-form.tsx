import { useTranslations } from "use-intl";
import { DayForm } from "../../as-of/day-form.tsx";

/** Asks for the accounts as they were known on a day. */
export function AsOfForm({ day }: { day: string | null }) {
  const t = useTranslations("fundamentals.asOf");
  return <DayForm day={day} words={{ label: t("label"), show: t("show"), today: t("today") }} />;
}
