import { useTranslations } from "use-intl";
import type { AsOfRefusal } from "../../../../core/fundamentals/contracts/statements.ts";
import { useFormats } from "../../../analysis/formats.ts";

/** Why there are no figures of the day that was asked for. */
export function AsOfRefused({ refused: { code, date, first } }: { refused: AsOfRefusal }) {
  const t = useTranslations("fundamentals.asOf.refused");
  const formats = useFormats();
  const words = { date: date === null ? "" : formats.date(date), first: first === null ? "" : formats.date(first) };
  return (
    <div className="note mt-6" role="alert">
      <p className="constant">{t(code, words)}</p>
    </div>
  );
}
