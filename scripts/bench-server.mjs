// npm run bench:server: how many requests the product answers, how soon, and in how much memory, on this machine.
import { join } from "node:path";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  become(["--conditions=source", join(root, "scripts", "steps", "bench-server.ts"), ...process.argv.slice(2)]);
});
