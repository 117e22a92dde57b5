import { Check, HelpCircle, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import type { Ratios } from "./ratios.ts";
import { TracedFigure, useAbsence } from "./traced-figure.tsx";
import { useAmountWriter } from "./use-amount-writer.ts";

/** The scores of the latest accounts, each sign with the numbers that decide it. */
export function QualitySection({ ratios }: { ratios: Ratios }) {
  const t = useTranslations("fundamentals.quality");
  const formats = useFormats();
  const { quality, years } = ratios;
  const last = years.at(-1);
  const isFinancial = quality.piotroski === null && quality.beneish === null;
  return (
    <section className="sec" aria-labelledby="quality-title">
      <div className="sec-head">
        <h2 className="t-h2" id="quality-title">
          {t("title")}
        </h2>
      </div>
      <p className="t-say">
        {isFinancial ? t("financial") : last === undefined ? null : t("lead", { date: formats.date(last) })}
      </p>
      {isFinancial ? null : (
        <div className="quality-scores">
          <Piotroski ratios={ratios} />
          <Beneish ratios={ratios} />
          <Altman ratios={ratios} />
          <Accruals ratios={ratios} />
        </div>
      )}
    </section>
  );
}

const outcomes = {
  true: { text: "holds", Icon: Check },
  false: { text: "fails", Icon: X },
  null: { text: "unknown", Icon: HelpCircle },
} as const;

/** Solid where the sign holds, hollow where it does not, dashed where it cannot be read. */
function Blocks({ answers }: { answers: readonly (boolean | null)[] }) {
  return (
    <span className="score-blocks" aria-hidden="true">
      {answers
        .map((holds, index) => ({ key: `block-${index}`, holds }))
        .map(({ key, holds }) => (
          <i key={key} className={`score-${holds}`} />
        ))}
    </span>
  );
}

function Piotroski({ ratios: { quality } }: { ratios: Ratios }) {
  const t = useTranslations("fundamentals.quality");
  const write = useAmountWriter();
  if (quality.piotroski === null) return null;
  const { score, known, signals } = quality.piotroski;
  return (
    <article className="quality-score quality-wide">
      <h3 className="t-h3">{t("piotroski")}</h3>
      <p data-trace="ratios/quality/piotroski/score ratios/quality/piotroski/known">
        <Blocks answers={signals.map(({ holds }) => holds)} />{" "}
        {t("piotroskiSay", { score: String(score), known: String(known) })}
      </p>
      <ScrollRegion label={t("piotroski")}>
        <DataTable
          className="table years-table"
          columns={[
            textColumn(t("signal")),
            textColumn(t("result")),
            figureColumn(t("now")),
            figureColumn(t("against")),
          ]}
        >
          {signals.map(({ name, holds, now, against }) => {
            const { text, Icon } = outcomes[`${holds}`];
            return (
              <tr key={name}>
                <th scope="row">{t(`signals.${name}`)}</th>
                <td>
                  <span className="score-word">
                    <Icon size={14} strokeWidth={1.8} aria-hidden="true" />
                    {t(text)}
                  </span>
                </td>
                <td className="figure">
                  <TracedFigure cell={now} write={write(now)} />
                </td>
                <td className="figure">
                  {against === null ? t("zero") : <TracedFigure cell={against} write={write(against)} />}
                </td>
              </tr>
            );
          })}
        </DataTable>
      </ScrollRegion>
    </article>
  );
}

type NamedCells = NonNullable<Ratios["quality"]["altman"]>;

/** The parts of a score, each open to where it comes from. */
function Parts({ parts }: { parts: NamedCells }) {
  const t = useTranslations();
  const write = useAmountWriter();
  return (
    <dl className="score-parts">
      {parts.map(({ name, cell }) => (
        <div key={name}>
          <dt>{t(`quantities.${name}`)}</dt>
          <dd>
            <TracedFigure cell={cell} write={write(cell)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Beneish({ ratios: { quality } }: { ratios: Ratios }) {
  const t = useTranslations("fundamentals.quality");
  const formats = useFormats();
  if (quality.beneish === null) return null;
  const { score, isFlagged, indexes, substituted } = quality.beneish;
  const figure = () => <TracedFigure cell={score} write={(value) => formats.number(value, 2)} isQuiet={false} />;
  return (
    <article className="quality-score">
      <h3 className="t-h3">{t("beneish")}</h3>
      <p className="constant">
        {score.value === null
          ? t("beneishNone")
          : t.rich(isFlagged ? "beneishFlag" : "beneishClear", { score: (): ReactNode => figure() })}
      </p>
      <Parts parts={indexes} />
      {substituted.length === 0 ? null : (
        <p className="constant t-tiny text-ink-3">
          {t("beneishNeutral", { list: substituted.map((name) => t(`indexes.${name}`)).join(", ") })}
        </p>
      )}
    </article>
  );
}

function Altman({ ratios: { quality } }: { ratios: Ratios }) {
  const t = useTranslations("fundamentals.quality");
  const formats = useFormats();
  const absence = useAbsence();
  if (quality.altman === null || quality.altmanScore === null) return null;
  const { form, score, zone } = quality.altmanScore;
  const figure = () => <TracedFigure cell={score} write={(value) => formats.number(value, 2)} isQuiet={false} />;
  return (
    <article className="quality-score">
      <h3 className="t-h3">{t("altman")}</h3>
      <p className="constant">
        {score.value === null || zone === null
          ? t("altmanNone", { reason: score.value === null ? absence(score) : "" })
          : t.rich(`altmanSay.${form}`, { score: (): ReactNode => figure(), zone: t(`altmanZones.${form}.${zone}`) })}
      </p>
      <Parts parts={quality.altman} />
    </article>
  );
}

function Accruals({ ratios: { quality } }: { ratios: Ratios }) {
  const t = useTranslations("fundamentals.quality");
  const formats = useFormats();
  const { accruals, runway } = quality;
  const years = (value: number) => t("years", { value: formats.number(value, 1) });
  return (
    <article className="quality-score">
      <h3 className="t-h3">{t("accruals")}</h3>
      <p>
        {t.rich("accrualsSay", {
          value: () => <TracedFigure cell={accruals} write={(value) => formats.percent(value)} isQuiet={false} />,
        })}
      </p>
      {runway === null ? null : (
        <>
          <h3 className="t-h3 mt-4">{t("runway")}</h3>
          <p>{t.rich("runwaySay", { value: () => <TracedFigure cell={runway} write={years} isQuiet={false} /> })}</p>
        </>
      )}
    </article>
  );
}
