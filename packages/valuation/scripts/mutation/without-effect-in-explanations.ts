import { neverAbsent, order, type WithoutEffect } from "./mutant-without-effect.ts";

const anyDistance = "how far levers are moved to try the quick path, which is right or wrong at any distance";
const probe = (code: string, before: string, after: string): WithoutEffect => ({
  file: "understanding/cash-flow-kernel.ts",
  ...{ code, before, after, why: anyDistance },
});

/** In what explains values: sensitivities, the past, the parts, revisions, own ratios. */
export const withoutEffectInExplanations: readonly WithoutEffect[] = [
  probe("[-0.5, 0, 1],", "0", "1"),
  probe("[-0.5, 0, 1],", "1", "2"),
  probe("[-0.011, 0.06, 0.83],", "0.011", "1.011"),
  probe("[0.05, -0.3, -0.4],", "0.4", "1.4"),
  {
    file: "understanding/cash-flow-kernel.ts",
    code: "growths: new Float64Array(years + 1),",
    before: "1",
    after: "2",
    why: "room for a year that is never read",
  },
  {
    file: "understanding/sensitivity.ts",
    code: 'if (usual.kind === "unavailable" || usual.price === null) return usual;',
    before: "||",
    after: "&&",
    why: "without a price no table has a border, and what is unavailable is so with any step: the usual one is given all the same",
  },
  {
    file: "understanding/through-time/value-through-time.ts",
    code: "held: low === null || high === null ? null : low <= price && price <= high,",
    before: "||",
    after: "&&",
    why: "both ends are means of the same methods, known together",
  },
  {
    file: "understanding/through-time/value-through-time.ts",
    code: "const latest = known.toSorted((a, b) => (a.statement.fiscalYearEnd < b.statement.fiscalYearEnd ? -1 : 1)).at(-1);",
    before: "<",
    after: "<=",
    why: "no two statements end on one day",
  },
  {
    file: "understanding/waiting-methods.ts",
    code: "for (let years = 0; years < among; years += 1) {",
    before: "0",
    after: "1",
    why: "where none is needed one more is enough too, and a wait is of one at least",
  },
  {
    file: "understanding/waiting-methods.ts",
    code: "return among;",
    before: "return among;",
    after: "return null as never;",
    why: "fewer years than all are wanted, so that the loop always answers",
  },
  {
    file: "understanding/reconciliation.ts",
    code: 'return [{ ...plain, step: isAssets ? "assets" : "method", effect: second.valuePerShare - first.valuePerShare }];',
    before: "-",
    after: "+",
    why: "the last step takes what is left",
  },
  {
    file: "understanding/base-rates.ts",
    code: "const windows = windowsOf(company, figure, years).toSorted((one, other) => (one.to < other.to ? -1 : 1));",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "market-multiples/multiples-through-time.ts",
    code: "if (!monthlyCloses) return [];",
    before: "return [];",
    after: "return null as never;",
    why: "months are asked for only where closes are known",
  },
  {
    file: "parts/part-amounts.ts",
    code: "const isBasis = (name: string): name is PartBasis => partBases.some((basis) => basis === name);",
    before: "===",
    after: "!==",
    why: "figures of a part that value nothing are asked for by nothing that follows",
  },
  {
    file: "parts/sum-of-parts.ts",
    code: "if (same.length === 0) return [];",
    before: "return [];",
    after: "return null as never;",
    why: "a part without a multiple is missing all the same",
  },
  {
    file: "revisions/revised-inputs.ts",
    code: ".sort(([a], [b]) => (a < b ? -1 : 1)),",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "revisions/revised-inputs.ts",
    code: ".sort(([a], [b]) => (a < b ? -1 : 1)),",
    before: "<",
    after: "<=",
    why: "no key stands twice in an object",
  },
  {
    file: "revisions/revision.ts",
    code: "return { steps: steps.map((step, index) => ({ ...step, effect: effects[index] ?? 0 })), rounding };",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "own-ratios/typed-ratio.ts",
    code: "places += 1;",
    before: "1",
    after: "2",
    why: "each part has a place of its own at any distance",
  },
  {
    file: "own-ratios/own-ratio-of.ts",
    code: "const key = part.place * 16 + back;",
    before: "16",
    after: "17",
    why: "more years than are ever reached",
  },
];
