import type { PerShare, Rate } from "../inputs/units.ts";
import { type FlowMethodName, flowDeclarations } from "../methods/flow-declarations.ts";
import type { ValuationReport } from "../report/report.ts";
import { isOutOfProportion } from "../report/summary.ts";
import { type AssumptionOverrides, assumptionRanges } from "../scenarios/assumptions.ts";
import { type FlowModel, type FlowValue, flowModelOf } from "./flow-model.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";

/** Warnings about a cell (`cellFlags.<flag>`). */
export const cellFlags = ["spreadThin", "growthAboveRiskFreeRate"] as const;
export type CellFlag = (typeof cellFlags)[number];

export type SensitivityCell = FlowValue & { flags: readonly CellFlag[] };

/**
 * A border between two neighbouring cells, one worth at least the price and one less: together the price's staircase. It
 * stops where cells have no value that can be told.
 */
export type PriceEdge = {
  row: number;
  column: number;
  /** Where, seen from the cell, the neighbour on the other side of the price lies. */
  side: "right" | "below";
};

export type Sensitivity = {
  kind: "sensitivity";
  method: FlowMethodName;
  axis: "terminalGrowth" | "growth";
  /** Discount rates of the rows, ascending. */
  rates: readonly Rate[];
  /** Growth rates of the columns, ascending. */
  growths: readonly Rate[];
  /** `cells[row][column]`. */
  cells: readonly (readonly SensitivityCell[])[];
  /** The cell of the report's own assumptions; its value is the report's, bit for bit. */
  centre: { row: number; column: number };
  price: PerShare | null;
  /** Empty without a price, or when the whole table lies on one side of it. */
  staircase: readonly PriceEdge[];
  /** How many times their usual width the steps are. */
  widening: number;
};

/** A spread between discount rate and perpetual growth below this makes the value swing wildly. */
const thinSpread: Rate = 0.025;
const usualRateStep: Rate = 0.005;
const usualStep = { terminalGrowth: 0.0025, growth: 0.01 } as const;

/** Widths of the steps among which a table finds the price. */
const widenings = [1, 2, 3] as const;

type Asked = {
  price: PerShare | null;
  method?: FlowMethodName;
  axis?: Sensitivity["axis"];
  reach?: number;
  rateStep?: Rate;
  growthStep?: Rate;
};

/**
 * `sensitivityOf`, with steps two or three times as wide where only then the price lies between two of its cells; with the usual
 * steps where it lies outside all the same.
 *
 * Unavailable: `methodNotApplicable`, `assumptionMissing`.
 */
export function widenedSensitivityOf(report: ValuationReport, options: Asked): Sensitivity | Unavailable {
  const { axis = "terminalGrowth", rateStep = usualRateStep, growthStep = usualStep[axis] } = options;
  const usual = sensitivityOf(report, options);
  if (usual.kind === "unavailable" || usual.price === null) return usual;
  for (const widening of widenings) {
    const wider = sensitivityOf(report, {
      ...options,
      rateStep: widening * rateStep,
      growthStep: widening * growthStep,
    });
    if (wider.kind === "sensitivity" && wider.staircase.length > 0) return { ...wider, widening };
  }
  return usual;
}

/** The assumptions of a cell that differ from the report's own, as a reader sets them; null where a reader cannot. */
export function overridesAt(
  { assumptions }: ValuationReport,
  { axis, rates, growths, centre }: Sensitivity,
  { row, column }: Sensitivity["centre"],
): Pick<AssumptionOverrides, "wacc" | Sensitivity["axis"]> | null {
  const [rate, middle, growth] = [rates[row], rates[centre.row], growths[column]];
  if (rate === undefined || middle === undefined || growth === undefined) return null;
  // A WACC that is set moves the cost of equity by as much.
  const wacc = (assumptions.wacc?.value ?? middle) + (rate - middle);
  const contradicts = axis === "growth" && growth >= wacc;
  if (contradicts || !isWithin(wacc, assumptionRanges.wacc) || !isWithin(growth, assumptionRanges[axis])) return null;
  return { ...(row !== centre.row && { wacc }), ...(column !== centre.column && { [axis]: growth }) };
}

const isWithin = (value: Rate, { minimum, maximum }: { minimum: Rate; maximum: Rate }) =>
  value >= minimum && value <= maximum;

/**
 * Value per share over a table of discount rates and growth rates, the report's own in the middle.
 *
 * Rows: the WACC (the cost of equity for methods that discount what belongs to shareholders); columns: the perpetual growth,
 * or with `axis: "growth"` that of the first year. `reach` cells on each side (10 unless told: 21 × 21), `rateStep` and
 * `growthStep` apart. All other assumptions hold. A cell whose assumptions have no meaning carries the reason, never a
 * number. `spreadThin`: the discount rate is less than 2.5 points above perpetual growth, in methods with a perpetuity.
 *
 * Unavailable: `methodNotApplicable`, `assumptionMissing`.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 17
 */
export function sensitivityOf(report: ValuationReport, options: Asked): Sensitivity | Unavailable {
  const {
    price,
    axis = "terminalGrowth",
    reach = 10,
    rateStep = usualRateStep,
    growthStep = usualStep[axis],
  } = options;
  const model = flowModelOf(report, options.method);
  if (model.kind === "unavailable") return model;
  const { discountRate, [axis]: growth } = model.levers;
  if (discountRate === undefined || growth === undefined) return unavailable("assumptionMissing");
  const rates = around(discountRate, rateStep, reach);
  const growths = around(growth, growthStep, reach);
  const cells = cellsOf(model, { axis, rates, growths, riskFreeRate: report.assumptions.riskFreeRate, price });
  const centre = { row: reach, column: reach };
  return {
    kind: "sensitivity",
    method: model.method,
    axis,
    rates,
    growths,
    cells,
    centre,
    price,
    staircase: price === null ? [] : staircaseOf(cells, centre, price),
    widening: 1,
  };
}

/** The middle itself stays untouched: it must be the report's own number. */
function around(middle: Rate, step: Rate, reach: number): Rate[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) =>
    index === reach ? middle : middle + (index - reach) * step,
  );
}

function cellsOf(
  model: FlowModel,
  table: {
    axis: Sensitivity["axis"];
    rates: readonly Rate[];
    growths: readonly Rate[];
    riskFreeRate: Rate;
    price: PerShare | null;
  },
): SensitivityCell[][] {
  const { axis, rates, growths, riskFreeRate, price } = table;
  const columnAt = model.sweep(axis, "discountRate");
  const columns = growths.map((growth) => {
    const valueAt = columnAt(growth);
    const terminalGrowth = axis === "terminalGrowth" ? growth : (model.levers.terminalGrowth ?? Number.NaN);
    return rates.map((rate) => ({
      ...inProportion(valueAt(rate), price),
      flags: flagsOf(model, { rate, terminalGrowth, riskFreeRate }),
    }));
  });
  return rates.map((_, row) => columns.flatMap((column) => column[row] ?? []));
}

const inProportion = (cell: FlowValue, price: PerShare | null): FlowValue =>
  cell.kind === "value" && isOutOfProportion(cell.value, price) ? { kind: "noValue", reason: "outOfProportion" } : cell;

function flagsOf(
  { method }: FlowModel,
  { rate, terminalGrowth, riskFreeRate }: { rate: Rate; terminalGrowth: Rate; riskFreeRate: Rate },
): CellFlag[] {
  const flags: CellFlag[] = [];
  if (flowDeclarations[method].isPerpetuity && rate - terminalGrowth < thinSpread) flags.push("spreadThin");
  if (terminalGrowth > riskFreeRate) flags.push("growthAboveRiskFreeRate");
  return flags;
}

function staircaseOf(
  cells: readonly (readonly SensitivityCell[])[],
  centre: Sensitivity["centre"],
  price: PerShare,
): PriceEdge[] {
  const sides = cells.map((line, row) =>
    line.map((cell, column) => {
      const isCentre = row === centre.row && column === centre.column;
      return isCentre || isTold(cell) ? sideOf(cell, price) : null;
    }),
  );
  return sides.flatMap((row, rowIndex) =>
    row.flatMap((side, column) => {
      const differs = (other: boolean | null | undefined) =>
        side !== null && other !== null && other !== undefined && side !== other;
      const edges: PriceEdge[] = [];
      if (differs(row[column + 1])) edges.push({ row: rowIndex, column, side: "right" });
      if (differs(sides[rowIndex + 1]?.[column])) edges.push({ row: rowIndex, column, side: "below" });
      return edges;
    }),
  );
}

/** Near the pole of the perpetuity every value is possible: whether one reaches the price says nothing. */
const isTold = (cell: SensitivityCell): boolean => cell.kind !== "value" || !cell.flags.includes("spreadThin");

/** Whether a cell is worth at least the price; null where it has no value. Shares under water are worth less than any price. */
function sideOf(cell: SensitivityCell, price: PerShare): boolean | null {
  if (cell.kind === "value") return cell.value >= price;
  return cell.reason === "equityUnderWater" ? false : null;
}
