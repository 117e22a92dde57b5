import { useTranslations } from "use-intl";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import { spokenName } from "../../../../messages/company-name.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { differenceToFirst, type ToFirst as Told } from "./difference-to-first.ts";

type ToFirstProps = { column: string; companies: readonly ComparedCompany[]; compared: ComparedCompany };

/** Under a figure, what it is to that of the first company; nothing under the first, or where the two cannot be compared. */
export function ToFirst({ column, companies, compared }: ToFirstProps) {
  const t = useTranslations("compare.toFirst");
  const write = useDifferenceWriter();
  const [first] = companies;
  if (first?.kind !== "compared" || compared.kind !== "compared" || compared === first) return null;
  const told = differenceToFirst(column, first, compared);
  if (told === null) return null;
  return (
    <span className="compare-to-first constant">
      {write(told)} <span className="sr-only">{t("against", { name: spokenName(first.company.name) })}</span>
    </span>
  );
}

function useDifferenceWriter() {
  const t = useTranslations("compare.toFirst");
  const formats = useFormats();
  return ({ kind, value }: Told): string => {
    const signed = (amount: number, decimals: number) => {
      const text = formats.number(amount, decimals);
      return amount > 0 ? `+${text}` : text;
    };
    switch (kind) {
      case "points":
        return t("points", { value: signed(value * 100, 1) });
      case "score":
        return value === 0 ? t("same") : t("score", { value: signed(value, 0), count: Math.abs(value) });
      case "times":
        return t("times", { value: formats.number(value, 1) });
      default:
        return formats.signedPercent(value);
    }
  };
}
