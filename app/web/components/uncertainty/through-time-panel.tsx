import type { CompanyFile, Unavailable } from "@valora/valuation";
import { type ValueThroughTime, valueThroughTimeInSlices } from "@valora/valuation/through-time";
import { useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture, tinyHeight, tinyWidth } from "../analysis/folds/tiny-picture.tsx";
import { placing, strip } from "../analysis/folds/tiny-shapes.ts";
import { LocalLink } from "../site/local-link.tsx";
import { bandSideOf } from "./band-side.ts";
import { ComputedFrame } from "./computed-frame.tsx";
import { ThroughTimeChart } from "./through-time-chart.tsx";
import { ThroughTimeTable } from "./through-time-table.tsx";
import { useComputation } from "./use-computation.ts";
import { useNear } from "./use-near.ts";

type ThroughTimePanelProps = {
  file: CompanyFile;
  /** The answer that came with the page, where it was asked for. */
  known: ValueThroughTime | Unavailable | null;
  drawnAddress: string;
};

/** Value through time: month by month by the filings of the time, beside the price. */
export function ThroughTimePanel({ file, known, drawnAddress }: ThroughTimePanelProps) {
  const t = useTranslations("uncertainty.throughTime");
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const beforehand = useMemo(() => valueThroughTimeInSlices(file), [file]);
  const canBegin = beforehand.kind !== "unavailable" && isNear && known === null;
  const work = useMemo(() => (canBegin ? { kind: "throughTime" as const, file } : null), [canBegin, file]);
  const { answer, progress, isCurrent, cancel, again } = useComputation<"throughTime">(work, known);
  const settled = beforehand.kind === "unavailable" ? beforehand : answer;
  const title = t("title");
  const aside = t("caption", { currency: formats.currency(file.fundamentals.currency) });
  if (settled?.kind === "unavailable")
    return <FoldedPanel name="through-time" title={title} say={t(`unavailable.${reasonOf(settled)}`)} />;
  return (
    <div ref={place}>
      <FoldedPanel
        name="through-time"
        isOpenAtFirst={known !== null}
        title={title}
        aside={aside}
        traces={
          settled === null ? {} : { say: "throughTime/months throughTime/held throughTime/above throughTime/below" }
        }
        say={settled === null ? t("lead") : <Finding past={settled} />}
        picture={settled === null ? null : <PastPicture past={settled} />}
      >
        <ComputedFrame
          progress={progress}
          isCurrent={isCurrent || settled !== null}
          onCancel={cancel}
          onAgain={again}
          drawnAddress={drawnAddress}
        >
          {settled === null ? null : <Drawn past={settled} file={file} />}
        </ComputedFrame>
      </FoldedPanel>
    </div>
  );
}

const told = ["closesMissing", "currencyUnresolved", "fewStatements"] as const;

/** Why there is no past to show; the engine gives these three reasons and no other. */
const reasonOf = ({ reason }: Unavailable) => told.find((each) => each === reason) ?? "fewStatements";

/** How often the band held, and on which side the price was when it did not. */
function Finding({ past: { points, months, monthsHeld } }: { past: ValueThroughTime }) {
  const t = useTranslations("uncertainty.throughTime");
  const above = points.filter(({ held, price, high }) => held === false && price > (high ?? 0)).length;
  const below = months - monthsHeld - above;
  return t("say", {
    months,
    held: String(monthsHeld),
    above: String(above),
    below: String(below),
    side: bandSideOf({ months, held: monthsHeld, above, below }),
  });
}

function Drawn({ past: { points, hindsights }, file }: { past: ValueThroughTime; file: CompanyFile }) {
  const t = useTranslations("uncertainty.throughTime");
  return (
    <>
      <figure aria-label={t("title")}>
        <ThroughTimeChart points={points} />
      </figure>
      <ThroughTimeTable points={points} fundamentals={file.fundamentals} />
      <h3 className="t-h3 mt-5">{t("hindsight")}</h3>
      <ul className="hindsights t-small">
        <li>{t("absolute")}</li>
        {hindsights.map((hindsight) => (
          <li key={hindsight}>{t(`hindsights.${hindsight}`)}</li>
        ))}
      </ul>
      <p className="t-small mt-4">
        <LocalLink className="link" to={`/analysis/${encodeURIComponent(file.fundamentals.ticker)}/multiples`}>
          {t("multiples")}
        </LocalLink>
      </p>
    </>
  );
}

/** The band of values, and the price over it. */
function PastPicture({ past: { points } }: { past: ValueThroughTime }) {
  const placed = placing(
    points.flatMap(({ price, low, high }) => [price, ...(low === null || high === null ? [] : [low, high])]),
  );
  const y = (value: number) => 1 + (1 - placed(value)) * (tinyHeight - 2);
  const x = (index: number) => (index / Math.max(1, points.length - 1)) * tinyWidth;
  const band = points.flatMap(({ low, high }, index) =>
    low === null || high === null ? [] : [{ x: x(index), from: y(high), to: y(low) }],
  );
  const line = points.map(({ price }, index) => ({ x: x(index), from: y(price) - 0.6, to: y(price) + 0.6 }));
  return (
    <TinyPicture
      shapes={[
        { fill: "var(--s2)", path: strip(band) },
        { fill: "var(--ink)", path: strip(line) },
      ]}
    />
  );
}
