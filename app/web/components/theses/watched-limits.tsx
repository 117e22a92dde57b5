import { useTranslations } from "use-intl";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { NamedFigure } from "./limit-fields.tsx";

/** The limits of a thesis and how the newest filing stands to each. */
export function WatchedLimits({ limits, figures }: { limits: Thesis["limits"]; figures: readonly NamedFigure[] }) {
  const t = useTranslations("theses");
  const formats = useFormats();
  if (limits.length === 0) return null;
  const shown = (unit: "rate" | "ratio", value: number) =>
    unit === "rate" ? formats.percent(value) : formats.number(value, 2);
  return (
    <section className="mt-8" aria-labelledby="limits">
      <h2 className="t-h2 mb-4" id="limits">
        {t("limitsTitle")}
      </h2>
      <ul className="grid gap-2">
        {limits.map(({ figure, bound, threshold, unit, value, asOf, isCrossed }) => (
          <li key={`${figure} ${bound}`}>
            <strong className="font-semibold">
              {t("limitLine", {
                figure: figures.find(({ name }) => name === figure)?.label ?? figure,
                bound,
                threshold: shown(unit, threshold),
              })}
            </strong>
            {": "}
            {value === null || asOf === null
              ? t("limitUnknown")
              : t("dated", { figure: shown(unit, value), date: formats.date(asOf) })}
            {" · "}
            <span className={isCrossed ? "font-semibold text-warn" : undefined}>
              {t("limitState", { state: isCrossed ? "crossed" : "kept" })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
