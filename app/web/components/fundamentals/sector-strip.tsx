import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import type { Ratios } from "./ratios.ts";
import { TracedFigure, useAbsence } from "./traced-figure.tsx";

type SectorStripProps = { line: Ratios["ratios"][number]; write: (value: number) => string };

/** Where a ratio lies among those of the sector, lowest left: an ink tick on a strip, the middle marked, and in words. */
export function SectorStrip({ line: { name, percentile, median, companies }, write }: SectorStripProps) {
  const t = useTranslations("fundamentals.ratios");
  const formats = useFormats();
  const absence = useAbsence();
  const shareOf = (value: number) => t("placeShare", { share: formats.percent(value, 0) });
  if (percentile.value === null) return <span className="t-tiny text-ink-3">{absence(percentile)}</span>;
  return (
    <div className="sector-strip">
      <svg width="100%" height="14" aria-hidden="true">
        <rect x="0" y="5" width="100%" height="4" fill="var(--s1)" />
        <rect x="25%" y="5" width="50%" height="4" fill="var(--s2)" />
        <line x1="50%" x2="50%" y1="3" y2="11" stroke="var(--ink-3)" strokeWidth="1" />
        <rect
          x={`${(percentile.value * 100).toFixed(2)}%`}
          y="0"
          width="3"
          height="14"
          fill="var(--ink)"
          transform="translate(-1.5 0)"
        />
      </svg>
      <p className="t-tiny text-ink-2" data-trace={`ratios/ratios/${name}/companies`}>
        {t.rich("placeText", {
          percent: () => <TracedFigure cell={percentile} write={shareOf} />,
          count: companies,
        })}
        {" · "}
        {t.rich("medianOf", { value: () => <TracedFigure cell={median} write={write} /> })}
      </p>
    </div>
  );
}
