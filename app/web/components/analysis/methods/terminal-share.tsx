import {
  type CompanyFile,
  isFlowMethod,
  type MethodName,
  terminalShareOf,
  type ValuationRequest,
  valuedOnce,
} from "@valora/valuation";
import { useId, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";

type TerminalShareProps = { file: CompanyFile; request: ValuationRequest; method: MethodName };

/** How much of a value lies beyond the projected years, the multiple at which it takes the company to be sold, and how to read both. */
export function TerminalShare({ file, request, method }: TerminalShareProps) {
  const t = useTranslations("analysis.terminal");
  const formats = useFormats();
  const id = useId();
  const told = useMemo(
    () => (isFlowMethod(method) ? terminalShareOf(file, valuedOnce(file, request), { method }) : null),
    [file, request, method],
  );
  if (told === null || told.kind === "unavailable") return null;
  const { share, band, exit, today, reading } = told;
  const root = `terminal/${method}`;
  const { evToEbitda, evToEbit, priceToEarnings } = exit;
  const isFirm = evToEbit !== null;
  return (
    <section className="mt-4" aria-labelledby={id}>
      <h4 className="t-small font-semibold" id={id}>
        {t("title")}
      </h4>
      <p className="t-small mt-1 max-w-[80ch] text-ink-2" data-trace={`${root}/share`}>
        {t("share", { share: formats.percent(share, 0) })} {t(`bands.${band}`)}
      </p>
      {isFirm ? (
        <p
          className="t-small mt-1 max-w-[80ch] text-ink-2"
          data-trace={`${root}/exit/evToEbitda ${root}/exit/evToEbit`}
        >
          {t("firm", {
            known: String(evToEbitda !== null),
            ebitda: evToEbitda === null ? "" : formats.multiple(evToEbitda),
            ebit: formats.multiple(evToEbit),
          })}
        </p>
      ) : null}
      {priceToEarnings === null ? null : (
        <p className="t-small mt-1 max-w-[80ch] text-ink-2" data-trace={`${root}/exit/priceToEarnings`}>
          {t("earnings", { multiple: formats.multiple(priceToEarnings) })}
        </p>
      )}
      {evToEbitda === null ? null : (
        <p className="t-small mt-1 max-w-[80ch] text-ink-2" data-trace={`${root}/today/own ${root}/today/industry`}>
          {t("today", {
            hasOwn: String(today.own !== null),
            own: today.own === null ? "" : formats.multiple(today.own),
            hasIndustry: String(today.industry !== null),
            industry: today.industry === null ? "" : formats.multiple(today.industry),
          })}{" "}
          <span className="explains">{t(`readings.${reading}`)}</span>
        </p>
      )}
    </section>
  );
}
