import { startVendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { vendors as allVendors } from "../../packages/market-data/vendors-server/vendors/index.ts";
import { offlineSettings } from "./offline-settings.ts";

const vendors = await startVendorsServer({ vendors: allVendors(new Date().toISOString().slice(0, 10)) });
Object.assign(process.env, offlineSettings(vendors));
process.stdout.write(`\n  Sources on this machine: ${vendors.addressOf("…")}\n`);
// @ts-expect-error plain JavaScript, and started by being read
await import("./dev-server.mjs");
