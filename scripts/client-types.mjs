// npm run client:types: the types of @valora/client, from the description of the API.
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become([
    "--conditions=source",
    join(root, "scripts", "steps", "client", "client-types.ts"),
    ...process.argv.slice(2),
  ]);
});
