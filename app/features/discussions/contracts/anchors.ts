import { expertLevers, figureNames, methodNames } from "@valora/valuation";
import { ratioNames } from "@valora/valuation/statements";
import { chapters, sectionsOf } from "../../../core/analysis/contracts/shown-parts/result-sections.ts";

/** What a thread can be about besides the company as a whole: each kind with the names that the product has for them. */
const named = {
  method: methodNames,
  assumption: ["wacc", "growth", "horizon", ...expertLevers],
  figure: ["price", ...figureNames],
  ratio: ratioNames,
  section: [...chapters, ...sectionsOf.change, ...sectionsOf.accounts],
} as const;

type Named = typeof named;
export type AnchorKind = keyof Named;
/** One thing of a kind, such as `{ kind: "method", name: "discountedCashFlow" }`. */
export type NamedAnchor = { [Kind in AnchorKind]: { kind: Kind; name: Named[Kind][number] } }[AnchorKind];

/** The company as a whole, or a kind and a name: "method:discountedCashFlow". */
export type Anchor = "company" | { [Kind in AnchorKind]: `${Kind}:${Named[Kind][number]}` }[AnchorKind];

const anchored = <Kind extends AnchorKind, Name extends string>(kind: Kind, names: readonly Name[]) =>
  names.map((name) => ({ anchor: `${kind}:${name}` as const, target: { kind, name } }));

/** Every anchor but the company, with what it names; the kinds and the names of each in the order of the product. */
export const namedAnchors: readonly { anchor: Anchor; target: NamedAnchor }[] = [
  ...anchored("method", named.method),
  ...anchored("assumption", named.assumption),
  ...anchored("figure", named.figure),
  ...anchored("ratio", named.ratio),
  ...anchored("section", named.section),
];

export const anchors: readonly Anchor[] = ["company", ...namedAnchors.map(({ anchor }) => anchor)];

/** An anchor as an address or a form says it; the company where it names none. */
export const anchorIn = (typed: string): Anchor => anchors.find((each) => each === typed) ?? "company";

const targets = new Map(namedAnchors.map(({ anchor, target }) => [anchor, target]));

/** What an anchor names; null: the company as a whole. */
export const targetOf = (anchor: Anchor): NamedAnchor | null => targets.get(anchor) ?? null;
