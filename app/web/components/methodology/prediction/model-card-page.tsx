import type { Sector } from "@valora/valuation";
import type { ReactNode } from "react";
import type { ModelCard } from "../../../../core/prediction/contracts/model-card.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn, unlabelledColumn } from "../../../design/data-table.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import type { ModelCardText } from "./model-card-text.ts";

type ModelCardPageProps = { card: ModelCard; text: ModelCardText };
type SectorNames = Readonly<Record<Sector, string>>;

/** The model, its error and when it stays silent; every figure is read from the card of the shipped model. */
export function ModelCardPage({ card, text, sectorNames }: ModelCardPageProps & { sectorNames: SectorNames }) {
  const formats = useFormats();
  const { leaks, judgement } = card;
  const fill = (words: string, figures: Record<string, string>) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? "");
  return (
    <>
      <h1 className="t-h1">{text.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{text.description}</p>
      <p className="note mt-6 max-w-[80ch]">{text.warning}</p>
      <Section title={text.what}>
        {text.whatText.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[72ch] text-ink-2">
            {paragraph}
          </p>
        ))}
      </Section>
      <Section title={text.data}>
        <Facts card={card} text={text} />
      </Section>
      <Section title={text.judged}>
        <p className="mb-4 max-w-[72ch] text-ink-2">{text.judgedText}</p>
        <Comparisons card={card} text={text} />
      </Section>
      <Section title={text.byYear}>
        <Judgements rows={Object.entries(judgement.byYear)} text={text} votes={null} />
      </Section>
      <Section title={text.bySector}>
        <Sectors card={card} text={text} sectorNames={sectorNames} />
      </Section>
      <Section title={text.silent}>
        <ul className="grid max-w-[72ch] list-disc gap-2 pl-5 text-ink-2">
          {text.silentList.map((reason) => (
            <li key={reason}>{fill(reason, { share: formats.percent(judgement.refusedShare) })}</li>
          ))}
        </ul>
      </Section>
      <Section title={text.leaks}>
        <p className="max-w-[72ch] text-ink-2">
          {fill(text.leaksText, {
            shuffled: formats.percent(leaks.shuffledTarget),
            price: formats.percent(leaks.withPrice),
            model: formats.percent(leaks.model),
          })}
        </p>
      </Section>
      <Section title={text.limits}>
        <p className="max-w-[72ch] text-ink-2">{text.limitsText}</p>
        <p className="mt-5">
          <LocalLink className="link" to="/methodology/prediction/record">
            {text.record}
          </LocalLink>
        </p>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sec">
      <div className="sec-head">
        <h2 className="t-h2">{title}</h2>
      </div>
      {children}
    </section>
  );
}

/** A table wider than a phone scrolls by itself, by keyboard too. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion label={label} className="overflow-x-auto">
      {children}
    </ScrollRegion>
  );
}

function Facts({ card: { version, data, method }, text }: ModelCardPageProps) {
  const formats = useFormats();
  const facts = [
    [text.version, version],
    [text.rows, formats.number(data.rows)],
    [text.companies, formats.number(data.companies)],
    [text.years, data.years.join("–")],
    [text.trained, formats.date(data.trainedTo)],
    [text.level, formats.date(data.levelAsOf)],
    [text.trees.replace("{depth}", String(method.boosting.depth)), String(method.boosting.trees)],
  ] as const;
  return (
    <dl className="max-w-[520px]">
      {facts.map(([term, fact]) => (
        <div key={term} className="flex justify-between gap-4 border-line border-t py-2 text-sm">
          <dt>{term}</dt>
          <dd className="num font-medium">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The model and each baseline on the same rows. */
function Comparisons({ card: { judgement }, text }: ModelCardPageProps) {
  const formats = useFormats();
  const percent = (value: number) => formats.percent(value);
  const { metrics, band } = judgement.overall;
  return (
    <Scrolling label={text.judged}>
      <DataTable
        className="table min-w-[620px]"
        columns={[
          textColumn(text.baseline),
          ...[text.count, text.error, text.within, text.signed, text.improvement].map(figureColumn),
        ]}
      >
        <tr className="total">
          <th scope="row">
            {text.model} · {text.coverage.toLowerCase()} {percent(band.coverage)}
          </th>
          <td className="figure num">{formats.number(metrics.count)}</td>
          <td className="figure num">{percent(metrics.medianAbsoluteError)}</td>
          <td className="figure num">{percent(metrics.within25)}</td>
          <td className="figure num">{formats.signedPercent(metrics.signedMedianError)}</td>
          <td />
        </tr>
        {judgement.comparisons.map(({ baseline, metrics: theirs, improvement, interval }) => (
          <tr key={baseline}>
            <th scope="row">{text.baselines[baseline] ?? baseline}</th>
            <td className="figure num">{formats.number(theirs.count)}</td>
            <td className="figure num">{percent(theirs.medianAbsoluteError)}</td>
            <td className="figure num">{percent(theirs.within25)}</td>
            <td className="figure num">{formats.signedPercent(theirs.signedMedianError)}</td>
            <td className="figure num">
              {formats.signedPercent(improvement)} ({formats.signedPercent(interval.low)} ·{" "}
              {formats.signedPercent(interval.high)})
            </td>
          </tr>
        ))}
      </DataTable>
    </Scrolling>
  );
}

function Sectors({ card: { judgement, ship }, text, sectorNames }: ModelCardPageProps & { sectorNames: SectorNames }) {
  const rows = Object.entries(sectorNames).flatMap(([sector, name]) => {
    const judged = judgement.bySector[sector];
    return judged ? [{ name, judged, isVoting: ship.votes.includes(sector) }] : [];
  });
  return (
    <Judgements
      rows={rows.map(({ name, judged }) => [name, judged])}
      text={text}
      votes={rows.map(({ isVoting }) => isVoting)}
    />
  );
}

type JudgementsProps = {
  rows: readonly (readonly [string, ModelCard["judgement"]["byYear"][string]])[];
  text: ModelCardText;
  /** Whether the model votes, row by row; null where that is no question. */
  votes: readonly boolean[] | null;
};

function Judgements({ rows, text, votes }: JudgementsProps) {
  const formats = useFormats();
  const percent = (value: number) => formats.percent(value);
  // Without the interval, which these tables do not give.
  const improvement = text.improvement.replace(/ \(.*\)$/, "");
  const titles = [text.count, text.error, text.within, text.signed, text.coverage, improvement];
  return (
    <Scrolling label={votes ? text.bySector : text.byYear}>
      <DataTable
        className="table min-w-[620px]"
        columns={[
          unlabelledColumn(votes ? text.bySector : text.byYear),
          ...[...titles, ...(votes ? [text.votes] : [])].map(figureColumn),
        ]}
      >
        {rows.map(([name, { metrics, band, improvement: better }], index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="figure num">{formats.number(metrics.count)}</td>
            <td className="figure num">{percent(metrics.medianAbsoluteError)}</td>
            <td className="figure num">{percent(metrics.within25)}</td>
            <td className="figure num">{formats.signedPercent(metrics.signedMedianError)}</td>
            <td className="figure num">{percent(band.coverage)}</td>
            <td className="figure num">{formats.signedPercent(better)}</td>
            {votes ? <td className="figure">{votes[index] ? text.yes : text.no}</td> : null}
          </tr>
        ))}
      </DataTable>
    </Scrolling>
  );
}
