import type { Ratio } from "@valora/valuation";

/**
 * Ordinary shares of the statements in one share or receipt quoted in New York, for foreign filers whose listing has been
 * looked up: 1 for an ordinary share listed as such. Ratios change: none of these counts alone, the market value of the
 * quote must agree with it.
 */
export const reviewedReceipts: Readonly<Record<string, Ratio>> = {
  ASML: 1,
  BABA: 8,
  BIDU: 8,
  BP: 6,
  E: 2,
  GSK: 2,
  HSBC: 5,
  NTES: 5,
  NVO: 1,
  PDD: 4,
  RACE: 1,
  SAP: 1,
  SHEL: 2,
  SNY: 0.5,
  SPOT: 1,
  STLA: 1,
  TM: 10,
  TSM: 5,
};
