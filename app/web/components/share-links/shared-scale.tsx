import { scaleOver } from "../../../charts/value-scale.ts";
import { judgedDifference } from "../../../core/history/contracts/judged-difference.ts";
import type { VersionResult } from "../../../features/versions/contracts/version.ts";
import { statusTones } from "../analysis/verdict/status-label.tsx";

const height = 56;
const bar = { y: 20, height: 24 } as const;
const percent = (value: number) => `${value.toFixed(2)}%`;

/** From the lowest to the highest estimate that votes, a mark for each, and a line where the price lies, pale where nothing is judged by it. The table says the same. */
export function SharedScale({ result }: { result: VersionResult }) {
  const { minimum, maximum, price, methods } = result;
  if (minimum === null || maximum === null) return null;
  const scale = scaleOver([minimum, maximum, ...(price === null ? [] : [price])]);
  if (scale === null) return null;
  const [from, to] = [scale.at(minimum), scale.at(maximum)];
  return (
    <svg className="mt-6 block w-full" height={height} aria-hidden="true">
      <line x1="0" x2="100%" y1={bar.y + bar.height / 2} y2={bar.y + bar.height / 2} stroke="var(--line-2)" />
      <rect
        x={percent(from)}
        y={bar.y}
        width={percent(Math.max(to - from, 0.3))}
        height={bar.height}
        fill="var(--s2)"
      />
      {methods.map(({ method, value, votes, status }) =>
        value === null || !votes ? null : (
          <line
            key={method}
            x1={percent(scale.at(value))}
            x2={percent(scale.at(value))}
            y1={bar.y - 4}
            y2={bar.y + bar.height + 4}
            stroke={status === null ? "var(--ink-3)" : `var(--${statusTones[status]})`}
            strokeWidth="4"
          />
        ),
      )}
      {price !== null && (
        <line
          x1={percent(scale.at(price))}
          x2={percent(scale.at(price))}
          y1="4"
          y2={height - 4}
          stroke={judgedDifference(result) === null ? "var(--line-2)" : "var(--ink)"}
          strokeWidth="2"
        />
      )}
    </svg>
  );
}
