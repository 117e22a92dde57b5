// npm run data:prices -- closes.csv --lang en
import { join, resolve } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become(
    [
      "--conditions=source",
      "--disable-warning=ExperimentalWarning",
      join(root, "app", "cli", "data-prices.ts"),
      ...process.argv.slice(2),
    ],
    // A file of settings that is named may name the folder too.
    process.env.VALORA_CONFIG ? {} : { env: { DATA_DIR: resolve(process.env.DATA_DIR || join(root, "data")) } },
  );
});
