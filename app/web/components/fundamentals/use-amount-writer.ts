import type { Cell } from "@valora/valuation/statements";
import { decimalsOfMillions } from "../../../messages/formats.ts";
import { useFormats } from "../../analysis/formats.ts";

/** How a number is written according to its unit: percent, times, or millions. */
export function useAmountWriter() {
  const formats = useFormats();
  return (cell: Cell) =>
    (value: number): string => {
      if (cell.value === null || cell.unit === "rate") return formats.percent(value);
      if (cell.unit === "ratio") return formats.number(value, 2);
      return formats.number(value / 1e6, Math.abs(value) < 1e9 ? Math.max(1, decimalsOfMillions([value])) : 0);
    };
}
