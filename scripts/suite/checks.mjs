import { join } from "node:path";
import { root, tool } from "../steps/workspace.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** A check that passes or not: not counted when it passes, one failure when it does not. */
async function check(name, args, options) {
  const code = await tool(name, args, options);
  return code === 0 ? nothing : { ...nothing, failed: 1 };
}

/** Types, after React Router has written those of the routes. */
export async function types() {
  const generated = await tool("react-router", ["typegen"], { cwd: join(root, "app") });
  return generated === 0 ? check("tsc", ["--noEmit"]) : { ...nothing, failed: 1 };
}
export const biome = () => check("biome", ["check", "."]);
export const knip = () => check("knip", ["--no-progress"]);

/** Files and exports that tests alone use; aids of tests are named in the configuration, or end in `-contract.ts`. */
export const knipWithoutTests = () =>
  check("knip", ["--no-progress", "--config", "knip.production.json", "--include", "exports,files"]);
