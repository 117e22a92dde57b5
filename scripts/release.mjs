// npm run release: a folder that runs Valora with nothing else installed, its archive and the checksum of that, in dist/.
import { join } from "node:path";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  become(["--conditions=source", join(root, "scripts", "steps", "release", "release.ts"), ...process.argv.slice(2)]);
});
