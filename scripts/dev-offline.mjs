// npm run dev:offline: as `npm run dev`, with every live provider on and the vendors' server of this machine in their place.
import { join, resolve } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become([join(root, "scripts", "steps", "offline-server.ts")], {
    isServer: true,
    env: { NODE_ENV: "development", DATA_DIR: resolve(process.env.DATA_DIR || join(root, "data-dev")) },
  });
});
