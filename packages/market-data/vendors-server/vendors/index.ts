import type { Vendor } from "../vendor.ts";
import { ecbVendor } from "./ecb.ts";
import { filingsXbrlOrgVendor } from "./filings-xbrl-org.ts";
import { fmpVendor } from "./fmp.ts";
import { secEdgarVendor } from "./sec-edgar.ts";
import { usTreasuryVendor } from "./us-treasury.ts";
import { yahooVendor } from "./yahoo.ts";

export const vendors: readonly Vendor[] = [
  secEdgarVendor,
  filingsXbrlOrgVendor,
  fmpVendor,
  yahooVendor,
  ecbVendor,
  usTreasuryVendor,
];
