import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { AnnualStatement, FigureName, InterimStatement, PeriodPart } from "../../inputs/statement.ts";
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
  "netDebt",
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
  const { figures, origins, parts, periodEnd, months } = statement;
  const value = figures[name];
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const common = { name, unit: unitOf(name), ticker, provider };
  // what a reader gives of the whole is not made of what is filed of its parts
  const isOwn = statement.filed?.[name] !== undefined;
  const made = isOwn ? null : madeOf((parts ?? []).flatMap((part) => partLeaf(part, common)));
  if (made) return made;
  const origin = origins[name] ?? null;
  const covered = isBalance(name) ? null : months;
  return figureLeaf({
    ...common,
    value,
    fiscalYearEnd: periodEnd,
    months: covered,
    origin,
    ...filingOf(statement, name),
  });
}

/** The filing of a figure, and what it says where the figure is another; a reader's own is in none. */
export function filingOf(
  statement: Pick<AnnualStatement, "filings" | "accession" | "filedAt" | "filed">,
  name: FigureName,
): Pick<FigureLeaf, "accession" | "filedAt" | "filed"> {
  const filed = statement.filed?.[name];
  if (filed !== undefined) return { accession: null, filedAt: null, filed };
  const { accession, filedAt } = statement.filings?.[name] ?? statement;
  return { accession, filedAt };
}

type Common = Pick<FigureLeaf, "name" | "unit" | "ticker" | "provider">;

function partLeaf({ figures, derived, origin, ...part }: PeriodPart, common: Common): Placed<FigureLeaf>[] {
  const value = figures[common.name];
  if (value === undefined) return [];
  const { periodEnd: fiscalYearEnd, months, accession, filedAt } = part;
  const filed = part.filed?.[common.name];
  const source = derived.includes(common.name) ? "derived" : filed === undefined ? origin : "own";
  const filing = filed === undefined ? { accession, filedAt } : { accession: null, filedAt: null, filed };
  return [figureLeaf({ ...common, value, fiscalYearEnd, months, origin: source, ...filing })];
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
