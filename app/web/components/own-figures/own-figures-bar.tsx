import type { CurrencyCode, OwnFigureTold } from "@valora/valuation";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isSameFigure, type OwnFigureAsked } from "../../../core/fundamentals/contracts/own-figures.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useLocalAddress } from "../../session/address.ts";
import { useTraceWords } from "../analysis/trace/trace-words.ts";

type CorrectedFiguresBarProps = {
  /** Whose figures they are, on a page with several companies. */
  heading?: string;
  figures: readonly OwnFigureTold[];
  currency: CurrencyCode;
  /** The address of the page with other figures of the reader's own, or with none. */
  addressOf: (figures: readonly OwnFigureAsked[]) => string;
};

const bold = (chunks: ReactNode) => <b className="num">{chunks}</b>;

/** Said above everything: which figures are the reader's own, what is filed of each, and the way back. */
export function CorrectedFiguresBar({ heading, figures, currency, addressOf }: CorrectedFiguresBarProps) {
  const t = useTranslations("trace.correctedFigures");
  const tFigures = useTranslations("figures");
  const formats = useFormats();
  const words = useTraceWords(currency);
  const local = useLocalAddress();
  if (figures.length === 0) return null;
  const asked = figures.map(
    ({ name, periodEnd, value, unit }): OwnFigureAsked => ({
      name,
      periodEnd,
      value,
      currency: unit === "shares" ? null : currency,
    }),
  );
  const line = ({ name, periodEnd, value, unit, filed }: OwnFigureTold) => {
    const told = {
      figure: tFigures(name),
      date: formats.date(periodEnd),
      value: words.valueInWords({ value, unit }),
      b: bold,
    };
    if (filed.value === null) return t.rich("lineAlone", told);
    return t.rich("line", { ...told, filed: words.valueInWords({ value: filed.value, unit }) });
  };
  return (
    <section className="note own-figures mt-6" aria-label={heading ?? t("title", { count: figures.length })}>
      {heading !== undefined && <p className="font-semibold">{heading}</p>}
      <p role="status">{t("title", { count: figures.length })}</p>
      <ul className="t-small mt-2">
        {figures.map((figure) => (
          <li key={`${figure.name} ${figure.periodEnd}`} className="mt-1">
            {line(figure)}{" "}
            <a
              className="link no-print whitespace-nowrap"
              href={local(addressOf(asked.filter((each) => !isSameFigure(each, figure))))}
              aria-label={t("removeNamed", { figure: tFigures(figure.name), date: formats.date(figure.periodEnd) })}
            >
              <X size={14} strokeWidth={1.6} aria-hidden="true" className="inline" /> {t("remove")}
            </a>
          </li>
        ))}
      </ul>
      {figures.length > 1 && (
        <p className="t-small mt-2 no-print">
          <a className="link" href={local(addressOf([]))}>
            {t("removeAll")}
          </a>
        </p>
      )}
    </section>
  );
}
