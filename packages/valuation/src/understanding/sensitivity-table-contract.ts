import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { type Sensitivity, sensitivityOf } from "./sensitivity.ts";

export const file = sampleFile();
export const report = valueCompany(file, { scenario: "neutral", overrides: {} });
export const engineAt = (overrides: { wacc?: number; growth?: number }) => {
  const { outcome } = valueCompany(file, { scenario: "neutral", overrides }).methods[0] ?? {};
  return outcome?.kind === "estimate" ? outcome.valuePerShare : outcome?.reason;
};

export function table(options: Partial<Parameters<typeof sensitivityOf>[1]> = {}, of = report): Sensitivity {
  const result = sensitivityOf(of, { price: 10, ...options });
  if (result.kind === "unavailable") throw new Error(result.reason);
  return result;
}

/** The firm of the sample: growth and a return of 22.5 % that fade over ten years after five, flows in mid-year. */
export function writtenOut({ first, last, wacc }: { first: number; last: number; wacc: number }): number {
  const growthIn = (year: number) => (year > 15 ? last : first + ((last - first) * (year - 1)) / 14);
  const lasting = wacc + 0.6 * Math.max(0.225 - wacc, 0);
  const returnIn = (year: number) => (year > 15 ? lasting : 0.225 + ((lasting - 0.225) * (year - 5)) / 10);
  let [revenue, enterprise] = [1000, 0];
  for (let year = 1; year <= 15; year += 1) {
    revenue *= 1 + growthIn(year);
    const next = Math.max(0, growthIn(year + 1));
    const flow = year < 5 ? revenue * (0.1125 - next / 2) : revenue * 0.1125 * (1 - next / returnIn(year + 1));
    enterprise += flow / (1 + wacc) ** year;
  }
  const terminal = (revenue * (1 + last) * 0.1125 * (1 - Math.max(0, last) / lasting)) / (wacc - last);
  return (enterprise + terminal / (1 + wacc) ** 15) * (1 + wacc) ** 0.5;
}

export function isFlow(
  method: string,
): method is "discountedCashFlow" | "residualIncome" | "dividendDiscount" | "earningsPerShare" {
  return ["discountedCashFlow", "residualIncome", "dividendDiscount", "earningsPerShare"].includes(method);
}

/** The cells on either side of the price's line that have a value, but for the middle. */
export function linedCells({ cells, centre, staircase }: Sensitivity) {
  return staircase
    .flatMap(({ row, column, side }) => [
      { row, column },
      side === "right" ? { row, column: column + 1 } : { row: row + 1, column },
    ])
    .filter(({ row, column }) => row !== centre.row || column !== centre.column)
    .flatMap(({ row, column }) => cells[row]?.[column] ?? [])
    .filter(({ kind }) => kind === "value");
}

export function cellAt({ cells }: Sensitivity, row: number, column: number) {
  const cell = cells[row]?.[column];
  if (cell?.kind !== "value") throw new Error("no value there");
  return cell;
}
