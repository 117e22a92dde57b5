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

/** A larger collection that may lie beside the repository; null when it does not. */
export function sharedCases(): readonly BadInput[] | null {
  if (!existsSync(casesFile)) return null;
  return readFileSync(casesFile, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { surface: string; input?: unknown })
    .filter(isOverTheWire)
    .map((line) => BadInput.parse(line));
}
