import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BadInput } from "./case.ts";
import { isOverTheWire } from "./requests.ts";

/** The larger collection, one case a line. */
export const casesFile = join(
  dirname(fileURLToPath(import.meta.url)),
  "../../../../shared/bad-inputs/bad-inputs.jsonl",
);

type Line = { surface: string; input?: unknown };

/** Every case of a larger collection that may lie beside the repository; null when it does not. */
export function sharedLines(): readonly Line[] | null {
  if (!existsSync(casesFile)) return null;
  return readFileSync(casesFile, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}

/** Those that can be tried on any server; null when there is no collection. */
export const sharedCases = (): readonly BadInput[] | null =>
  sharedLines()
    ?.filter(isOverTheWire)
    .map((line) => BadInput.parse(line)) ?? null;
