import { SlidersHorizontal } from "lucide-react";
import { useId, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import {
  longestScreenerText,
  type ScreenerQuery,
  screenerColumns,
  usualScreenerLimit,
} from "../../../../core/lists/contracts/screener.ts";
import type { Entries } from "../../../../core/shared/contracts/address-grammar.ts";
import { Button } from "../../../design/button.tsx";
import { TextField } from "../../../design/field.tsx";
import { useEarlyInput } from "../../../design/use-early-input.ts";
import type { RefusedRatio } from "../../../own-ratios/asked-ratios.ts";
import type { SavedRatio } from "../../../own-ratios/saved-ratios.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { RatioDisclosure } from "../../own-ratios/ratio-disclosure.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { type FilterName, narrows, offeredValues } from "./filter-words.ts";
import { useActingForm } from "./use-acting-form.ts";

type ScreenerFiltersProps = {
  query: ScreenerQuery;
  entries: Entries;
  countries: readonly string[];
  refusedRatios: readonly RefusedRatio[];
  savedRatios: readonly SavedRatio[];
};

const inFront = ["sector", "country", "status", "minQuality", "minDividendYield"] as const;
const behind = [
  "method",
  "minDifference",
  "maxDifference",
  "minVotes",
  "signal",
  "maxPriceAge",
  "type",
  "minMarketCap",
  "maxMarketCap",
  "minReturnOnEquity",
  "maxPriceToEarnings",
  "sort",
  "order",
  "limit",
] as const satisfies readonly FilterName[];
const usuals: Partial<Record<FilterName, string>> = {
  method: "mean",
  sort: "marketCap",
  limit: String(usualScreenerLimit),
};

/** Every filter in one plain GET form: the address it leads to is the whole state. With scripts each change acts at once. */
export function ScreenerFilters(props: ScreenerFiltersProps) {
  const { formKey, onChange, onSubmit } = useActingForm();
  return (
    <Form
      action="/screener"
      method="get"
      className="screener-form"
      key={formKey}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <Filters {...props} />
    </Form>
  );
}

function Filters({ query, entries, countries, refusedRatios, savedRatios }: ScreenerFiltersProps) {
  const t = useTranslations("screener");
  const carried = useCarriedLanguage();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  useEarlyInput(search, query.text, () => search.current?.form?.requestSubmit());
  const chosen = new Map(entries);
  const values = { ...offeredValues, country: [...offeredValues.country, ...countries] };
  const count = entries.filter(([name]) => narrows(name)).length;
  const select = (name: FilterName) => (
    <FilterSelect key={name} name={name} chosen={chosen} values={values[name]} usual={usuals[name]} />
  );
  return (
    <>
      {query.valuation === "relative" && <input type="hidden" name="view" value={query.valuation} />}
      {carried && <input type="hidden" name="lang" value={carried} />}
      {/* On a phone the filters stand behind this, open where one says what is wrong; it has no name, so that it is no part of the address. */}
      <input id={id} type="checkbox" className="screener-opens" defaultChecked={refusedRatios.length > 0} />
      <div className="screener-search">
        <TextField
          ref={search}
          type="search"
          name="query"
          label={t("search")}
          defaultValue={query.text}
          maxLength={longestScreenerText}
        />
        <label className="button screener-shows" htmlFor={id}>
          <SlidersHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />
          {t("filters")}
          {count > 0 && <span className="num text-accent">{count}</span>}
        </label>
      </div>
      <div className="screener-filters">
        <div className="screener-fields screener-front">{inFront.map(select)}</div>
        <div className="screener-folds">
          <details className="disclosure">
            <summary>{t("more")}</summary>
            <div className="screener-fields mt-3">{behind.map(select)}</div>
          </details>
          <ColumnChoice query={query} />
          <RatioChoice query={query} refusedRatios={refusedRatios} savedRatios={savedRatios} />
        </div>
      </div>
      <Button variant="primary" className="screener-apply">
        {t("apply")}
      </Button>
    </>
  );
}

type RatioChoiceProps = Pick<ScreenerFiltersProps, "query" | "refusedRatios" | "savedRatios">;

function RatioChoice({ query: { ratios }, refusedRatios, savedRatios }: RatioChoiceProps) {
  const t = useTranslations();
  return (
    <RatioDisclosure title={t("ownRatios.title")} ratios={ratios} refused={refusedRatios} saved={savedRatios} hasLimits>
      <Button size="small" className="scripts-only mt-3">
        {t("screener.apply")}
      </Button>
    </RatioDisclosure>
  );
}

function ColumnChoice({ query }: { query: ScreenerQuery }) {
  const t = useTranslations("screener");
  return (
    <details className="disclosure">
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
