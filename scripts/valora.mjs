// npm run --silent valora -- AAPL --scenario neutral --json
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  ensureInstalled();
  become([
    "--conditions=source",
    "--disable-warning=ExperimentalWarning",
    join(root, "app", "cli", "main.ts"),
    ...process.argv.slice(2),
  ]);
});
