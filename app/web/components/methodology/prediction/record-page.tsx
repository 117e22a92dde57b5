import type { PredictionCalibration } from "../../../../core/prediction/contracts/prediction-calibration.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../../design/data-table.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import type { PredictionRecordText } from "./record-text.ts";

type Judged = PredictionCalibration[number];
type RecordProps = { calibration: PredictionCalibration; text: PredictionRecordText };

const promisedShare = 0.8;
const fewestToTell = 100;

/** The record of the predictions shown here; null where the database does not answer. */
export function RecordPage({
  calibration,
  text,
}: {
  calibration: PredictionCalibration | null;
  text: PredictionRecordText;
}) {
  return (
    <>
      <h1 className="t-h1">{text.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{text.description}</p>
      <section className="sec">
        <div className="sec-head">
          <h2 className="t-h2">{text.results}</h2>
        </div>
        <Results calibration={calibration} text={text} />
      </section>
      <section className="sec">
        <div className="sec-head">
          <h2 className="t-h2">{text.how}</h2>
        </div>
        {text.howText.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[72ch] text-ink-2">
            {paragraph}
          </p>
        ))}
        <p className="mt-5">
          <LocalLink className="link" to="/methodology/prediction">
            {text.card}
          </LocalLink>
        </p>
      </section>
    </>
  );
}

function Results({ calibration, text }: { calibration: PredictionCalibration | null; text: PredictionRecordText }) {
  if (calibration === null) return <p className="note max-w-[72ch]">{text.unreadable}</p>;
  if (calibration.length === 0) return <p className="note max-w-[72ch]">{text.empty}</p>;
  return (
    <>
      <CoverageChart calibration={calibration} text={text} />
      <RecordTable calibration={calibration} text={text} />
      <Waiting calibration={calibration} text={text} />
    </>
  );
}

/** How much of the predictions the band held, in words and drawn. */
function CoverageChart({ calibration, text }: RecordProps) {
  const formats = useFormats();
  const sameDay = calibration.find(({ horizon }) => horizon === "sameDay");
  const sentence =
    sameDay &&
    text.sentence
      .replace("{share}", formats.percent(shareOf(sameDay)))
      .replace("{count}", formats.number(sameDay.predictions))
      .replace("{companies}", formats.number(sameDay.companies));
  return (
    <figure className="mb-8 max-w-[640px]">
      <figcaption className="mb-4">
        {sentence} {sameDay && sameDay.predictions < fewestToTell ? text.few : null}
      </figcaption>
      {calibration.map((judged) => (
        <Coverage key={judged.horizon} name={text.horizons[judged.horizon]} share={shareOf(judged)} />
      ))}
      <p className="t-small text-ink-3">{text.target}</p>
    </figure>
  );
}

const shareOf = ({ inBand, predictions }: Judged) => inBand / predictions;

function Coverage({ name, share }: { name: string; share: number }) {
  const formats = useFormats();
  const mark = `${promisedShare * 100}%`;
  return (
    <div className="mb-3">
      <div className="t-small flex justify-between gap-4">
        <span>{name}</span>
        <span className="num font-medium">{formats.percent(share)}</span>
      </div>
      <svg className="block w-full" height="18" aria-hidden="true">
        <rect x="0" y="4" width="100%" height="10" fill="var(--sunken)" />
        <rect x="0" y="4" width={`${(share * 100).toFixed(2)}%`} height="10" fill="var(--s2)" />
        <line x1={mark} x2={mark} y1="0" y2="18" stroke="var(--ink)" strokeWidth="1.5" />
      </svg>
    </div>
  );
}

function RecordTable({ calibration, text }: RecordProps) {
  const formats = useFormats();
  const titles = [text.predictions, text.companies, text.inBand, text.below, text.above, text.error, text.lean];
  const part = (count: number, { predictions }: Judged) => formats.percent(count / predictions);
  return (
    <ScrollRegion label={text.results} className="overflow-x-auto">
      <DataTable
        className="table min-w-[760px]"
        columns={[textColumn(text.horizon), ...titles.map(figureColumn), textColumn(text.days)]}
      >
        {calibration.map((judged) => (
          <tr key={judged.horizon}>
            <th scope="row">{text.horizons[judged.horizon]}</th>
            <td className="figure num">{formats.number(judged.predictions)}</td>
            <td className="figure num">{formats.number(judged.companies)}</td>
            <td className="figure num">{part(judged.inBand, judged)}</td>
            <td className="figure num">{part(judged.below, judged)}</td>
            <td className="figure num">{part(judged.above, judged)}</td>
            <td className="figure num">{formats.percent(judged.medianAbsoluteError)}</td>
            <td className="figure num">{formats.signedPercent(judged.signedMedianError)}</td>
            <td className="num">
              {formats.date(judged.first)}
              {judged.first === judged.last ? null : ` – ${formats.date(judged.last)}`}
            </td>
          </tr>
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

/** The horizons that no prediction has reached yet: said, not left out in silence. */
function Waiting({ calibration, text }: RecordProps) {
  const reached = new Set<string>(calibration.map(({ horizon }) => horizon));
  const waiting = Object.entries(text.horizons).filter(([horizon]) => !reached.has(horizon));
  if (waiting.length === 0) return null;
  const names = waiting.map(([, name]) => name.toLocaleLowerCase()).join(", ");
  return <p className="t-small mt-4 text-ink-3">{text.waiting.replace("{horizons}", names)}</p>;
}
