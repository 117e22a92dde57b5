// npm run drawings: figures of all included companies, from which the pictures of the articles are drawn.
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become(["--conditions=source", join(root, "app", "wiring", "studies", "drawings-study.server.ts")]);
});
