import type { Vendor } from "../vendor.ts";
import { filingsXbrlOrgVendor } from "./filings-xbrl-org.ts";
import { secEdgarVendor } from "./sec-edgar.ts";

export const vendors: readonly Vendor[] = [secEdgarVendor, filingsXbrlOrgVendor];
