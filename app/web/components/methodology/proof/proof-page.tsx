import type { ProofRow } from "@valora/valuation/proof";
import { useFormats } from "../../../analysis/formats.ts";
import { ProofTable } from "./proof-table.tsx";
import type { ProofText } from "./proof-text.ts";

type ProofPageProps = { rows: readonly ProofRow[]; text: ProofText };

/** Published answers beside ours, in the groups in which the words name them. */
export function ProofPage({ rows, text }: ProofPageProps) {
  // The keys of the words are the families.
  const families = (Object.keys(text.families) as (keyof ProofText["families"])[]).map((family) => ({
    family,
    title: text.families[family],
    rows: rows.filter((row) => row.family === family),
  }));
  return (
    <>
      <h1 className="t-h1">{text.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{text.description}</p>
      {text.intro.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-[72ch] text-ink-2">
          {paragraph}
        </p>
      ))}
      <Totals rows={rows} text={text} />
      <nav aria-label={text.contents} className="mt-6">
        <ul className="t-small flex flex-wrap gap-x-5 gap-y-2">
          {[...families, { family: "prediction", ...text.prediction }].map(({ family, title }) => (
            <li key={family}>
              <a className="link" href={`#${family}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {families.map(({ family, title, rows: ofFamily }) => (
        <section key={family} className="sec scroll-mt-8" id={family} aria-labelledby={`title-${family}`}>
          <h2 className="t-h2 mb-3" id={`title-${family}`}>
            {title}
          </h2>
          <ProofTable rows={ofFamily} text={text} labelledBy={`title-${family}`} />
        </section>
      ))}
      <section className="sec scroll-mt-8" id="prediction" aria-labelledby="title-prediction">
        <h2 className="t-h2 mb-3" id="title-prediction">
          {text.prediction.title}
        </h2>
        <p className="max-w-[72ch] text-ink-2">{text.prediction.text}</p>
      </section>
    </>
  );
}

function Totals({ rows, text }: ProofPageProps) {
  const formats = useFormats();
  const figures = rows.flatMap((row) => row.figures);
  const within = figures.filter(({ isWithin }) => isWithin);
  const totals = [
    [text.cases, rows.length],
    [text.figures, figures.length],
    [text.within, within.length],
  ] as const;
  return (
    <dl className="mt-7 flex flex-wrap gap-x-12 gap-y-4">
      {totals.map(([name, count]) => (
        <div key={name}>
          <dt className="t-small text-ink-3">{name}</dt>
          <dd className="t-value">{formats.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
