import { type RefObject, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import {
  columnRoles,
  numberStyles,
  portfolioCurrencies,
} from "../../../features/portfolio/contracts/portfolio-limits.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { Button } from "../../design/button.tsx";
import { SelectField, TextField } from "../../design/field.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { rateField, type PortfolioForm as TypedForm } from "../../portfolio/portfolio-form.ts";
import { useLocalAddress } from "../../session/address.ts";
import { keepPortfolio, keptPortfolio, onKeptPortfolio } from "./kept-portfolio-store.ts";

type Refusal = { code: string; params: Readonly<Record<string, unknown>> };
type FormProps = {
  form: TypedForm;
  failure: Refusal | null;
  unknown: { headings: readonly string[]; guessed: Readonly<Record<string, number>> } | null;
  answer: PortfolioAnswer | null;
};

/** The positions, and what must be known to read and add them up. What was refused comes back with it. */
export function PortfolioForm({ form, failure, unknown, answer }: FormProps) {
  const t = useTranslations("portfolio");
  const address = useLocalAddress();
  const area = useRef<HTMLTextAreaElement>(null);
  const isBusy = useNavigation().state !== "idle";
  useEffect(() => {
    if (answer !== null) keepPortfolio({ table: form.written, currency: form.currency });
  }, [answer, form]);
  return (
    <Form
      key={form.table}
      method="post"
      action={address("/portfolio")}
      encType="multipart/form-data"
      id="portfolio-form"
      className="mt-8 grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-6"
    >
      {answer !== null && <h2 className="t-h2">{t("again")}</h2>}
      <Told form={form} />
      {failure !== null && <Refused {...failure} />}
      {unknown !== null && <NamedColumns {...unknown} />}
      <Rates form={form} missing={answer?.missingRates ?? []} />
      {answer === null && <Kept area={area} />}
      <FileField />
      <TableField text={form.table} area={area} />
      <Choices form={form} />
      <div>
        <Button variant="primary" busy={isBusy}>
          {t("submit")}
        </Button>
        <p className="hint mt-3 max-w-[66ch]">{t("privacy")}</p>
      </div>
    </Form>
  );
}

/** The positions as text. A field that is rendered again has a new id, so that the browser does not restore its former text. */
function TableField({ text, area }: { text: string; area: RefObject<HTMLTextAreaElement | null> }) {
  const t = useTranslations("portfolio");
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t("table")}
      </label>
      <TextArea
        id={id}
        ref={area}
        className="input num"
        style={{ height: "auto", whiteSpace: "pre" }}
        name="table"
        rows={10}
        defaultValue={text}
        placeholder={t("example")}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
      />
      <p className="hint" id={`${id}-hint`}>
        {t("tableHint")}
      </p>
    </div>
  );
}

function FileField() {
  const t = useTranslations("portfolio");
  return (
    <TextField
      type="file"
      name="file"
      label={t("file")}
      hint={t("fileHint")}
      accept=".xlsx,.ods,.csv,.tsv,.txt,text/csv"
    />
  );
}

function Choices({ form }: { form: TypedForm }) {
  const t = useTranslations("portfolio");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField name="currency" label={t("currency")} defaultValue={form.currency}>
        {portfolioCurrencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <SelectField name="numbers" label={t("numbers")} defaultValue={form.numbers}>
        {numberStyles.map((style) => (
          <option key={style} value={style}>
            {t(`numberStyles.${style}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Rows that were skipped go along with the positions that are left, to be told with them again. */
function Told({ form: { written, told } }: { form: TypedForm }) {
  if (told.length === 0) return null;
  return (
    <>
      <input type="hidden" name="written" value={written} />
      <input type="hidden" name="told" value={JSON.stringify(told)} />
    </>
  );
}

function Refused({ code, params }: Refusal) {
  const say = textByKey(useTranslations());
  return (
    <p className="note" role="alert">
      {say(`failures.${code}`, params)}
    </p>
  );
}

/** One choice of a column for each thing that a position needs or may have. */
function NamedColumns({ headings, guessed }: NonNullable<FormProps["unknown"]>) {
  const t = useTranslations("portfolio");
  return (
    <fieldset className="note grid gap-4" role="alert">
      <legend className="t-h3 mb-2">{t("columnsTitle")}</legend>
      <p>{t("columnsLead")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {columnRoles.map((role) => (
          <SelectField
            key={role}
            name={`column.${role}`}
            label={t(`roles.${role}`)}
            defaultValue={String(guessed[role] ?? "")}
          >
            <option value="">{t("noColumn")}</option>
            {headings.map((heading, index) => (
              <option key={index} value={index + 1}>
                {t("columnNamed", { number: index + 1, heading: heading.slice(0, 60) })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

/** Rates that are missing, and those that were given: to be put right in place, also where one of them was refused. */
function Rates({ form: { currency, rates }, missing }: { form: TypedForm; missing: readonly string[] }) {
  const t = useTranslations("portfolio");
  const others = [...new Set([...missing, ...Object.keys(rates)])];
  if (others.length === 0) return null;
  return (
    <fieldset className="note grid gap-4">
      <legend className="t-h3 mb-2">{t(missing.length > 0 ? "ratesTitle" : "ratesGiven")}</legend>
      {missing.length > 0 && <p>{t("ratesLead")}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {others.map((other) => (
          <TextField
            key={other}
            name={rateField(currency, other)}
            label={t("rate", { currency, other })}
            defaultValue={rates[other] ?? ""}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The portfolio that this browser has kept: brought back into the field, or forgotten. */
function Kept({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const t = useTranslations("portfolio");
  const kept = useSyncExternalStore(onKeptPortfolio, keptPortfolio, () => null);
  if (kept === null) return null;
  const bringBack = () => {
    const { current } = area;
    if (current === null) return;
    current.value = kept.table;
    const currency = current.form?.elements.namedItem("currency");
    if (currency instanceof HTMLSelectElement) currency.value = kept.currency;
    current.focus();
  };
  return (
    <div className="note flex flex-wrap items-center gap-x-5 gap-y-2">
      <p>{t("kept")}</p>
      <Button type="button" size="small" onClick={bringBack}>
        {t("useKept")}
      </Button>
      <Button type="button" size="small" variant="ghost" onClick={() => keepPortfolio(null)}>
        {t("forget")}
      </Button>
    </div>
  );
}
