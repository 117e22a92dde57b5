import type { Vendor } from "../vendor.ts";
import { filingsXbrlOrgVendor } from "./filings-xbrl-org.ts";
import { fmpVendor } from "./fmp.ts";
import { secEdgarVendor } from "./sec-edgar.ts";
import { yahooVendor } from "./yahoo.ts";

export const vendors: readonly Vendor[] = [secEdgarVendor, filingsXbrlOrgVendor, fmpVendor, yahooVendor];
