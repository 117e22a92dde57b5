import type { CalculatorName } from "../../../../content/text.ts";
import type { Illustration } from "../../../core/analysis/use-cases/illustrate-company.ts";
import { calculators } from "./calculators.ts";

const inMillions = (value: number) => String(Math.round(value / 1e4) / 100);

/** The address parameters that fill a calculator with a company's figures; a field whose figure is not known stays empty. */
export function fillOf(name: CalculatorName, { figures }: Illustration): Record<string, string> {
  const calculator = calculators[name];
  return Object.fromEntries(
    calculator.fields.map((field) => {
      const figure = figures[calculator.figures[field.name] ?? ""];
      if (figure === undefined) return [field.name, ""];
      if (figure.unit === "money" || figure.unit === "shares") return [field.name, inMillions(figure.value)];
      return [field.name, String(Number((figure.value * (figure.unit === "rate" ? 100 : 1)).toFixed(2)))];
    }),
  );
}
