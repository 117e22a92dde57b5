import { useTranslations } from "use-intl";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { NamedFigure } from "./limit-fields.tsx";

type LimitsProps = { limits: Thesis["limits"]; figures: readonly NamedFigure[] };

/** The limits of a thesis under their own heading. */
export function WatchedLimits({ limits, figures }: LimitsProps) {
  const t = useTranslations("theses");
  if (limits.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="limits">
      <h2 className="t-h2 mb-4" id="limits">
        {t("limitsTitle")}
      </h2>
      <LimitList limits={limits} figures={figures} />
    </section>
  );
}

/** How the newest filing stands to each limit. One that was never crossed and has no figure now stands nowhere. */
export function LimitList({ limits, figures }: LimitsProps) {
  const t = useTranslations("theses");
  const formats = useFormats();
  const shown = (unit: "rate" | "ratio", value: number) =>
    unit === "rate" ? formats.percent(value) : formats.number(value, 2);
  return (
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
          {(value !== null || isCrossed) && (
            <>
              {" · "}
              <span className={isCrossed ? "font-semibold text-warn" : undefined}>
                {t("limitState", { state: isCrossed ? "crossed" : "kept" })}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
