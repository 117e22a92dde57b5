// npm run calibration · npm run evidence: the figures of the pages of the same names, from the included data.
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  const [name, ...options] = process.argv.slice(2);
  become(["--conditions=source", join(root, "packages", "valuation", "scripts", `${name}.ts`), ...options]);
});
