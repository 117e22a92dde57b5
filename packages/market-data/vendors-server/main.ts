import { startVendorsServer } from "./server.ts";
import { vendors } from "./vendors/index.ts";

/** `node packages/market-data/vendors-server/main.ts [port]`: every vendor on this machine, for working without a network. */
const port = Number(process.argv[2] ?? 4010);
const all = vendors(new Date().toISOString().slice(0, 10));
const server = await startVendorsServer({ port, vendors: all });
for (const { id } of all) process.stdout.write(`${id}\t${server.addressOf(id)}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
