import type { Calibration } from "../../../../core/analysis/contracts/studies.ts";
import type { CalibrationText } from "./calibration-text.ts";
import { SignalBars } from "./signal-bars.tsx";
import { StudySection, StudyTable, useFigures } from "./study-parts.tsx";

type Props = { study: Calibration; text: CalibrationText };
type Row = Calibration["rows"][number];

/** How many companies each signal is said of, and why others have none. */
export function Signals({ study: { signals }, text, reasons }: Props & { reasons: Readonly<Record<string, string>> }) {
  const { filled, formats } = useFigures();
  const { sell, hold, buy, none, weakSell, weakBuy } = signals;
  const total = sell + hold + buy + none;
  const counts = { total, sell, hold, buy, none, weakSell, weakBuy };
  const written = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formats.number(count)]));
  return (
    <StudySection
      id="signals"
      title={text.signals.title}
      say={filled(text.signals.say, written)}
      drawing={
        <>
          <SignalBars rows={[{ key: "all", label: "", signals }]} names={text.signals.names} />
          <StudyTable
            caption={text.signals.reasons}
            head={[text.signals.reason, text.companies]}
            rows={signals.reasonsForNone.map(({ reason, companies }) => [
              reasons[reason] ?? reason,
              formats.number(companies),
            ])}
          />
        </>
      }
    />
  );
}

/** The figures of each set of definitions, oldest first. */
export function History({ study: { rows }, text }: Props) {
  const { history } = text;
  const { formats, level } = useFigures();
  const both = ({ median, weighted }: { median: number | null; weighted: number | null }) =>
    `${level(median)} · ${level(weighted)}`;
  const dated = (row: Row) => `${nameOf(row, text)} · ${formats.date(row.measuredOn)}`;
  const methods = ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"] as const;
  const weak = (count: number | null) => (count === null ? history.unknown : formats.number(count));
  return (
    <StudySection
      id="history"
      title={history.title}
      say={history.say}
      drawing={
        <>
          <SignalBars
            rows={rows.map((row) => ({ key: row.id, label: dated(row), signals: row.signals }))}
            names={text.signals.names}
          />
          <StudyTable
            caption={history.levels}
            head={[history.definitions, ...methods.map((method) => text.methods[method]), text.mean]}
            rows={rows.map((row) => [
              dated(row),
              ...methods.map((method) => both(row.methods[method])),
              both(row.mean),
            ])}
          />
        </>
      }
      folded={{
        label: text.asTable,
        tables: (
          <StudyTable
            caption={history.signals}
            head={[
              history.definitions,
              ...(["sell", "hold", "buy", "none"] as const).map((kind) => text.signals.names[kind]),
              text.signals.weakSell,
              text.signals.weakBuy,
            ]}
            rows={rows.map((row) => [
              dated(row),
              ...(["sell", "hold", "buy", "none"] as const).map((kind) => formats.number(row.signals[kind])),
              weak(row.signals.weakSell),
              weak(row.signals.weakBuy),
            ])}
          />
        ),
      }}
    >
      <dl className="mt-5 grid max-w-[80ch] gap-3">
        {rows.map((row) => (
          <div key={row.id}>
            <dt className="t-small font-medium">{nameOf(row, text)}</dt>
            <dd className="t-small text-ink-2">{history.rows[row.id]?.note}</dd>
          </div>
        ))}
      </dl>
    </StudySection>
  );
}

const nameOf = ({ id }: Row, { history }: CalibrationText): string =>
  history.rows[id]?.name ?? history.decision.replace("{number}", String(Number(id)));
