import { sectors } from "@valora/valuation";
import { useTranslations } from "use-intl";
import {
  hasKnownRates,
  type ImportField,
  importCurrencies,
  importUnits,
  minorUnits,
  numberFormats,
  priceUnits,
  yearEndMonths,
} from "../../../features/imports/contracts/company-import.ts";
import { importCountries } from "../../../features/imports/contracts/import-countries.ts";
import { countryName } from "../../../messages/country-names.ts";
import type { Language } from "../../../messages/languages.ts";
import { useFormats } from "../../analysis/formats.ts";
import { FieldError, ofRefused, SelectField } from "../../design/field.tsx";

type Option = { value: string; label: string };
/** Whether an exchange rate that is left open is asked for. */
type Asking = { asksForExchangeRates: boolean };
type Declared = { wrong: readonly ImportField[]; typed: Partial<Record<ImportField, string>> };

/** Asked of the currencies for which no rates are included. */
const rateFields = ["governmentYield", "nominalGrowth", "perEuro", "ratesDate"] as const;
type TypedName = "name" | "price" | "priceDate" | "exchangeRate" | (typeof rateFields)[number];

const isHinted = (name: TypedName): name is "exchangeRate" | "governmentYield" | "nominalGrowth" | "perEuro" =>
  ["exchangeRate", "governmentYield", "nominalGrowth", "perEuro"].includes(name);
const days: readonly TypedName[] = ["priceDate", "ratesDate"];

/** What must be known of the company and of its table, the price, and the rates of a currency without published ones. */
export function ImportDeclarationFields({ wrong, typed, asksForExchangeRates }: Declared & Asking) {
  const t = useTranslations();
  const { language } = useFormats();
  const errorOf = (name: ImportField) => (wrong.includes(name) ? t(`imports.fieldErrors.${name}`) : undefined);
  const options: readonly [ImportField, readonly Option[]][] = [
    ["country", countriesIn(language)],
    ["sector", sectors.map((value) => ({ value, label: t(`sectors.${value}`) }))],
    ["currency", importCurrencies.map((value) => ({ value, label: value }))],
    ["numberFormat", numberFormats.map((value) => ({ value, label: t(`imports.numberFormats.${value}`) }))],
    ["unit", importUnits.map((value) => ({ value, label: t(`imports.units.${value}`) }))],
    ["sharesUnit", importUnits.map((value) => ({ value, label: t(`imports.units.${value}`) }))],
  ];
  const unitLabel = (unit: (typeof priceUnits)[number]) => {
    const currency = Object.entries(minorUnits).find(([code]) => code === unit)?.[1];
    return currency === undefined ? unit : t("imports.hundredth", { unit, currency });
  };
  const field = (name: TypedName) => (
    <TypedField
      key={name}
      name={name}
      label={t(`imports.fields.${name}`)}
      hint={isHinted(name) ? t(`imports.${name}Hint`, { isAsked: String(asksForExchangeRates) }) : undefined}
      error={errorOf(name)}
      typed={typed[name]}
    />
  );
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {field("name")}
        {options.map(([name, choices]) => (
          <SelectField
            key={name}
            name={name}
            label={t(`imports.fields.${name}`)}
            error={errorOf(name)}
            defaultValue={typed[name] ?? ""}
            required
          >
            <option value="">{t("imports.choose")}</option>
            <Options of={choices} />
          </SelectField>
        ))}
        <SelectField
          name="fiscalYearEndMonth"
          label={t("imports.fields.fiscalYearEndMonth")}
          hint={t("imports.fiscalYearEndMonthHint")}
          error={errorOf("fiscalYearEndMonth")}
          defaultValue={typed.fiscalYearEndMonth ?? ""}
        >
          <option value="">{t("imports.dayInHeadings")}</option>
          <Options of={monthsIn(language)} />
        </SelectField>
        {field("price")}
        {field("priceDate")}
        <SelectField
          name="priceCurrency"
          label={t("imports.fields.priceCurrency")}
          error={errorOf("priceCurrency")}
          defaultValue={typed.priceCurrency ?? ""}
        >
          <option value="">{t("imports.sameCurrency")}</option>
          <Options of={priceUnits.map((value) => ({ value, label: unitLabel(value) }))} />
        </SelectField>
        {field("exchangeRate")}
      </div>
      <details open={isRateAsked({ wrong, typed })}>
        <summary className="link">{t("imports.ratesTitle")}</summary>
        <p className="mt-2">{t("imports.ratesText")}</p>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">{rateFields.map(field)}</div>
      </details>
    </>
  );
}

/** Open where one of the rates is at fault or typed, or where a currency is chosen that needs them. */
const isRateAsked = ({ wrong, typed }: Declared): boolean =>
  rateFields.some((name) => wrong.includes(name) || (typed[name] ?? "") !== "") ||
  (typed.currency !== undefined && typed.currency !== "" && !hasKnownRates(typed.currency));

function Options({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

const monthsIn = (language: Language): readonly Option[] =>
  yearEndMonths.map((value) => ({
    value,
    label: new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(
      Date.UTC(2024, Number(value) - 1),
    ),
  }));

/** By name, accents aside; the platform is not asked for an order that differs between server and browser. */
function countriesIn(language: Language): readonly Option[] {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return importCountries
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => (plain(one.label) < plain(other.label) ? -1 : 1));
}

type TypedFieldProps = {
  name: TypedName;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  typed: string | undefined;
};

function TypedField({ name, label, hint, error, typed }: TypedFieldProps) {
  const id = `import-${name}`;
  const described = [error === undefined ? "" : `${id}-error`, hint === undefined ? "" : `${id}-hint`];
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="input"
        type={days.includes(name) ? "date" : "text"}
        inputMode={name === "name" || days.includes(name) ? undefined : "decimal"}
        defaultValue={typed ?? ""}
        required={name === "name"}
        maxLength={80}
        {...(error === undefined ? {} : ofRefused)}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
