import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import { useFormats } from "../../analysis/formats.ts";
import { type PortfolioForm, rateField } from "../../portfolio/portfolio-form.ts";
import { useLocalAddress } from "../../session/address.ts";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { ComingDividends } from "./coming-dividends.tsx";
import { DependenceTable } from "./dependence-table.tsx";
import { GroupTables } from "./group-tables.tsx";
import { KeepPortfolio } from "./keep-portfolio.tsx";
import { LeftOutTable } from "./left-out-table.tsx";
import { PortfolioSection } from "./portfolio-section.tsx";
import { PositionTable } from "./position-table.tsx";
import { SkippedRows } from "./skipped-rows.tsx";

type ResultProps = { answer: PortfolioAnswer; form: PortfolioForm };

/** What the portfolio adds up to: first how much of it could be valued. */
export function PortfolioResult({ answer, form }: ResultProps) {
  const t = useTranslations("portfolio");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answer.positions.length > 0) heading.current?.focus();
  }, [answer]);
  return (
    <section className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10" aria-labelledby="portfolio-whole">
      <div>
        <h2 className="t-h2" id="portfolio-whole" tabIndex={-1} ref={heading}>
          {t("totalsTitle")}
        </h2>
        <Coverage answer={answer} />
        <Totals answer={answer} />
        {answer.positions.length > 0 && <Downloads form={form} />}
        <KeepPortfolio form={form} />
      </div>
      {answer.leftOut.length > 0 && <LeftOutTable answer={answer} />}
      {answer.positions.length > 0 && (
        <>
          <DependenceTable answer={answer} />
          <PositionTable answer={answer} />
          <GroupTables answer={answer} />
          <Standing answer={answer} />
          <ComingDividends answer={answer} />
        </>
      )}
      <RatesUsed answer={answer} />
      <SkippedRows rows={answer.skipped} />
    </section>
  );
}

const byMovements = ["trading212", "directa", "etoro"];

function Coverage({ answer: { coverage, broker, skipped } }: { answer: PortfolioAnswer }) {
  const t = useTranslations("portfolio");
  const { percent } = useFormats();
  const { share, valued, unpriced, positions } = coverage;
  const isOfMovements =
    (broker !== null && byMovements.includes(broker)) || skipped.some(({ reason }) => reason === "movement");
  const covered =
    share === null || valued === 0 ? { share: "none", covered: "" } : { share: "known", covered: percent(share) };
  return (
    <div className="mt-3 max-w-[70ch]">
      <p>
        <strong className="font-semibold">{t("coverage", { valued, unpriced, positions, ...covered })}</strong>{" "}
        {t("coverageHint")}
      </p>
      {broker !== null && (
        <p className="hint mt-2">
          {t("readAs", { broker: t(`brokers.${broker}`) })} {isOfMovements && t("movements")}
        </p>
      )}
    </div>
  );
}

function Totals({ answer: { total, currency } }: { answer: PortfolioAnswer }) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  if (total.difference === null) return null;
  const { cost } = total;
  return (
    <>
      <dl className="portfolio-totals mt-6">
        <div>
          <dt>{t("market")}</dt>
          <dd>{formats.price(total.market, currency)}</dd>
        </div>
        <div>
          <dt>{t("value")}</dt>
          <dd>{formats.price(total.value, currency)}</dd>
        </div>
        <div>
          <dt>{t("difference")}</dt>
          <dd>{formats.signedPercent(total.difference)}</dd>
        </div>
        {cost !== null && cost > 0 && (
          <div>
            <dt>{t("cost")}</dt>
            <dd>{formats.price(cost, currency)}</dd>
            <dd className="hint">
              {t("gain")}: {formats.signedPercent(total.market / cost - 1)}. {t("costHint")}
            </dd>
          </div>
        )}
      </dl>
      <p className="hint mt-3">{t("valuedBy")}</p>
    </>
  );
}

/** The portfolio as a file: sent again, because it is kept nowhere. */
function Downloads({ form }: { form: PortfolioForm }) {
  const t = useTranslations("portfolio");
  const address = useLocalAddress();
  return (
    <form
      method="post"
      action={address("/portfolio/file/xlsx")}
      encType="multipart/form-data"
      className="mt-5 flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="table" value={form.written} />
      <input type="hidden" name="currency" value={form.currency} />
      {Object.entries(form.rates).map(([other, rate]) => (
        <input key={other} type="hidden" name={rateField(form.currency, other)} value={rate} />
      ))}
      <span>{t("downloads")}:</span>
      <button type="submit" className="button button-small">
        {t("downloadWorkbook")}
      </button>
      <button type="submit" className="button button-small" formAction={address("/portfolio/file/csv")}>
        {t("downloadTable")}
      </button>
    </form>
  );
}

/** Signals counted, and how the weight is spread. */
function Standing({ answer: { signals, concentration } }: { answer: PortfolioAnswer }) {
  const t = useTranslations();
  const { percent, number } = useFormats();
  const kinds = (["buy", "hold", "sell", "none"] as const).filter((kind) => signals[kind] > 0);
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <PortfolioSection id="portfolio-signals" title={t("portfolio.signalsTitle")}>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {kinds.map((kind) => (
            <li key={kind}>
              {t("portfolio.signalCount", { signal: t(`signal.kinds.${kind}`), count: signals[kind] })}
            </li>
          ))}
        </ul>
      </PortfolioSection>
      {concentration !== null && (
        <PortfolioSection id="portfolio-concentration" title={t("portfolio.concentrationTitle")}>
          <p className="mt-3">
            {t("portfolio.concentration", {
              largest: percent(concentration.largest),
              topFive: percent(concentration.topFive),
              effective: number(concentration.effectivePositions, 1),
            })}
          </p>
        </PortfolioSection>
      )}
    </div>
  );
}

function RatesUsed({ answer: { rates } }: { answer: PortfolioAnswer }) {
  const t = useTranslations("portfolio");
  const { exact, date } = useFormats();
  const sourceName = usePriceSourceName();
  if (rates.length === 0) return null;
  return (
    <PortfolioSection id="portfolio-rates" title={t("ratesUsed")}>
      <ul className="mt-3 grid gap-1">
        {rates.map(({ from, to, value, asOf, source }) => (
          <li key={from}>
            {source === null || asOf === null
              ? t("rateOwn", { from, to, value: exact(value, 6) })
              : t("rateUsed", { from, to, value: exact(value, 6), source: sourceName(source), date: date(asOf) })}
          </li>
        ))}
      </ul>
    </PortfolioSection>
  );
}
