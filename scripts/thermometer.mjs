// npm run thermometer: how many included companies are dear and cheap by their values, for the home page.
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become(["--conditions=source", join(root, "app", "wiring", "studies", "thermometer-study.server.ts")]);
});
