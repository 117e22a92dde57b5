import { type RatioFigureName, type RatioUnit, ratioFigureOf } from "./ratio-figures.ts";
import { type RatioFunction, type RatioNode, type RatioOperator, RatioRefused, ratioLimits } from "./ratio-language.ts";

/**
 * A part with its unit. `place` counts the parts of an expression, so that what is evaluated can be remembered; `isFlow`: it
 * covers twelve months.
 */
export type TypedNode = { readonly place: number; readonly unit: RatioUnit; readonly isFlow: boolean } & (
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "figure"; readonly name: RatioFigureName }
  | { readonly kind: "negated" | "written"; readonly of: TypedNode }
  | {
      readonly kind: "operation";
      readonly operator: RatioOperator;
      readonly left: TypedNode;
      readonly right: TypedNode;
    }
  | {
      readonly kind: "overYears";
      readonly name: Extract<RatioNode, { kind: "overYears" }>["name"];
      readonly of: TypedNode;
      readonly years: number;
    }
  | {
      readonly kind: "ofPair";
      readonly name: Extract<RatioNode, { kind: "ofPair" }>["name"];
      readonly left: TypedNode;
      readonly right: TypedNode;
    }
);

/** The unit of a part while it is typed: a number has none yet. */
type Measure = { readonly unit: RatioUnit | "number"; readonly isFlow: boolean };
type Measured = Measure & { readonly node: TypedNode };

const isPure = (unit: Measure["unit"]): boolean => unit === "number" || unit === "ratio" || unit === "rate";
const isSame = (left: Measure["unit"], right: Measure["unit"]): boolean =>
  left === right || (isPure(left) && isPure(right));

/** What pure numbers come to: a rate times anything is a rate, a quotient of two alike is so many times. */
function pureUnit(operator: RatioOperator, left: Measure["unit"], right: Measure["unit"]): Measure["unit"] {
  if (left === "number" && right === "number") return "number";
  if (operator === "/") {
    if (right === "number") return left;
    return left === right || right === "rate" ? "ratio" : "rate";
  }
  if (operator === "*") return left === "rate" || right === "rate" ? "rate" : "ratio";
  return left === "ratio" || right === "ratio" ? "ratio" : "rate";
}

/** The unit of an operation; null where the two have none together. */
function measureOf(operator: RatioOperator, left: Measure, right: Measure): Measure | null {
  if (isPure(left.unit) && isPure(right.unit))
    return { unit: pureUnit(operator, left.unit, right.unit), isFlow: false };
  if (operator === "*") return productOf(left, right);
  if (operator === "/") return isPure(right.unit) ? left : quotientOf(left, right);
  return isSame(left.unit, right.unit) ? { unit: left.unit, isFlow: left.isFlow || right.isFlow } : null;
}

function productOf(left: Measure, right: Measure): Measure | null {
  if (isPure(right.unit)) return left;
  if (isPure(left.unit)) return right;
  const units = [left.unit, right.unit];
  const isMoney = units.includes("perShare") && units.includes("shares");
  return isMoney ? { unit: "money", isFlow: left.isFlow || right.isFlow } : null;
}

function quotientOf(left: Measure, right: Measure): Measure | null {
  // So much a year of something is a share of it; anything else is so many times.
  if (left.unit === right.unit) return { unit: left.isFlow ? "rate" : "ratio", isFlow: false };
  if (left.unit !== "money") return null;
  if (right.unit === "shares") return { unit: "perShare", isFlow: left.isFlow };
  return right.unit === "perShare" ? { unit: "shares", isFlow: false } : null;
}

/** Gives each part its unit. Throws `RatioRefused` where units do not fit, today's figure is asked of other years, or no figure is named. */
export function typedRatio(tree: RatioNode): TypedNode {
  let places = 0;
  let figures = 0;
  const placed = (measure: Measure) => {
    const place = places;
    places += 1;
    return { place, unit: measure.unit === "number" ? ("ratio" as const) : measure.unit, isFlow: measure.isFlow };
  };

  /** `reach`: how many years before the latest the part may be asked for. */
  function typed(node: RatioNode, reach: number, around: RatioFunction | null): Measured {
    switch (node.kind) {
      case "number": {
        const measure: Measure = { unit: "number", isFlow: false };
        return { ...measure, node: { ...placed(measure), kind: "number", value: node.value } };
      }
      case "figure":
        return figure(node, around);
      case "negated": {
        const of = typed(node.of, reach, around);
        return { ...of, node: { ...placed(of), kind: "negated", of: of.node } };
      }
      case "writtenAs":
        return written(node, typed(node.of, reach, around));
      case "operation": {
        const [left, right] = [typed(node.left, reach, around), typed(node.right, reach, around)];
        const measure = measureOf(node.operator, left, right);
        const { at, operator, kind } = node;
        if (measure === null) throw differ(at, operator, left, right);
        return { ...measure, node: { ...placed(measure), kind, operator, left: left.node, right: right.node } };
      }
      case "ofPair": {
        const [left, right] = [typed(node.left, reach, around), typed(node.right, reach, around)];
        if (!isSame(left.unit, right.unit)) throw differ(node.at, node.name, left, right);
        const measure = measureOf("+", left, right) ?? left;
        const { kind, name } = node;
        return { ...measure, node: { ...placed(measure), kind, name, left: left.node, right: right.node } };
      }
      case "overYears":
        return overYears(node, reach);
    }
  }

  function figure({ at, name }: Extract<RatioNode, { kind: "figure" }>, around: RatioFunction | null): Measured {
    const known = ratioFigureOf(name);
    if (known === null) throw new RatioRefused({ code: "ratioNameUnknown", at, name, nearest: null });
    if (around !== null && (known.kind === "market" || known.kind === "value"))
      throw new RatioRefused({ code: "ratioOfToday", at, name });
    figures += 1;
    return { ...known, node: { ...placed(known), kind: "figure", name } };
  }

  function written({ at, name }: Extract<RatioNode, { kind: "writtenAs" }>, of: Measured): Measured {
    const measure: Measure = { unit: name === "percent" ? "rate" : "ratio", isFlow: false };
    if (!isPure(of.unit)) throw differ(at, name, of, measure);
    return { ...measure, node: { ...placed(measure), kind: "written", of: of.node } };
  }

  function overYears({ at, name, of, years }: Extract<RatioNode, { kind: "overYears" }>, reach: number): Measured {
    const back = name === "cagr" || name === "previous" ? years : years - 1;
    if (reach + back > ratioLimits.years)
      throw new RatioRefused({ code: "ratioTooLarge", at, limit: "years", maximum: ratioLimits.years });
    const inner = typed(of, reach + back, name);
    const measure: Measure = name === "cagr" ? { unit: "rate", isFlow: false } : inner;
    return { ...measure, node: { ...placed(measure), kind: "overYears", name, of: inner.node, years } };
  }

  const { node } = typed(tree, 0, null);
  if (figures === 0) throw new RatioRefused({ code: "ratioMalformed", at: 0, expected: "figure", found: "" });
  return node;
}

const differ = (at: number, operator: RatioOperator | RatioFunction, left: Measure, right: Measure) =>
  new RatioRefused({ code: "ratioUnitsDiffer", at, operator, left: left.unit, right: right.unit });
