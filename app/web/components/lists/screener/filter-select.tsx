import { useTranslations } from "use-intl";
import { SelectField } from "../../../design/field.tsx";

export type Option = { value: string; label: string };
type FilterName =
  | "sector"
  | "country"
  | "type"
  | "method"
  | "status"
  | "signal"
  | "minDifference"
  | "maxDifference"
  | "minMarketCap"
  | "maxMarketCap"
  | "minQuality"
  | "minVotes"
  | "maxPriceAge"
  | "sort"
  | "order"
  | "limit";

type FilterSelectProps = {
  name: FilterName;
  chosen: ReadonlyMap<string, string>;
  options: readonly Option[];
  /** The default when the address says nothing; without it, no filter. */
  usual?: string;
  /** The words of a value that is not offered but stands in the address. */
  of?: (value: string) => Option;
};

/** One filter. What the address says is always among its choices. */
export function FilterSelect({ name, chosen, options, usual, of }: FilterSelectProps) {
  const t = useTranslations("screener");
  const value = chosen.get(name) ?? usual ?? "";
  const isOffered = value === "" || options.some((option) => option.value === value);
  const shown = isOffered ? options : [...options, of?.(value) ?? { value, label: value }];
  return (
    <SelectField label={t(`fields.${name}`)} name={name} defaultValue={value === usual ? "" : value}>
      {usual === undefined && <option value="">{name === "order" ? "–" : t("any")}</option>}
      {shown.map((option) => (
        <option key={option.value} value={option.value === usual ? "" : option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
