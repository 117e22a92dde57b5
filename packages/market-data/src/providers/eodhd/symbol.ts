import type { Ticker } from "../../provider.ts";
import { withClassSeparator } from "../vendor-symbol.ts";

/** Where the vendor's code of an exchange is not the suffix. */
const exchanges: Readonly<Record<string, string>> = { DE: "XETRA", L: "LSE" };
const suffixed = /^(.+)\.([A-Z]{1,3})$/;

/** AAPL is "AAPL.US", BRK.B is "BRK-B.US", VOD.L is "VOD.LSE", SAN.MC stays. */
export function eodhdSymbol(ticker: Ticker): string {
  const spelled = withClassSeparator(ticker, "-");
  const [, symbol, suffix] = suffixed.exec(spelled) ?? [];
  if (!symbol || !suffix) return `${spelled}.US`;
  return `${symbol}.${exchanges[suffix] ?? suffix}`;
}
