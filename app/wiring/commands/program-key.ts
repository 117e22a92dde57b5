import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { programFilesKey } from "./program-files-key.ts";

/**
 * Names the program that this process runs, of which a server and its command line are two processes. Where it runs from its sources,
 * these may have changed between the two: then it is another one, as it is where this cannot be told (null).
 */
export function programKey(): string | null {
  if (typeof __ENGINE_KEY__ === "undefined") return programFilesKey(join(import.meta.dirname, "..", "..", ".."));
  // The build puts this beside all other parts; its entry names them by what is in them.
  const entry = join(dirname(fileURLToPath(import.meta.url)), "..", "index.js");
  return createHash("sha256").update(process.version).update(readFileSync(entry)).digest("hex");
}
