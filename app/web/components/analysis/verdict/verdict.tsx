import { type CurrencyCode, disagreementOf, type PerShare, type Status, type ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { rankedCounts } from "../../../../charts/ranked-counts.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { PriceDate, SignalNote } from "./signal-note.tsx";
import { statusTones } from "./status-label.tsx";

type VerdictProps = {
  report: ValuationReport;
  name: string;
  price: PerShare | null;
  currency: CurrencyCode;
};

/** The answer in words, then in votes, then as a signal with its reason. */
export function Verdict({ report, name, price, currency }: VerdictProps) {
  return (
    <div>
      <PriceDate report={report} />
      <VerdictSentence report={report} name={name} price={price} currency={currency} />
      <Votes report={report} />
      <HowFarApart report={report} currency={currency} />
      <SignalNote report={report} />
    </div>
  );
}

const tag = (status: Status) => (chunks: ReactNode) => (
  <span className={`font-medium tone-${statusTones[status]}`}>{chunks}</span>
);
const tags = { under: tag("undervalued"), fair: tag("fair"), over: tag("overvalued") };

export function VerdictSentence({ report, name, price, currency }: VerdictProps) {
  const t = useTranslations("analysis.verdict");
  const formats = useFormats();
  const { voting, mean, standardDeviation, minimum, maximum, pricePosition } = report.summary;
  return (
    <p
      className="t-verdict"
      data-trace="summary/mean summary/standardDeviation price summary/minimum summary/maximum summary/voting summary/estimating priceStanding"
    >
      <Opinion report={report} name={name} />
      {mean === null || voting === 0 ? null : (
        <>
          {" "}
          {standardDeviation === null
            ? t("meanOfOne", { mean: formats.price(mean, currency) })
            : t("mean", { mean: formats.price(mean, currency), deviation: formats.amount(standardDeviation) })}
        </>
      )}
      {voting > 1 && pricePosition !== null && price !== null && minimum !== null && maximum !== null ? (
        <>
          {" "}
          {t("position", {
            position: pricePosition,
            price: formats.price(price, currency),
            ...formats.roughRange(minimum, maximum),
          })}
        </>
      ) : null}
    </p>
  );
}

/** One whole sentence for each way in which votes can fall. */
function Opinion({ report, name }: { report: ValuationReport; name: string }) {
  const t = useTranslations("analysis.verdict");
  const { voting, estimating } = report.summary;
  const silence = report.priceStanding?.silence;
  // Nothing votes by such accounts: what is told is how many estimate.
  if ((silence === "accountsTooOld" || silence === "partSeparated") && estimating > 0)
    return t(silence, { voting: estimating, name });
  if (voting === 0) return t("none", { name });
  if (silence) return t(silence, { voting, name });
  const [first, second, third] = rankedCounts(report.summary);
  if (!first) return t("noPrice", { voting, name });
  if (voting === 1) return t.rich("single", { name, status: first.status, ...tags });
  if (!second) return t.rich("unanimous", { voting, name, status: first.status, ...tags });
  const leading = {
    voting,
    name,
    first: first.count,
    firstStatus: first.status,
    second: second.count,
    secondStatus: second.status,
    ...tags,
  };
  if (!third) return t.rich("two", leading);
  return t.rich("three", { ...leading, third: third.count, thirdStatus: third.status });
}

/** How far the methods differ, in words, and which of mean and median to go by. */
function HowFarApart({ report: { summary }, currency }: Pick<VerdictProps, "report" | "currency">) {
  const t = useTranslations("settings.disagreement");
  const formats = useFormats();
  const degree = disagreementOf(summary);
  const { mean, median } = summary;
  if (degree === null || mean === null || median === null) return null;
  return (
    <p className="t-small mt-2 text-ink-2" data-trace="summary/standardDeviation summary/mean summary/median">
      {t(degree, { median: formats.price(median, currency) })}
    </p>
  );
}

/** One block a method: filled by its verdict, dashed when it does not vote. */
function Votes({ report }: { report: ValuationReport }) {
  const t = useTranslations("analysis.verdict");
  const formats = useFormats();
  const { counts, voting, overvalued, fair, undervalued } = report.summary;
  const silent = report.methods.length - voting;
  if (overvalued === null || fair === null || undervalued === null) return null;
  const blocks = rankedCounts(report.summary).flatMap(({ status, count }) =>
    Array.from({ length: count }, (_, index) => ({ key: `${status}${index}`, tone: statusTones[status] })),
  );
  return (
    <>
      <div className="votes" role="img" aria-label={t("votes", { ...counts, silent })}>
        {blocks.map(({ key, tone }) => (
          <i key={key} className={`votes-${tone}`} />
        ))}
        {Array.from({ length: silent }, (_, index) => `silent${index}`).map((key) => (
          <i key={key} className="votes-silent" />
        ))}
      </div>
      <p
        className="t-tiny text-ink-3 num"
        data-trace="summary/overvalued summary/fair summary/undervalued summary/silent"
      >
        {t("shares", {
          overvalued: formats.percent(overvalued),
          fair: formats.percent(fair),
          undervalued: formats.percent(undervalued),
          silent,
        })}
      </p>
    </>
  );
}
