// npm run data:build -- --company-facts companyfacts.zip --submissions submissions.zip --prices prices.csv
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become([
    "--conditions=source",
    "--disable-warning=ExperimentalWarning",
    // half a gigabyte in all: the largest company takes 200 MB while it is read
    "--max-old-space-size=384",
    join(root, "packages", "market-data", "scripts", "build-bulk.ts"),
    ...process.argv.slice(2),
  ]);
});
