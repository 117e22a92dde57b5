// npm run --silent valora -- AAPL --scenario neutral --json
import { join } from "node:path";
import { become, ensureInstalled, isBuildCurrent, root, run } from "./steps/workspace.mjs";

const words = process.argv.slice(2);

run(async () => {
  await ensureInstalled();
  const unbuilt = ["--conditions=source", join(root, "app", "cli", "main.ts")];
  // What is built answers in half the time; without words it would serve.
  const isBuildUsed = words.length > 0 && words[0] !== "serve" && isBuildCurrent();
  const program = isBuildUsed ? [join(root, "app", "build", "server", "index.js")] : unbuilt;
  become(["--disable-warning=ExperimentalWarning", ...program, ...words]);
});
