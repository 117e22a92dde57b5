import type { CompanyFile, PriceStanding, ValuationReport } from "@valora/valuation";
import { areAccountsTooOld } from "@valora/valuation";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { FieldError } from "../../../design/field.tsx";
import { useCarriedLanguage, useLocalAddress } from "../../../session/address.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { useProviderName } from "../../site/provider-name.ts";
import { searchOf } from "../controls/analysis-choice.ts";
import { priceOfText } from "../controls/percent-text.ts";
import type { RefusedText } from "../controls/rate-control.tsx";
import type { AnalysisPageData } from "../page/analysis-page-data.ts";
import type { AnalysisPartProps } from "../page/analysis-part-props.ts";
import type { Analysis } from "../page/use-analysis.ts";

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** How the price stands, where it is not of these days: what it is, a field for today's, and who could give it. */
export function PriceLine(props: AnalysisPartProps) {
  const { report, choice, file } = props.analysis;
  // The report follows the choice a moment later, and only then does the line stand that the keyboard goes to.
  const own = report.priceStanding?.chosenBy === "user" ? (file.fundamentals.quote?.value ?? null) : null;
  const line = useFocusOnChange(own);
  if (report.blockedBy !== null && report.blockedBy !== "currencyUnresolved") return null;
  if (choice.price !== null && report.priceStanding?.chosenBy === "user") return <OwnPrice {...props} line={line} />;
  const kind = lineOf(report, file);
  if (kind === null) return null;
  const isWaiting = waiting.includes(kind);
  return (
    <div className="note price-line">
      <p role="status" data-trace="priceStanding" tabIndex={-1} ref={line}>
        <LineText kind={kind} {...props} />
      </p>
      {isWaiting ? (
        <PriceOfToday {...props} isOpen={kind !== "late" || props.data.refused.price !== undefined} />
      ) : null}
    </div>
  );
}

/** The way to today's price: folded where the verdict stands without it. */
function PriceOfToday({ analysis, data, address, isOpen }: AnalysisPartProps & { isOpen: boolean }) {
  const t = useTranslations("signal.price");
  const { file, choice, choose } = analysis;
  return (
    <details className="price-today no-print" open={isOpen}>
      <summary className="link">{t(`${daysIn(data)}setToday`)}</summary>
      <PriceForm file={file} choice={choice} choose={choose} data={data} address={address} />
      {data.asOf ? null : <PriceProvider analysis={analysis} data={data} address={address} />}
    </details>
  );
}

/** The element that takes the focus after a price was sent or taken back: the form or the link that did it is gone. */
function useFocusOnChange(price: number | null) {
  const line = useRef<HTMLParagraphElement>(null);
  const known = useRef(price);
  useEffect(() => {
    if (known.current === price) return;
    known.current = price;
    const { activeElement: at } = document;
    if (at === null || at === document.body || at.closest(".price-form, .price-line") !== null) line.current?.focus();
  }, [price]);
  return line;
}

/** Beside a price that needs no line, or that is the reader's own: the same field, folded away. */
export function OtherPrice(props: PriceFormProps & { report: ValuationReport }) {
  const { report, choice, data, file } = props;
  const t = useTranslations("analysis.header");
  const isOwn = choice.price !== null && report.priceStanding?.chosenBy === "user";
  const kind = lineOf(report, file);
  if (report.blockedBy !== null || (!isOwn && kind !== null && waiting.includes(kind))) return null;
  return (
    <details className="other-price no-print" key={choice.price} open={data.refused.price !== undefined}>
      <summary className="link">{t("otherPrice")}</summary>
      <PriceForm {...props} />
    </details>
  );
}

type Line = "late" | "stale" | "missing" | "otherCurrency" | "accounts" | "staleAccounts";

/** Whose words are meant: those about a price of today, or of the day as of which the company is valued. */
const daysIn = ({ asOf = null }: Pick<AnalysisPageData, "asOf">) => (asOf === null ? "" : "ofDay.");

/** The doubts that a price of today would settle. */
const waiting: readonly Line[] = ["late", "stale", "missing"];

function lineOf(
  { priceStanding: standing, accounts, blockedBy }: ValuationReport,
  { today }: CompanyFile,
): Line | null {
  if (blockedBy === "currencyUnresolved") return "otherCurrency";
  if (standing === null) return "missing";
  if (standing.silence === "accountsTooOld") return "accounts";
  const end = accounts.periodEnd;
  const areOld = end !== null && today !== undefined && areAccountsTooOld(end, today);
  if (standing.silence === "priceTooOld" && areOld) return "staleAccounts";
  return standing.age === null || standing.age.kind === "recent" ? null : standing.age.kind;
}

function LineText({ kind, analysis: { report, file }, data }: AnalysisPartProps & { kind: Line }) {
  const t = useTranslations("signal.price");
  const formats = useFormats();
  if (kind === "otherCurrency") return <OtherCurrency file={file} />;
  if (kind === "missing") return t.rich(`${daysIn(data)}missing`, { b: bold });
  const end = report.accounts.periodEnd;
  const accounts = end === null ? "–" : formats.date(end);
  if (kind === "accounts") return t.rich("accounts", { date: accounts, b: bold });
  return t.rich(`${daysIn(data)}${kind}`, { ...ageIn(report.priceStanding, formats), accounts, b: bold });
}

/** The accounts and the price are in different currencies, and no rate brings one over. */
function OtherCurrency({ file: { fundamentals } }: Pick<Analysis, "file">) {
  const t = useTranslations("signal.price");
  const formats = useFormats();
  const { quote, currency } = fundamentals;
  return t.rich("otherCurrency", {
    currency: formats.currency(currency),
    priceCurrency: formats.currency(quote?.currency ?? currency),
    b: bold,
    docs: (chunks) => (
      <LocalLink className="link" to="/docs/sources">
        {chunks}
      </LocalLink>
    ),
  });
}

function ageIn(standing: PriceStanding | null, formats: ReturnType<typeof useFormats>) {
  return {
    date: formats.date(standing?.asOf ?? ""),
    days: String(standing?.age?.days ?? ""),
    tradingDays: String(standing?.age?.tradingDays ?? ""),
  };
}

/** A provider that is set up here can be asked by name; else the setting that would bring the price by itself. */
function PriceProvider({ analysis: { file, choice }, data, address }: AnalysisPartProps) {
  const t = useTranslations("signal.price");
  const local = useLocalAddress();
  const nameOf = useProviderName();
  const { priceProvider: provider = null } = data;
  const code = (chunks: ReactNode) => <code>{chunks}</code>;
  if (data.address !== undefined) return null;
  if (provider === null) {
    const free = file.fundamentals.country === "US" ? "finnhub" : "yahoo";
    return <p className="t-tiny mt-1 text-ink-2 no-print">{t.rich(free, { code })}</p>;
  }
  if (choice.source === provider) return null;
  const link = (chunks: ReactNode) => (
    <a className="link" href={local(`${address}${searchOf({ ...choice, source: provider })}`)}>
      {chunks}
    </a>
  );
  return <p className="t-tiny mt-1 text-ink-2 no-print">{t.rich("ask", { source: nameOf(provider), link })}</p>;
}

type PriceFormProps = Pick<Analysis, "file" | "choice" | "choose"> & Pick<AnalysisPartProps, "data" | "address">;

/** Sets the reader's price; a form of the page by itself where scripts are off. */
function PriceForm({ file, choice, choose, data, address }: PriceFormProps) {
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
        {t(`${daysIn(data)}label`, { currency: formats.currency(quote?.currency ?? currency) })}
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
function OwnPrice({
  analysis,
  data,
  address,
  line,
}: AnalysisPartProps & { line: RefObject<HTMLParagraphElement | null> }) {
  const { file, report, choice, choose } = analysis;
  const t = useTranslations("signal.price");
  const formats = useFormats();
  const local = useLocalAddress();
  const { quote } = file.fundamentals;
  if (quote === null) return null;
  const ours = file.sourceQuote ?? null;
  const accountsEnd = report.priceStanding?.silence === "accountsTooOld" ? report.accounts.periodEnd : null;
  return (
    <div className="price-line price-line-own">
      <p role="status" tabIndex={-1} ref={line}>
        {t.rich(`${daysIn(data)}own`, {
          price: formats.price(quote.value, quote.currency),
          kind: ours === null ? "none" : "source",
          ours: ours === null ? "" : formats.price(ours.value, ours.currency),
          date: ours === null ? "" : formats.date(ours.asOf),
          b: bold,
        })}
        {accountsEnd === null ? null : <> {t.rich("accounts", { date: formats.date(accountsEnd), b: bold })}</>}
      </p>
      <a
        className="link price-line-undo no-print"
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
