// npm run bench: how fast the engine, the data, imports and the home page are on this machine.
import { join } from "node:path";
import { ensureChromium } from "./steps/debian.mjs";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.CHROMIUM_PATH = ensureChromium();
  become(["--conditions=source", join(root, "scripts", "steps", "bench.ts"), ...process.argv.slice(2)]);
});
