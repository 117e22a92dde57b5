import type { Calibration } from "../../../../core/analysis/contracts/studies.ts";
import { useFormats } from "../../../analysis/formats.ts";

type Counts = Pick<Calibration["rows"][number]["signals"], "sell" | "hold" | "buy" | "none">;
const kinds = ["sell", "hold", "buy", "none"] as const;

type SignalBarsProps = {
  rows: readonly { key: string; label: string; signals: Counts }[];
  names: Readonly<Record<(typeof kinds)[number], string>>;
};

/** How many companies each signal was said of, drawn as parts of all; each part bears its number. */
export function SignalBars({ rows, names }: SignalBarsProps) {
  const formats = useFormats();
  return (
    <div className="signal-bars" aria-hidden="true">
      {rows.map(({ key, label, signals }) => (
        <div key={key} className="signal-bar">
          <span className="t-small text-ink-2">{label}</span>
          <span className="signal-bar-parts">
            {kinds.map((kind) => (
              <span key={kind} className={`signal-part signal-part-${kind} num`} style={{ flexGrow: signals[kind] }}>
                {formats.number(signals[kind])}
              </span>
            ))}
          </span>
        </div>
      ))}
      <ul className="scale-key t-small text-ink-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={`signal-swatch signal-part-${kind}`} />
            {names[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}
