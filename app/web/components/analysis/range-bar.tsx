import type { MethodReport, PerShare } from "@valora/valuation";
import { spanOf, type ValueScale } from "../../../charts/value-scale.ts";
import { statusTones } from "./status-label.tsx";

const percent = (value: number) => `${value.toFixed(2)}%`;

type RangeBarProps = { report: MethodReport; scale: ValueScale; height: number; price?: PerShare | null };

/** One method on the common scale: bar from conservative to optimistic, tick at the chosen scenario. */
export function RangeBar({ report, scale, height, price = null }: RangeBarProps) {
  const { outcome, status } = report;
  const middle = height / 2;
  const span = spanOf(report);
  return (
    <svg className="block w-full" height={height} aria-hidden="true">
      {price === null ? null : <line x1="0" x2="100%" y1={middle} y2={middle} stroke="var(--line)" />}
      {outcome.kind === "notApplicable" || span === null ? (
        <rect x="0" y={middle - 4} width="100%" height="8" fill="url(#hatch)" opacity=".55" />
      ) : (
        <>
          <Bar from={scale.at(span.low)} to={scale.at(span.high)} middle={middle} votes={outcome.votes} />
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
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      )}
    </svg>
  );
}

function Bar({ from, to, middle, votes }: { from: number; to: number; middle: number; votes: boolean }) {
  const place = { x: percent(from), width: percent(Math.max(to - from, 0.4)) };
  if (votes) return <rect {...place} y={middle - 5} height="10" fill="var(--s2)" />;
  return <rect {...place} y={middle - 4.5} height="9" fill="none" stroke="var(--control)" strokeDasharray="3 2" />;
}

/** The tick of a value beyond the scale becomes an arrowhead at the edge: it is there, but further away. */
function Tick({ value, scale, middle, fill }: { value: number; scale: ValueScale; middle: number; fill: string }) {
  const at = percent(scale.at(value));
  if (scale.holds(value))
    return <rect x={at} y={middle - 9} width="4" height="18" fill={fill} transform="translate(-2 0)" />;
  const path = value > scale.to ? "M-8-5 0 0-8 5Z" : "M8-5 0 0 8 5Z";
  return (
    <svg x={at} y={middle} width="1" height="1" overflow="visible" aria-hidden="true">
      <path d={path} fill={fill} />
    </svg>
  );
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
