// npm run fuzz: requests at random to every operation of the API; fails with the requests whose answers contradict the description.
import { join } from "node:path";
import { become, ensureInstalled, root, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  become(["--conditions=source", join(root, "scripts", "steps", "fuzz", "fuzz.ts"), ...process.argv.slice(2)]);
});
