import type { MethodReport, PerShare } from "@valora/valuation";
import { type Cut, cutEndsOf, type Span, spanOf, type ValueScale } from "../../../../charts/value-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { statusTones } from "./status-label.tsx";

const percent = (value: number) => `${value.toFixed(2)}%`;

type RangeBarProps = {
  report: MethodReport;
  scale: ValueScale;
  height: number;
  price?: PerShare | null;
  /** Whether nothing is judged by the price any more: then it is marked, and stands out from nothing. */
  isPriceOld?: boolean;
  /** Whether the ends of a bar that is cut stand at the cut; else they stand below it. */
  namesCuts?: boolean;
};

/** One method on the common scale: bar from conservative to optimistic, tick at the chosen scenario. */
export function RangeBar({
  report,
  scale,
  height,
  price = null,
  isPriceOld = false,
  namesCuts = false,
}: RangeBarProps) {
  const wordsOf = useCutWords();
  const { method, outcome, status } = report;
  const middle = height / 2;
  const span = spanOf(report);
  return (
    <svg className="block w-full" height={height} aria-hidden="true">
      {price === null ? null : <line x1="0" x2="100%" y1={middle} y2={middle} stroke="var(--line)" />}
      {outcome.kind === "notApplicable" || span === null ? (
        <rect x="0" y={middle - 4} width="100%" height="8" fill="url(#hatch)" opacity=".55" />
      ) : (
        <>
          <Bar span={span} scale={scale} middle={middle} votes={outcome.votes} />
          {namesCuts
            ? cutEndsOf(scale, span).map((cut) => (
                <CutMark
                  key={cut.side}
                  side={cut.side}
                  middle={middle}
                  words={wordsOf(cut)}
                  trace={`methods/${method}/range`}
                />
              ))
            : null}
          <Tick
            value={outcome.valuePerShare}
            scale={scale}
            middle={middle}
            fill={outcome.votes && status ? `var(--${statusTones[status]})` : "var(--ink-3)"}
          />
        </>
      )}
      {price === null ? null : (
        <line
          x1={percent(scale.at(price))}
          x2={percent(scale.at(price))}
          y1="1"
          y2={height - 1}
          {...priceStroke(isPriceOld)}
        />
      )}
    </svg>
  );
}

/** How the line of a price is drawn, here and in the chart of all methods. */
export const priceStroke = (isOld: boolean) => ({
  stroke: isOld ? "var(--control)" : "var(--ink)",
  strokeWidth: "1.5",
  strokeDasharray: isOld ? "4 3" : undefined,
});

type BarProps = { span: Span; scale: ValueScale; middle: number; votes: boolean };

/** Where the edge of the drawing cuts it, an arrowhead: the bar goes on. */
function Bar({ span, scale, middle, votes }: BarProps) {
  const [from, to] = [scale.at(span.low), scale.at(span.high)];
  const place = { x: percent(from), width: percent(Math.max(to - from, 0.4)) };
  return (
    <>
      {votes ? (
        <rect {...place} y={middle - 5} height="10" fill="var(--s2)" />
      ) : (
        <rect {...place} y={middle - 4.5} height="9" fill="none" stroke="var(--control)" strokeDasharray="3 2" />
      )}
      {cutEndsOf(scale, span).map(({ side }) => (
        <Arrowhead key={side} side={side} middle={middle} fill="var(--ink-3)" />
      ))}
    </>
  );
}

function Arrowhead({ side, middle, fill }: Pick<Cut, "side"> & { middle: number; fill: string }) {
  return (
    <svg x={side === "high" ? "100%" : "0%"} y={middle} width="1" height="1" overflow="visible" aria-hidden="true">
      <path d={side === "high" ? "M-8-5 0 0-8 5Z" : "M8-5 0 0 8 5Z"} fill={fill} />
    </svg>
  );
}

type CutMarkProps = { side: Cut["side"]; middle: number; words: string; trace?: string };

/** Where the edge of the drawing cuts a line: an arrowhead, and how far the line goes on. */
export function CutMark({ side, middle, words, trace }: CutMarkProps) {
  const [x, textAnchor] = side === "high" ? (["100%", "end"] as const) : (["0%", "start"] as const);
  return (
    <>
      <Arrowhead side={side} middle={middle} fill="var(--ink-3)" />
      <text x={x} y={middle - 6.5} textAnchor={textAnchor} className="axis cut" data-trace={trace}>
        {words}
      </text>
    </>
  );
}

/** How far a line goes on beyond the drawing, in the money of the page. */
export function useCutWords() {
  const formats = useFormats();
  return ({ reaches: [first = 0, last] }: Cut): string => {
    if (last === undefined) return formats.rough(first);
    const { minimum, maximum } = formats.roughRange(first, last);
    return `${minimum} – ${maximum}`;
  };
}

/** The tick of a value beyond the scale becomes an arrowhead at the edge: it is there, but further away. */
function Tick({ value, scale, middle, fill }: { value: number; scale: ValueScale; middle: number; fill: string }) {
  if (!scale.holds(value)) return <Arrowhead side={value > scale.to ? "high" : "low"} middle={middle} fill={fill} />;
  const at = percent(scale.at(value));
  return <rect x={at} y={middle - 9} width="4" height="18" fill={fill} transform="translate(-2 0)" />;
}

/** The hatching that means "no meaning here", once a page, for every chart that refers to it. */
export function HatchPattern() {
  return (
    <svg className="absolute h-0 w-0" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v6" stroke="var(--control)" strokeWidth="1" />
        </pattern>
      </defs>
    </svg>
  );
}
