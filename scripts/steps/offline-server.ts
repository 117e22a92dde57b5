import { startVendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "./offline-settings.ts";

const vendors = await startVendorsServer();
Object.assign(process.env, offlineSettings(vendors));
process.stdout.write(`\n  Sources on this machine: ${vendors.addressOf("…")}\n`);
// @ts-expect-error plain JavaScript, and started by being read
await import("./dev-server.mjs");
