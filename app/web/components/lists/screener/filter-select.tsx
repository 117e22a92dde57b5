import { useTranslations } from "use-intl";
import { SelectField } from "../../../design/field.tsx";
import { type FilterName, useFilterWords } from "./filter-words.ts";

type FilterSelectProps = {
  name: FilterName;
  chosen: ReadonlyMap<string, string>;
  values: readonly string[];
  /** The default when the address says nothing; without it, no filter. */
  usual?: string;
};

/** One filter. What the address says is always among its choices. */
export function FilterSelect({ name, chosen, values, usual }: FilterSelectProps) {
  const t = useTranslations("screener");
  const say = useFilterWords();
  const value = chosen.get(name) ?? usual ?? "";
  const shown = value === "" || values.includes(value) ? values : [...values, value];
  return (
    <SelectField label={t(`fields.${name}`)} name={name} defaultValue={value === usual ? "" : value}>
      {usual === undefined && <option value="">{name === "order" ? "–" : t("any")}</option>}
      {shown.map((each) => (
        <option key={each} value={each === usual ? "" : each}>
          {say(name, each)}
        </option>
      ))}
    </SelectField>
  );
}
