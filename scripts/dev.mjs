// npm run dev: one process, Vite's middlewares in front of the server; changes of server code are taken up at once.
import { join, resolve } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become([join(root, "scripts", "steps", "dev-server.mjs")], {
    isServer: true,
    env: { NODE_ENV: "development", DATA_DIR: resolve(process.env.DATA_DIR || join(root, "data-dev")) },
  });
});
