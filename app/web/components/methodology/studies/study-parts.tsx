import type { ReactNode } from "react";
import { useId } from "react";
import { useLocale } from "use-intl";
import { withElisions } from "../../../../messages/phrases/italian-elision.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../../design/data-table.tsx";

/** Words with the figures that they speak of in place of their names: "{share}". */
const withFigures = (words: string, figures: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);

type StudySectionProps = {
  id: string;
  title: string;
  aside?: string;
  /** The section in a sentence. */
  say?: string;
  /** The drawing, beside the words where there is room. */
  drawing?: ReactNode;
  /** The figures of the drawing as tables, folded away until they are asked for. */
  folded?: { label: string; tables: ReactNode };
  children?: ReactNode;
};

/** One question of a study: its title, the answer in a sentence, the drawing that shows it, and what to know about it. */
export function StudySection({ id, title, aside, say, drawing, folded, children }: StudySectionProps) {
  const words = children === undefined ? null : <div className="study-words">{children}</div>;
  return (
    <section className="sec scroll-mt-8" id={id} aria-labelledby={`title-${id}`}>
      <div className="sec-head">
        <h2 className="t-h2" id={`title-${id}`}>
          {title}
        </h2>
        {aside === undefined ? null : <span className="t-tiny text-ink-3">{aside}</span>}
      </div>
      {drawing === undefined ? (
        words
      ) : (
        <div className="study-columns">
          {say === undefined ? null : <p className="t-say study-say">{say}</p>}
          <div className="study-drawing">
            {drawing}
            {folded === undefined ? null : (
              <details className="disclosure mt-3">
                <summary className="link">{folded.label}</summary>
                {folded.tables}
              </details>
            )}
          </div>
          {words}
        </div>
      )}
    </section>
  );
}

export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph} className="mt-3 max-w-[72ch] text-ink-2">
      {paragraph}
    </p>
  ));
}

/** The note on a drawing. */
export function StudyNote({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-[72ch] text-ink-2">{children}</p>;
}

/** The same for those who know the field. */
export function ForAnalysts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="t-small mt-3 max-w-[80ch] text-ink-3">
      {label} {children}
    </p>
  );
}

export function Points({ of }: { of: readonly string[] }) {
  return (
    <ul className="grid max-w-[72ch] list-disc gap-2 pl-5 text-ink-2">
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

export type StudyTableProps = {
  caption: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
};

/** Figures with their names; wider than a phone it scrolls by itself, by keyboard too. */
export function StudyTable({ caption, head, rows }: StudyTableProps) {
  const id = useId();
  const [first, ...columns] = head;
  return (
    <ScrollRegion labelledBy={id} className="study-scroll">
      <DataTable
        className="table study-table"
        caption={
          <caption id={id} className="t-small">
            {caption}
          </caption>
        }
        columns={[textColumn(first), ...columns.map(figureColumn)]}
      >
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} className="figure num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

type MadeProps = {
  study: { edition: { dataAsOf: string; fingerprint: string }; measuredOn: string };
  /** Day of the data of this installation; null where it has none. */
  installedAsOf: string | null;
  text: { made: string; otherEdition: string };
};

/** When a study was made and with which data; where this installation has others, that too. */
export function Made({ study: { edition, measuredOn }, installedAsOf, text }: MadeProps) {
  const { filled, formats } = useFigures();
  const figures = {
    measuredOn: formats.date(measuredOn),
    dataAsOf: formats.date(edition.dataAsOf),
    fingerprint: edition.fingerprint,
  };
  return (
    <>
      <p className="t-small mt-3 text-ink-3">{filled(text.made, figures)}</p>
      {installedAsOf === null || installedAsOf === edition.dataAsOf ? null : (
        <p className="note mt-4 max-w-[80ch]">{filled(text.otherEdition, { dataAsOf: formats.date(installedAsOf) })}</p>
      )}
    </>
  );
}

/**
 * Figures as the reader's language writes them, and words with figures in them: a share of the price in whole percent, a dash where
 * there is none, an Italian article that agrees with the number.
 */
export function useFigures() {
  const formats = useFormats();
  const isItalian = useLocale() === "it";
  const orDash = (write: (value: number) => string) => (value: number | null) => (value === null ? "–" : write(value));
  return {
    formats,
    filled(words: string, figures: Readonly<Record<string, string>>): string {
      const text = withFigures(words, figures);
      return isItalian ? withElisions(text) : text;
    },
    level: orDash((value) => formats.percent(value, 0)),
    rate: orDash((value) => formats.percent(value)),
    signedRate: orDash((value) => formats.signedPercent(value)),
    correlation: orDash((value) => formats.number(value, 2)),
  };
}
