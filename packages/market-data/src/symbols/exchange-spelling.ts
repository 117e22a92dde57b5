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
  BME: ".MC",
  XMAD: ".MC",
  MCE: ".MC",
  MAD: ".MC",
  MC: ".MC",
  SM: ".MC",
  BIT: ".MI",
  MIL: ".MI",
  XMIL: ".MI",
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
  LON: ".L",
  LSE: ".L",
  XLON: ".L",
  LN: ".L",
  AMS: ".AS",
  XAMS: ".AS",
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

const beforeColon = /^([A-Z]{2,6}):\s*([A-Z0-9.\-/]{1,12})$/;
const afterSpace = /^([A-Z0-9.\-/]{1,12})\s+([A-Z]{2,6})$/;

/** BME:SAN, SAN SM and SAN.MC are one symbol. Null for what is not spelled with an exchange. */
export function spelledWithExchange(text: string): Ticker | null {
  if (!isPrintableAscii(text)) return null;
  const typed = withoutSpacesAround(text).toUpperCase();
  const colon = beforeColon.exec(typed);
  const space = colon ? null : afterSpace.exec(typed);
  const [exchange, symbol] = colon ? [colon[1], colon[2]] : [space?.[2], space?.[1]];
  if (exchange === undefined || symbol === undefined || !Object.hasOwn(suffixes, exchange)) return null;
  return canonicalTicker(`${symbol}${suffixes[exchange] ?? ""}`);
}
