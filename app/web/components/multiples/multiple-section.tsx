import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { TracedFigure, useAbsence } from "../fundamentals/traced-figure.tsx";
import { MultipleChart } from "./multiple-chart.tsx";
import type { MultipleLine, Multiples } from "./multiples.ts";
import { QuantileTable } from "./quantile-table.tsx";
import { useMultipleWriter } from "./use-multiple-writer.ts";

type SectionProps = { line: MultipleLine; multiples: Multiples };

/** One multiple: where today lies in a sentence, its months drawn, its percentiles and those of the peers. */
export function MultipleSection({ line, multiples }: SectionProps) {
  const t = useTranslations();
  const { name } = line;
  const hasMonths = line.months > 1;
  return (
    <section className="sec multiple" aria-labelledby={`multiple-${name}`}>
      <div className="sec-head">
        <h2 className="t-h2" id={`multiple-${name}`}>
          {t(`quantities.${name}`)}
        </h2>
        <span className="t-tiny text-ink-3">{t(`multiples.definitions.${name}`)}</span>
      </div>
      <Standing line={line} multiples={multiples} />
      {line.today.value === null && line.today.reason === "notForFinancials" ? null : <PeersStanding line={line} />}
      {hasMonths ? <MultipleChart line={line} months={multiples.months} /> : null}
      <QuantileTable line={line} quantiles={multiples.bandQuantiles} />
      <Holes line={line} />
    </section>
  );
}

function Standing({ line: { name, today, percentile, months }, multiples }: SectionProps) {
  const t = useTranslations();
  const formats = useFormats();
  const writer = useMultipleWriter();
  const absence = useAbsence();
  if (today.value === null) return <p className="t-say">{t("multiples.sayAbsent", { reason: absence(today) })}</p>;
  const words = { name: t(`quantities.${name}`) };
  const value = () => <TracedFigure cell={today} write={writer(name)} isQuiet={false} />;
  const first = multiples.months.find(({ cells }) => cells[name].value !== null);
  if (percentile.value === null || first === undefined)
    return (
      <>
        <p className="t-say">{t.rich("multiples.sayToday", { ...words, value })}</p>
        {multiples.unavailable === null ? (
          <p className="t-small text-ink-2" data-trace={`multiples/lines/${name}/months`}>
            {t.rich("multiples.noPlace", { months, least: () => t("multiples.least") })}
          </p>
        ) : null}
      </>
    );
  return (
    <p className="t-say" data-trace={`multiples/lines/${name}/months`}>
      {t.rich("multiples.say", {
        ...words,
        value,
        months: String(months),
        percent: () => <TracedFigure cell={percentile} write={(share) => formats.percent(share, 0)} isQuiet={false} />,
        from: formats.date(first.asOf.slice(0, 7)),
      })}
    </p>
  );
}

function PeersStanding({ line: { name, peers } }: Pick<SectionProps, "line">) {
  const t = useTranslations("multiples");
  const writer = useMultipleWriter();
  const [lower, median, upper] = peers.quartiles;
  if (!lower || !median || !upper || median.value === null)
    return (
      <p className="t-small text-ink-2" data-trace={`multiples/lines/${name}/peers/count`}>
        {t("peersFew", { count: peers.count })}
      </p>
    );
  const figure = (cell: (typeof peers.quartiles)[number]) => () => <TracedFigure cell={cell} write={writer(name)} />;
  return (
    <p className="t-small text-ink-2" data-trace={`multiples/lines/${name}/peers/count`}>
      {t.rich("peersSay", {
        count: peers.count,
        median: figure(median),
        lower: figure(lower),
        upper: figure(upper),
      })}
    </p>
  );
}

/** How many months have no figure, and why. */
function Holes({ line: { name, holes } }: Pick<SectionProps, "line">) {
  const t = useTranslations();
  if (holes.length === 0) return null;
  const list = holes
    .map(({ reason, months }) => t("multiples.hole", { months, reason: t(`fundamentals.absent.${reason}`) }))
    .join("; ");
  const addresses = holes.map((_, index) => `multiples/lines/${name}/holes/${index}/months`);
  return (
    <p className="t-tiny text-ink-3 mt-2" data-trace={addresses.join(" ")}>
      {t("multiples.holes", { list })}
    </p>
  );
}
