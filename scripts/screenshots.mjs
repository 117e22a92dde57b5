// npm run screenshots: pictures for the documentation, in three languages, two themes and two widths: the result page, sheets of all
// pages, and what the pages of the documentation show (`-- --only docs`: these alone).
import { join } from "node:path";
import { ensureChromium } from "./steps/debian.mjs";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  ensureChromium();
  await ensureBuilt();
  become(["--conditions=source", join(root, "scripts", "steps", "screenshots.ts"), ...process.argv.slice(2)]);
});
