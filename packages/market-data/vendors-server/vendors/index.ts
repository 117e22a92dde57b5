import type { Vendor } from "../vendor.ts";
import { secEdgarVendor } from "./sec-edgar.ts";

export const vendors: readonly Vendor[] = [secEdgarVendor];
