import { Check, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { StoryBar, StoryShapes } from "../../../charts/story-shapes.ts";
import type { StoryCard } from "../../../core/analysis/contracts/story/story.ts";
import type { StoryRow, StoryText } from "../../../messages/story/story-text.ts";
import { useFormats } from "../../analysis/formats.ts";
import { MonthPlot } from "../uncertainty/month-plot.tsx";
import { PastLine } from "../uncertainty/through-time-chart.tsx";
import { keyed } from "./keyed.ts";

type StoryDrawingProps = {
  shapes: StoryShapes | null;
  text: StoryText;
  card: StoryCard;
  isTraced: boolean;
  figure: (row: StoryRow) => ReactNode;
};

/** The drawing of a card with its figures: bars stand in the rows whose figures they draw. */
export function StoryDrawing({ shapes, text, card, isTraced, figure }: StoryDrawingProps) {
  const bars = shapes?.kind === "bars" ? shapes : null;
  return (
    <>
      {shapes?.kind === "line" ? <Line shapes={shapes} label={text.drawing ?? ""} /> : null}
      {shapes?.kind === "blocks" ? <Blocks blocks={shapes.blocks} label={text.drawing ?? ""} /> : null}
      {text.rows.length === 0 ? null : (
        <table className="story-rows">
          <caption className={bars === null ? "sr-only" : undefined}>{text.drawing ?? text.headline.text}</caption>
          <tbody>
            {text.rows.map((row, index) => (
              <tr key={row.key} data-trace={isTraced && row.traces !== "" ? row.traces : undefined}>
                <th scope="row" lang={row.language ?? undefined}>
                  {row.label}
                  {bars === null ? null : <Bar bar={bars.bars[index]} line={bars.line} />}
                </th>
                <td>{figure(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bars?.line == null ? null : <LineKey card={card} isJudging={bars.line.isJudging} />}
    </>
  );
}

const percent = (value: number) => `${value.toFixed(2)}%`;
const tones = { undervalued: "var(--under)", fair: "var(--fair)", overvalued: "var(--over)" } as const;

function Bar({ bar, line }: { bar: StoryBar | undefined; line: { at: number; isJudging: boolean } | null }) {
  if (bar === undefined) return null;
  const { stretches, mark } = bar;
  return (
    <svg className="story-bar" height="16" aria-hidden="true">
      {stretches.map(({ from, to, fill }) => (
        <rect
          key={`${fill}${from}`}
          x={percent(Math.min(from, to))}
          width={percent(Math.max(0.6, Math.abs(to - from)))}
          y="4"
          height="8"
          fill={`var(--${fill})`}
        />
      ))}
      {mark === null ? null : (
        <rect
          x={percent(mark.at)}
          y="1"
          width="4"
          height="14"
          transform="translate(-2 0)"
          fill={mark.status === null ? "var(--ink)" : tones[mark.status]}
        />
      )}
      {line === null ? null : (
        <line
          x1={percent(line.at)}
          x2={percent(line.at)}
          y1="-1"
          y2="17"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray={line.isJudging ? undefined : "2 3"}
        />
      )}
    </svg>
  );
}

/** What the line across the bars is; an old price with its day. */
function LineKey({ card, isJudging }: { card: StoryCard; isJudging: boolean }) {
  const t = useTranslations("story.value");
  const formats = useFormats();
  const price = card.card === "value" || card.card === "risk" ? card.price : null;
  if (price === null) return null;
  return (
    <p className="story-key t-tiny text-ink-2 num" data-trace="price">
      <i className={isJudging ? "" : "is-old"} />
      {isJudging
        ? t("price", { price: formats.price(price, card.currency) })
        : t("oldPrice", {
            price: formats.price(price, card.currency),
            date: formats.date(card.quote?.asOf ?? ""),
          })}
    </p>
  );
}

function Line({ shapes: { months, scale }, label }: { shapes: Extract<StoryShapes, { kind: "line" }>; label: string }) {
  const formats = useFormats();
  const points = months.map((month) => ({ ...monthAlone, ...month }));
  const decimals = (scale.ticks.at(-1) ?? 0) < 8 ? 1 : 0;
  return (
    <div className="story-line" role="img" aria-label={label}>
      <MonthPlot scale={scale} write={(tick) => formats.number(tick, decimals)}>
        <PastLine points={points} scale={scale} of="price" />
      </MonthPlot>
    </div>
  );
}

/** Of a month only the price is drawn. */
const monthAlone = {
  ...{ value: null, low: null, high: null, voting: 0, fiscalYearEnd: null, held: null },
  ...{ filingDateEstimated: false, figuresAsLastFiled: false },
} as const;

const icons = { holds: Check, fails: X, unknown: Minus } as const;

function Blocks({ blocks, label }: { blocks: readonly (keyof typeof icons)[]; label: string }) {
  const t = useTranslations("analysis.quality.nine");
  const counts = (["holds", "fails", "unknown"] as const).flatMap((state) => {
    const count = blocks.filter((block) => block === state).length;
    return count === 0 ? [] : [`${t(state)}: ${count}`];
  });
  return (
    <div className="story-blocks" role="img" aria-label={`${label}. ${counts.join(", ")}.`}>
      {keyed(blocks).map(({ key, item: state }) => {
        const Icon = icons[state];
        return (
          <i key={key} className={`is-${state}`}>
            <Icon size={14} strokeWidth={2} aria-hidden="true" />
          </i>
        );
      })}
    </div>
  );
}
