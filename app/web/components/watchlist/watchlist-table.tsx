import { ownPriceRange, type ValuationView } from "@valora/valuation";
import { useId } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { WatchedCompany } from "../../../features/watchlist/contracts/watchlist.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { Language } from "../../../messages/languages.ts";
import { useFormats } from "../../analysis/formats.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { Button } from "../../design/button.tsx";
import { DataTable, figureColumn, ScrollRegion, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { FieldError, ofRefused } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import type { RefusedAlert } from "../../watchlist/alert-form.ts";
import type { Refusal } from "../accounts/account-form.tsx";
import { ListedCompanyCell, ListedPriceCell, ListedValueCells } from "../lists/listed-company-cells.tsx";

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
  const t = useTranslations("watchlist");
  const address = useLocalAddress();
  const name = spokenName(company.name);
  return (
    <tr>
      <ListedCompanyCell company={company} view={view} />
      <ListedPriceCell company={company} />
      <td data-label={t("ownPrice")}>
        <OwnPriceForm company={company} hint={hint} refused={refused} />
      </td>
      <ListedValueCells company={company} view={view} />
      <td>
        <AskedFirst label={t("remove")} description={t("removeOf", { name })} lead={t("removeLead")}>
          <Form method="post" action={address("/watchlist")} reloadDocument>
            <input type="hidden" name="id" value={company.id} />
            <Button size="small" type="submit" name="form" value="unwatch" aria-label={t("removeOf", { name })}>
              {t("remove")}
            </Button>
          </Form>
        </AskedFirst>
      </td>
    </tr>
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
    <Form method="post" action={address("/watchlist")} reloadDocument className="grid justify-items-start gap-2">
      <input type="hidden" name="id" value={company.id} />
      <span className="flex items-center gap-2">
        <input
          id={id}
          name="priceText"
          className="input num w-[7.5em]"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={shown}
          aria-label={t("ownPriceOf", { name, currency: price?.currency ?? currency ?? "" })}
          {...(problem === null ? {} : ofRefused)}
          aria-describedby={problem === null ? hint : `${id}-error`}
        />
        <Button size="small" type="submit" name="form" value="ownPrice" aria-label={t("noteOf", { name })}>
          {t("note")}
        </Button>
      </span>
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
