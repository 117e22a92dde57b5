// npm start: installs and builds if needed, then serves until it is told to stop.
import { join, resolve } from "node:path";
import { become, ensureBuilt, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  ensureInstalled();
  await ensureBuilt();
  become([join(root, "app", "build", "server", "index.js")], {
    env: { NODE_ENV: "production", DATA_DIR: resolve(process.env.DATA_DIR || join(root, "data")) },
    onMessage: ({ address }) => process.stdout.write(`\n  Valora: ${address}\n\n`),
  });
});
