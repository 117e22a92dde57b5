// npm run release:version: makes the next version of the changes in .changeset: changelog, manifests, lock file.
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become(["--conditions=source", join(root, "scripts", "steps", "release", "release-version.ts")]);
});
