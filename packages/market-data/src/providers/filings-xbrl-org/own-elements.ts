import { conceptsOfReading, type FiledFigureName } from "../figure-rule.ts";
import { ifrsRules } from "../ifrs-rules.ts";
import type { ConceptReader, TracedFigure } from "../read-figures.ts";
import {
  type Asked,
  type CalculationTree,
  calculationTree,
  type FilerLines,
  filerLines,
  type Line,
  sumOf,
} from "./filer-lines.ts";
import { elementKey, type FilerTaxonomy } from "./filer-taxonomy.ts";
import { type DebtPart, debtPartOf, isRevenueLine, wordsOfElement } from "./line-labels.ts";
import type { ReportFact } from "./report-facts.ts";
import type { Business } from "./wider-rules.ts";

type Parts = { facts: readonly ReportFact[]; taxonomy: FilerTaxonomy; business: Business };
type Filer = { taxonomy: FilerTaxonomy; business: Business; tree: CalculationTree; lines: FilerLines };

const standardOf = (concept: string): string => elementKey(concept, true);

/** Standard elements under which filers say their own revenue falls. */
const revenueFamily = new Set(
  [...ifrsRules.revenue.from, "OtherRevenue", "RentalIncome", "RevenueFromHotelOperations", "RevenueFromInterest"]
    .flatMap(conceptsOfReading)
    .map(standardOf),
);
const debtFamily: Readonly<Record<DebtPart, readonly string[]>> = {
  whole: ["Borrowings"],
  noncurrent: [
    "LongtermBorrowings",
    "NoncurrentPortionOfNoncurrentBorrowings",
    "NoncurrentPortionOfNoncurrentBondsIssued",
    "NoncurrentPortionOfNoncurrentLoansReceived",
  ],
  current: [
    "ShorttermBorrowings",
    "CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings",
    "CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued",
    "CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived",
  ],
};
const partOfFigure: Partial<Record<FiledFigureName, DebtPart>> = {
  totalDebt: "whole",
  longTermDebt: "noncurrent",
  currentDebt: "current",
};
const profitLines = ["ProfitLossFromOperatingActivities", "GrossProfit"].map(standardOf);

/**
 * Reads revenue and debt that a filer states in elements of its own: by the calculations and anchors of its taxonomy, then by the
 * words of the line. Lines that are parts of another one do not count beside it; lines that contradict each other leave the
 * figure unknown.
 */
export function ownElements({ facts, taxonomy, business }: Parts) {
  const tree = calculationTree(taxonomy);
  const filer: Filer = { taxonomy, business, tree, lines: filerLines(facts, tree) };
  const isFinancial = business === "bank" || business === "insurer";
  return (name: FiledFigureName, read: ConceptReader): TracedFigure | null => {
    const isRead = name === "revenue" || (partOfFigure[name] !== undefined && !isFinancial);
    if (!isRead) return null;
    const asked = { name, rule: ifrsRules[name], read };
    const calculated = isFinancial ? null : byCalculation(filer, asked);
    if (calculated) return { ...calculated, readAs: "annualReportXbrlCalculation" };
    const labelled = byLabel(filer, asked);
    return labelled && { ...labelled, readAs: "annualReportXbrlLabel" };
  };
}

function byCalculation(filer: Filer, asked: Asked): TracedFigure | null {
  const { lines, tree, taxonomy } = filer;
  const concepts = asked.rule.from.filter((reading) => typeof reading === "string");
  for (const concept of concepts) {
    const sum = lines.calculatedFrom(standardOf(concept), asked);
    if (sum) return sum;
  }
  const family = familyOf(asked.name);
  const anchored = lines.own(asked).filter(({ key }) => taxonomy.widerOf.get(key)?.some((wider) => family.has(wider)));
  return agreed(tree.withoutParts(anchored)) ?? (asked.name === "revenue" ? totalOfTrade(filer, asked) : null);
}

function familyOf(name: FiledFigureName): ReadonlySet<string> {
  const part = partOfFigure[name];
  return part === undefined ? revenueFamily : new Set(debtFamily[part].map(standardOf));
}

/** The filer's own line that adds revenue up, or the only income above the operating profit. */
function totalOfTrade({ lines, tree }: Filer, asked: Asked): TracedFigure | null {
  const adding = lines.own(asked).filter(({ key }) => {
    const below = tree.descendantsOf(key);
    return below.some(({ child }) => revenueFamily.has(child)) && below.every(({ weight }) => weight > 0);
  });
  const lowest = adding.filter(
    ({ key }) => !adding.some((other) => other.key !== key && tree.ancestorsOf(other.key).has(key)),
  );
  const [only] = lowest;
  if (lowest.length === 1 && only) return only.figure;
  for (const profit of profitLines) {
    const incomes = tree.childrenOf(profit).filter(({ weight }) => weight > 0);
    const known = incomes.flatMap(({ child }) => lines.stated(child, asked) ?? []);
    if (known.length === 1 && known[0]) return known[0];
  }
  return null;
}

function byLabel(filer: Filer, asked: Asked): TracedFigure | null {
  const part = partOfFigure[asked.name];
  const isMeant = (line: Line) =>
    textsOf(filer, line).some((text) =>
      part === undefined
        ? isRevenueLine(text, filer.business)
        : debtPartOf(text) !== null && placeOf(filer, line, text) === part,
    );
  const meant = filer.tree.withoutParts(filer.lines.own(asked).filter(isMeant));
  return part === undefined ? agreed(meant) : sumOf(meant.map(({ figure }) => figure));
}

const textsOf = ({ taxonomy }: Filer, { key, concept }: Line) => [
  ...(taxonomy.labels.get(key) ?? []),
  wordsOfElement(concept),
];

/** By its words, else by the part of the balance sheet in which it is added up. */
function placeOf({ tree }: Filer, { key, concept }: Line, text: string): DebtPart {
  const told = [text, wordsOfElement(concept)].map(debtPartOf).find((each) => each !== null && each !== "whole");
  if (told) return told;
  const above = tree.ancestorsOf(key);
  if (above.has(standardOf("NoncurrentLiabilities"))) return "noncurrent";
  return above.has(standardOf("CurrentLiabilities")) ? "current" : "whole";
}

/** One figure that all lines tell; null where they tell several. */
function agreed(lines: readonly Line[]): TracedFigure | null {
  const [first] = lines;
  return first && lines.every(({ figure }) => figure.value === first.figure.value) ? first.figure : null;
}
