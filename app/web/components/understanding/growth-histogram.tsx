import { type BaseRate, type BaseRates, type GrowthBin, growthBinsOf, type Rate } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { growthScaleOf } from "../../../charts/growth-scale.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { TinyPicture, tinyHeight, tinyWidth } from "../analysis/folds/tiny-picture.tsx";
import { block, mark } from "../analysis/folds/tiny-shapes.ts";

const top = 40;
const plotHeight = 132;
const ground = top + plotHeight;
const percent = (value: number) => `${value.toFixed(2)}%`;

type GrowthHistogramProps = { baseRates: BaseRates; baseRate: BaseRate; name: string };

/** How many companies have grown how much, and where among them the growth that the price asks for lies. */
export function GrowthHistogram({ baseRates, baseRate, name }: GrowthHistogramProps) {
  const t = useTranslations("understanding.reverse.histogram");
  const formats = useFormats();
  const { figure, years, growths, companies, from, to } = baseRates;
  const { averageGrowth, count, share, observations, ownGrowth, assumedGrowth } = baseRate;
  const median = growths[Math.floor(growths.length / 2)] ?? 0;
  return (
    <figure className="growths" data-trace="reverse/baseRate reverse/bins">
      <figcaption className="constant t-tiny text-ink-3">
        {t("caption", {
          figure,
          years: String(years),
          observations: formats.number(observations),
          companies: formats.number(companies),
          from: from.slice(0, 4),
          to: to.slice(0, 4),
        })}
      </figcaption>
      <div
        role="img"
        aria-label={t("label", {
          figure,
          years: String(years),
          observations: formats.number(observations),
          median: formats.percent(median),
          asked: formats.percent(averageGrowth),
          count,
          share: formats.percent(share),
        })}
      >
        <Bars baseRates={baseRates} baseRate={baseRate} />
      </div>
      <ul className="growths-key t-tiny">
        {ownGrowth === null ? null : (
          <li className="growths-own">
            {t("own", { name, years: String(years), growth: formats.percent(ownGrowth) })}
          </li>
        )}
        {assumedGrowth === null ? null : (
          <li className="growths-here">
            {t("here", { years: String(years), growth: formats.percent(assumedGrowth) })}
          </li>
        )}
      </ul>
      <p className="t-tiny text-ink-3">{t("survivors")}</p>
      <BinTable baseRates={baseRates} asked={averageGrowth} />
    </figure>
  );
}

function Bars({ baseRates, baseRate }: Omit<GrowthHistogramProps, "name">) {
  const t = useTranslations("understanding.reverse.histogram");
  const formats = useFormats();
  const bins = growthBinsOf(baseRates);
  const scale = growthScaleOf(bins);
  const { averageGrowth, ownGrowth, assumedGrowth, count, observations } = baseRate;
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  const heightOf = (bin: GrowthBin) => (bin.count / most) * plotHeight;
  const asked = scale.at(averageGrowth);
  const isLeaningLeft = asked > 62;
  const words = { x: percent(asked), dx: isLeaningLeft ? -6 : 6, textAnchor: isLeaningLeft ? "end" : "start" } as const;
  return (
    <svg className="block w-full" height={ground + 24} aria-hidden="true">
      {bins.map((bin, index) => {
        const { x, width } = scale.place(index);
        return (
          <rect
            key={bin.to ?? "last"}
            x={percent(x + 0.2)}
            width={percent(width - 0.4)}
            y={ground - heightOf(bin)}
            height={Math.max(bin.count === 0 ? 0 : 1, heightOf(bin))}
            fill={(bin.from ?? Number.NEGATIVE_INFINITY) >= averageGrowth ? "var(--s4)" : "var(--s2)"}
          />
        );
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} stroke="var(--ink)" />
      {scale.ticks.map((tick) => (
        <text key={tick} x={percent(scale.at(tick))} y={ground + 18} textAnchor="middle" className="axis">
          {formats.percent(tick, 0)}
        </text>
      ))}
      <line x1={percent(asked)} x2={percent(asked)} y1="6" y2={ground} stroke="var(--ink)" strokeWidth="1.5" />
      <text {...words} y="16" className="axis-strong">
        {t("asked", { growth: formats.percent(averageGrowth) })}
      </text>
      <text {...words} y="36" className="growths-count">
        {t("count", { count: formats.number(count), observations: formats.number(observations) })}
      </text>
      <Tick at={ownGrowth} scale={scale} stroke="var(--ink)" />
      <Tick at={assumedGrowth} scale={scale} stroke="var(--accent)" />
    </svg>
  );
}

type TickProps = { at: Rate | null; scale: ReturnType<typeof growthScaleOf>; stroke: string };

/** A mark across the ground line. */
const Tick = ({ at, scale, stroke }: TickProps) =>
  at === null ? null : (
    <line
      x1={percent(scale.at(at))}
      x2={percent(scale.at(at))}
      y1={ground - 8}
      y2={ground + 6}
      stroke={stroke}
      strokeWidth="3"
    />
  );

function BinTable({ baseRates, asked }: { baseRates: BaseRates; asked: Rate }) {
  const t = useTranslations("understanding.reverse.histogram");
  const formats = useFormats();
  const bins = growthBinsOf(baseRates);
  const write = (rate: Rate) => formats.percent(rate, 0);
  const nameOf = ({ from, to }: GrowthBin) => {
    if (from === null) return to === null ? "" : t("below", { to: write(to) });
    return to === null ? t("above", { from: write(from) }) : t("between", { from: write(from), to: write(to) });
  };
  const holdsAsked = ({ from, to }: GrowthBin) => (from === null || asked >= from) && (to === null || asked < to);
  return (
    <details className="disclosure no-print">
      <summary>{t("table")}</summary>
      <DataTable columns={[textColumn(t("growth")), figureColumn(t("cases")), figureColumn(t("share"))]}>
        {bins.map((bin) => (
          <tr key={bin.to ?? "last"} className={holdsAsked(bin) ? "growths-asked" : undefined}>
            <th scope="row" className="constant num">
              {nameOf(bin)}
              {holdsAsked(bin) ? ` · ${t("asked", { growth: formats.percent(asked) })}` : ""}
            </th>
            <td className="figure num">{formats.number(bin.count)}</td>
            <td className="figure num">{formats.percent(bin.count / baseRates.growths.length)}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}

/** The same in a folded row. */
export function GrowthTinyBars({ baseRates, asked }: { baseRates: BaseRates; asked: Rate }) {
  const bins = growthBinsOf(baseRates);
  const scale = growthScaleOf(bins);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const outline = (isBeyond: boolean) =>
    bins
      .flatMap((bin, index) => {
        if ((bin.from ?? Number.NEGATIVE_INFINITY) >= asked !== isBeyond || bin.count === 0) return [];
        const { x, width } = scale.place(index);
        const height = Math.max(1, (bin.count / most) * tinyHeight);
        return [block((x / 100) * tinyWidth, tinyHeight - height, (width / 100) * tinyWidth - 1, height)];
      })
      .join("");
  const shapes = [
    { fill: "var(--s2)", path: outline(false) },
    { fill: "var(--s4)", path: outline(true) },
    { fill: "var(--ink)", path: mark(scale.at(asked) / 100) },
  ];
  return <TinyPicture shapes={shapes} />;
}
