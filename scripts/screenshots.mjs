// npm run screenshots: pictures for the documentation, in three languages, two themes and two widths: the result page, and sheets of all pages.
import { join } from "node:path";
import { ensureChromium } from "./steps/debian.mjs";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  ensureChromium();
  await ensureBuilt();
  become(["--conditions=source", join(root, "scripts", "steps", "screenshots.ts")]);
});
