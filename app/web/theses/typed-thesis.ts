export const thesisFieldNames: readonly string[] = [
  ...["thesis", "disproof", "reviewOn", "buyPrice", "sellPrice", "currency", "changedAt"],
];

const numberOf = (typed: string) => (typed.trim() === "" ? null : Number(typed.replace(",", ".")));

/** What the form of a thesis says, but for limits. */
export const thesisTyped = (field: (name: string) => string) => ({
  ...{ thesis: field("thesis"), disproof: field("disproof"), reviewOn: field("reviewOn") },
  ...{ buyPrice: numberOf(field("buyPrice")), sellPrice: numberOf(field("sellPrice")) },
  ...{ currency: field("currency") || undefined, changedAt: field("changedAt") },
});
