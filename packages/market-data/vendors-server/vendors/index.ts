import type { Vendor } from "../vendor.ts";
import { alphaVantageVendor } from "./alpha-vantage.ts";
import { ecbVendor } from "./ecb.ts";
import { eodhdVendor } from "./eodhd.ts";
import { filingsXbrlOrgVendor } from "./filings-xbrl-org.ts";
import { finnhubVendor } from "./finnhub.ts";
import { fmpVendor } from "./fmp.ts";
import { gleifVendor } from "./gleif.ts";
import { secEdgarVendor } from "./sec-edgar.ts";
import { tiingoVendor } from "./tiingo.ts";
import { twelveDataVendor } from "./twelve-data.ts";
import { usTreasuryVendor } from "./us-treasury.ts";
import { yahooVendor } from "./yahoo.ts";

/** All of them; those that publish rates do so as if their last day were this one. */
export const vendors = (lastDay?: string): readonly Vendor[] => [
  secEdgarVendor,
  filingsXbrlOrgVendor,
  gleifVendor,
  fmpVendor,
  yahooVendor,
  alphaVantageVendor,
  finnhubVendor,
  twelveDataVendor,
  tiingoVendor,
  eodhdVendor,
  ecbVendor(lastDay),
  usTreasuryVendor(lastDay),
];
