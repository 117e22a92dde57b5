import { ownPriceRange, type ValuationView } from "@valora/valuation";
import { useId } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import type { WatchedCompany } from "../../../features/watchlist/contracts/watchlist.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { Language } from "../../../messages/languages.ts";
import { useFormats } from "../../analysis/formats.ts";
import { Button } from "../../design/button.tsx";
import { DataTable, figureColumn, ScrollRegion, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { FieldError } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { NoStatus, StatusLabel } from "../analysis/verdict/status-label.tsx";
import { NoSignalLine } from "../lists/no-signal-line.tsx";
import { LocalLink } from "../site/local-link.tsx";
import type { RefusedAlert } from "./alerts.tsx";

type WatchlistTableProps = { companies: readonly WatchedCompany[]; view: ValuationView; refused: RefusedAlert };

/** A person's watchlist, newest first, each company at the price that they have noted for it. */
export function WatchlistTable({ companies, view, refused }: WatchlistTableProps) {
  const t = useTranslations("watchlist");
  const hint = useId();
  return (
    <ScrollRegion label={t("title")} className="scroll-x relative mt-6">
      <DataTable
        className="table table-stacks stacks-lines md:min-w-[720px]"
        columns={[
          textColumn(t("company")),
          figureColumn(t("price")),
          textColumn(t("ownPrice")),
          figureColumn(t("value")),
          figureColumn(t("gap")),
          textColumn(t("status")),
          unlabelledColumn(t("remove")),
        ]}
      >
        {companies.map((company) => (
          <WatchedLine
            key={company.id}
            company={company}
            view={view}
            hint={hint}
            refused={refused?.typed.id === company.id ? refused : null}
          />
        ))}
      </DataTable>
      <p className="hint mt-2" id={hint}>
        {t("ownPriceHint")}
      </p>
    </ScrollRegion>
  );
}

type WatchedLineProps = { company: WatchedCompany; view: ValuationView; hint: string; refused: RefusedAlert };

function WatchedLine({ company, view, hint, refused }: WatchedLineProps) {
  const t = useTranslations();
  const formats = useFormats();
  const textOf = useFailureText();
  const address = useLocalAddress();
  const { id, ticker, value, currency, gap, status, noSignal, failure } = company;
  const to = resultOf(company, view);
  const name = spokenName(company.name);
  const unknown = t("watchlist.unknown");
  return (
    <tr>
      <th scope="row">
        <LocalLink className="link" to={to}>
          {ticker}
        </LocalLink>{" "}
        {name === ticker ? null : name}
        {/* The codes of failures of an analysis name a ticker and a provider at most. */}
        {failure === null ? null : (
          <span className="hint block">
            {textOf({ code: failure as FailureCode, params: { ticker, provider: "", kind: "" } })}
          </span>
        )}
      </th>
      <td className="figure" data-label={t("watchlist.price")}>
        <PriceCell company={company} />
      </td>
      <td data-label={t("watchlist.ownPrice")}>
        <OwnPriceForm company={company} hint={hint} refused={refused} />
      </td>
      <td className="figure" data-label={t("watchlist.value")}>
        {value === null || currency === null ? unknown : formats.price(value, currency)}
      </td>
      <td className="figure" data-label={t("watchlist.gap")}>
        {gap === null ? unknown : formats.signedPercent(gap)}
      </td>
      <td>
        {status === null ? (
          <NoStatus>{t("analysis.statusNone")}</NoStatus>
        ) : (
          <StatusLabel status={status} difference={null} />
        )}
        {noSignal && <NoSignalLine said={noSignal} to={to} />}
      </td>
      <td>
        <Form method="post" action={address("/watchlist")} reloadDocument>
          <input type="hidden" name="id" value={id} />
          <Button size="small" type="submit" name="form" value="unwatch" aria-label={t("watchlist.removeOf", { name })}>
            {t("watchlist.remove")}
          </Button>
        </Form>
      </td>
    </tr>
  );
}

/** The result that a line is read from: in its view, at the price that is noted. */
function resultOf({ ticker, ownPrice }: WatchedCompany, view: ValuationView): string {
  const asked = [
    ...(view === "relative" ? [["view", view]] : []),
    ...(ownPrice === null ? [] : [["price", String(ownPrice.value)]]),
  ];
  return `/analysis/${encodeURIComponent(ticker)}${asked.length === 0 ? "" : `?${new URLSearchParams(asked)}`}`;
}

/** The price, and under it of which day and whose. */
function PriceCell({ company: { price, priceAge, ownPrice } }: { company: WatchedCompany }) {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  const sourceOf = usePriceSourceName();
  if (price === null) return t("unknown");
  const isOld = priceAge !== null && priceAge !== "recent";
  return (
    <span>
      {formats.price(price.value, price.currency)}
      <span className={`hint m-0 block ${isOld ? "text-warn" : ""}`}>
        {t("priceOf", {
          date: formats.date(price.asOf),
          source: ownPrice === null ? sourceOf(price.source) : t("yours"),
        })}
      </span>
    </span>
  );
}

/** A form of the page: it works without scripts, and what was refused stays as it was typed, with the reason. */
function OwnPriceForm({ company, hint, refused }: Omit<WatchedLineProps, "view">) {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  const address = useLocalAddress();
  const id = useId();
  const { ownPrice, price, currency } = company;
  const name = spokenName(company.name);
  const shown = refused?.typed.priceText ?? (ownPrice === null ? "" : typedNumber(formats.language, ownPrice.value));
  const problem = refused === null ? null : ownPriceProblem(refused, { t, formats });
  return (
    <Form method="post" action={address("/watchlist")} reloadDocument className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="id" value={company.id} />
      <input
        id={id}
        name="priceText"
        className="input num w-[7.5em]"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shown}
        aria-label={t("ownPriceOf", { name, currency: price?.currency ?? currency ?? "" })}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? hint : `${id}-error`}
      />
      <Button size="small" type="submit" name="form" value="ownPrice" aria-label={t("noteOf", { name })}>
        {t("note")}
      </Button>
      {problem === null ? null : <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </Form>
  );
}

/** As a field of the language takes it again. */
const typedNumber = (language: Language, value: number): string => {
  const text = String(Number(value.toFixed(6)));
  return language === "en" ? text : text.replace(".", ",");
};

type Words = { t: ReturnType<typeof useTranslations<"watchlist">>; formats: ReturnType<typeof useFormats> };

function ownPriceProblem({ code }: Refusal, { t, formats }: Words): string {
  if (code !== "outOfRange") return t("ownPriceMissing", { example: typedNumber(formats.language, 61.5) });
  const { minimum, maximum } = ownPriceRange;
  return t("ownPriceOutOfRange", {
    minimum: typedNumber(formats.language, minimum),
    maximum: typedNumber(formats.language, maximum),
  });
}
