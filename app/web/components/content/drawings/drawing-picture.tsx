import type { DrawnFigure } from "../../../../core/analysis/contracts/social-card.ts";
import "./drawing.css";

const percent = (value: number) => `${value.toFixed(2)}%`;

type DrawingPictureProps = { figure: DrawnFigure; label: string };

/** The drawing itself, as wide as its place; what it says stands beside it. */
export function DrawingPicture({ figure, label }: DrawingPictureProps) {
  return (
    <div className="drawing" role="img" aria-label={label}>
      {figure.rows.length > 0 ? <Rows figure={figure} /> : <Columns figure={figure} />}
      <Axis figure={figure} />
    </div>
  );
}

function Columns({ figure: { bars, lines } }: { figure: DrawnFigure }) {
  return (
    <div className="drawing-plot">
      <svg width="100%" height="100%" aria-hidden="true">
        {bars.map(({ x, width, height, isMiddle }) =>
          height === 0 ? null : (
            <rect
              key={x}
              x={percent(x + width * 0.06)}
              width={percent(width * 0.88)}
              y={percent(100 - height * 0.84)}
              height={percent(height * 0.84)}
              fill={isMiddle ? "var(--s4)" : "var(--s2)"}
            />
          ),
        )}
        {lines.map(({ x, label, isStrong }) => (
          <g key={label}>
            <line
              x1={percent(x)}
              x2={percent(x)}
              y1="0"
              y2="100%"
              stroke="var(--ink)"
              strokeWidth={isStrong ? 1.5 : 1}
            />
            <text
              x={percent(x)}
              dx={x > 55 ? -6 : 6}
              y="13"
              textAnchor={x > 55 ? "end" : "start"}
              className="drawing-label"
            >
              {label}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" stroke="var(--ink)" strokeWidth="2" />
      </svg>
    </div>
  );
}

/** Names above their bars, so that both have the whole width of a narrow card. */
function Rows({ figure: { rows, lines } }: { figure: DrawnFigure }) {
  const [line] = lines;
  return (
    <ul className="drawing-rows" aria-hidden="true">
      {rows.map(({ label, figure, from, to, mark }) => (
        <li key={label}>
          <span>{label}</span>
          <span className="num">{figure}</span>
          <svg width="100%" height="12" aria-hidden="true">
            <line x1="0" x2="100%" y1="6" y2="6" stroke="var(--line)" />
            <rect x={percent(from)} width={percent(Math.max(0.6, to - from))} y="2" height="8" fill="var(--s2)" />
            {line && <line x1={percent(line.x)} x2={percent(line.x)} y1="0" y2="12" stroke="var(--ink)" />}
            <rect x={percent(mark)} width="3" y="0" height="12" fill="var(--s5)" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Axis({ figure: { ticks, lines, rows } }: { figure: DrawnFigure }) {
  // Between columns and their axis the line has its own label; over rows it takes the place of a tick.
  const [line] = rows.length > 0 ? lines : [];
  return (
    <svg className="drawing-axis" width="100%" height="20" aria-hidden="true">
      {ticks.map(({ x, label }) =>
        line !== undefined && Math.abs(line.x - x) < 20 ? null : (
          <text key={label} x={percent(x)} y="15" textAnchor="middle">
            {label}
          </text>
        ),
      )}
      {line && (
        <text x={percent(line.x)} y="15" textAnchor="middle" className="drawing-label">
          {line.label}
        </text>
      )}
    </svg>
  );
}
