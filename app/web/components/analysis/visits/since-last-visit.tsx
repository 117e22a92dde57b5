import { priceInReportingCurrency } from "@valora/valuation";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import type { AnalysisPartProps } from "../page/analysis-part-props.ts";
import { useRateName } from "../settings/rate-name.ts";
import { settingOf } from "../settings/steps.ts";
import { forgetVisits, noteVisit, type Seen } from "./visit-store.ts";

/**
 * What changed since this reader's last visit with the same question: price, accounts, and the mean of the methods. The question is that of the
 * page as it arrived; what a hand moves is no new visit. Known to this browser alone, so that it is there once scripts run.
 */
export function SinceLastVisit({ analysis, data }: Pick<AnalysisPartProps, "analysis" | "data">) {
  const { file, report, choice, isTouched } = analysis;
  const { ticker } = file.fundamentals;
  const isListed = data.address === undefined;
  const question = `${ticker}${settingOf(choice)}${choice.source === null ? "" : `#${choice.source}`}`;
  const { mean } = report.summary;
  const seen = useMemo<Omit<Seen, "at">>(() => {
    const { quote } = file.fundamentals;
    const price = priceInReportingCurrency(file.fundamentals);
    const { wacc, growth } = report.assumptions;
    return {
      ...{ price, priceAsOf: quote?.asOf ?? null, accountsEnd: report.accounts.periodEnd, mean },
      ...{ wacc: wacc?.value ?? null, growth: growth?.value ?? null },
    };
  }, [file, report, mean]);
  const [told, setTold] = useState<{ question: string; before: Seen; now: Omit<Seen, "at"> } | null>(null);
  useEffect(() => {
    if (!isListed || isTouched) return;
    const before = noteVisit(question, { at: new Date().toISOString(), ...seen });
    setTold(before === null ? null : { question, before, now: seen });
  }, [isListed, isTouched, question, seen]);
  if (told === null || told.question !== question) return null;
  const forget = () => {
    forgetVisits();
    setTold(null);
  };
  return <Line {...told} currency={file.fundamentals.currency} onForget={forget} />;
}

type LineProps = { before: Seen; now: Omit<Seen, "at">; currency: string; onForget: () => void };

/** Less would be shown as the same number. */
const isMoved = (before: number | null, now: number | null) =>
  before !== null && now !== null && Math.abs(now - before) >= 0.005;

function Line({ before, now, currency, onForget }: LineProps) {
  const t = useTranslations("settings.visit");
  const formats = useFormats();
  const rate = useRateName();
  const moved = (key: "price" | "mean") => {
    const [was, is] = [before[key], now[key]];
    if (was === null || is === null || !isMoved(was, is)) return [];
    const change = was > 0 ? formats.signedPercent(is / was - 1) : "–";
    return [t(key, { before: formats.price(was, currency), now: formats.price(is, currency), change })];
  };
  const movedRate = (key: "wacc" | "growth") => {
    const [was, is] = [before[key], now[key]];
    if (was === null || is === null || formats.percent(was) === formats.percent(is)) return [];
    return [t(key, { rate, before: formats.percent(was), now: formats.percent(is) })];
  };
  const isOtherPeriod = now.accountsEnd !== null && now.accountsEnd !== before.accountsEnd;
  const hadMean = (before.mean === null) !== (now.mean === null);
  const parts = [
    ...moved("price"),
    ...(isOtherPeriod ? [t("accounts", { date: formats.date(now.accountsEnd ?? "") })] : []),
    ...movedRate("wacc"),
    ...movedRate("growth"),
    ...moved("mean"),
    ...(hadMean ? [t(now.mean === null ? "meanLost" : "meanFound")] : []),
  ];
  const date = formats.date(before.at.slice(0, 10));
  return (
    <p className="t-small mt-3 text-ink-2 no-print" role="status" data-trace="price summary/mean">
      {parts.length === 0 ? t("nothing", { date }) : `${t("since", { date })} ${parts.join("; ")}.`}{" "}
      <button type="button" className="link" onClick={onForget}>
        {t("forget")}
      </button>
    </p>
  );
}
