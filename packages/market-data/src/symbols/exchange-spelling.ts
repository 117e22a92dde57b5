import type { Ticker } from "../provider.ts";
import { canonicalTicker, isPrintableAscii, withoutSpacesAround } from "./ticker.ts";

/** Exchange codes before a colon, or after a space, in foreign spellings of a symbol; "" is the United States. */
const suffixes: Readonly<Record<string, string>> = {
  NASDAQ: "",
  NYSE: "",
  AMEX: "",
  XNAS: "",
  XNYS: "",
  US: "",
  UN: "",
  UQ: "",
  UW: "",
  BME: ".MC",
  BMEX: ".MC",
  XMAD: ".MC",
  MCE: ".MC",
  MAD: ".MC",
  MC: ".MC",
  SM: ".MC",
  BIT: ".MI",
  MIL: ".MI",
  XMIL: ".MI",
  MTA: ".MI",
  MI: ".MI",
  IM: ".MI",
  EPA: ".PA",
  XPAR: ".PA",
  PAR: ".PA",
  FP: ".PA",
  ETR: ".DE",
  XETR: ".DE",
  XETRA: ".DE",
  GY: ".DE",
  // A line in Frankfurt is the share of Xetra, and so is the one that stands for all German exchanges
  GER: ".DE",
  GR: ".DE",
  FRA: ".DE",
  FWB: ".DE",
  XFRA: ".DE",
  LON: ".L",
  LSE: ".L",
  XLON: ".L",
  LN: ".L",
  AMS: ".AS",
  XAMS: ".AS",
  AEX: ".AS",
  NA: ".AS",
  EBR: ".BR",
  XBRU: ".BR",
  BRU: ".BR",
  BB: ".BR",
  ELI: ".LS",
  XLIS: ".LS",
  LIS: ".LS",
  PL: ".LS",
  HEL: ".HE",
  XHEL: ".HE",
  FH: ".HE",
  SWX: ".SW",
  XSWX: ".SW",
  SW: ".SW",
  VTX: ".SW",
  STO: ".ST",
  XSTO: ".ST",
  ST: ".ST",
  CPH: ".CO",
  XCSE: ".CO",
  DC: ".CO",
  OSL: ".OL",
  XOSL: ".OL",
  NO: ".OL",
  VIE: ".VI",
  WBAG: ".VI",
  XWBO: ".VI",
  AV: ".VI",
  XDUB: ".IR",
  DUB: ".IR",
  ID: ".IR",
};

const written = new Set(Object.values(suffixes));

/** SAP of SAP.DE; null for a symbol without the suffix of an exchange. */
export function withoutExchange(text: string): Ticker | null {
  const symbol = canonicalTicker(text);
  const dot = symbol?.lastIndexOf(".") ?? -1;
  return symbol !== null && dot > 0 && written.has(symbol.slice(dot)) ? symbol.slice(0, dot) : null;
}

/** The spellings of a symbol with the suffix of each exchange outside the United States: LR.PA and LR.MI of LR. */
export const symbolsAbroad = (symbol: Ticker): readonly Ticker[] =>
  [...written].filter((suffix) => suffix !== "").map((suffix) => `${symbol}${suffix}`);

/** Names of several exchanges in one: their suffixes. */
const families: Readonly<Record<string, readonly string[]>> = {
  EURONEXT: [".PA", ".AS", ".BR", ".LS", ".IR", ".MI"],
};

const withColon = /^([A-Z0-9.\-/]{1,12}):\s*([A-Z0-9.\-/]{1,12})$/;
const afterSpace = /^([A-Z0-9.\-/]{1,12})\s+([A-Z]{2,6})$/;

const isExchange = (code: string): boolean => Object.hasOwn(suffixes, code);

/** A symbol and an exchange as two words; null where neither word is an exchange. Of two exchanges the longer code is meant: MC in MC:PAR is a symbol. */
function exchangeBesideColon(first: string, second: string) {
  const [isFirst, isSecond] = [isExchange(first), isExchange(second)];
  if (!isFirst && !isSecond) return null;
  const isInFront = isFirst && (!isSecond || first.length >= second.length);
  return isInFront ? { exchange: first, symbol: second } : { exchange: second, symbol: first };
}

/** BME:SAN, SAN:BME, SAN SM and SAN.MC are one symbol. Null for what is not spelled with an exchange. */
export function spelledWithExchange(text: string): Ticker | null {
  if (!isPrintableAscii(text)) return null;
  const typed = withoutSpacesAround(text).toUpperCase();
  const colon = withColon.exec(typed);
  const space = colon ? null : afterSpace.exec(typed);
  const found = colon
    ? exchangeBesideColon(colon[1] ?? "", colon[2] ?? "")
    : space && { exchange: space[2] ?? "", symbol: space[1] ?? "" };
  if (!found || !isExchange(found.exchange)) return null;
  return canonicalTicker(`${found.symbol}${suffixes[found.exchange] ?? ""}`);
}

const twoWords = /^([A-Z0-9]{1,12})(?: |:|: |[.\-/])([A-Z0-9]{1,12})$/;

/**
 * The symbols that a text may stand for where it is none itself, likeliest first: TEF.MC of TEF.MAD, TEF.SM, TEF-MC and "BME TEF", and
 * of EURONEXT:ASML that symbol on each of its exchanges. The same letters may be a word or a class of shares: only the lists tell.
 */
export function perhapsWithExchange(text: string): readonly Ticker[] {
  if (!isPrintableAscii(text)) return [];
  const [, first = "", second = ""] = twoWords.exec(withoutSpacesAround(text).toUpperCase()) ?? [];
  const on = (symbol: string, exchange: string): readonly Ticker[] => {
    const known = isExchange(exchange)
      ? [suffixes[exchange] ?? ""]
      : Object.hasOwn(families, exchange) && families[exchange];
    return (known || []).flatMap((suffix) => canonicalTicker(`${symbol}${suffix}`) ?? []);
  };
  return [...on(first, second), ...on(second, first)];
}
