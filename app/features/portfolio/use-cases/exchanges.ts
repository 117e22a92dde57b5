/**
 * The ending of our symbols at each exchange that Interactive Brokers names; "" is the United States. Others are not known: their shares
 * are found by their ISIN alone.
 */
const endings: Readonly<Record<string, string>> = {
  ...{ NASDAQ: "", NYSE: "", AMEX: "", ARCA: "", BATS: "", IEX: "", PINK: "" },
  ...{ BM: ".MC", BVME: ".MI", SBF: ".PA", IBIS: ".DE", IBIS2: ".DE", AEB: ".AS", "ENEXT.BE": ".BR", BVL: ".LS" },
  ...{ LSE: ".L", EBS: ".SW", VSE: ".VI", HEX: ".HE", SFB: ".ST", CPH: ".CO", OSE: ".OL", WSE: ".WA" },
};

/** Each ending once. */
export const knownEndings: readonly string[] = [...new Set(Object.values(endings))];

/** Null: an exchange that is not known here. */
export const endingAt = (exchange: string): string | null => {
  const spelled = exchange.trim().toUpperCase();
  return Object.hasOwn(endings, spelled) ? (endings[spelled] ?? null) : null;
};
