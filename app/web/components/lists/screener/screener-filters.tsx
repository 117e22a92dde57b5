import { companyTypes, sectors } from "@valora/valuation";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import {
  longestScreenerText,
  type ScreenerQuery,
  screenerColumns,
  screenerSignals,
  screenerStatuses,
  screenerViews,
} from "../../../../core/lists/contracts/screener.ts";
import type { Entries } from "../../../../core/shared/contracts/address-grammar.ts";
import { countryName } from "../../../../messages/country-names.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { Button } from "../../../design/button.tsx";
import { TextField } from "../../../design/field.tsx";
import { useCarriedLanguage } from "../../../session/address.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { FilterSelect, type Option } from "./filter-select.tsx";

type ScreenerFiltersProps = { query: ScreenerQuery; entries: Entries; countries: readonly string[] };

const inAddressAlways = ["sort", "order", "columns", "lang", "limit", "view"];
const inFront = ["query", "sector", "status", "minDifference", "minQuality", "minMarketCap"];

/** Every filter in one plain GET form: the address it leads to is the whole state. */
export function ScreenerFilters({ query, entries, countries }: ScreenerFiltersProps) {
  const t = useTranslations("screener");
  const carried = useCarriedLanguage();
  const chosen = new Map(entries);
  const hasFilters = entries.some(([name]) => !inAddressAlways.includes(name));
  const isMoreOpen = entries.some(([name]) => !inAddressAlways.includes(name) && !inFront.includes(name));
  return (
    // Another address, another form: what it shows is always what the list obeys.
    <Form action="/screener" method="get" className="mt-6 border-t-2 border-ink pt-4" key={JSON.stringify(entries)}>
      {query.valuation === "relative" && <input type="hidden" name="view" value={query.valuation} />}
      {carried && <input type="hidden" name="lang" value={carried} />}
      <div className="screener-fields">
        <TextField
          type="search"
          name="query"
          label={t("search")}
          defaultValue={query.text}
          maxLength={longestScreenerText}
        />
        <MainFilters chosen={chosen} />
      </div>
      <details className="disclosure mt-4" open={isMoreOpen}>
        <summary>{t("more")}</summary>
        <div className="screener-fields mt-3">
          <MoreFilters chosen={chosen} countries={countries} />
        </div>
      </details>
      <ColumnChoice query={query} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="primary">{t("apply")}</Button>
        {hasFilters && (
          <LocalLink to="/screener" className="button button-ghost">
            {t("clear")}
          </LocalLink>
        )}
      </div>
    </Form>
  );
}

type Chosen = ReadonlyMap<string, string>;

const leastDifferences = ["-0.5", "-0.25", "-0.1", "0", "0.1", "0.25", "0.5", "1"];
const sizes = ["2000000000", "10000000000", "50000000000", "100000000000", "500000000000"];

/** The words of amounts that a filter offers. */
function useAmountOptions() {
  const t = useTranslations("screener");
  const formats = useFormats();
  const difference = (value: string): Option => ({ value, label: formats.signedPercent(Number(value)) });
  const size = (value: string): Option => ({
    value,
    label: t("billions", { amount: formats.exact(Number(value) / 1e9, 6) }),
  });
  return { difference, size };
}

function MainFilters({ chosen }: { chosen: Chosen }) {
  const t = useTranslations();
  const { difference, size } = useAmountOptions();
  return (
    <>
      <FilterSelect
        name="sector"
        chosen={chosen}
        options={sectors.map((value) => ({ value, label: t(`sectors.${value}`) }))}
      />
      <FilterSelect
        name="status"
        chosen={chosen}
        options={screenerStatuses.map((value) => ({ value, label: t(`analysis.status.${value}`) }))}
      />
      <FilterSelect name="minDifference" chosen={chosen} options={leastDifferences.map(difference)} of={difference} />
      <FilterSelect name="minQuality" chosen={chosen} options={numbers(4, 9)} />
      <FilterSelect name="minMarketCap" chosen={chosen} options={sizes.map(size)} of={size} />
    </>
  );
}

const numbers = (from: number, to: number): readonly Option[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

/** In days: two weeks hold ten trading days; beyond 180 nothing is judged. */
const priceAges = ["7", "14", "90", "180"];

function MoreFilters({ chosen, countries }: { chosen: Chosen; countries: readonly string[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const { difference, size } = useAmountOptions();
  const age = (value: string) => ({ value, label: t("screener.days", { days: Number(value) }) });
  const country = (value: string) => ({ value, label: countryName(value, formats.language) });
  return (
    <>
      <FilterSelect
        name="method"
        chosen={chosen}
        usual="mean"
        options={screenerViews.map((value) => ({
          value,
          label: value === "mean" ? t("screener.mean") : t(`methods.${value}.name`),
        }))}
      />
      <FilterSelect name="minVotes" chosen={chosen} options={numbers(1, 7)} />
      <FilterSelect name="maxPriceAge" chosen={chosen} options={priceAges.map(age)} of={age} />
      <FilterSelect
        name="signal"
        chosen={chosen}
        options={screenerSignals.map((value) => ({ value, label: t(`signal.kinds.${value}`) }))}
      />
      <FilterSelect
        name="type"
        chosen={chosen}
        options={companyTypes.map((value) => ({ value, label: t(`companyTypes.${value}`) }))}
      />
      <FilterSelect name="country" chosen={chosen} options={countries.map(country)} of={country} />
      <FilterSelect name="maxDifference" chosen={chosen} options={leastDifferences.map(difference)} of={difference} />
      <FilterSelect name="maxMarketCap" chosen={chosen} options={sizes.map(size)} of={size} />
      <FilterSelect
        name="sort"
        chosen={chosen}
        usual="marketCap"
        options={screenerColumns.map((value) => ({ value, label: t(`screener.columns.${value}`) }))}
      />
      <FilterSelect
        name="order"
        chosen={chosen}
        options={(["ascending", "descending"] as const).map((value) => ({
          value,
          label: t(`screener.orders.${value}`),
        }))}
      />
      <FilterSelect
        name="limit"
        chosen={chosen}
        usual="25"
        options={["25", "50", "100"].map((value) => ({ value, label: value }))}
      />
    </>
  );
}

function ColumnChoice({ query }: { query: ScreenerQuery }) {
  const t = useTranslations("screener");
  return (
    <details className="disclosure mt-2">
      <summary>{t("columnsTitle")}</summary>
      <fieldset className="mt-3">
        <legend className="sr-only">{t("columnsTitle")}</legend>
        <div className="screener-columns">
          {screenerColumns
            .filter((column) => column !== "ticker" && column !== "name")
            .map((column) => (
              <label key={column} className="screener-check">
                <input type="checkbox" name="columns" value={column} defaultChecked={query.columns.includes(column)} />
                {t(`columns.${column}`)}
              </label>
            ))}
        </div>
      </fieldset>
    </details>
  );
}
