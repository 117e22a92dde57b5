// npm run prove: kills, restarts and the tests of each row of what can go wrong; writes docs/proof.md.
import { join } from "node:path";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  become(["--conditions=source", join(root, "scripts", "prove", "prove.ts"), ...process.argv.slice(2)]);
});
