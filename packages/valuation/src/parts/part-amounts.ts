import { areRecent, latestOf, leafOfPart } from "../company/accounts/part-figures.ts";
import type { Company } from "../company/normalise-company.ts";
import type { Fundamentals, SegmentFigure, SegmentKind } from "../inputs/fundamentals.ts";
import type { IsoDate } from "../inputs/units.ts";
import { derive, type Quantity } from "../trace/trace.ts";
import { difference, shareOf, sum } from "../trace/traced-formulas/figures.ts";

/** By what a part is valued: the figure, and the multiple of it. */
export const partBases = ["ebit", "revenue"] as const;
export type PartBasis = (typeof partBases)[number];
/** A part; what is taken out again; what filings assign to none; what the parts leave open. */
export type PartLineKind = SegmentKind | "rest";

const fewestParts = 2;
/** Parts are rounded one by one. */
const tolerance = 0.001;

/** What a line of the sum counts with: the result of a part, or its sales. */
export type PartAmount = {
  kind: PartLineKind;
  /** The element by which the filer names the part, and its name; null for what the parts leave open. */
  member: string | null;
  label: string | null;
  language: string | null;
  basis: PartBasis;
  amount: Quantity;
};
export type Parts = { end: IsoDate; told: readonly SegmentFigure[]; amounts: readonly PartAmount[] };

/** The parts of the last fiscal year that tells at least two of them, at most three years before the latest; null without one. */
export function businessPartsIn(fundamentals: Fundamentals): Parts | null {
  const told = (fundamentals.segments ?? []).filter(({ axis, name }) => axis === "business" && isBasis(name));
  const years = fundamentals.statements
    .map(({ fiscalYearEnd }) => fiscalYearEnd)
    .toSorted()
    .toReversed();
  const [lastEnd = ""] = years;
  for (const end of years.filter((each) => areRecent(each, lastEnd))) {
    const ofYear = told.filter(({ fiscalYearEnd }) => fiscalYearEnd === end);
    const amounts = amountsIn(fundamentals, ofYear, end);
    if (amounts.filter(({ kind }) => kind === "part").length >= fewestParts) return { end, told: ofYear, amounts };
  }
  return null;
}

const isBasis = (name: string): name is PartBasis => partBases.some((basis) => basis === name);

/** Each part by its result, else by its sales; what is no part only by the figures that value parts. */
function amountsIn(fundamentals: Fundamentals, told: readonly SegmentFigure[], end: IsoDate): PartAmount[] {
  const members = [...new Set(told.map(({ member }) => member))];
  const amountOf = (member: string, bases: readonly PartBasis[]): PartAmount | null => {
    for (const basis of bases) {
      const figure = latestOf(
        told.filter(({ name }) => name === basis),
        member,
        end,
      );
      if (figure === null) continue;
      const { kind, label, language } = figure;
      return { kind, member, label, language, basis, amount: leafOfPart(fundamentals, figure) };
    }
    return null;
  };
  const all = members.flatMap((member) => amountOf(member, partBases) ?? []);
  const parts = all.filter(({ kind }) => kind === "part");
  const bases = partBases.filter((basis) => parts.some((part) => part.basis === basis));
  const others = all.filter(({ kind }) => kind !== "part").map(({ member }) => member ?? "");
  // Sales between parts that are valued by their results are in no value.
  return [
    ...parts.toSorted(
      (one, other) =>
        partBases.indexOf(one.basis) - partBases.indexOf(other.basis) || other.amount.value - one.amount.value,
    ),
    ...others.flatMap((member) => bases.flatMap((basis) => amountOf(member, [basis]) ?? [])),
  ];
}

/** What all parts leave open of the company's figure; nothing where they are valued by different figures, or leave out nothing. */
export function restOf(company: Company, { end, amounts }: Parts): PartAmount[] {
  const [basis] = new Set(amounts.filter(({ kind }) => kind === "part").map((part) => part.basis));
  if (basis === undefined || amounts.some((each) => each.kind === "part" && each.basis !== basis)) return [];
  const whole = wholeOf(company, basis, end);
  if (whole === null) return [];
  const part = derive("sumOfSegments", sum, { terms: amounts.map(({ amount }) => amount) });
  const rest = derive("outsideSegments", difference, { whole, part });
  if (Math.abs(rest.value) <= tolerance * Math.abs(whole.value)) return [];
  return [{ kind: "rest", member: null, label: null, language: null, basis, amount: rest }];
}

function wholeOf({ history }: Company, basis: PartBasis, end: IsoDate): Quantity | null {
  const index = history.statements.findIndex(({ fiscalYearEnd }) => fiscalYearEnd === end);
  return index < 0 ? null : history.figure(index, basis);
}

/** How much of the company's sales its parts tell, eliminations taken out; of its result where they tell no sales. */
export function toldOf(company: Company, { told, end }: Parts): { figure: PartBasis; share: Quantity } | null {
  for (const figure of ["revenue", "ebit"] as const) {
    const ofFigure = told.filter(({ name }) => name === figure);
    const members = [...new Set(ofFigure.map(({ member }) => member))];
    const latest = members.flatMap((member) => latestOf(ofFigure, member, end) ?? []);
    const whole = wholeOf(company, figure, end);
    if (latest.filter(({ kind }) => kind === "part").length < fewestParts || whole === null || whole.value <= 0)
      continue;
    const terms = latest.map((each) => leafOfPart(company.fundamentals, each));
    const part = derive("sumOfSegments", sum, { terms });
    return { figure, share: derive("partsOfWhole", shareOf, { part, whole }) };
  }
  return null;
}
