import type { FigureName, Fundamentals, InterimStatement, PeriodPart } from "../../inputs/fundamentals.ts";
import { derive, type FigureLeaf, figureLeaf, type Placed, type Quantity } from "../../trace/trace.ts";
import { difference } from "../../trace/traced-formulas/figures.ts";
import { differencePerShare, trailing, trailingPerShare } from "../../trace/traced-formulas/interim.ts";
import { unitOf } from "../figure-unit.ts";

/** Figures that stand on a day and cover no time, in the order of a balance sheet. */
export const balanceFigures: readonly FigureName[] = [
  "cashAndEquivalents",
  "marketableSecurities",
  "receivables",
  "inventory",
  "currentAssets",
  "propertyPlantAndEquipment",
  "goodwill",
  "intangibles",
  "totalAssets",
  "currentDebt",
  "currentLiabilities",
  "longTermDebt",
  "totalDebt",
  "operatingLeaseLiabilities",
  "totalLiabilities",
  "preferredEquity",
  "minorityInterests",
  "retainedEarnings",
  "totalEquity",
];
const balances: ReadonlySet<FigureName> = new Set(balanceFigures);
export const isBalance = (name: FigureName): boolean => balances.has(name);

/** A figure of a quarter or of twelve months: as it was filed, or made of those of other periods, each with its filing; null where it is unknown. */
export function interimFigure(
  { ticker, provider }: Pick<Fundamentals, "ticker" | "provider">,
  statement: InterimStatement,
  name: FigureName,
): Quantity | null {
  const { figures, origins, filings, parts, periodEnd, months } = statement;
  const value = figures[name];
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const common = { name, unit: unitOf(name), ticker, provider };
  const made = madeOf((parts ?? []).flatMap((part) => partLeaf(part, common)));
  if (made) return made;
  const { accession, filedAt } = filings?.[name] ?? statement;
  const origin = origins[name] ?? null;
  const covered = isBalance(name) ? null : months;
  return figureLeaf({ ...common, value, fiscalYearEnd: periodEnd, months: covered, origin, accession, filedAt });
}

type Common = Pick<FigureLeaf, "name" | "unit" | "ticker" | "provider">;

function partLeaf({ figures, derived, origin, ...part }: PeriodPart, common: Common): Placed<FigureLeaf>[] {
  const value = figures[common.name];
  if (value === undefined) return [];
  const { periodEnd: fiscalYearEnd, months, accession, filedAt } = part;
  const source = derived.includes(common.name) ? "derived" : origin;
  return [figureLeaf({ ...common, value, fiscalYearEnd, months, origin: source, accession, filedAt })];
}

/** A period less its beginning, or a year, what came after it and less what that took the place of. */
function madeOf([whole, second, third]: readonly Placed<FigureLeaf>[]): Quantity | null {
  if (whole === undefined || second === undefined) return null;
  const isPerShare = whole.unit === "perShare";
  if (third === undefined) {
    const formula = isPerShare ? differencePerShare : difference;
    return derive("quarterByDifference", formula, { whole, part: second });
  }
  const formula = isPerShare ? trailingPerShare : trailing;
  return derive("trailingTwelveMonths", formula, { year: whole, toDate: second, toDateBefore: third });
}
