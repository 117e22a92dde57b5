import type { ProofFigure, ProofInput, ProofRow, Scalar } from "@valora/valuation/proof";
import { type Formats, useFormats } from "../../../analysis/formats.ts";
import { ColumnHeads, figureColumn, textColumn } from "../../../design/data-table.tsx";
import type { ProofText } from "./proof-text.ts";

type ProofTableProps = { rows: readonly ProofRow[]; text: ProofText; labelledBy: string };

/** Digits of a published figure or of an input, which are shown whole; of ours; of a difference. */
const digits = { published: 12, ours: 9, difference: 3 };

/** One body for each example: what it is, where it comes from and what goes in; then each of its figures. */
export function ProofTable({ rows, text, labelledBy }: ProofTableProps) {
  const { columns } = text;
  return (
    <table className="table proof-table" aria-labelledby={labelledBy}>
      <ColumnHeads
        columns={[
          textColumn(columns.figure),
          ...[columns.published, columns.ours, columns.difference, columns.tolerance].map(figureColumn),
        ]}
      />
      {rows.map((row) => (
        <tbody key={row.id} id={row.id}>
          <tr>
            <th scope="rowgroup" colSpan={5} className="proof-case">
              <CaseHead row={row} text={text} />
            </th>
          </tr>
          {row.figures.map((figure) => (
            <FigureRow key={`${figure.name} ${figure.position}`} figure={figure} text={text} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function CaseHead({ row, text }: { row: ProofRow; text: ProofText }) {
  const formats = useFormats();
  return (
    <>
      <h3 className="t-h3">{text.methods[row.method]}</h3>
      <p className="t-small mt-1 text-ink-2">
        {text.source}
        {": "}
        <cite lang="en" className="not-italic">
          {row.source}
        </cite>
        {" · "}
        {text.kinds[row.kind]}
      </p>
      <details className="t-small mt-1">
        <summary className="link cursor-pointer">{text.inputs}</summary>
        <dl className="proof-inputs">
          {row.inputs.map((input) => (
            <div key={input.name}>
              <dt lang="en">{input.name}</dt>
              <dd className="num">{inputWords(input, text, formats)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function FigureRow({ figure, text }: { figure: ProofFigure; text: ProofText }) {
  const formats = useFormats();
  const { columns } = text;
  const { name, position, published, ours, difference, tolerance, isWithin } = figure;
  return (
    <tr>
      <th scope="row" lang="en">
        {position === null ? name : `${name} ${position}`}
      </th>
      <td className="figure" data-label={columns.published}>
        {words(published, digits.published, text, formats)}
      </td>
      <td className="figure" data-label={columns.ours}>
        {words(ours, digits.ours, text, formats)}
      </td>
      <td className="figure" data-label={columns.difference}>
        {difference === null ? "–" : formats.exact(difference, digits.difference)}
      </td>
      <td className="figure" data-label={columns.tolerance}>
        <span className={isWithin ? undefined : "font-semibold text-bad"}>
          {difference === null ? null : `±${formats.exact(tolerance, digits.published)} · `}
          {isWithin ? text.isWithin : text.isOutside}
        </span>
      </td>
    </tr>
  );
}

function words(value: Scalar, significant: number, text: ProofText, formats: Formats): string {
  if (value === null) return text.noAnswer;
  if (typeof value === "boolean") return value ? text.yes : text.no;
  return typeof value === "number" ? formats.exact(value, significant) : value;
}

const inputWords = ({ value }: ProofInput, text: ProofText, formats: Formats) =>
  (isList(value) ? value : [value]).map((item) => words(item, digits.published, text, formats)).join("; ");

/** `Array.isArray`, which by itself does not narrow read-only arrays. */
const isList = (value: ProofInput["value"]): value is readonly Scalar[] => Array.isArray(value);
