import type { FigureRule, FiledFigureName } from "../figure-rule.ts";
import type { ConceptReader, TracedFigure } from "../read-figures.ts";
import { type CalculationArc, elementKey, type FilerTaxonomy } from "./filer-taxonomy.ts";
import type { ReportFact } from "./report-facts.ts";

/** A figure that is looked for, with the reader of the year at hand. */
export type Asked = { name: FiledFigureName; rule: FigureRule; read: ConceptReader };
/** A line of the filer's own in the year at hand. */
export type Line = { key: string; concept: string; figure: TracedFigure };

/** Statements are not deeper, and a calculation that runs in a ring ends. */
const deepest = 6;

/** How the elements of a filer add up. */
export function calculationTree({ calculations }: Pick<FilerTaxonomy, "calculations">) {
  const childrenOf = Map.groupBy(calculations, ({ parent }) => parent);
  const parentsOf = Map.groupBy(calculations, ({ child }) => child);

  function ancestorsOf(key: string, depth = deepest): ReadonlySet<string> {
    const parents = depth === 0 ? [] : (parentsOf.get(key) ?? []).map(({ parent }) => parent);
    return new Set(parents.flatMap((parent) => [parent, ...ancestorsOf(parent, depth - 1)]));
  }
  function descendantsOf(key: string, depth = deepest): readonly CalculationArc[] {
    const arcs = depth === 0 ? [] : (childrenOf.get(key) ?? []);
    return arcs.flatMap((arc) => [arc, ...descendantsOf(arc.child, depth - 1)]);
  }
  return {
    childrenOf: (key: string): readonly CalculationArc[] => childrenOf.get(key) ?? [],
    ancestorsOf,
    descendantsOf,
    /** The lines without those that are parts of another one of them. */
    withoutParts: (lines: readonly Line[]): readonly Line[] =>
      lines.filter(({ key }) => {
        const above = ancestorsOf(key);
        return !lines.some((other) => other.key !== key && above.has(other.key));
      }),
  };
}
export type CalculationTree = ReturnType<typeof calculationTree>;

/** The lines of a filer's reports, by the names of its taxonomy. */
export function filerLines(facts: readonly ReportFact[], tree: CalculationTree) {
  const conceptOf = new Map(facts.map(({ concept, isStandard }) => [elementKey(concept, isStandard), concept]));
  const own = new Map(
    facts.filter(({ isStandard }) => !isStandard).map(({ concept }) => [elementKey(concept, false), concept]),
  );

  function stated(key: string, { rule, read }: Asked): TracedFigure | null {
    const concept = conceptOf.get(key);
    const value = concept === undefined ? null : read(concept, rule);
    return value && concept !== undefined ? { ...value, concepts: [concept] } : null;
  }

  /** The sum of an element's children, in the role that states most of them. */
  function calculatedFrom(key: string, asked: Asked, depth = deepest): TracedFigure | null {
    if (depth === 0) return null;
    const byRole = Map.groupBy(tree.childrenOf(key), ({ role }) => role);
    const sums = [...byRole.values()].map((arcs) =>
      arcs.flatMap(({ child, weight }) => {
        const figure = stated(child, asked) ?? calculatedFrom(child, asked, depth - 1);
        return figure ? [{ ...figure, value: figure.value * weight }] : [];
      }),
    );
    return sumOf(sums.toSorted((one, other) => other.length - one.length)[0] ?? []);
  }

  return {
    stated,
    calculatedFrom,
    own: (asked: Asked): readonly Line[] =>
      [...own].flatMap(([key, concept]) => {
        const figure = stated(key, asked);
        return figure ? [{ key, concept, figure }] : [];
      }),
  };
}
export type FilerLines = ReturnType<typeof filerLines>;

export function sumOf(figures: readonly TracedFigure[]): TracedFigure | null {
  const [first, ...others] = figures;
  if (!first) return null;
  return others.reduce(
    (sum, each) => ({
      ...latestOf(sum, each),
      value: sum.value + each.value,
      concepts: [...sum.concepts, ...each.concepts],
      isCalculated: true,
    }),
    first,
  );
}

const latestOf = (one: TracedFigure, other: TracedFigure): TracedFigure =>
  (other.filedAt ?? "") > (one.filedAt ?? "") ? other : one;
