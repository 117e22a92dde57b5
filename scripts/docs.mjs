// npm run docs: the documentation as files for any web server, or for a reader without one, in dist/docs; --site names the installation
// that its links to other pages lead to.
import { join } from "node:path";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  become(["--conditions=source", join(root, "scripts", "steps", "docs", "docs.ts"), ...process.argv.slice(2)]);
});
