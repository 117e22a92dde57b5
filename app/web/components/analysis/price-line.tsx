import type { PriceStanding, ValuationReport } from "@valora/valuation";
import { latestAccountsEnd } from "@valora/valuation";
import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { FieldError } from "../../design/field.tsx";
import { useFormats } from "../../formats.ts";
import { useCarriedLanguage, useLocalAddress } from "../../session/address.ts";
import { useProviderName } from "../provider-name.ts";
import { searchOf } from "./analysis-choice.ts";
import type { AnalysisPartProps } from "./analysis-page-data.ts";
import { priceOfText } from "./percent-text.ts";
import type { RefusedText } from "./rate-control.tsx";

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** How the price stands, where it is not of these days: what it is, a field for today's, and who could give it. */
export function PriceLine(props: AnalysisPartProps) {
  const { report, choice } = props.analysis;
  if (report.blockedBy !== null) return null;
  if (choice.price !== null && report.priceStanding?.chosenBy === "user") return <OwnPrice {...props} />;
  const kind = lineOf(report);
  if (kind === null) return null;
  return (
    <div className="note price-line mt-6">
      <div>
        <p role="status">
          <LineText kind={kind} {...props} />
        </p>
        {kind === "accounts" ? null : <Source {...props} />}
      </div>
      <PriceForm {...props} />
    </div>
  );
}

type Line = "late" | "stale" | "missing" | "accounts";

function lineOf({ priceStanding: standing }: ValuationReport): Line | null {
  if (standing === null) return "missing";
  if (standing.silence === "accountsTooOld") return "accounts";
  return standing.age === null || standing.age.kind === "recent" ? null : standing.age.kind;
}

function LineText({ kind, analysis: { file, report } }: AnalysisPartProps & { kind: Line }) {
  const t = useTranslations("signal.price");
  const formats = useFormats();
  if (kind === "missing") return t.rich("missing", { b: bold });
  if (kind === "accounts") {
    const end = latestAccountsEnd(file.fundamentals);
    return t.rich("accounts", { date: end === null ? "–" : formats.date(end), b: bold });
  }
  return t.rich(kind, { ...ageIn(report.priceStanding, formats), b: bold });
}

function ageIn(standing: PriceStanding | null, formats: ReturnType<typeof useFormats>) {
  return {
    date: formats.date(standing?.asOf ?? ""),
    days: String(standing?.age?.days ?? ""),
    tradingDays: String(standing?.age?.tradingDays ?? ""),
  };
}

/** A source that is set up here can be asked by name; else the setting that would bring the price by itself. */
function Source({ analysis: { file, choice }, data, address }: AnalysisPartProps) {
  const t = useTranslations("signal.price");
  const local = useLocalAddress();
  const nameOf = useProviderName();
  const { priceSource: source = null } = data;
  const code = (chunks: ReactNode) => <code>{chunks}</code>;
  if (data.address !== undefined) return null;
  if (source === null) {
    const free = file.fundamentals.country === "US" ? "finnhub" : "yahoo";
    return <p className="t-tiny mt-1 text-ink-2 no-print">{t.rich(free, { code })}</p>;
  }
  if (choice.source === source) return null;
  const link = (chunks: ReactNode) => (
    <a className="link" href={local(`${address}${searchOf({ ...choice, source })}`)}>
      {chunks}
    </a>
  );
  return <p className="t-tiny mt-1 text-ink-2 no-print">{t.rich("ask", { source: nameOf(source), link })}</p>;
}

/** Sets the reader's price; a form of the page by itself where scripts are off. */
function PriceForm({ analysis: { file, choice, choose }, data, address }: AnalysisPartProps) {
  const t = useTranslations("signal.price");
  const formats = useFormats();
  const language = useLocale();
  const carried = useCarriedLanguage();
  const id = useId();
  const { text = "", reason = null } = data.refused.price ?? {};
  const [problem, setProblem] = useState<RefusedText["reason"] | null>(reason);
  const { quote, currency } = file.fundamentals;
  const others = [...new URLSearchParams(searchOf({ ...choice, price: null }))];
  return (
    <form
      className="price-form no-print"
      action={address}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("priceText");
        const price = priceOfText(typeof typed === "string" ? typed : "", language);
        const isUsable = price === null || typeof price === "number";
        setProblem(isUsable ? null : price);
        if (isUsable) choose({ price });
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carried === null ? null : <input type="hidden" name="lang" value={carried} />}
      <label className="label" htmlFor={id}>
        {t("label", { currency: formats.currency(quote?.currency ?? currency) })}
      </label>
      <div className="price-form-row">
        <input
          id={id}
          name="priceText"
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-error`}
        />
        <button type="submit" className="button">
          {t("submit")}
        </button>
      </div>
      {problem === null ? null : <FieldError id={`${id}-error`}>{t(problem)}</FieldError>}
    </form>
  );
}

/** Everything below is said at the reader's price: in their colour, with ours beside it and the way back. */
function OwnPrice({ analysis: { file, report, choice, choose }, address }: AnalysisPartProps) {
  const t = useTranslations("signal.price");
  const formats = useFormats();
  const local = useLocalAddress();
  const { quote } = file.fundamentals;
  if (quote === null) return null;
  const ours = file.sourceQuote ?? null;
  const accountsEnd = report.priceStanding?.silence === "accountsTooOld" ? latestAccountsEnd(file.fundamentals) : null;
  return (
    <div className="price-line price-line-own mt-6">
      <p role="status">
        {t.rich("own", {
          price: formats.price(quote.value, quote.currency),
          kind: ours === null ? "none" : "source",
          ours: ours === null ? "" : formats.price(ours.value, ours.currency),
          date: ours === null ? "" : formats.date(ours.asOf),
          b: bold,
        })}
        {accountsEnd === null ? null : <> {t.rich("accounts", { date: formats.date(accountsEnd), b: bold })}</>}
      </p>
      <a
        className="link no-print"
        href={local(`${address}${searchOf({ ...choice, price: null })}`)}
        onClick={(event) => {
          event.preventDefault();
          choose({ price: null });
        }}
      >
        <X size={14} strokeWidth={1.6} aria-hidden="true" /> {t("remove")}
      </a>
    </div>
  );
}
