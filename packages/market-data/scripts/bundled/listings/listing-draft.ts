import type { InstrumentKind } from "../../../src/listings/instrument.ts";
import { canonicalTicker } from "../../../src/symbols/ticker.ts";

/** A listed symbol while the directory is built. */
export type Draft = {
  ticker: string;
  name: string;
  exchange: string | null;
  currency: string;
  kind: InstrumentKind;
  commonShare: string | null;
  marketValue: number;
  /** The issuer's number at the SEC; 0 when unknown. */
  cik: number;
  /** The issuer's business by a list: in finance, or none, as a company that has no business yet; null of another list. */
  mayBeShell: boolean;
};
export type Drafts = Map<string, Draft>;

/** A symbol of an American list, in dollars. */
export function americanDraft(ticker: string, name: string, kind: InstrumentKind, marketValue = 0): Draft {
  return {
    ticker,
    name,
    exchange: null,
    currency: "USD",
    kind,
    commonShare: null,
    marketValue,
    cik: 0,
    mayBeShell: true,
  };
}

/** `BAC^K` is the list's spelling of BAC.PR.K, `BRK/B` of BRK.B. */
export function symbolOf(listed: string): string {
  const spelled = listed.includes("^") ? listed.replace("^", "-P") : listed;
  const ticker = canonicalTicker(spelled);
  if (!ticker) throw new Error(`the list has the symbol ${listed}, which is none`);
  return ticker;
}

/** These stand for themselves: no ordinary share is offered in their place. */
export const isNoOneElses: ReadonlySet<InstrumentKind> = new Set(["commonShare", "depositaryReceipt", "fund", "spac"]);
