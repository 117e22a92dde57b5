import { parsedRatio } from "./parsed-ratio.ts";
import { printedRatio } from "./printed-ratio.ts";
import { type RatioFigureKind, type RatioFigureName, type RatioUnit, ratioFigureOf } from "./ratio-figures.ts";
import { type RatioNode, type RatioRefusal, RatioRefused, ratioLimits } from "./ratio-language.ts";
import { type TypedNode, typedRatio } from "./typed-ratio.ts";

/** A ratio that a reader has written: as it is written canonically, with its unit and the figures that it names, each once. */
export type OwnRatio = {
  readonly expression: string;
  readonly unit: RatioUnit;
  readonly figures: readonly RatioFigureName[];
  readonly node: TypedNode;
};

export type RatioRead =
  | { readonly ratio: OwnRatio; readonly refusal: null }
  | { readonly ratio: null; readonly refusal: RatioRefusal };

/**
 * Reads an expression such as `median(returnOnCapital, 5) - costOfSales / revenue`: arithmetic over the figures of a company,
 * typed with their units. Never throws: what cannot be used is refused with its place and the reason.
 */
export function readRatio(text: string): RatioRead {
  try {
    if (text.length > ratioLimits.characters) throw tooLong(ratioLimits.characters);
    const tree = parsedRatio(text);
    const node = typedRatio(tree);
    const expression = printedRatio(tree);
    // The canonical form can be longer than what was typed, and it is the one that an address holds.
    if (expression.length > ratioLimits.characters) throw tooLong(text.length);
    return { ratio: { expression, unit: node.unit, figures: [...new Set(namesIn(tree))], node }, refusal: null };
  } catch (error) {
    if (!(error instanceof RatioRefused)) throw error;
    return { ratio: null, refusal: error.refusal };
  }
}

const tooLong = (at: number) =>
  new RatioRefused({ code: "ratioTooLarge", at, limit: "characters", maximum: ratioLimits.characters });

function namesIn(node: RatioNode): readonly RatioFigureName[] {
  switch (node.kind) {
    case "number":
      return [];
    case "figure":
      return [node.name];
    case "operation":
    case "ofPair":
      return [...namesIn(node.left), ...namesIn(node.right)];
    default:
      return namesIn(node.of);
  }
}

/** Whether a ratio names a figure of a kind: one by the market changes with the price, one by a method with the valuation. */
export const namesKind = ({ figures }: OwnRatio, kind: RatioFigureKind): boolean =>
  figures.some((name) => ratioFigureOf(name)?.kind === kind);
