import type { Ticker } from "../provider.ts";

const classShare = /^([A-Z]{1,6})\.([A-DK])$/;

/** Our symbol in a vendor's spelling of class shares: BRK.B is "BRK-B" to most. Exchange suffixes (SAN.MC, VOD.L) stay. */
export const withClassSeparator = (ticker: Ticker, separator: string): string =>
  ticker.replace(classShare, `$1${separator}$2`);
