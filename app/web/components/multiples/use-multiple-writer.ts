import { useFormats } from "../../analysis/formats.ts";
import type { MultipleLine } from "./multiples.ts";

/** How a multiple is written: a yield in percent, the others as so many times. */
export function useMultipleWriter() {
  const formats = useFormats();
  return (name: MultipleLine["name"]) =>
    name === "freeCashFlowYield" ? (value: number) => formats.percent(value) : formats.multiple;
}
