import { numberOf } from "../../core/shared/contracts/address-grammar.ts";

export const thesisFieldNames: readonly string[] = [
  ...["thesis", "disproof", "reviewOn", "buyPrice", "sellPrice", "currency", "changedAt"],
];

/** As fields of numbers send it, or with a comma; NaN, which no thesis takes, for what is none: "0x10" is not 16. */
export const decimalTyped = (typed: string): number => numberOf(typed.trim().replace(",", ".")) ?? Number.NaN;
const priceTyped = (typed: string) => (typed.trim() === "" ? null : decimalTyped(typed));

/** What the form of a thesis says, but for limits. */
export const thesisTyped = (field: (name: string) => string) => ({
  ...{ thesis: field("thesis"), disproof: field("disproof"), reviewOn: field("reviewOn") },
  ...{ buyPrice: priceTyped(field("buyPrice")), sellPrice: priceTyped(field("sellPrice")) },
  ...{ currency: field("currency") || undefined, changedAt: field("changedAt") },
});
